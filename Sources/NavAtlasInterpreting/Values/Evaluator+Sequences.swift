import NavAtlasProgram
import NavAtlasSourceReading

/// What methods of arrays and paths do to storage, and what they give.
extension Evaluator {
  /// What a method does to something stored; nil where it is none that changes it.
  func mutate(_ place: Place, _ name: String, _ arguments: [ArgumentValue], _ site: Site, _ scope: Scope)
    -> Value?
  {
    if place.isDatabase { return nil }
    let first = arguments.first?.value ?? .unknown
    let operation: Effect.Operation
    if name == "append" || name == "insert" {
      listen(toElementsOf: place, first)
      join(first, keptInElementsOf: place)
      keep(elementOf: place, first)
      keepElements(of: first, in: place)
    }
    if name == "updateValue", let key = arguments.first(where: { $0.label == "forKey" })?.value {
      listen(toElementsOf: place, first)
      join(first, keptInElementsOf: place)
      keep(first, at: [key], inEntriesOf: place)
      scope.content.items.append(.effect(Effect(operation: .setElement(first), place: place, site: site)))
      return .unknown
    }
    if let rest = rest(name, of: place, arguments) { return rest }
    if let cut = cut(name, first) {
      scope.content.items.append(.effect(Effect(operation: cut, place: place, site: site)))
      observe(place, nil, site, scope)
      return .unknown
    }
    switch name {
    case "append":
      if arguments.first?.label == "contentsOf" {
        guard case .array(let values) = first else {
          operation = .append([first])
          break
        }
        operation = .append(values)
      } else {
        operation = .append([first])
      }
    case "insert": operation = .insert(first)
    case "removeLast":
      if case .integer(let count) = first {
        operation = .removeLast(count)
      } else {
        // `removeLast(path.count)` empties the path.
        operation = arguments.isEmpty ? .removeLast(1) : .removeLast(nil)
      }
    case "popLast", "removeFirst", "remove": operation = .removeLast(1)
    case "removeAll":
      operation = .removeAll
    case "removeSubrange": operation = .removeLast(nil)
    case "toggle": operation = .toggle
    case "pop":
      guard let label = arguments.first?.label else { return nil }
      operation = label == "to" ? .popTo(first) : .removeLast(1)
    default: return nil
    }
    scope.content.items.append(.effect(Effect(operation: operation, place: place, site: site)))
    observe(place, nil, site, scope)
    return .unknown
  }

  /// What a list adds to the list that `flatMap` makes; anything else stays as it is.
  private func flattened(_ value: Value) -> [Value] {
    if case .array(let values) = value { return values }
    guard let type = type(of: value), type.unwrapped.name == "Array", type.element != nil else {
      return [value]
    }
    return elements(of: value)
  }

  /// What `first(where:)` and the like may give of a list's elements: the one that the test is surely true of, or any of
  /// those that it is not surely false of.
  private func found(_ name: String, among values: [Value], _ call: Call, _ scope: Scope) -> Value {
    guard name == "first" || name == "last", case .closure(let test)? = call.arguments.first?.value else {
      return .oneOf(values)
    }
    var found: [Value] = []
    for value in name == "first" ? values : values.reversed() {
      switch truth(of: test, for: value, scope) {
      case true?: return .oneOf(found + [value])
      case false?: continue
      case nil: found.append(value)
      }
    }
    return found.isEmpty ? .none : .oneOf(found)
  }

  /// Those elements of a list that a test is not surely false of.
  private func filtered(_ list: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    for argument in evaluated(call, scope) { collect(argument, into: scope.content, "filter", site) }
    guard case .array(let values) = list, case .closure(let test)? = call.arguments.first?.value else {
      return list
    }
    return .array(values.filter { truth(of: test, for: $0, scope) != false })
  }

  /// What a closure of one expression says of an element; nil where the source does not decide it.
  private func truth(of test: ClosureExpression, for element: Value, _ scope: Scope) -> Bool? {
    guard test.body.count == 1, case .expression(let expression) = test.body[0] else { return nil }
    let inner = Scope(in: scope, content: Content(owner: scope.content.owner))
    bind([element], of: test, inner)
    return decide(expression, inner).0
  }

