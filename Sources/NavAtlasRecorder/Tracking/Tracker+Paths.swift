/// Changes of paths, and of the screens above them.
extension Tracker {
  /// The path of a stack is what it is now.
  ///
  /// - Parameters:
  ///   - identities: what tells its elements apart.
  ///   - screen: names the element at an index; asked only for those that are new.
  /// - Returns: the event; `nil` where nothing changed.
  mutating func setPath(
    _ identities: [Int], in name: String, _ move: RecordedMove? = nil, screen: (Int) -> RecordedScreen
  ) throws(Problem) -> RecordedEvent? {
    let place = try place(of: name)
    let old = self[place].path
    let common = zip(old, identities).prefix { $0.identity == $1 }.count
    guard let change = PathChange(from: old.count, to: identities.count, common: common) else { return nil }
    let added = identities.indices.dropFirst(common).map {
      TrackedPane.Frame(identity: identities[$0], screen: screen($0))
    }
    self[place].path = old.prefix(common) + added
    self[place].views = []
    return pathEvent(change, move, at: place, removed: old.count - common)
  }

  private func pathEvent(
    _ change: PathChange, _ move: RecordedMove?, at place: Place, removed: Int
  ) -> RecordedEvent {
    let pane = self[place]
    var event = event(Self.kind(change, move))
    event.path = pane.names
    event.container = container(place)
    switch event.kind {
    case .pop: if removed > 1 || move == .pop { event.n = removed }
    case .popTo: event.value = pane.top.name
    case .push, .replace: event.arguments = pane.top.arguments
    default: break
    }
    return event
  }

  /// What code says it did, where that fits what changed.
  private static func kind(_ change: PathChange, _ move: RecordedMove?) -> RecordedEvent.Kind {
    switch (move, change) {
    case (.restore, _): .restore
    case (.setPath, _): .setPath
    case (.popToRoot, .pop), (.popToRoot, .popToRoot): .popToRoot
    case (.pop, .pop), (.pop, .popToRoot): .pop
    case (.popTo, .pop), (.popTo, .popToRoot): .popTo
    case (_, .push): .push
    case (_, .pop): .pop
    case (_, .popToRoot): .popToRoot
    case (_, .replace): .replace
    case (_, .set): .setPath
    }
  }

  /// A screen that is in no path comes on top of a stack.
  mutating func show(_ screen: RecordedScreen, in name: String) throws(Problem) -> RecordedEvent {
    let place = try place(of: name)
    self[place].views.append(screen)
    var event = event(.viewPush)
    event.path = self[place].names
    event.container = container(place)
    event.arguments = screen.arguments
    return event
  }

  /// The last of the screens that are in no path goes.
  mutating func hide(in name: String) throws(Problem) -> RecordedEvent? {
    let place = try place(of: name)
    guard !self[place].views.isEmpty else { return nil }
    self[place].views.removeLast()
    var event = event(.back)
    event.path = self[place].names
    event.container = container(place)
    return event
  }
}
