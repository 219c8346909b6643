/// What is written where events are missing.
extension Tracker {
  /// Events that tell how many are missing, and where the app is now: the base, then each layer over it with its path. A tab
  /// that is not seen tells its path when it changes next.
  func afterGap(of count: Int) -> [RecordedEvent] {
    var base = self
    base.dismissLayers()
    var gap = base.event(.gap)
    gap.n = count
    gap.tab = hasTabs ? tabs[selectedTab].key : nil
    gap.path = base[base.foreground].names
    var events = [gap]
    for layer in layers {
      events.append(base.present(layer.pane.root, layer.style, layer.pane.name))
      base[base.foreground] = layer.pane
      if !layer.pane.isAtRoot {
        var path = base.event(.restore)
        path.path = layer.pane.names
        events.append(path)
      }
    }
    return events
  }

  private mutating func dismissLayers() { _ = dismissAll() }
}
