package import NavAtlasProgram
package import NavAtlasSourceReading

/// Code that leads back to itself.
extension Evaluator {
  /// What a call gives to code that the call itself is running.
  package enum ResultForm {
    /// The view that the code builds.
    case view
    case nothing
    /// A value; this one until it is known.
    case value(Value)
  }

  /// Follows code once for each key. What calls itself shows and does there what it shows and does as a whole.
  package func follow(
    _ key: CallKey, giving form: ResultForm, _ owner: DeclaredType?, _ name: String?, at site: Site,
    _ code: (Content) -> Value
  ) -> CallResult {
    if let known = knownResult(of: key) {
      if let after = stepped.left[key] { assumption = after }
      if let after = stepped.kept[key] { memories = after }
      return known
    }
    if let open = openContents[key] { return recursion(of: key, open, form) }
    let content = Content(owner: owner, name: name)
    openContents[key] = content
    defer { openContents[key] = nil }
    let asked = listAsks.count
    let (result, isSettled) = apart {
      calls.compute(key) {
        memories = key.memories
        content.clear()
        return CallResult(value: code(content), content: content)
      }
    }
    if listAsks.count != asked { listAsks.askers[key] = listAsks.elements }
    if !key.memories.isEmpty { stepped.kept[key] = memories }
    if key.assumption != nil { stepped.left[key] = assumption }
    if !isSettled { remarks.note(.unsettled, at: site) }
    return result
  }

  private func recursion(of key: CallKey, _ open: Content, _ form: ResultForm) -> CallResult {
    let again = Content(owner: open.owner, items: [.recursion(open)])
    switch form {
    case .view: return CallResult(value: .content(again), content: again)
    case .nothing: return CallResult(value: .unknown, content: again)
    case .value(let start):
      return CallResult(value: calls.previousResult(for: key)?.value ?? start, content: again)
    }
  }

  /// What a function is called with, where it calls itself with ever new values: then any of their type.
  ///
  /// Names and literals are as many as the source has, and so are the classes of coordinators that start each other one
  /// after the other. What is made of them can grow for ever.
  func widened(_ arguments: [Value], for function: Function) -> [Value] {
    let around = active[ObjectIdentifier(function)] ?? []
    guard around.count >= Self.growingCalls else { return arguments }
    guard around.count < Self.nestedCalls else { return arguments.map { general($0) } }
    return arguments.map { argument in
      if argument.isFinite { return argument }
      guard case .object(let object) = argument, object.type.isClass, !object.type.isBuilt else {
        return general(argument)
      }
      let alike = around.count { values in values.contains { object.isOfClass(of: $0) } }
      return alike < Self.growingCalls ? argument : general(argument)
    }
  }

  private static let growingCalls = 3
  private static let nestedCalls = 24

  /// Says where what is nested too deep is not followed.
  func isTooDeep(at site: Site) -> Bool {
    guard depth >= Self.depthLimit else { return false }
    remarks.note(.tooDeep, at: site)
    return true
  }

  func isTooDeep(_ expression: Expression, _ scope: Scope) -> Bool {
    isTooDeep(at: Site(file: scope.file, offset: expression.firstOffset))
  }
}

extension Expression {
  /// Where it begins, also where only its parts say so.
  fileprivate var firstOffset: Offset {
    switch self {
    case .ternary(let first, _, _), .coalescing(let first, _), .comparison(let first, _, _),
      .ordering(let first, _, _),
      .negation(let first), .sum(let first, _), .logical(let first, _, _), .conversion(let first, _):
      first.firstOffset
    case .array(let parts), .text(let parts), .other(let parts): parts.first?.firstOffset ?? 0
    default: offset
    }
  }
}

extension Value {
  /// False for what can be made of other values without end.
  fileprivate var isFinite: Bool {
    switch self {
    case .unknown, .string, .integer, .boolean, .none, .builtin: true
    case .typed(let type), .type(let type): type.arguments.isEmpty
    case .enumCase(let value): value.payload.isEmpty
    case .place(let place), .binding(let place): place.type?.arguments.isEmpty != false
    default: false
    }
  }

  /// True where both lead to the same, whichever closure or content each is.
  func agrees(with other: Value) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.content, .content): return true
    case (.closure(let left), .closure(let right)): return left.expression === right.expression
    case (.object(let left), .object(let right)):
      return left.type === right.type && left.fields.count == right.fields.count
        && left.fields.allSatisfy { name, value in right.fields[name].map { value.agrees(with: $0) } == true }
    case (.enumCase(let left), .enumCase(let right)):
      return left.name == right.name && left.payload.count == right.payload.count
        && zip(left.payload, right.payload).allSatisfy { $0.value.agrees(with: $1.value) }
    case (.choice(let left), .choice(let right)), (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.agrees(with: $1) }
    default: return false
    }
  }
}

extension ObjectValue {
  fileprivate func isOfClass(of other: Value) -> Bool {
    if case .object(let object) = other { object.type === type } else { false }
  }
}
