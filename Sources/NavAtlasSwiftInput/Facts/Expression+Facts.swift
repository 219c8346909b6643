extension Expression {
  /// The expressions it is made of, calls and closures aside.
  var parts: [Expression] {
    switch self {
    case .member(let base, _, _), .negation(let base), .conversion(let base, _): [base]
    case .element(let base, let arguments, _): [base] + arguments.map(\.value)
    case .array(let parts), .text(let parts), .other(let parts): parts
    case .tuple(let parts): parts.map(\.value)
    case .assignment(let left, let right, _), .coalescing(let left, let right),
      .comparison(let left, let right, _), .logical(let left, let right, _):
      [left, right]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    default: []
    }
  }

  /// The last name of what is called.
  var calledName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _): name
    case .type(let type): type.name
    default: nil
    }
  }

  /// A chain of names without `self`.
  var writtenPath: String? {
    guard let names, !names.isEmpty else { return nil }
    let plain = names.first == "self" ? names.dropFirst() : names[...]
    return plain.isEmpty ? nil : plain.joined(separator: ".")
  }

  /// The paths at whose contents it looks: `path.isEmpty`, `path.count > 1`, `path.last`.
  var checked: Set<String> {
    var found: Set<String> = []
    if case .member(let base, let name, _) = self, ["isEmpty", "count", "last", "indices"].contains(name),
      let path = base.writtenPath
    {
      found.insert(path)
    }
    for part in parts { found.formUnion(part.checked) }
    return found
  }

  /// What `??` stands between.
  var coalesced: [Expression] {
    if case .coalescing(let first, let second) = self { return first.coalesced + second.coalesced }
    return [self]
  }

  /// The type that a call of `decode` is for, also where more is done with what it gives.
  var decodeCall: (type: String, offset: Offset)? {
    if case .call(let call) = self, call.callee.calledName == "decode",
      let type = call.arguments.first?.value.writtenType
    {
      return (type, call.offset)
    }
    return parts.lazy.compactMap(\.decodeCall).first
  }
}

extension Expression {
  /// `Route` of `Route.self`, and `[Route]` of `[Route].self`.
  fileprivate var writtenType: String? {
    switch self {
    case .type(let type): type.description
    case .array(let elements): elements.count == 1 ? elements[0].writtenPath.map { "[\($0)]" } : nil
    default: nil
    }
  }
}

extension [Condition] {
  var expressions: [Expression] {
    map { condition in
      switch condition {
      case .expression(let expression), .binding(_, let expression), .match(_, let expression): expression
      }
    }
  }

  var checked: Set<String> { expressions.reduce(into: []) { $0.formUnion($1.checked) } }
}

extension [Statement] {
  /// True where nothing after it is reached.
  var leaves: Bool {
    switch last {
    case .result?, .exit?: true
    default: false
    }
  }
}
