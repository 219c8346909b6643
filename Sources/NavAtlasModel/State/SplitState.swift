/// The state of a `NavigationSplitView`: its columns with their selections and stacks.
///
/// Collapsing changes nothing here (law L1): the collapsed stack is derived, see ``collapsed(_:)``.
public struct SplitState: Sendable, Hashable {
  /// Two or three, leading first.
  public var columns: [ColumnState]
  /// `columnVisibility`; without effect while collapsed.
  public var visibility: String
  /// `preferredCompactColumn`, by column name.
  public var prefer: String?

  public init(columns: [ColumnState], visibility: String = "automatic", prefer: String? = nil) {
    self.columns = columns
    self.visibility = visibility
    self.prefer = prefer
    showSelections()
  }

  func index(of column: String) -> Int? { columns.firstIndex { $0.name == column } }
}

/// One column of a split view.
public struct ColumnState: Sendable, Hashable {
  /// What the column holds.
  public enum Body: Sendable, Hashable {
    case stack(StackState)
    case leaf(Route)
  }

  public var name: String
  /// The screen shown once the column before has a selection.
  public var root: Screen.ID
  /// The screen shown while it has none.
  public var placeholder: Screen.ID?
  /// True where the selection of the column before decides what is shown.
  public var driven: Bool
  public var selection: ColumnSelection
  /// The values the column offers; `nil` where unknown.
  public var rows: Set<String>?
  public var body: Body

  /// Creates a column that shows its root, with a stack around it if `stack` is true.
  public init(
    _ name: String, root: Screen.ID, placeholder: Screen.ID? = nil, driven: Bool = false,
    selection: ColumnSelection = .none, rows: Set<String>? = nil, stack: Bool = false
  ) {
    self.name = name
    self.root = root
    self.placeholder = placeholder
    self.driven = driven
    self.selection = selection
    self.rows = rows
    self.body = stack ? .stack(StackState(root: Route(root))) : .leaf(Route(root))
  }

  /// The column's stack, if it has one.
  public var stack: StackState? {
    get { if case .stack(let stack) = body { stack } else { nil } }
    set { if let newValue { body = .stack(newValue) } }
  }

  /// What the column shows as frame 0.
  public internal(set) var shownRoot: Route {
    get {
      switch body {
      case .stack(let stack): stack.root
      case .leaf(let route): route
      }
    }
    set {
      switch body {
      case .stack(var stack):
        stack.root = newValue
        body = .stack(stack)
      case .leaf: body = .leaf(newValue)
      }
    }
  }

  /// The frames above the column's root.
  public var entries: [StackEntry] { stack?.entries ?? [] }
}

/// What a column has selected.
public enum ColumnSelection: Sendable, Hashable {
  /// The column cannot select.
  case none
  /// A single selection, possibly empty.
  case one(String?)
  /// A multiple selection.
  case many(Set<String>)

  /// True where nothing is selected.
  public var isEmpty: Bool {
    switch self {
    case .none: true
    case .one(let value): value == nil
    case .many(let values): values.isEmpty
    }
  }

  var canSelect: Bool { self != .none }

  /// The selection as a route's arguments.
  public var arguments: String? {
    switch self {
    case .none: nil
    case .one(let value): value
    case .many(let values): values.isEmpty ? nil : values.sorted().joined(separator: ",")
    }
  }

  mutating func set(_ value: String?) {
    switch self {
    case .none: break
    case .one: self = .one(value)
    case .many: self = .many(value.map { [$0] } ?? [])
    }
  }
}

extension SplitState {
  /// Makes every driven column show the selection before it, or its placeholder (invariant I8).
  mutating func showSelections() {
    for index in columns.indices.dropFirst() where columns[index].driven {
      let selection = columns[index - 1].selection
      let column = columns[index]
      columns[index].shownRoot =
        selection.isEmpty
        ? Route(column.placeholder ?? column.root)
        : Route(column.root, selection.arguments)
    }
  }
}
