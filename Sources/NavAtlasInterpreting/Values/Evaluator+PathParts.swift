import NavAtlasProgram
package import NavAtlasSourceReading

/// Parts of a path: where a value is in it, and what is left where it is cut off.
extension Evaluator {
  /// `firstIndex(of:)` and the like: where a value is; nil for any other call.
  package func position(_ name: String, in receiver: Value, _ call: Call, _ scope: Scope) -> Value? {
    guard name == "firstIndex" || name == "lastIndex", call.arguments.count == 1,
      let only = call.arguments.first
    else { return nil }
    let element = type(of: receiver)?.element
    if only.label == "of" {
      let value = evaluate(only.value, scope, expecting: element)
      return index(of: value, in: receiver) ?? .position(of: value)
    }
    if let counterpart = only.value.counterpart {
      let value = evaluate(counterpart, scope, expecting: element)
      if value != .unknown { return index(of: value, in: receiver) ?? .position(of: value) }
    }
    let test = evaluate(only.value, scope, expecting: nil)
    let site = Site(file: scope.file, offset: call.offset)
    let found = (element.map { values(of: $0) } ?? []).filter {
      apply(test, to: [$0], at: site) == .boolean(true)
    }
    return .position(of: found.isEmpty ? .unknown : .oneOf(found))
  }

  /// Where one of the cases that a list is written with stands: `[Place.lake, .hill].firstIndex(of: .hill)`.
  private func index(of value: Value, in receiver: Value) -> Value? {
    guard case .array(let elements) = receiver, !elements.isEmpty else { return nil }
    let names = elements.compactMap(\.plainCase)
    let positions = value.alternatives.compactMap { wanted in
      wanted.plainCase.flatMap { names.firstIndex(of: $0) }
    }
    guard names.count == elements.count, !positions.isEmpty, positions.count == value.alternatives.count
    else { return nil }
    return .oneOf(positions.map { .integer($0) })
  }

  /// What arithmetic makes of a position: the one after it, or one that is as good as it.
  package func position(amid values: [Value]) -> Value? {
    guard let found = values.first(where: { $0.positioned != nil }) else { return nil }
    return values.contains(.integer(1)) ? found.following : found
  }

  /// `dropLast` and `prefix` of a path; nil for any other call.
  package func rest(_ name: String, of place: Place, _ arguments: [ArgumentValue]) -> Value? {
    let first = arguments.first
    switch name {
    case "dropLast":
      guard let first else { return .rest(of: place, "count", .integer(1)) }
      return .rest(of: place, "count", first.value)
    case "prefix":
      guard let first, let target = first.value.positioned else { return nil }
      return .rest(of: place, "to", first.label == "through" || first.value.isFollowing ? target : .unknown)
    default: return nil
    }
  }

  /// `path[...index]`; nil for a single element.
  func slice(_ value: Value, _ arguments: [Argument], _ positions: [Value]) -> Value? {
    guard case .other? = arguments.first?.value, let place = place(value),
      let target = positions.first?.positioned
    else { return nil }
    return .rest(of: place, "to", target)
  }

  /// One of the paths that a dictionary keeps, or a subscript of the app gives; nil for anything else.
  ///
  /// They are one place: a stack around tells which of them is meant, and all show the same where none does.
  func keptPath(in value: Value, at keys: [Value]) -> Value? {
    if let path = path(behind: value, at: keys) {
      return if case .binding = value { .binding(path) } else { .place(path) }
    }
    guard let place = place(value), let type = place.type?.unwrapped, type.name == "Dictionary",
      type.arguments.count == 2, type.arguments[1].isPath
    else { return nil }
    let path = place.element(of: type.arguments[1])
    return if case .binding = value { .binding(path) } else { .place(path) }
  }

  private func path(behind value: Value, at keys: [Value]) -> Place? {
    guard let type = type(of: value)?.unwrapped.declaration,
      let member = type.functions[Function.reader]?.first,
      resolve(member.declaration.result, type, member.file)?.isPath == true
    else { return nil }
    let receiver = place(value).map { .place($0) } ?? value
    let missing = max(0, member.declaration.parameters.count - keys.count)
    return place(
      invoke(member, type, receiver, keys + Array(repeating: .unknown, count: missing)).value)
  }

  /// `path = path + [.lake]`: what is stored, with more behind it.
  func append(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard case .other(let parts) = expression, parts.count == 2, let names = target.names,
      parts[0].names?.withoutSelf == names.withoutSelf, case .array = parts[1],
      let place = place(evaluate(target, scope, expecting: nil)), place.type?.isPath == true,
      case .array(let added) = evaluate(parts[1], scope, expecting: place.type?.unwrapped)
    else { return false }
    scope.content.items.append(.effect(Effect(operation: .append(added), place: place, site: site)))
    return true
  }

  /// What a method that removes all from a position on does; nil where no position is known.
  func cut(_ name: String, _ argument: Value?) -> Effect.Operation? {
    guard name == "removeLast" || name == "removeSubrange", let argument, let target = argument.positioned
    else { return nil }
    return .popTo(argument.isFollowing ? target : .unknown)
  }

