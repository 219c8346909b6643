/// Code that runs when a view appears, or when something it watches changes.
struct Lifecycle: SourceIdiom {
  static let summary = "onAppear, task, onChange, onReceive"
  let modifiers = ["onAppear", "task", "onChange", "onReceive", "onDisappear", "refreshable"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    let content = Content(owner: call.scope.type)
    var event: Handler.Event = call.name == "onChange" || call.name == "onReceive" ? .reaction : .lifecycle
    var value: Value = .unknown
    if call.name == "onChange", let watched = call.labeled("of") {
      value = watched
      if let place = call.evaluator.place(watched) { event = .change(place) }
    }
    if call.name == "onReceive", let publisher = call.call.arguments.first?.value {
      if let name = Self.notification(publisher) { event = .notification(name) }
      if case .member(let base, let name, _) = publisher, name.hasPrefix("$") {
        let owner = call.evaluator.evaluate(base, call.scope, expecting: nil)
        if case .place(let place)? = call.evaluator.member(
          String(name.dropFirst()), of: owner, call.site, own: nil)
        {
          event = .change(place)
        }
      }
    }
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else {
        if case .method = argument.value {
          call.evaluator.collect(argument, into: content, call.name, call.site)
        }
        continue
      }
      let count = max(closure.expression.parameters.count, 1)
      call.evaluator.add(
        call.evaluator.apply(argument.value, to: Array(repeating: value, count: count), at: call.site),
        to: content, at: call.site)
    }
    if content.items.isEmpty { return .content(base) }
    return call.adding(.handler(Handler(event: event, content: content, site: call.site)), to: base)
  }

  /// The name in `NotificationCenter.default.publisher(for: .name)`.
  private static func notification(_ expression: Expression) -> String? {
    switch expression {
    case .call(let call):
      if case .member(_, "publisher", _) = call.callee, let name = call.arguments.first {
        return NotificationName.text(of: name.value)
      }
      if case .member(let base, _, _) = call.callee { return notification(base) }
      return nil
    default: return nil
    }
  }
}
