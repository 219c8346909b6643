/// A navigation container as the app declares it: the static twin of ``ContainerState``.
public struct Container: Sendable, Hashable, Identifiable {
  /// What the container is, with what it holds.
  public enum Body: Sendable, Hashable {
    case stack(Stack)
    case split(Split)
    case tabs(Tabs)
    case layer(Layer)
  }

  /// A `NavigationStack`.
  public struct Stack: Sendable, Hashable {
    /// The screen that is frame 0.
    public var root: Screen.ID
    /// The screen that "back to the start" means when it is not the stack's root.
    public var logicalRoot: Screen.ID?

    public init(root: Screen.ID, logicalRoot: Screen.ID? = nil) {
      self.root = root
      self.logicalRoot = logicalRoot
    }
  }

  /// A `NavigationSplitView` (or `UISplitViewController`).
  public struct Split: Sendable, Hashable {
    /// Two (sidebar, detail) or three (sidebar, content, detail), leading first.
    public var columns: [Column]
    /// The initial `preferredCompactColumn`, by column name.
    public var prefer: String?
    public var framework: SplitFramework

    public init(columns: [Column], prefer: String? = nil, framework: SplitFramework = .swiftUI) {
      self.columns = columns
      self.prefer = prefer
      self.framework = framework
    }
  }

  /// One column of a split view.
  public struct Column: Sendable, Hashable {
    /// `sidebar`, `content` or `detail`.
    public var name: String
    /// What the column shows once the column before it has a selection.
    public var root: Screen.ID
    /// True where the column holds a selection that drives the next one.
    public var selects: Bool
    /// What the column shows while nothing is selected before it.
    public var placeholder: Screen.ID?
    /// True where the column holds a `NavigationStack`.
    public var stack: Bool
    /// Members of the graph document that this version does not know.
    public var extra: [JSONMember]

    public init(
      name: String, root: Screen.ID, selects: Bool = false, placeholder: Screen.ID? = nil,
      stack: Bool = false,
      extra: [JSONMember] = []
    ) {
      self.name = name
      self.root = root
      self.selects = selects
      self.placeholder = placeholder
      self.stack = stack
      self.extra = extra
    }
  }

  /// A `TabView`.
  public struct Tabs: Sendable, Hashable {
    public var tabs: [Tab]
    /// The key of the tab that is selected at launch; the first one when absent.
    public var selected: String?

    public init(tabs: [Tab], selected: String? = nil) {
      self.tabs = tabs
      self.selected = selected
    }
  }

  /// One tab: its key, and the container it shows.
  public struct Tab: Sendable, Hashable {
    public var key: String
    public var container: Container.ID
    /// Members of the graph document that this version does not know.
    public var extra: [JSONMember]

    public init(key: String, container: Container.ID, extra: [JSONMember] = []) {
      self.key = key
      self.container = container
      self.extra = extra
    }
  }

  /// The container that a modal presentation opens.
  public struct Layer: Sendable, Hashable {
    public var style: PresentationStyle
    public var root: Screen.ID
    /// True where the modal brings its own `NavigationStack`.
    public var stack: Bool
    /// False where the user cannot swipe or tap it away (`interactiveDismissDisabled`).
    public var dismissible: Bool

    public init(style: PresentationStyle, root: Screen.ID, stack: Bool = false, dismissible: Bool = true) {
      self.style = style
      self.root = root
      self.stack = stack
      self.dismissible = dismissible
    }
  }

  /// Unique among the graph's containers.
  public var id: String
  /// What a picture calls it; the id when absent.
  public var name: String?
  public var body: Body
  public var location: SourceLocation?
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a container.
  public init(
    id: String, name: String? = nil, _ body: Body, location: SourceLocation? = nil, extra: [JSONMember] = []
  ) {
    self.id = id
    self.name = name
    self.body = body
    self.location = location
    self.extra = extra
  }
}

/// How a modal layer is presented.
public enum PresentationStyle: String, Sendable, Hashable, CaseIterable {
  case sheet, cover, popover, inspector, alert

  /// True where a swipe or a tap outside closes the layer, unless the app disables it.
  public var hasDismissGesture: Bool { self != .cover && self != .alert }
}

/// Which framework's rules a split view collapses by (semantics 4.1 and 4.4).
public enum SplitFramework: String, Sendable, Hashable, CaseIterable {
  case swiftUI = "swiftui"
  case uiKitClassic = "uikit-classic"
  case uiKitColumn = "uikit-column"
}

/// Whether columns stand side by side or are collapsed into one stack.
public enum Profile: String, Sendable, Hashable, CaseIterable {
  case regular, compact
}

extension Container {
  /// The screens the container itself names (roots, placeholders, the logical root), in declaration order.
  public var ownScreens: [Screen.ID] {
    switch body {
    case .stack(let stack): [stack.root] + (stack.logicalRoot.map { [$0] } ?? [])
    case .split(let split): split.columns.flatMap { [$0.root] + ($0.placeholder.map { [$0] } ?? []) }
    case .tabs: []
    case .layer(let layer): [layer.root]
    }
  }
}
