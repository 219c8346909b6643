import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Follows statements; what views and effects they make is added to the scope's content.
  ///
  /// - Returns: each value that may be returned.
  package func run(_ body: [Statement], _ scope: Scope) -> [Value] {
    var returned: [Value] = []
    _ = run(body, scope, &returned)
    return returned
  }

  /// - Returns: true where nothing after the statements is reached.
  func run(_ body: [Statement], _ scope: Scope, _ returned: inout [Value]) -> Bool {
    // Local functions can be called before they are declared.
    for case .function(let function) in body { declare(function, scope) }
    return apart { run(body[...], scope, &returned) }
  }

  /// What is reached only where something holds of a path stands in a part of its own.
  private func run(_ body: ArraySlice<Statement>, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    for (position, statement) in zip(body.indices, body) {
      let mark = mark(in: scope.content)
      if run(statement, scope, &returned) { return true }
      if let wait = wait(in: scope.content, since: mark), position + 1 < body.endIndex {
        return goOn(after: wait, scope) { run(body[(position + 1)...], scope, &returned) }
      }
      let conditions = storageConditions(after: statement, scope)
      if conditions.isEmpty { continue }
      let content = scope.content
      let start = content.items.count
      defer { content.separate(from: start, under: conditions) }
      return run(body[(position + 1)...], scope, &returned)
    }
    return false
  }

  func declare(_ function: Function, _ scope: Scope) {
    scope.variables[function.name] = .closure(
      ClosureValue(
        ClosureExpression(
          parameters: function.parameters, body: function.body ?? [], offset: function.offset), scope))
  }

  private func run(_ statement: Statement, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    steps += 1
    if isExhausted { return true }
    switch statement {
    case .expression(let expression): return runExpression(expression, scope, &returned)
    case .variable(let pattern, let type, let initial, _):
      let type = resolve(type, scope.type, scope.file)
      let value =
        controllers(of: initial, scope) ?? initial.map { evaluate($0, scope, expecting: type) }
        ?? type.map { .typed($0) } ?? .unknown
      release(value, scope)
      // A dictionary is empty only to begin with.
      let isFilledLater = value == .array([]) && type?.unwrapped.name == "Dictionary"
      bind(pattern, (isFilledLater ? .unknown : value).asDeclared(type), scope)
      if initial == nil, case .bind(let name) = pattern { scope.unset.insert(name) }
    case .function: break
    case .result(let expression):
      if let expression {
        let value = evaluate(
          expression, scope, expecting: scope.variable("#result").flatMap { self.type(of: $0) })
        returned.append(value)
      }
      return true
    case .exit: return true
    case .block(let body): return run(body, Scope(in: scope, passage: .once), &returned)
    case .compiled(let branches): return runCompiled(branches, scope, &returned)
    case .loop(let pattern, let sequence, let body, let waits):
      if waits, hear(pattern, sequence, body, scope) { break }
      let outer = scope.content
      if waits { scope.content = Content(owner: outer.owner) }
      runLoop(pattern, sequence, body, scope, &returned)
      if waits { react(scope.content, in: outer, scope) }
    case .condition(let conditions, let then, let otherwise, let offset):
      return runCondition(
        conditions, then, otherwise, Site(file: scope.file, offset: offset), scope, &returned)
    case .guarded(let conditions, let otherwise): return runGuard(conditions, otherwise, scope, &returned)
    case .choice(let subject, let alternatives, let offset):
      return runChoice(subject, alternatives, Site(file: scope.file, offset: offset), scope, &returned)
    }
    return false
  }

  private func runExpression(_ expression: Expression, _ scope: Scope, _ returned: inout [Value]) -> Bool {
    if case .statement(let statement) = expression { return run(statement, scope, &returned) }
    let value = evaluate(expression, scope, expecting: nil)
    let isOnlyTold = isTold(value, scope) || givesBack(value, expression, scope)
    if !(scope.isOfController && isShown(value, in: scope.content) || isOnlyTold) {
      add(value, to: scope.content, at: Site(file: scope.file, offset: expression.offset))
    }
    return false
  }

  /// True for a stack or tabs of which an object's code asks something: they are shown nowhere by that.
  private func isTold(_ value: Value, _ scope: Scope) -> Bool {
    (scope.isOfController || buildsNothing(scope)) && isContainer(value)
  }

  /// True for `host.hideBar()` in code that builds nothing, where that gives back the controller in the variable: it is
  /// shown elsewhere, if at all.
  private func givesBack(_ value: Value, _ expression: Expression, _ scope: Scope) -> Bool {
    guard case .call(let call) = expression, case .member(.name(let name, _), _, _) = call.callee,
      case .content(let kept)? = scope.variable(name), case .content(let given) = value, buildsNothing(scope)
    else { return false }
    if given === kept { return true }
    guard case .include(let first, _)? = given.items.first else { return false }
    return first === kept
  }

  private func runCompiled(_ branches: [CompiledBranch], _ scope: Scope, _ returned: inout [Value]) -> Bool {
    var ends = 0
    var alternatives: [Branch.Alternative] = []
    let outer = scope.content
    for branch in branches {
      let content = Content(owner: outer.owner)
      let inner = Scope(in: scope, content: content)
      if run(branch.body, inner, &returned) { ends += 1 }
      scope.takeOver(inner)
      alternatives.append(.init(test: .unknown, content: content))
    }
    let kept = alternatives.filter { !$0.content.items.isEmpty }
    if kept.count == 1 {
      outer.items.append(.include(kept[0].content, Site(file: scope.file, offset: 0)))
    } else {
      let start = branches.first?.body.first?.offset ?? 0
      addBranch(
        Branch(subject: .unknown, alternatives: kept, site: Site(file: scope.file, offset: start)), to: outer)
    }
    return ends == branches.count && branches.contains { $0.condition == "#else" }
  }

  private func runLoop(
    _ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], _ scope: Scope,
    _ returned: inout [Value]
  ) {
    let effect =
      if let sequence { cut(through: sequence, body, scope) } else { cut(while: body, scope) }
    if let effect {
      scope.content.items.append(.effect(effect))
      return
    }
    if pattern == nil { loosen(whatChangesIn: body, scope) }
    let values = sequence.map { evaluate($0, scope, expecting: nil) }
    let passage = passage(of: body, for: values)
    for element in elements(of: values ?? .unknown) {
      let inner = Scope(in: scope, passage: passage)
      if let pattern { bind(pattern, element, inner) }
      _ = run(body, inner, &returned)
    }
  }

  /// Forgets the values of variables that the rounds of a loop change: it is followed once for all of them.
  private func loosen(whatChangesIn body: [Statement], _ scope: Scope) {
    var names: Set<String> = []
    body.visit { expression in
      switch expression {
      case .assignment(.name(let name, _), _, _): names.insert(name)
      case .call(let call):
        if case .member(.name(let name, _), "append", _) = call.callee, call.argument("contentsOf") != nil {
          names.insert(name)
        }
      default: break
      }
    }
    for name in names.sorted() {
      guard let value = scope.variable(name), value.isConstant, let type = type(of: value) else { continue }
      _ = scope.assign(.typed(type), to: name)
    }
  }

  /// What comes at any time sets off what is done with it.
  private func react(_ body: Content, in outer: Content, _ scope: Scope) {
    scope.content = outer
    guard let first = body.items.first else { return }
    let site = first.site ?? Site(file: scope.file, offset: 0)
    outer.items.append(.handler(Handler(event: .reaction, content: body, site: site)))
  }

  /// The elements of a sequence one by one where they are known and few, or else one that stands for all.
  package func elements(of sequence: Value) -> [Value] {
    switch sequence {
    case .array(let values) where !values.isEmpty:
      return values.areFew ? values : [bounded(.oneOf(values))]
    case .choice(let values):
      var seen: Set<Value> = []
      // That there may be none says nothing of those that there are.
      let filled = values.filter { $0 != .array([]) }
      return (filled.isEmpty ? values : filled).flatMap { elements(of: $0) }.filter {
        seen.insert($0).inserted
      }
    case .binding(let place):
      if let listed = listedElements(of: .place(place)) { return listed }
      return [place.type?.element.map { .binding(Place(owner: "?", name: "element", type: $0)) } ?? .unknown]
    case .place(let place) where keepsPresentables(place) || keepsFunctions(place):
      return [.place(place.element(of: place.type?.subscripted))]
    case .place(let place) where keepsContinuations(place): return [entry(ofContinuations: place)]
    default:
      if let kept = keptElements(of: sequence) ?? listedElements(of: sequence) { return kept }
      // The stores of a list of features.
      if let type = type(of: sequence), index.isStore(type) { return [.typed(type)] }
      if let element = type(of: sequence).flatMap(iterated) { return [element] }
      return [.unknown]
    }
  }
}

extension Value {
  /// True where the source alone decides what it is.
  package var isConstant: Bool {
    switch self {
    case .enumCase, .string, .integer, .boolean, .none, .array, .object, .type: true
    case .tuple(let parts): parts.contains { $0.value.isConstant }
    default: false
    }
  }
}

extension Expression {
  /// Where it begins, as far as it says; modifiers may be under conditions that the view they are on is not under.
  package var offset: Offset {
    switch self {
    case .name(_, let offset), .implicitMember(_, let offset), .assignment(_, _, let offset): offset
    case .member(let base, _, let offset), .element(let base, _, let offset):
      base.offset.orElse(offset)
    case .call(let call): call.callee.offset.orElse(call.offset)
    case .closure(let closure): closure.offset
    default: 0
    }
  }
}

extension Offset {
  /// The other one where this is none.
  fileprivate func orElse(_ other: Offset) -> Offset { self == 0 ? other : self }
}
