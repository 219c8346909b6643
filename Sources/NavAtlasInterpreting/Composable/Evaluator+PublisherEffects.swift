import NavAtlasProgram
import NavAtlasSourceReading

/// Effects that send what a publisher gives: `.publisher { center.publisher(for: .expired).map { _ in .expired } }`.
extension Evaluator {
  /// The actions that such an effect sends at once. What a notification or a subject sets off is sent as that comes.
  func sent(byPublisherOf code: Value, _ feature: DeclaredType, _ content: Content) -> [Value] {
    guard case .closure(let closure) = code else { return [] }
    let site = Site(file: closure.scope.file, offset: closure.expression.offset)
    let made = applyCollecting(code, [], site)
    content.items.append(.include(made.done, site))
    if let place = publisher(made.value) {
      listen(to: place, .closure(sending(to: feature, at: site, closure.scope)))
      return []
    }
    let type = index.nested("Action", in: feature)
    let actions = elements(of: made.value).map { $0.typed(as: type) }.filter { action in
      if case .enumCase(let action) = action { action.type?.declaration === type.declaration } else { false }
    }
    guard let name = closure.expression.notification, !NotificationName.isOfSystem(name, index) else {
      return actions
    }
    let sends = actions.map { action in
      Item.effect(
        Effect(operation: .send(feature: feature, action: action, origin: nil), place: nil, site: site))
    }
    content.items.append(
      .handler(
        Handler(
          event: .notification(name), content: Content(owner: feature, items: sends), site: site)))
    return []
  }

  /// `{ action in send(action) }`, once for each place in the source.
  private func sending(to feature: DeclaredType, at site: Site, _ scope: Scope) -> ClosureValue {
    let sent = Argument(value: .name("#action", site.offset))
    let send = Call(callee: .name("#send", site.offset), arguments: [sent], offset: site.offset)
    let code =
      closures.forwardings[site]
      ?? ClosureExpression(
        parameters: [Parameter(name: "#action")], body: [.expression(.call(send))], offset: site.offset)
    closures.forwardings[site] = code
    let sender = Scope(in: scope, content: Content(owner: feature))
    sender.variables["#send"] = .typed(
      StaticType(name: "Send", arguments: [StaticType(name: feature.name, declaration: feature)]))
    return ClosureValue(code, sender)
  }
}

extension ClosureExpression {
  /// The notification whose publisher is all that it gives, whatever is made of that.
  fileprivate var notification: String? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let publisher), .result(let publisher?): return NotificationName.published(publisher)
    default: return nil
    }
  }
}
