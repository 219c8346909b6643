import NavAtlasProgram
import NavAtlasSourceReading

/// What an object's initialiser sets, itself or by the methods that it calls, although it is written with something
/// else: `@Published var stage: Stage = .locked`, `init() { refresh() }`.
extension Evaluator {
  /// An assignment of an initialiser.
  struct FirstAssignment {
    let value: Expression
    let file: Int
    let time: Time

    enum Time { case always, perhaps, later }
  }

  /// What a property that is written with a flag or a case begins with, as far as its object's initialisers leave that.
  func setAtFirst(_ member: DeclaredType.Member<Property>, of owner: DeclaredType, insteadOf written: Value)
    -> [Value]
  {
    guard owner.isClass, !member.declaration.isStatic, written.isFlagOrCase else { return [written] }
    var values = [written]
    for assignment in firstAssignments(of: owner)[member.declaration.name] ?? []
    where assignment.time != .later {
      let scope = Scope(
        type: owner, receiver: nil, file: assignment.file, content: Content(owner: owner))
      let expected = resolve(member.declaration.type, owner, member.file)
      let value = evaluate(assignment.value.wrapped, scope, expecting: expected)
      if assignment.time == .always { values = [] }
      values += value.alternatives.map { $0.isConstant ? $0 : .unknown }.filter { !values.contains($0) }
    }
    return values
  }

  /// The constants that initialisers give a property which is written without a value; none where one gives something
  /// else.
  func givenAtFirst(_ member: DeclaredType.Member<Property>, of owner: DeclaredType) -> [Value] {
    guard owner.isClass, member.declaration.isStored, member.declaration.initial == nil,
      member.declaration.type?.name != "Optional"
    else { return [] }
    var values: [Value] = []
    for assignment in firstAssignments(of: owner)[member.declaration.name] ?? []
    where assignment.time != .later {
      let scope = Scope(
        type: owner, receiver: nil, file: assignment.file, content: Content(owner: owner))
      let expected = resolve(member.declaration.type, owner, member.file)
      let value = evaluate(assignment.value.wrapped, scope, expecting: expected)
      guard value.alternatives.allSatisfy(\.isFlagOrCase) else { return [] }
      values += value.alternatives.filter { !values.contains($0) }
    }
    return values
  }

  /// The flag or the case that a property of an object is written with.
  func writtenFlag(_ member: DeclaredType.Member<Property>, _ owner: DeclaredType) -> Value? {
    guard owner.isClass, member.declaration.initial != nil else { return nil }
    let value = initialValue(member, owner)
    return value.isFlagOrCase ? value : nil
  }

  /// True where an initialiser of the type sets a place to a truth, at once or later.
  package func isSetByInitialiser(_ place: Place, to truth: Bool) -> Bool {
    guard let owner = index.type(declaredAs: place.owner) else { return false }
    return firstAssignments(of: owner)[place.name, default: []].contains {
      if case .boolean(truth) = $0.value { true } else { false }
    }
  }

  /// True where an initialiser of the type sets a property to something, at once or later.
  func isSetByInitialiser(_ name: String, in owner: DeclaredType) -> Bool {
    firstAssignments(of: owner)[name, default: []].contains {
      if case .none = $0.value { false } else { true }
    }
  }

  /// By the properties' names, in order. O(code of the initialisers and what they call), once.
  private func firstAssignments(of owner: DeclaredType) -> [String: [FirstAssignment]] {
    if let known = assignedAtFirst[owner] { return known }
    var walk = FirstAssignments(owner: owner)
    let makers = owner.functions["init"] ?? []
    for maker in makers {
      walk.follow(
        maker.declaration.code?.statements ?? [], in: maker.file, makers.count == 1 ? .always : .perhaps)
    }
    if owner.isClass, owner.hasStaticProperties {
      for start in launchCode { walk.followLaunch(start.declaration.code?.statements ?? [], in: start.file) }
    }
    assignedAtFirst[owner] = walk.found
    return walk.found
  }
}

