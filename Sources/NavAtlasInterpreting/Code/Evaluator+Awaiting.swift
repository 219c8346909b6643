import NavAtlasProgram
import NavAtlasSourceReading

/// Loops that wait for each value: `for await event in stream { … }`.
extension Evaluator {
  /// Makes the body of such a loop a listener of what it awaits.
  ///
  /// - Returns: false where nothing of the app's own is awaited, which nobody was seen to send.
  func hear(_ pattern: Pattern?, _ sequence: Expression?, _ body: [Statement], _ scope: Scope) -> Bool {
    guard let sequence, sequence.offset > 0 else { return false }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    // `for await stage in session.$stage.values`
    let source = if case .member(let base, "values", _) = sequence { base } else { sequence }
    let awaited = evaluate(source, aside, expecting: nil).alternatives.compactMap { publisher($0) }
    // Whoever posts a notification that is awaited, it is answered over whatever is there.
    guard !awaited.isEmpty, awaited.allSatisfy({ $0.owner != NotificationName.center }) else { return false }
    let site = Site(file: scope.file, offset: sequence.offset)
    scope.content.items += aside.content.items
    let listener = Value.closure(ClosureValue(awaiting(pattern, body, at: site), scope))
    for place in awaited {
      listen(to: place, listener)
      // What a property is made with at first may be a stream of its own.
      join(initialValue(of: place), keptIn: place)
      replay(place, to: listener, site, scope)
    }
    return true
  }

  /// `{ value in let pattern = value; … }`, once for each place in the source.
  private func awaiting(_ pattern: Pattern?, _ body: [Statement], at site: Site) -> ClosureExpression {
    if let known = closures.awaitings[site] { return known }
    let value = Expression.name("#value", site.offset)
    let binding = pattern.map { [Statement.variable($0, nil, value, site.offset)] } ?? []
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")], body: binding + body, offset: site.offset)
    closures.awaitings[site] = code
    return code
  }
}
