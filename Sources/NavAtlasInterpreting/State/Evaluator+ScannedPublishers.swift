import NavAtlasProgram
import NavAtlasSourceReading

/// What `scan` makes of publishers: with each value a state becomes the next one, as in a state machine.
struct Scanning {
  struct Step {
    var start: Value
    var reducer: Value
    /// True for `scan(into:)`, whose function changes the state that it is handed.
    var changesInPlace: Bool
  }

  /// By where the states are sent, the scope of the code that makes them.
  fileprivate var scans: [Place: (scope: Scope, changesInPlace: Bool)] = [:]
}

extension Evaluator {
  /// A publisher that sends what a function makes of the state so far and of each value.
  ///
  /// The state so far is what whoever hears it stores, see ``noteScanned(_:keptBy:at:)``; unless that is known, any of its
  /// type.
  func scanned(_ place: Place, by step: Scanning.Step, at site: Site, _ scope: Scope) -> Value {
    let sender = Scope(in: scope, content: Content(owner: scope.type))
    sender.variables["#state"] = type(of: step.start).map { .typed($0) } ?? .unknown
    sender.variables["#reducer"] = step.reducer
    let function = Value.closure(ClosureValue(stepping(inPlace: step.changesInPlace, at: site), sender))
    let scanned = changed(place, by: function, at: site, scope)
    if case .place(let sent) = scanned { scanning.scans[sent.base] = (sender, step.changesInPlace) }
    return scanned
  }

  /// True for a value of a type of the app's own: what counts, collects or pairs values is no state machine.
  func isState(_ start: Value) -> Bool {
    guard let type = type(of: start)?.unwrapped.declaration else { return false }
    return type.kind == .enumeration || type.kind == .structure
  }

  /// Notes where a state is stored that `scan` makes, as that is what the next one is made of.
  ///
  /// - Returns: true where the function changes what is stored there, so that nobody has to be told of it.
  func noteScanned(_ place: Place, keptBy listener: Value, at site: Site) -> Bool {
    guard let scan = scanning.scans[place.base], let state = scan.scope.variables["#state"] else {
      return false
    }
    if case .place = state { return scan.changesInPlace }
    guard case .typed = state else { return false }
    let done = content(apply(listener, to: [state], at: site), owner: nil, at: site)
    guard let kept = done.place(storing: state) else { return false }
    scan.scope.variables["#state"] = .place(kept)
    return scan.changesInPlace
  }

  /// `{ value in reducer(state, value) }`, once for each place in the source.
  private func stepping(inPlace: Bool, at site: Site) -> ClosureExpression {
    if let known = closures.steppings[site] { return known }
    let parts = ["#state", "#value"].map { Argument(value: .name($0, site.offset)) }
    let step = Expression.call(
      Call(callee: .name("#reducer", site.offset), arguments: parts, offset: site.offset))
    let state = Expression.name("#state", site.offset)
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")],
      body: inPlace ? [.expression(step), .result(state)] : [.expression(step)], offset: site.offset)
    closures.steppings[site] = code
    return code
  }
}

extension Content {
  /// Where code stores a value as it is.
  fileprivate func place(storing value: Value, _ level: Int = 0) -> Place? {
    guard level < 8 else { return nil }
    for item in items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _):
        if let found = inner.place(storing: value, level + 1) { return found }
      case .effect(let effect):
        if case .set(value) = effect.operation, let place = effect.place { return place }
      default: break
      }
    }
    return nil
  }
}
