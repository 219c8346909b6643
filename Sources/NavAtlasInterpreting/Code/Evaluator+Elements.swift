import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// What a subscript gives: `values[0]`, `self[option]`.
  func element(_ base: Expression, _ arguments: [Argument], _ offset: Offset, _ scope: Scope) -> Value {
    let value = evaluate(base, scope, expecting: nil)
    let positions = arguments.map { evaluate($0.value, scope, expecting: nil) }
    if arguments.first?.label == "keyPath", case .keyPath(_, let names)? = positions.first {
      return names.reduce(value) {
        member($1, of: $0, Site(file: scope.file, offset: 0), own: nil) ?? .unknown
      }
    }
    if let slice = slice(value, arguments, positions) { return slice }
    if let kept = keptPath(in: value, at: positions) { return kept }
    if let declared = declaredElement(of: value, base, arguments, offset, scope) { return declared }
    if case .array(let values) = value {
      if let found = entry(of: values, at: positions.first) { return found }
      if case .integer(let position)? = positions.first, values.indices.contains(position) {
        return values[position]
      }
      if let position = positions.first, let shown = shown(values, at: position, offset, scope) {
        return shown
      }
      return values.isEmpty ? .unknown : .oneOf(values)
    }
    if case .binding(let place) = value {
      return .binding(place.element(of: place.type?.element))
    }
    if case .integer(let position)? = positions.first, let first = initialObjects(of: value),
      first.indices.contains(position)
    {
      return first[position]
    }
    if let entry = keyedEntry(of: value, at: positions) { return entry }
    if case .place(let place) = value, let kept = continuation(in: place) { return .place(kept) }
    return keptElements(of: value).map { .oneOf($0) }
      ?? type(of: value)?.subscripted.map { .typed($0) } ?? .unknown
  }

  /// Views in a list of which the number that is stored somewhere says which one is seen: `pages[selected]`.
  private func shown(_ values: [Value], at position: Value, _ offset: Offset, _ scope: Scope) -> Value? {
    guard values.count > 1, case .place(let place) = position, place.type?.unwrapped.name == "Int",
      values.allSatisfy({ $0.isViewLike(self) })
    else { return nil }
    let site = Site(file: scope.file, offset: offset)
    let alternatives = values.enumerated().map { number, view in
      Branch.Alternative(
        test: .equals(.integer(number)), content: content(view, owner: scope.type, at: site))
    }
    let choice = Branch(subject: position, alternatives: alternatives, site: site)
    return .content(Content(owner: scope.type, items: [.branch(choice)]))
  }

  /// What a subscript of the app's own gives; nil where the type declares none, or what it gives cannot be told.
  private func declaredElement(
    of value: Value, _ base: Expression, _ arguments: [Argument], _ offset: Offset, _ scope: Scope
  ) -> Value? {
    let name = Function.reader
    guard let type = subscripted(value), let candidates = type.functions[name] else { return nil }
    let method = MethodValue(name: name, candidates: candidates, owner: type, receiver: value)
    let call = Call(callee: .member(base, name, offset), arguments: arguments, offset: offset)
    let result = invoke(
      .method(method), name, call, Site(file: scope.file, offset: offset), scope, nil)
    return result == .unknown ? nil : result
  }
}
