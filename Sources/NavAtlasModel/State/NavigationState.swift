/// What every window of an app shows at one moment (semantics 3.1).
public struct NavigationState: Sendable, Hashable {
  public var windows: [WindowState]
  /// The id of the window that operations without an address go to.
  public var active: WindowState.ID

  public init(windows: [WindowState], active: WindowState.ID? = nil) {
    self.windows = windows
    self.active = active ?? windows.first?.id ?? "w0"
  }

  /// Creates a state with one window around `base`.
  public init(_ base: ContainerState, profile: Profile = .regular) {
    self.init(windows: [WindowState(id: "w0", profile: profile, base: base)])
  }
}

/// One window or scene: a base container and the modal layers above it.
public struct WindowState: Sendable, Hashable, Identifiable {
  /// A presentation that waits for another one to be dismissed (T11).
  public struct QueuedPresentation: Sendable, Hashable {
    /// The number of layers at and below the presenter's own, 0 for the base.
    public var presenter: Int
    public var layer: LayerState
  }

  public var id: String
  public var profile: Profile
  public var base: ContainerState
  /// Bottom first.
  public var layers: [LayerState]
  public var queue: [QueuedPresentation]
  /// The id the next entry gets; ids are never used twice.
  public var nextEntryID: Int

  public init(id: String, profile: Profile = .regular, base: ContainerState, layers: [LayerState] = []) {
    self.id = id
    self.profile = profile
    self.base = base
    self.layers = layers
    self.queue = []
    let containers = [base] + layers.map(\.content)
    self.nextEntryID = (containers.flatMap(\.entries).map(\.id).max() ?? -1) + 1
  }
}

/// A modal presentation with the container it shows.
public struct LayerState: Sendable, Hashable {
  public var style: PresentationStyle
  public var content: ContainerState
  /// False where the user cannot swipe or tap it away.
  public var dismissible: Bool

  public init(_ style: PresentationStyle, _ content: ContainerState, dismissible: Bool = true) {
    self.style = style
    self.content = content
    self.dismissible = dismissible
  }
}

extension LayerState {
  /// True where a swipe or a tap outside closes the layer.
  public var hasDismissGesture: Bool { dismissible && style.hasDismissGesture }
}

extension NavigationState {
  /// The top modal layer of the active window.
  public var topLayer: LayerState? { windows.first { $0.id == active }?.layers.last }
}

/// The state of a container.
public indirect enum ContainerState: Sendable, Hashable {
  case stack(StackState)
  case split(SplitState)
  case tabs(TabsState)
  case leaf(Route)
}

/// The state of a `TabView`: every tab keeps its container, whether selected or not.
public struct TabsState: Sendable, Hashable {
  /// One tab.
  public struct Tab: Sendable, Hashable {
    public var key: String
    public var content: ContainerState

    public init(_ key: String, _ content: ContainerState) {
      self.key = key
      self.content = content
    }
  }

  public var tabs: [Tab]
  public var selected: String

  public init(_ tabs: [Tab], selected: String? = nil) {
    self.tabs = tabs
    self.selected = selected ?? tabs.first?.key ?? ""
  }

  func index(of key: String) -> Int? { tabs.firstIndex { $0.key == key } }
}

extension ContainerState {
  /// Every entry of every stack inside, in declaration order.
  public var entries: [StackEntry] {
    switch self {
    case .stack(let stack): stack.entries
    case .split(let split): split.columns.flatMap(\.entries)
    case .tabs(let tabs): tabs.tabs.flatMap(\.content.entries)
    case .leaf: []
    }
  }
}
