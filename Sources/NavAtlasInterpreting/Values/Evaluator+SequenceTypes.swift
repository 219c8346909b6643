package import NavAtlasProgram
import NavAtlasSourceReading

/// What sequences have in them of which no more is known than their type.
extension Evaluator {
  /// Something of a type: of a tuple's type a tuple.
  func instance(of type: StaticType) -> Value {
    guard type.isTuple else { return .typed(type) }
    let labels = TypeReference.labels(ofTuple: type.name)
    return .tuple(
      type.arguments.enumerated().map { position, part in
        let label = position < labels.count && labels[position] != "_" ? labels[position] : nil
        return LabeledValue(label: label, value: instance(of: part))
      })
  }

  /// What iterating a type yields; of a dictionary pairs.
  func iterated(_ type: StaticType) -> Value? {
    guard let entry = type.entry else { return type.element.map(instance) }
    return .tuple([
      LabeledValue(label: "key", value: instance(of: entry.key)),
      LabeledValue(label: "value", value: instance(of: entry.value)),
    ])
  }

  /// All keys, or all values, of what has a dictionary's type.
  func side(_ name: String, of type: StaticType?) -> Value? {
    guard let entry = type?.entry, name == "keys" || name == "values" else { return nil }
    return .typed(StaticType(name: "Array", arguments: [name == "keys" ? entry.key : entry.value]))
  }

  /// `Array(list)` and `Set(list)`: what is in it is as in the list.
  func collection(_ type: StaticType, of list: Value) -> StaticType {
    guard type.name == "Array" || type.name == "Set", type.arguments.isEmpty,
      let iterated = elements(of: list).first, let element = self.type(of: iterated)
    else { return type }
    return StaticType(name: type.name, arguments: [element])
  }

  /// `Dictionary(grouping: rows, by: { $0.day })` of rows that are not known one by one.
  func groupedType(_ arguments: [ArgumentValue], at site: Site) -> StaticType? {
    guard let rows = arguments.first, rows.label == "grouping", let element = type(of: rows.value)?.element
    else { return nil }
    let key = arguments.dropFirst().first.map { apply($0.value, to: [instance(of: element)], at: site) }
    return StaticType(
      name: "Dictionary",
      arguments: [
        key.flatMap { type(of: $0) } ?? .any, StaticType(name: "Array", arguments: [element]),
      ])
  }

  /// What an extension of a collection gives: its `[[Element]]` of a list of rows is of those rows.
  func given(_ result: StaticType?, of owner: DeclaredType?, _ receiver: Value?) -> StaticType? {
    guard let result, owner?.kind == .addition, !result.arguments.isEmpty,
      let element = receiver.flatMap({ type(of: $0) })?.element
    else { return result }
    return result.given(["Element": element])
  }

  /// A text in the user's language is as constant as its key: `String(localized: "Log")`.
  func text(_ argument: ArgumentValue) -> Value? {
    guard case .string = argument.value, ["localized", "verbatim", nil].contains(argument.label) else {
      return nil
    }
    return argument.value
  }

  /// What methods of texts give that are not known themselves.
  func textCall(_ name: String, _ receiver: Value) -> Value? {
    guard Self.textMethods.contains(name), type(of: receiver)?.unwrapped.name == "String" else { return nil }
    let text = StaticType(name: "String")
    let isList = name == "components" || name == "split"
    return .typed(isList ? StaticType(name: "Array", arguments: [text]) : text)
  }

  private static let textMethods: Set<String> = [
    "components", "split", "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences",
    "appending",
    "padding", "removingPercentEncoding", "localizedCapitalized",
  ]

  /// `zip(a, b)`: pairs of what is in both, one by one where that is known of both.
  func zipped(_ call: Call, _ scope: Scope) -> Value? {
    let lists = evaluated(call, scope).map(\.value)
    return lists.count == 2 ? zipped(lists[0], lists[1]) : nil
  }

  private func zipped(_ first: Value, _ second: Value) -> Value {
    let (left, right) = (elements(of: first), elements(of: second))
    let count = min(left.count, right.count)
    let isKnown = left.count == right.count && count > 1
    let pairs = (0..<(isKnown ? count : 1)).map { position in
      Value.tuple(
        (isKnown ? [left[position], right[position]] : [.oneOf(left), .oneOf(right)]).map {
          LabeledValue(label: nil, value: $0)
        })
    }
    return .array(pairs)
  }
}

extension Value {
  /// The value with the type that its declaration has, where nothing else tells one.
  package func declared(as type: StaticType?) -> Value {
    guard let type else { return self }
    switch self {
    case .unknown: return .typed(type)
    case .place(var place) where place.type == nil:
      place.type = type
      return .place(place)
    case .array(let values): return .array(values.map { $0.declared(as: type.element) })
    case .choice(let values): return .oneOf(values.map { $0.declared(as: type) })
    default: return self
    }
  }

  /// As its declaration says that it is, where it says more than what the value was made with: `let rows: [Row] = load()`.
  func asDeclared(_ type: StaticType?) -> Value {
    typedAsDeclared(type).declared(as: type)
  }

  /// The same where it is something of which only a type is known.
  func typedAsDeclared(_ type: StaticType?) -> Value {
    guard let type, type.isOfData else { return self }
    switch self {
    case .typed(let known): return known.saysLess(than: type) ? .typed(type) : self
    case .content(let made) where made.isOfUnknownCall: return .typed(type)
    case .array(let values) where type.name == "Array":
      return .array(values.map { $0.typedAsDeclared(type.element) })
    default: return self
    }
  }
}

extension Content {
  /// True for what a call is taken for of which nothing is known.
  fileprivate var isOfUnknownCall: Bool {
    guard items.count == 1, case .element(let element) = items[0] else { return false }
    return element.isUnknown
  }
}

extension DeclaredType {
  /// True for values, and for classes of which it is known that they are no views of a framework's.
  fileprivate var isOfData: Bool {
    if isView || isBuilt || isController || kind == .interface { return false }
    return !isClass || attributes.contains("Model") || attributes.contains("Observable")
      || ["ObservableObject", "Identifiable", "Hashable", "Decodable", "Codable"].contains(where: conforms)
  }
}

extension StaticType {
  var isTuple: Bool { declaration == nil && name.hasPrefix("(") && !arguments.isEmpty }

  /// What a dictionary keeps.
  fileprivate var entry: (key: StaticType, value: StaticType)? {
    let type = unwrapped
    guard type.declaration == nil, type.name == "Dictionary" || type.name == "OrderedDictionary",
      type.arguments.count == 2
    else { return nil }
    return (type.arguments[0], type.arguments[1])
  }

  /// True for what the app declares and is no view, and for lists of such.
  fileprivate var isOfData: Bool {
    if let declaration { return declaration.isOfData }
    return (isTuple || ["Array", "Optional", "Set", "Dictionary"].contains(name))
      && arguments.contains(where: \.isOfData)
  }

  /// True where it names nothing that the app declares, and is not the same with nothing left open.
  fileprivate func saysLess(than type: StaticType) -> Bool {
    !mentionsDeclaration && type.mentionsDeclaration
  }

  private var mentionsDeclaration: Bool {
    declaration != nil || arguments.contains(where: \.mentionsDeclaration)
  }
}
