import NavAtlasProgram
import NavAtlasSourceReading

/// What an object's initialiser sets at once, itself or by the methods that it calls, although it is written with
/// something else: `@Published var stage: Stage = .locked`, `init() { refresh() }`.
extension Evaluator {
  /// An assignment of an initialiser.
  struct FirstAssignment {
    let value: Expression
    let file: Int
    /// True where nothing decides whether it is made.
    let isCertain: Bool
  }

  /// What a property that is written with a flag or a case begins with, as far as its object's initialisers leave that.
  func setAtFirst(_ member: DeclaredType.Member<Property>, of owner: DeclaredType, insteadOf written: Value)
    -> [Value]
  {
    guard owner.isClass, !member.declaration.isStatic, written.isFlagOrCase else { return [written] }
    var values = [written]
    for assignment in firstAssignments(of: owner)[member.declaration.name] ?? [] {
      let scope = Scope(
        type: owner, receiver: nil, file: assignment.file, content: Content(owner: owner))
      let expected = resolve(member.declaration.type, owner, member.file)
      let value = evaluate(assignment.value.wrapped, scope, expecting: expected)
      if assignment.isCertain { values = [] }
      values += value.alternatives.map { $0.isConstant ? $0 : .unknown }.filter { !values.contains($0) }
    }
    return values
  }

  /// The flag or the case that a property of an object is written with.
  func writtenFlag(_ member: DeclaredType.Member<Property>, _ owner: DeclaredType) -> Value? {
    guard owner.isClass, member.declaration.initial != nil else { return nil }
    let value = initialValue(member, owner)
    return value.isFlagOrCase ? value : nil
  }

  /// By the properties' names, in order. O(code of the initialisers and what they call), once.
  private func firstAssignments(of owner: DeclaredType) -> [String: [FirstAssignment]] {
    if let known = assignedAtFirst[owner] { return known }
    var walk = FirstAssignments(owner: owner)
    let makers = owner.functions["init"] ?? []
    for maker in makers {
      walk.follow(
        maker.declaration.code?.statements ?? [], in: maker.file, isCertain: makers.count == 1)
    }
    assignedAtFirst[owner] = walk.found
    return walk.found
  }
}

/// Goes through what runs while an object is made: closures run later.
private struct FirstAssignments {
  let owner: DeclaredType
  var found: [String: [Evaluator.FirstAssignment]] = [:]
  private var called: Set<String> = ["init"]

  init(owner: DeclaredType) { self.owner = owner }

  mutating func follow(_ statements: [Statement], in file: Int, isCertain: Bool) {
    var isCertain = isCertain
    for statement in statements {
      switch statement {
      case .expression(let expression), .result(let expression?):
        if case .statement(let inner) = expression {
          follow([inner], in: file, isCertain: isCertain)
        } else {
          follow(expression, in: file, isCertain: isCertain)
        }
      case .block(let inner): follow(inner, in: file, isCertain: isCertain)
      // `#if DEBUG` prepares tests.
      case .compiled: break
      default:
        var parts: [[Statement]] = []
        statement.forEachPart({ _ in }, code: { parts.append($0) })
        for part in parts { follow(part, in: file, isCertain: false) }
      }
      if statement.mayLeave { isCertain = false }
    }
  }

  private mutating func follow(_ expression: Expression, in file: Int, isCertain: Bool) {
    switch expression {
    case .assignment(let target, let value, _):
      guard let names = target.names, names.count == 1 || names.count == 2 && names[0] == "self",
        var name = names.last
      else { return }
      if name.hasPrefix("_") { name.removeFirst() }
      found[name, default: []].append(.init(value: value, file: file, isCertain: isCertain))
    case .call(let call):
      guard let names = call.callee.names, names.count == 1 || names.count == 2 && names[0] == "self",
        let name = names.last, let functions = owner.functions[name], called.insert(name).inserted
      else { return }
      for function in functions {
        follow(
          function.declaration.code?.statements ?? [], in: function.file,
          isCertain: isCertain && functions.count == 1)
      }
    default: break
    }
  }
}

extension Statement {
  /// True where what follows may not be reached.
  fileprivate var mayLeave: Bool {
    switch self {
    case .guarded: true
    case .expression(.statement(let inner)): inner.mayLeave
    case .condition(_, let then, let otherwise, _): then.leaves || otherwise.leaves
    default: false
    }
  }
}

extension Value {
  fileprivate var isFlagOrCase: Bool {
    switch self {
    case .boolean, .none: true
    case .enumCase(let state): state.payload.isEmpty
    default: false
    }
  }
}
