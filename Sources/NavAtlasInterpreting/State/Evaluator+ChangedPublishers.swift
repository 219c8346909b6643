import NavAtlasProgram
import NavAtlasSourceReading

/// Publishers that send what is made of another one's values.
extension Evaluator {
  /// What a publisher sends, changed: a publisher of its own, which sends what a function makes of each value.
  func changed(_ place: Place, by function: Value, at site: Site, _ scope: Scope) -> Value {
    let part = publisher(of: place, through: function, at: site)
    return .place(
      forwarded(place, through: function, by: forwarding(at: site), to: part, at: site, scope))
  }

  /// The same without the values of which a function makes nothing.
  func compacted(_ place: Place, by function: Value, at site: Site, _ scope: Scope) -> Value {
    let part = publisher(of: place, through: function, at: site)
    return .place(
      forwarded(place, through: function, by: compacting(at: site), to: part, at: site, scope))
  }

  /// Has a publisher send what a function makes of the values of another one.
  func forward(_ place: Place, through function: Value, to other: Place, at site: Site, _ scope: Scope) {
    _ = forwarded(place, through: function, by: forwarding(at: site), to: other, at: site, scope)
  }

  /// The values of a publisher that fulfil a condition.
  func filtered(_ place: Place, by condition: Value, at site: Site, _ scope: Scope) -> Value {
    let filtered = forwarded(place, through: condition, by: filtering(at: site), at: site, scope)
    filteredSubjects.insert(filtered.base)
    return .place(filtered)
  }

  /// Notes what is written with those values of a subject that fulfil a condition, and with no others.
  func noteFiltered(_ listener: Value, at site: Site) {
    let done = content(apply(listener, to: [.unknown], at: site), owner: nil, at: site)
    for case .effect(let effect) in done.items {
      if case .set = effect.operation, let place = effect.place { filteredWrites.insert(place.base) }
    }
  }

  private func forwarded(
    _ place: Place, through function: Value, by code: ClosureExpression, to known: Place? = nil,
    at site: Site, _ scope: Scope
  ) -> Place {
    let type = place.isSubject ? "PassthroughSubject" : "AnyPublisher"
    let changed =
      known
      ?? Place(
        owner: place.owner, name: "\(place.name) \(site.file):\(site.offset)", type: StaticType(name: type))
    let sender = Scope(in: scope, content: Content(owner: scope.type))
    sender.variables["#change"] = function
    sender.variables["#changed"] = .place(changed)
    listen(to: place, .closure(ClosureValue(code, sender)))
    return changed
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
    if let known = closures.pairings[site] { return known }
    let parts: [Argument] = ["#object", "#value"].map { Argument(value: .name($0, site.offset)) }
    let selected = Call(callee: .name("#selector", site.offset), arguments: parts, offset: site.offset)
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")],
      body: [.expression(selects ? .call(selected) : .tuple(parts))], offset: site.offset)
    closures.pairings[site] = code
    return code
  }

  /// `{ value in changed.send(change(value)) }`, once for each place in the source.
  private func forwarding(at site: Site) -> ClosureExpression {
    code(at: site) { value, change in [send(change, at: site)] }
  }

  /// `{ value in if change(value) { changed.send(value) } }`, once for each place in the source.
  private func filtering(at site: Site) -> ClosureExpression {
    code(at: site) { value, change in
      [.condition([.expression(change)], then: [send(value, at: site)], otherwise: [], site.offset)]
    }
  }

  /// `{ value in if let made = change(value) { changed.send(made) } }`, once for each place in the source.
  private func compacting(at site: Site) -> ClosureExpression {
    code(at: site) { _, change in
      let made = Expression.name("#made", site.offset)
      return [
        .condition(
          [.binding(.bind("#made"), change)], then: [send(made, at: site)], otherwise: [], site.offset)
      ]
    }
  }

  private func send(_ value: Expression, at site: Site) -> Statement {
    .expression(
      .call(
        Call(
          callee: .member(.name("#changed", site.offset), "send", site.offset),
          arguments: [Argument(value: value)], offset: site.offset)))
  }

  private func code(at site: Site, _ body: (Expression, Expression) -> [Statement]) -> ClosureExpression {
    if let known = closures.forwardings[site] { return known }
    let value = Expression.name("#value", site.offset)
    let change = Expression.call(
      Call(
        callee: .name("#change", site.offset), arguments: [Argument(value: value)], offset: site.offset))
    let code = ClosureExpression(
      parameters: [Parameter(name: "#value")], body: body(value, change), offset: site.offset)
    closures.forwardings[site] = code
    return code
  }
}

extension Place {
  /// True for what others send values through.
  var isSubject: Bool { type?.unwrapped.name.lastComponent.hasSuffix("Subject") == true }
}

extension Expression {
  /// True for a method of what a published property publishes, `$token.map`, and not of a binding, `$model.token.map`.
  var isOfPublished: Bool {
    guard case .member(let base, _, _) = self else { return false }
    if case .call(let call) = base { return call.callee.isOfPublished }
    return base.names?.last?.hasPrefix("$") == true
  }
}
