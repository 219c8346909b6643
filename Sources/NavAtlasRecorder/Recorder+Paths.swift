extension Recorder {
  /// Records the path of a stack: any collection of values, whatever keeps it.
  ///
  /// The path is compared with the one before. What is in common is not looked at again; a screen that is new is named.
  ///
  /// - Parameters:
  ///   - stack: the stack's name in the layout.
  ///   - move: what code did, if that is known; otherwise the least that explains the change is recorded.
  ///   - screen: the screen that an element shows.
  public func record<Path: Collection>(
    path: Path, in stack: String = "main", as move: RecordedMove? = nil,
    screen: (Path.Element) -> RecordedScreen = { RecordedScreen(describing: $0) }
  ) where Path.Element: Hashable {
    guard isRecording else { return }
    let elements = Array(path)
    change { tracker throws(Tracker.Problem) in
      try tracker.setPath(elements.map { $0.hashValue }, in: stack, move) { screen(elements[$0]) }
    }
  }

  /// Records the path of a stack by what identifies its elements, and by the names of the screens.
  ///
  /// For stacks whose elements change while they stay the same screen: `StackState` with its `ids`, for example.
  public func record(
    ids: some Collection<some Hashable>, names: some Collection<String>, in stack: String = "main",
    as move: RecordedMove? = nil
  ) {
    guard isRecording else { return }
    let names = Array(names)
    let ids = ids.map { $0.hashValue }
    change { tracker throws(Tracker.Problem) in
      guard ids.count == names.count else {
        throw Tracker.Problem(message: "\(ids.count) ids and \(names.count) names make no path")
      }
      return try tracker.setPath(ids, in: stack, move) { RecordedScreen(names[$0]) }
    }
  }

  /// Records a path whose elements are screens already.
  func record(screens: [RecordedScreen], in stack: String, as move: RecordedMove?) {
    record(path: screens, in: stack, as: move) { $0 }
  }

  /// Records that a screen came on top of a stack which is in no path: `navigationDestination(isPresented:)`, links that hold a
  /// view, view controllers that were pushed.
  public func show(_ screen: RecordedScreen, in stack: String = "main") {
    change { tracker throws(Tracker.Problem) in try tracker.show(screen, in: stack) }
  }

  /// Records that the last of these went.
  public func hide(in stack: String = "main") {
    change { tracker throws(Tracker.Problem) in try tracker.hide(in: stack) }
  }

  /// Records that a stack has another screen at its bottom, and nothing above it.
  public func reset(root: RecordedScreen, in stack: String = "main") {
    change { tracker throws(Tracker.Problem) in try tracker.reset(root: root, in: stack) }
  }
}
