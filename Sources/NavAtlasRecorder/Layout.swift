/// What an app shows at its start: one stack, a split view, or tabs that hold one of these each.
///
/// Each stack has a name, by which its path is recorded: `recorder.record(path: path, in: "main")`.
public struct RecordedLayout: Sendable, Hashable {
  var tabs: [RecordedTab]
  var selected: String

  /// One stack over a root screen.
  public static func stack(_ name: String = "main", root: RecordedScreen) -> RecordedLayout {
    RecordedLayout(tabs: [RecordedTab(name, root: root)], selected: name, hasTabs: false)
  }

  /// A split view of two columns (sidebar, detail) or three (sidebar, content, detail).
  public static func split(_ columns: RecordedPane...) -> RecordedLayout {
    RecordedLayout(tabs: [RecordedTab("main", columns: columns)], selected: "main", hasTabs: false)
  }

  /// Tabs, and the one that is selected at first; without a name, the first.
  public static func tabs(_ tabs: RecordedTab..., selected: String? = nil) -> RecordedLayout {
    RecordedLayout(tabs: tabs, selected: selected ?? tabs.first?.key ?? "", hasTabs: true)
  }

  var hasTabs: Bool

  private init(tabs: [RecordedTab], selected: String, hasTabs: Bool) {
    self.tabs = tabs
    self.selected = selected
    self.hasTabs = hasTabs
  }
}

/// A tab: its key, and the stack or the columns in it.
public struct RecordedTab: Sendable, Hashable {
  var key: String
  var columns: [RecordedPane]

  /// A tab with a stack, which has the key as its name.
  public init(_ key: String, root: RecordedScreen) {
    self.init(key, columns: [RecordedPane(key, root: root)])
  }

  /// A tab with the columns of a split view.
  public init(_ key: String, columns: [RecordedPane]) {
    self.key = key
    self.columns = columns
  }
}

/// A stack of a layout: the name by which its path is recorded, and the screen at its bottom.
public struct RecordedPane: Sendable, Hashable {
  var name: String
  var root: RecordedScreen

  public init(_ name: String, root: RecordedScreen) {
    self.name = name
    self.root = root
  }
}
