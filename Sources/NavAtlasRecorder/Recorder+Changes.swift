extension Recorder {
  /// Records that a tab was selected, by its key in the layout.
  public func select(tab key: String) {
    change { tracker throws(Tracker.Problem) in try tracker.select(tab: key) }
  }

  /// Records what is selected in a column of a split view, `nil` for nothing.
  ///
  /// - Parameter column: the name of the column's stack in the layout.
  public func record(selection: some Hashable & Sendable, in column: String) {
    let value = Self.value(selection)
    change { tracker throws(Tracker.Problem) in try tracker.select(value, in: column) }
  }

  /// The text of a selection; `nil` for an optional that is empty.
  private static func value(_ selection: some Hashable) -> String? {
    let mirror = Mirror(reflecting: selection)
    guard mirror.displayStyle == .optional else { return String(describing: selection) }
    return mirror.children.first.map { String(describing: $0.value) }
  }

  /// Records that a screen came up over the others.
  ///
  /// - Parameter stack: the name by which the path of a stack in it is recorded.
  public func present(_ screen: RecordedScreen, as style: RecordedStyle = .sheet, stack: String? = nil) {
    change(isConsequence: false) { tracker throws(Tracker.Problem) in tracker.present(screen, style, stack) }
  }

  /// Records that what came up last went.
  public func dismiss(_ count: Int = 1) {
    change { tracker throws(Tracker.Problem) in
      guard count > 0, count <= tracker.layers.count else {
        throw Tracker.Problem(message: "dismiss(\(count)) of \(tracker.layers.count) presented screens")
      }
      return tracker.dismiss(from: tracker.layers.count - count)
    }
  }

  /// Records that everything that came up over the base went.
  public func dismissAll() {
    change { tracker throws(Tracker.Problem) in tracker.dismissAll() }
  }

  /// Records what a binding presents, and `nil` for nothing: the counterpart of `sheet(item:)`.
  ///
  /// - Parameter stack: a name for this binding, and for the stack in what it presents.
  public func record(presented screen: RecordedScreen?, as style: RecordedStyle = .sheet, stack: String) {
    change(isConsequence: screen == nil) { tracker throws(Tracker.Problem) in
      let layer = tracker.layers.firstIndex { $0.pane.name == stack }
      switch (screen, layer) {
      case (let screen?, nil): return tracker.present(screen, style, stack)
      case (nil, let layer?): return tracker.dismiss(from: layer)
      case (let screen?, let layer?) where tracker.layers[layer].pane.root != screen:
        return try tracker.reset(root: screen, in: stack)
      default: return nil
      }
    }
  }

  /// Records whether the columns of split views are side by side.
  public func record(profile: RecordedProfile) {
    change { tracker throws(Tracker.Problem) in
      var event = RecordedEvent(.sizeClass)
      event.profile = profile
      return event
    }
  }

  /// Records what the system printed about navigation.
  public func message(_ text: String) {
    change(isConsequence: false) { tracker throws(Tracker.Problem) in
      var event = RecordedEvent(.message)
      event.value = text
      return event
    }
  }
}
