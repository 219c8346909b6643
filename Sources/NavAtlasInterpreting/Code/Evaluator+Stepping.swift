import NavAtlasProgram
import NavAtlasSourceReading

/// Steps that follow each other, where a function says which comes next: it is followed once for each step.
extension Evaluator {
  /// What is taken to be stored somewhere while code is followed; unknown for what nobody knows.
  package struct Assumption: Hashable {
    package let place: Place
    package let value: Value
  }

  /// What is known of code that goes from step to step.
  struct SteppedCode {
    /// What calls left of what was assumed.
    var left: [CallKey: Assumption?] = [:]
    /// What is still stored after calls of what was.
    var kept: [CallKey: [Memory]] = [:]
    /// What each code stores that it asks for, too.
    var targets: [ObjectIdentifier: [Expression]] = [:]
    /// What views choose by.
    var chosenNames: [String: Set<Int>]?
    /// The files whose code assigns something that views choose by, and those whose code does not.
    var mayStep: [Int: Bool] = [:]
  }

  /// Follows code that asks what is stored where it stores something, once for each value that may be there, and once
  /// more for whoever does not know it. Values with which it does the same are told apart no more. O(values × code).
  func stepping(
    _ body: [Statement], _ identity: ObjectIdentifier, _ scope: Scope, _ follow: (Scope) -> Value
  ) -> Value {
    guard assumption == nil, let place = place(steppedBy: body, identity, scope) else { return follow(scope) }
    let values = possibleValues(of: place)
    let site = Site(file: scope.file, offset: body.first?.offset ?? 0)
    let ways = ways(of: place, values, site, scope, follow)
    assumption = Assumption(place: place, value: .unknown)
    let (other, result) = way(where: values, holds: false, of: place, site, scope, follow)
    assumption = nil
    if ways.count == 1, ways[0].items.doSame(as: other.items) {
      scope.content.items.append(contentsOf: other.items)
      return result
    }
    if !other.items.isEmpty { scope.content.items.append(.include(other, site)) }
    let alternatives = ways.map { Branch.Alternative(test: .unknown, content: $0) }
    addBranch(Branch(subject: .unknown, alternatives: alternatives, site: site), to: scope.content)
    return result
  }

  /// What code does for each of some values: once for all with which it does the same.
  private func ways(
    of place: Place, _ values: [Value], _ site: Site, _ scope: Scope, _ follow: (Scope) -> Value
  ) -> [Content] {
    var ways: [(values: [Value], content: Content)] = []
    for value in values {
      assumption = Assumption(place: place, value: value)
      let content = way(where: [value], holds: true, of: place, site, scope, follow).content
      if let same = ways.firstIndex(where: { $0.content.items.doSame(as: content.items) }) {
        ways[same].values.append(value)
      } else {
        ways.append(([value], content))
      }
    }
    for (values, content) in ways {
      content.conditions = [StorageCondition(place: place, question: .isOneOf(values), holds: true)]
    }
    return ways.map(\.content)
  }

  /// What code does where a place holds one of some values, or where nobody knows that it does, and what it gives.
  private func way(
    where values: [Value], holds: Bool, of place: Place, _ site: Site, _ scope: Scope,
    _ follow: (Scope) -> Value
  ) -> (content: Content, result: Value) {
    let content = Content(owner: scope.type)
    content.isOfClosure = scope.content.isOfClosure
    content.conditions = [StorageCondition(place: place, question: .isOneOf(values), holds: holds)]
    let result = follow(Scope(in: scope, content: content))
    guard case .content(let done) = result else { return (content, result) }
    if done !== content { content.items.append(.include(done, site)) }
    return (content, .unknown)
  }

  private func place(steppedBy body: [Statement], _ identity: ObjectIdentifier, _ scope: Scope) -> Place? {
    let targets = stepped.targets[identity] ?? (mayStep(in: scope.file) ? body.stepped(by: scope.type) : [])
    stepped.targets[identity] = targets
    for target in targets {
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      guard !isHanded(target, scope), case .place(let place) = evaluate(target, aside, expecting: nil),
        !possibleValues(of: place.base).isEmpty
      else { continue }
      return place.base
    }
    return nil
  }

  /// False for a file whose code assigns nothing that views choose by. Once for each file O(what it assigns).
  private func mayStep(in file: Int) -> Bool {
    if let known = stepped.mayStep[file] { return known }
    let names = chosenNames
    let found = index.files[file].assigned.contains { names[$0] != nil }
    stepped.mayStep[file] = found
    return found
  }

  /// True for a name by which some view chooses what it shows.
  func isChosenByViews(_ name: String) -> Bool { chosenNames[name] != nil }

  private var chosenNames: [String: Set<Int>] {
    let names = stepped.chosenNames ?? index.chosenNames
    stepped.chosenNames = names
    return names
  }

  /// True for a part of the state that reducers are handed: who sends the action is told apart elsewhere.
  private func isHanded(_ target: Expression, _ scope: Scope) -> Bool {
    guard let first = target.names?.first, first != "self", let variable = scope.variable(first) else {
      return false
    }
    return type(of: variable)?.unwrapped.declaration?.isClass != true
  }

  /// What may be stored at a place, where that is one of a few cases that carry nothing, or a number, and views choose by
  /// it. What carries something is no step, but what was loaded or went wrong.
  package func possibleValues(of place: Place) -> [Value] {
    guard let type = place.type?.unwrapped, let numbers = chosenNames[place.name] else { return [] }
    let isOptional = place.type?.name == "Optional"
    // One more than those that are asked for stands for all others.
    if type.name == "Int", !isOptional, let last = numbers.max(), last >= 0 {
      return (0...Swift.min(last + 1, Self.steppedCases)).map { .integer($0) }
    }
    guard let cases = type.declaration?.cases, cases.count > 2, cases.count <= Self.steppedCases,
      cases.allSatisfy(\.payload.isEmpty)
    else { return [] }
    let values = cases.map { Value.enumCase(EnumValue(type: type, name: $0.name)) }
    return isOptional ? values + [.none] : values
  }

  private static let steppedCases = 16

  /// What is there instead of storage of which something is assumed.
  func assumed(_ value: Value) -> Value {
    guard let assumption, case .place(let place) = value, place.base == assumption.place,
      assumption.value != .unknown
    else { return value }
    return assumption.value
  }

  /// Stores something where something else was assumed until then.
  ///
  /// - Returns: false for any other target.
  func assignAssumed(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard let before = assumption, target.names?.last == before.place.name else { return false }
    assumption = nil
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let isSame = place(evaluate(target, aside, expecting: nil))?.base == before.place
    assumption = before
    guard isSame else { return false }
    let value = evaluate(expression, scope, expecting: before.place.type?.unwrapped)
    assumption = nil
    let inner = Scope(in: scope)
    inner.variables[Self.assigned] = value
    assign(.name(Self.assigned, site.offset), to: target, site, inner)
    assumption = Assumption(place: before.place, value: value.isConstant ? value : .unknown)
    return true
  }

  private static let assigned = "#assigned"

  /// Follows code that runs as something is stored at a place.
  package func assuming<Result>(_ value: Value, at place: Place, _ follow: () -> Result) -> Result {
    let before = assumption
    assumption = Assumption(place: place, value: value)
    defer { assumption = before }
    return follow()
  }
}
