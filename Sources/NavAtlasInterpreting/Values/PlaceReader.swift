import NavAtlasSourceReading

/// The places that code reads whose result drives something: a binding's getter, the value of an `id`.
///
/// Functions and computed properties are followed into. Where the source decides a condition, as an object's own
/// constants do, only what that leads to counts. What is undecided counts by all that it may give.
struct PlaceReader {
  private let evaluator: Evaluator
  private var found: [Place] = []
  /// The code that is being read, so that what calls itself is read once.
  private var entered: Set<ObjectIdentifier> = []

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The places that a function reads.
  func places(in function: [Evaluator.FunctionCode]) -> [Place] {
    collect { reader in for code in function { reader.enter(code) } }
  }

  /// The places that an expression reads.
  func places(in expression: Expression, _ scope: Scope) -> [Place] {
    collect { $0.read(expression, Scope(in: scope, content: Content(owner: scope.type))) }
  }

  private func collect(_ body: (inout Self) -> Void) -> [Place] {
    var reader = self
    body(&reader)
    return reader.found
  }

  private mutating func add(_ place: Place) { if !found.contains(place) { found.append(place) } }

  // MARK: Functions

  private static let levelLimit = 12

  private mutating func enter(_ code: Evaluator.FunctionCode, _ arguments: [Value] = []) {
    guard entered.count < Self.levelLimit, entered.insert(code.identity).inserted else { return }
    let scope = code.scope
    for (name, value) in zip(code.parameters, arguments) { scope.variables[name] = value }
    read(code.body[...], scope)
    entered.remove(code.identity)
  }

  // MARK: Statements

  private mutating func read(_ body: ArraySlice<Statement>, _ scope: Scope) {
    for case .function(let function) in body { evaluator.declare(function, scope) }
    var rest = body
    while let statement = rest.popFirst() {
      switch statement {
      case .expression(let expression): read(expression, scope)
      case .result(let expression):
        if let expression { read(expression, scope) }
        return
      case .exit: return
      case .variable(let pattern, _, let initial?, _):
        evaluator.bind(pattern, evaluator.evaluate(initial, scope, expecting: nil), scope)
        read(initial, scope)
      case .condition(let conditions, let then, let otherwise, _):
        let first = then + (otherwise.leaves && !then.leaves ? rest : [])
        let second = otherwise + (then.leaves ? rest : [])
        choose(conditions, Scope(in: scope), first[...], second[...], scope)
        if then.leaves || otherwise.leaves { return }
      case .guarded(let conditions, let otherwise):
        return choose(conditions, scope, rest, otherwise[...], Scope(in: scope))
      case .choice(let subject, let alternatives, _): choose(subject, alternatives, scope)
      case .block(let inner): read(inner[...], Scope(in: scope))
      case .loop(_, let sequence, let inner, _):
        if let sequence { read(sequence, scope) }
        read(inner[...], Scope(in: scope))
      case .compiled(let branches): for branch in branches { read(branch.body[...], scope) }
      case .variable, .function: break
      }
    }
  }

  // MARK: Choices

  private mutating func choose(
    _ conditions: [Condition], _ held: Scope, _ then: ArraySlice<Statement>,
    _ otherwise: ArraySlice<Statement>, _ failed: Scope
  ) {
    switch evaluator.decide(conditions, held).0 {
    case true: read(then, held)
    case false: read(otherwise, failed)
    case nil:
      choose(
        { reader in for part in conditions.expressions { reader.read(part, held) } },
        among: [{ $0.read(then, held) }, { $0.read(otherwise, failed) }],
        orNothing: then.isNil || otherwise.isNil)
    }
  }