  /// True for an optional that `map` or `flatMap` is called on.
  private func mayBeNothing(_ receiver: Value, mappedBy name: String) -> Bool {
    guard name == "map" || name == "flatMap", !saved(receiver).isRestored else { return false }
    return type(of: receiver)?.name == "Optional"
  }

  /// Methods of lists that are no modifiers of views.
  static let iterations: Set<String> = [
    "enumerated", "map", "compactMap", "flatMap", "forEach", "reversed", "reduce", "first", "last", "filter",
    "sorted", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "randomElement", "firstIndex",
    "lastIndex",
  ]

  /// `map`, `forEach` and the like on what can be iterated.
  func sequenceCall(
    _ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope, _ expected: StaticType?
  ) -> Value? {
    switch name {
    case "forEach", "map", "compactMap", "flatMap":
      let closure = call.arguments.first.map { evaluate($0.value, scope, expecting: nil) } ?? .unknown
      if receiver.isSingle, name != "forEach" {
        // An optional's `map`.
        if case .none = receiver { return Value.none }
        return effects(of: applyCollecting(closure, [receiver], site), site, scope)
      }
      if mayBeNothing(receiver, mappedBy: name) {
        let made = effects(of: applyCollecting(closure, [present(receiver)], site), site, scope)
        return .oneOf([made.typed(as: expected), .none])
      }
      let results = elements(of: receiver).map { element -> Value in
        let result = effects(of: applyCollecting(closure, [element], site), site, scope)
        // What it does that gives nothing is done all the same.
        if name == "forEach", case .content(let done) = result {
          scope.content.items.append(.include(done.withoutViews(), site))
        }
        return result.typed(as: expected?.element)
      }.filter { name != "compactMap" || $0 != .none }.map { name == "compactMap" ? $0.present : $0 }
      if saved(receiver).isRestored, name != "forEach" {
        let element = results.first.flatMap { type(of: $0) } ?? expected?.element ?? .any
        return .typed(StaticType(name: "Array", arguments: [element]).restored)
      }
      if name == "flatMap" { return .array(results.flatMap { flattened($0) }) }
      return name == "forEach" ? .unknown : .array(results)
    case "reduce": return reduced(receiver, call, site, scope)
    case "filter" where receiver.isArray && receiver != .array([]):
      return filtered(receiver, call, site, scope)
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "animation",
      "removeDuplicates", "transaction":
      for argument in evaluated(call, scope) { collect(argument, into: scope.content, name, site) }
      return receiver
    case "firstIndex", "lastIndex": return position(name, in: receiver, call, scope)
    case "first", "last", "randomElement", "min", "max", "element":
      for argument in evaluated(call, scope) { collect(argument, into: scope.content, name, site) }
      if let type = call.testedType { return .typed(written(type, scope)) }
      if case .array(let values) = receiver, !values.isEmpty {
        return found(name, among: values, call, scope)
      }
      return type(of: receiver)?.element.map { .typed($0) }
    case "split", "components", "decoded":
      // A path that is kept as a text.
      guard saved(receiver).isRestored else { return textCall(name, receiver) }
      return .typed(StaticType(name: "Array", arguments: [.any]).restored)
    case "enumerated":
      let all = elements(of: receiver)
      return .array(
        all.enumerated().map { position, element in
          .tuple([
            LabeledValue(label: "offset", value: all.count > 1 ? .integer(position) : .unknown),
            LabeledValue(label: "element", value: element),
          ])
        })
    default: return textCall(name, receiver)
    }
  }
}

extension Call {
  /// `T` of `first(where: { $0 is T })` and `first { $0.isKind(of: T.self) }`.
  fileprivate var testedType: TypeReference? {
    guard case .closure(let closure)? = arguments.last?.value, closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .expression(.other(let parts)) where parts.count == 2:
      if case .type(let type) = parts[1] { return type }
      return nil
    case .expression(.call(let test)) where test.callee.calledName == "isKind":
      if case .type(let type)? = test.arguments.first?.value { return type }
      return nil
    default: return nil
    }
  }
}
