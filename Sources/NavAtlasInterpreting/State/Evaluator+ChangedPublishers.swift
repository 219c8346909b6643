import NavAtlasProgram
import NavAtlasSourceReading

/// Publishers that send what is made of another one's values.
extension Evaluator {
  /// What a publisher sends, changed: a publisher of its own, which sends what a function makes of each value.
  func changed(_ place: Place, by function: Value, at site: Site, _ scope: Scope) -> Value {
    let changed = Place(
      owner: place.owner, name: "\(place.name) \(site.file):\(site.offset)",
      type: StaticType(name: "AnyPublisher"))
    let sender = Scope(in: scope, content: Content(owner: scope.type))
    sender.variables["#change"] = function
    sender.variables["#changed"] = .place(changed)
    listen(to: place, .closure(ClosureValue(forwarding(at: site), sender)))
    return .place(changed)
  }

  /// What a publisher sends, beside an object: `input.tapped.withUnretained(self)`.
  ///
  /// - Parameter selector: what is made of the two; nil where both are sent.
  func changed(_ place: Place, with object: Value, by selector: Value?, at site: Site, _ scope: Scope)
    -> Value
  {
    let sender = Scope(in: scope, content: Content(owner: scope.type))
    sender.variables["#object"] = object
    if let selector { sender.variables["#selector"] = selector }
    let pairing = pairing(selects: selector != nil, at: site)
    return changed(place, by: .closure(ClosureValue(pairing, sender)), at: site, scope)
  }

  /// `{ value in (object, value) }` or `{ value in selector(object, value) }`, once for each place in the source.
  private func pairing(selects: Bool, at site: Site) -> ClosureExpression {
    if let known = pairings[site] { return known }
    let parts: [Argument] = ["#object", "#value"].map { Argument(value: .name($0, site.offset)) }
    let selected = Call(callee: .name("#selector", site.offset), arguments: parts, offset: site.offset)
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")],
      body: [.expression(selects ? .call(selected) : .tuple(parts))], offset: site.offset)
    pairings[site] = code
    return code
  }

  /// `{ value in changed.send(change(value)) }`, once for each place in the source.
  private func forwarding(at site: Site) -> ClosureExpression {
    if let known = forwardings[site] { return known }
    let value = Argument(value: .name("#value", site.offset))
    let change = Call(callee: .name("#change", site.offset), arguments: [value], offset: site.offset)
    let send = Call(
      callee: .member(.name("#changed", site.offset), "send", site.offset),
      arguments: [Argument(value: .call(change))], offset: site.offset)
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")], body: [.expression(.call(send))], offset: site.offset)
    forwardings[site] = code
    return code
  }
}
