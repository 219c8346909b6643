/// A stack as it was recorded last.
struct TrackedPane: Sendable {
  /// One screen above the root.
  struct Frame: Sendable {
    /// Tells the elements of a path apart within a run; the hash of the element.
    var identity: Int
    var screen: RecordedScreen
  }

  var name: String
  var root: RecordedScreen
  /// The elements of the path.
  var path: [Frame] = []
  /// Screens above the path, which are in no path.
  var views: [RecordedScreen] = []
  /// The value that is selected in the column that this is the stack of.
  var selection: String?

  init(_ pane: RecordedPane) {
    name = pane.name
    root = pane.root
  }

  var top: RecordedScreen { views.last ?? path.last?.screen ?? root }
  var names: [String] { path.map(\.screen.name) + views.map(\.name) }
  var isAtRoot: Bool { path.isEmpty && views.isEmpty }

  mutating func clear() {
    path = []
    views = []
  }
}

/// What is presented over the base, with a stack of its own.
struct TrackedLayer: Sendable {
  var style: RecordedStyle
  var pane: TrackedPane
}