  private mutating func choose(_ subject: Expression, _ alternatives: [Alternative], _ scope: Scope) {
    let value = evaluator.evaluate(subject, scope, expecting: nil)
    var possible: [(inout Self) -> Void] = []
    for alternative in alternatives {
      let inner = Scope(in: scope)
      let matches = alternative.patterns.map { evaluator.match($0, value, inner) }
      if !matches.isEmpty, matches.allSatisfy({ $0 == false }) { continue }
      possible.append { $0.read(alternative.body[...], inner) }
      if matches.isEmpty || matches.contains(true), !alternative.hasGuard, value.isConstant { break }
    }
    choose({ $0.read(subject, scope) }, among: possible)
  }

  /// What one of several ways reads. Where each of them reads something, or is nothing, what chooses among them is no
  /// part of it.
  private mutating func choose(
    _ condition: (inout Self) -> Void, among ways: [(inout Self) -> Void], orNothing: Bool = false
  ) {
    let read = ways.map { collectApart($0) }
    let isTold = orNothing ? !read.allSatisfy(\.isEmpty) : !read.contains(where: \.isEmpty)
    if read.count == 1 || !isTold { condition(&self) }
    for place in read.joined() { add(place) }
  }

  private mutating func collectApart(_ body: (inout Self) -> Void) -> [Place] {
    let outer = found
    found = []
    body(&self)
    defer { found = outer }
    return found
  }

  // MARK: Expressions

  private mutating func read(_ expression: Expression, _ scope: Scope) {
    switch expression {
    case .name, .member: readMember(expression, scope)
    case .comparison(let left, let right, _), .ordering(let left, _, let right),
      .coalescing(let left, let right):
      read(left, scope)
      read(right, scope)
    case .logical(let left, let right, let isAnd):
      // One side alone may decide it.
      if [left, right].contains(where: { evaluator.decide($0, scope).0 == !isAnd }) { return }
      read(left, scope)
      read(right, scope)
    case .negation(let inner), .conversion(let inner, _): read(inner, scope)
    case .ternary(let condition, let first, let second):
      choose(
        [.expression(condition)], Scope(in: scope), [.expression(first)], [.expression(second)], scope)
    case .other(let parts): for part in parts { read(part, scope) }
    case .text(let parts): for part in parts { read(part, scope) }
    case .call(let call): read(call, scope)
    case .element(let base, let arguments, _):
      if case .place(let place) = evaluator.evaluate(expression, scope, expecting: nil),
        arguments.first?.label == "keyPath" || place.type?.isPath == true
      {
        add(place)
      } else {
        read(base, scope)
      }
    case .statement(let statement): read([statement], scope)
    default: break
    }
  }

  private mutating func readMember(_ expression: Expression, _ scope: Scope) {
    let places = evaluator.evaluate(expression, scope, expecting: nil).alternatives.compactMap { value in
      if case .place(let place) = value { place } else { nil as Place? }
    }
    if !places.isEmpty {
      for place in places { add(place) }
    } else if !follow({ $0.evaluator.computedCode(expression, scope) }),
      case .member(let base, _, _) = expression
    {
      read(base, scope)
    }
  }

  private mutating func read(_ call: Call, _ scope: Scope) {
    if follow({ $0.evaluator.calledCode(call, scope) }) { return }
    // `items.map { … }` reads the items.
    if case .member(let base, _, _) = call.callee {
      read(base, scope)
    } else {
      read(call.callee, scope)
    }
  }

  /// - Returns: false where no code of the app is there that reads anything.
  private mutating func follow(_ code: (Self) -> (code: Evaluator.FunctionCode, arguments: [Value])?) -> Bool
  {
    guard let (code, arguments) = code(self) else { return false }
    let read = collectApart { $0.enter(code, arguments) }
    for place in read { add(place) }
    return !read.isEmpty
  }
}

extension ArraySlice<Statement> {
  /// True for `nil` and `return nil`.
  fileprivate var isNil: Bool {
    guard count == 1 else { return false }
    return switch self[startIndex] {
    case .expression(.none), .result(.some(.none)): true
    default: false
    }
  }
}