  /// `while path.last != value { path.removeLast() }` or `while !path.isEmpty { path.removeLast() }` as what it does to
  /// the path; nil for any other loop.
  func cut(while body: [Statement], _ scope: Scope) -> Effect? {
    guard body.count == 1, case .condition(let conditions, let then, _, _) = body[0], conditions.count == 1,
      case .expression(let asked) = conditions[0]
    else { return nil }
    if let path = asked.filled {
      return removed(by: then, from: path, scope).map {
        Effect(operation: .removeAll, place: $0.place, site: $0.site)
      }
    }
    guard case .comparison(.member(let path, "last", _), let wanted, false) = asked,
      let removed = removed(by: then, from: path, scope)
    else { return nil }
    let target = evaluate(wanted, scope, expecting: removed.place.type?.element)
    return Effect(operation: .popTo(target), place: removed.place, site: removed.site)
  }

  /// `for _ in 0..<path.count { path.removeLast() }` as emptying the path; nil for any other loop.
  func cut(through sequence: Expression, _ body: [Statement], _ scope: Scope) -> Effect? {
    let range = if case .conversion(let range, _) = sequence { range } else { sequence }
    guard case .other(let bounds) = range, bounds.count == 2, case .integer(0) = bounds[0],
      case .member(let path, "count", _) = bounds[1]
    else { return nil }
    return removed(by: body, from: path, scope).map {
      Effect(operation: .removeAll, place: $0.place, site: $0.site)
    }
  }

  /// The path that code takes the last element from, where it does nothing else.
  private func removed(by code: [Statement], from path: Expression, _ scope: Scope) -> (
    place: Place, site: Site
  )? {
    guard let place = place(evaluate(path, scope, expecting: nil)) else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    _ = run(code, aside)
    guard aside.content.items.count == 1, case .effect(let effect) = aside.content.items[0],
      effect.operation == .removeLast(1), effect.place == place
    else { return nil }
    return (place, effect.site)
  }
}

extension [String] {
  fileprivate var withoutSelf: ArraySlice<String> { first == "self" ? dropFirst() : self[...] }
}

extension Expression {
  /// The path of `!path.isEmpty` and `path.count > 0`.
  fileprivate var filled: Expression? {
    switch self {
    case .negation(.member(let path, "isEmpty", _)): path
    case .ordering(.member(let path, "count", _), .greater, .integer(0)): path
    default: nil
    }
  }

  /// `route` of `{ $0.info.key == route.info.key }`: what an element is held against, part by part.
  fileprivate var counterpart: Expression? {
    guard case .closure(let closure) = self, closure.body.count == 1,
      case .expression(.comparison(let left, let right, isEqual: true)) = closure.body[0]
    else { return nil }
    let element = closure.parameters.first?.name ?? "$0"
    for (own, other) in [(left, right), (right, left)] {
      guard let names = own.names, names.first == element, let others = other.names,
        others.count == names.count,
        names.dropFirst() == others.dropFirst(), others.first != element
      else { continue }
      return other.root
    }
    return nil
  }

  private var root: Expression {
    if case .member(let base, _, _) = self { base.root } else { self }
  }
}

extension StaticType {
  /// True for what a stack can be driven by.
  var isPath: Bool { ["Array", "NavigationPath", "NBNavigationPath"].contains(unwrapped.name) }
}

extension EnumValue {
  /// The names of positions in paths, and of paths that are cut off.
  fileprivate static let position = "#position"
  fileprivate static let following = "#following"
  fileprivate static let rest = "#rest"
}

extension Value {
  /// The name of a case that carries nothing.
  fileprivate var plainCase: String? {
    guard case .enumCase(let value) = self, value.payload.isEmpty else { return nil }
    return value.name
  }

  fileprivate static func position(of value: Value) -> Value {
    .enumCase(EnumValue(name: EnumValue.position, payload: [LabeledValue(value: value)]))
  }

  fileprivate static func rest(of place: Place, _ label: String, _ value: Value) -> Value {
    .enumCase(
      EnumValue(
        type: place.type, name: EnumValue.rest,
        payload: [LabeledValue(value: .place(place)), LabeledValue(label: label, value: value)]))
  }

  /// The value whose position in a path it is.
  var positioned: Value? {
    guard case .enumCase(let value) = self,
      value.name == EnumValue.position || value.name == EnumValue.following
    else { return nil }
    return value.payload.first?.value
  }

  fileprivate var isFollowing: Bool {
    if case .enumCase(let value) = self { value.name == EnumValue.following } else { false }
  }

  fileprivate var following: Value {
    guard case .enumCase(var value) = self else { return self }
    value.name = EnumValue.following
    return .enumCase(value)
  }

  var isRest: Bool { if case .enumCase(let value) = self { value.name == EnumValue.rest } else { false } }

  /// What storing it does to the path whose beginning it is; nil for any other value.
  func cut(of place: Place) -> Effect.Operation? {
    guard case .enumCase(let value) = self, value.name == EnumValue.rest,
      value.payload.first?.value == .place(place), let kept = value.payload.last
    else { return nil }
    if kept.label == "to" { return .popTo(kept.value) }
    if case .integer(let count) = kept.value { return .removeLast(count) }
    return .removeLast(nil)
  }
}