extension Evaluator {
  /// What runs before an app shows anything: its initialiser and what its delegate does as it launches. O(types), once.
  private var launchCode: [DeclaredType.Member<Function>] {
    if let knownLaunchCode { return knownLaunchCode }
    let found = index.types.flatMap { type -> [DeclaredType.Member<Function>] in
      if type.conforms(to: "App") { return type.functions["init"] ?? [] }
      guard type.isClass else { return [] }
      return (type.functions["application"] ?? []).filter { member in
        member.declaration.parameters.contains { $0.label == "didFinishLaunchingWithOptions" }
      }
    }
    knownLaunchCode = found
    return found
  }
}

/// Goes through what runs while an object is made, and through the closures that run later.
private struct FirstAssignments {
  typealias Time = Evaluator.FirstAssignment.Time

  private struct Called: Hashable {
    var name: String
    var isLater: Bool
  }

  let owner: DeclaredType
  var found: [String: [Evaluator.FirstAssignment]] = [:]
  private var called: Set<Called> = []
  /// True in code of the app's launch, which names the type: `Session.shared.begin()`.
  private var isLaunch = false

  init(owner: DeclaredType) { self.owner = owner }

  /// Follows what an app's launch does with the one object that a static property keeps.
  mutating func followLaunch(_ statements: [Statement], in file: Int) {
    isLaunch = true
    follow(statements, in: file, .always)
    isLaunch = false
  }

  /// The member of the object that a name in its own code, or in the app's launch, stands for.
  private func member(_ names: [String]?) -> String? {
    guard let names else { return nil }
    if isLaunch { return names.count == 3 && names[0] == owner.shortName ? names[2] : nil }
    return names.count == 1 || names.count == 2 && names[0] == "self" ? names.last : nil
  }

  mutating func follow(_ statements: [Statement], in file: Int, _ time: Time) {
    var time = time
    for statement in statements {
      switch statement {
      case .expression(.statement(let inner)), .result(.statement(let inner)?):
        follow([inner], in: file, time)
      case .expression(let expression), .result(let expression?): follow(expression, in: file, time)
      case .block(let inner): follow(inner, in: file, time)
      // `#if DEBUG` prepares tests.
      case .compiled(let branches): for branch in branches { follow(branch.body, in: file, .later) }
      default:
        var (expressions, bodies): ([Expression], [[Statement]]) = ([], [])
        statement.forEachPart({ expressions.append($0) }, code: { bodies.append($0) })
        for expression in expressions { follow(expression, in: file, .later) }
        for body in bodies { follow(body, in: file, time == .later ? .later : .perhaps) }
      }
      if statement.mayLeave, time == .always { time = .perhaps }
    }
  }

  private mutating func follow(_ expression: Expression, in file: Int, _ time: Time) {
    switch expression {
    case .assignment(let target, let value, _): note(value, assignedTo: target, in: file, time)
    case .call(let call): follow(call, in: file, time)
    case .closure(let closure): return follow(closure.body, in: file, .later)
    case .statement(let statement): return follow([statement], in: file, .later)
    default: break
    }
    for part in expression.parts { follow(part, in: file, .later) }
  }

  private mutating func note(
    _ value: Expression, assignedTo target: Expression, in file: Int, _ time: Time
  ) {
    guard var name = member(target.names) else { return }
    if name.hasPrefix("_") { name.removeFirst() }
    found[name, default: []].append(.init(value: value, file: file, time: time))
  }

  private mutating func follow(_ call: Call, in file: Int, _ time: Time) {
    guard let name = member(call.callee.names), name != "init", let functions = owner.functions[name],
      called.insert(Called(name: name, isLater: time == .later)).inserted
    else { return }
    let time = time == .always && functions.count > 1 ? .perhaps : time
    let outer = isLaunch
    isLaunch = false
    defer { isLaunch = outer }
    for function in functions {
      follow(function.declaration.code?.statements ?? [], in: function.file, time)
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

extension DeclaredType {
  /// True where one object may be kept for all: `static let shared = Session()`.
  fileprivate var hasStaticProperties: Bool {
    properties.values.contains { $0.contains { $0.declaration.isStatic } }
  }
}
