/// Where the app is, as far as it was recorded; turns what is told about it into events.
///
/// A value without clocks or files: the same calls give the same events.
struct Tracker: Sendable {
  /// What cannot be recorded, in words.
  struct Problem: Error, Hashable {
    var message: String
  }

  struct Tab: Sendable {
    var key: String
    var columns: [TrackedPane]
  }

  private(set) var tabs: [Tab]
  private(set) var selectedTab: Int
  let hasTabs: Bool
  private(set) var layers: [TrackedLayer] = []

  init(_ layout: RecordedLayout) {
    tabs = layout.tabs.map { Tab(key: $0.key, columns: $0.columns.map(TrackedPane.init)) }
    if tabs.allSatisfy(\.columns.isEmpty) {
      tabs = [Tab(key: "main", columns: [.init(.init("main", root: "main"))])]
    }
    selectedTab = tabs.firstIndex { $0.key == layout.selected } ?? 0
    hasTabs = layout.hasTabs
  }

  /// Where a stack is.
  enum Place: Hashable {
    case column(tab: Int, column: Int)
    case layer(Int)
  }

  // MARK: What is seen

  /// The stack that is seen on top: of the highest layer, or of the last useful column of the selected tab.
  var foreground: Place {
    layers.isEmpty ? .column(tab: selectedTab, column: topColumn(of: selectedTab)) : .layer(layers.count - 1)
  }

  var visible: RecordedScreen { self[foreground].top }

  /// The last column of a split view that shows useful information: one that something was selected for, or whose stack is
  /// not at its root.
  private func topColumn(of tab: Int) -> Int {
    let columns = tabs[tab].columns
    var useful = true
    var top = 0
    for index in columns.indices.dropFirst() {
      useful = !columns[index].isAtRoot || useful && columns[index - 1].selection != nil
      if useful { top = index }
    }
    return top
  }

  subscript(place: Place) -> TrackedPane {
    get {
      switch place {
      case .column(let tab, let column): tabs[tab].columns[column]
      case .layer(let index): layers[index].pane
      }
    }
    set {
      switch place {
      case .column(let tab, let column): tabs[tab].columns[column] = newValue
      case .layer(let index): layers[index].pane = newValue
      }
    }
  }

  func place(of name: String) throws(Problem) -> Place {
    if let layer = layers.lastIndex(where: { $0.pane.name == name }) { return .layer(layer) }
    if let tab = tabs.firstIndex(where: { $0.columns.contains { $0.name == name } }),
      let column = tabs[tab].columns.firstIndex(where: { $0.name == name })
    {
      return .column(tab: tab, column: column)
    }
    let known = tabs.flatMap(\.columns).map(\.name) + layers.map(\.pane.name)
    throw Problem(message: "there is no stack '\(name)'; known: \(known.joined(separator: ", "))")
  }

  /// The names of columns are those that traces have.
  static func columnName(_ index: Int, of count: Int) -> String {
    switch index {
    case 0: "sidebar"
    case count - 1: "detail"
    default: "content"
    }
  }

  /// The address of a stack, where operations do not go to it by themselves: a change of what is not seen.
  func container(_ place: Place) -> String? {
    switch place {
    case .layer(let index):
      return index == layers.count - 1 ? nil : "w0/layer:\(index + 1)"
    case .column(let tab, let column):
      let columns = tabs[tab].columns
      let isInFront = layers.isEmpty && tab == selectedTab && column == columns.count - 1
      if isInFront { return nil }
      let inTab = hasTabs ? "w0/base/tab:\(tabs[tab].key)" : "w0/base"
      return columns.count > 1 ? "\(inTab)/column:\(Self.columnName(column, of: columns.count))" : inTab
    }
  }

  /// An event that shows what is visible now.
  func event(_ kind: RecordedEvent.Kind) -> RecordedEvent { RecordedEvent(kind, screen: visible.name) }

  // MARK: Changes that are no paths

  mutating func select(tab key: String) throws(Problem) -> RecordedEvent? {
    guard let index = tabs.firstIndex(where: { $0.key == key }), hasTabs else {
      throw Problem(message: "there is no tab '\(key)'; known: \(tabs.map(\.key).joined(separator: ", "))")
    }
    guard index != selectedTab else { return nil }
    selectedTab = index
    var event = event(.selectTab)
    event.tab = key
    return event
  }

  /// A row of a column was selected, or none: the stacks of the columns after it empty.
  mutating func select(_ value: String?, in name: String) throws(Problem) -> RecordedEvent? {
    guard case .column(let tab, let column) = try place(of: name), column < tabs[tab].columns.count - 1 else {
      throw Problem(message: "'\(name)' is no column that selects what the next one shows")
    }
    guard tabs[tab].columns[column].selection != value else { return nil }
    tabs[tab].columns[column].selection = value
    for later in tabs[tab].columns.indices where later > column {
      tabs[tab].columns[later].path = []
      tabs[tab].columns[later].selection = nil
    }
    var event = event(.select)
    event.column = Self.columnName(column, of: tabs[tab].columns.count)
    event.value = value
    return event
  }

  mutating func present(_ screen: RecordedScreen, _ style: RecordedStyle, _ name: String?) -> RecordedEvent {
    let name = name ?? "layer:\(layers.count + 1)"
    layers.append(TrackedLayer(style: style, pane: TrackedPane(RecordedPane(name, root: screen))))
    var event = event(.present)
    event.style = style
    event.arguments = screen.arguments
    return event
  }

  /// The layers from one on go.
  mutating func dismiss(from layer: Int) -> RecordedEvent? {
    let count = layers.count - layer
    guard count > 0, layer >= 0 else { return nil }
    layers.removeLast(count)
    var event = event(.dismiss)
    if count > 1 { event.n = count }
    return event
  }

  mutating func dismissAll() -> RecordedEvent? {
    guard !layers.isEmpty else { return nil }
    layers = []
    return event(.dismissAll)
  }

  mutating func reset(root: RecordedScreen, in name: String) throws(Problem) -> RecordedEvent {
    let place = try place(of: name)
    self[place].root = root
    self[place].clear()
    var event = event(.resetRoot)
    event.container = container(place)
    event.arguments = root.arguments
    if event.container != nil { event.value = root.name }
    return event
  }
}
