import NavAtlasProgram
import NavAtlasSourceReading

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
    if call.name == "onReceive", let heard = call.heard {
      call.evaluator.listen(to: heard.subject, heard.handler)
      if call.evaluator.filteredSubjects.contains(heard.subject.base) {
        call.evaluator.noteFiltered(heard.handler, at: call.site)
      }
      guard let told = call.told(heard.subject, heard.handler) else { return .content(base) }
      return call.adding(.handler(Handler(event: .lifecycle, content: told, site: call.site)), to: base)
    }
    if call.name == "onReceive", let publisher = call.call.arguments.first?.value {
      if let name = NotificationName.published(publisher)
        ?? NotificationName.published(call.arguments.first?.value),
        !NotificationName.isOfSystem(name, call.evaluator.index)
      {
        event = .notification(name)
      }
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
    if content.isIdle { return .content(base) }
    let closure = call.arguments.first { $0.isTrailing || $0.label == "perform" }?.value
    let watcher = call.adding(
      .handler(Handler(event: event, content: content, site: call.site, closure: closure)), to: base)
    guard case .content(let watched) = watcher, let closure, let begun = call.begun(event, closure) else {
      return watcher
    }
    return call.adding(.handler(Handler(event: .lifecycle, content: begun, site: call.site)), to: watched)
  }
}

extension ModifierCall {
  /// What is done with the value that is there as the view appears: `onChange(of: state, initial: true)`.
  fileprivate func begun(_ event: Handler.Event, _ watcher: Value) -> Content? {
    guard case .change(let place) = event, argument("initial") == .boolean(true) else { return nil }
    let value = evaluator.initialValue(of: place)
    guard value.isConstant || value == .none, case .closure(let closure) = watcher else { return nil }
    let values = [Value](repeating: value, count: closure.expression.parameters.count)
    return evaluator.content(evaluator.apply(watcher, to: values, at: site), owner: scope.type, at: site)
  }

  /// What is done with the value that a subject has as the view appears.
  fileprivate func told(_ subject: Place, _ handler: Value) -> Content? {
    guard let publisher = call.arguments.first?.value, !publisher.skipsFirst else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    evaluator.replay(subject, to: handler, site, aside)
    return aside.content.items.isEmpty ? nil : aside.content
  }

  /// What a subject of the app's own sends, and who hears it.
  fileprivate var heard: (subject: Place, handler: Value)? {
    guard case .place(let place)? = arguments.first?.value, place.isSubject,
      let handler = arguments.last?.value
    else { return nil }
    switch handler {
    case .closure, .method: return (place, handler)
    default: return nil
    }
  }
}
