public import NavAtlasModel

/// One recorded event: what happened, and which screen is visible afterwards.
public struct TraceEvent: Sendable, Hashable {
  /// What the recorder saw happen.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case launch, push, viewPush, back, pop, popTo, popToRoot, replace, setPath, select, present, dismiss,
      dismissAll
    case selectTab, openURL, resetRoot, restore, sizeClass
    /// A screen was seen; by what operation is not known.
    case screen
    /// The runtime said something; the text is the event's value.
    case message
    /// The recorder dropped events; how many is `n`. Where a screen is told, the app goes on from there.
    case gap

    /// Names besides those of the cases.
    static let otherNames = ["open", "switchTab"]

    /// False for events that no screen belongs to.
    var needsScreen: Bool { self != .sizeClass && self != .message && self != .gap }

    /// Reads a name; `open` and `switchTab` are other names of `launch` and `selectTab`.
    public init?(name: String) {
      switch name {
      case "open": self = .launch
      case "switchTab": self = .selectTab
      default: self.init(rawValue: name)
      }
    }
  }

  public var session: String
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var time: Int64
  public var kind: Kind
  /// The screen that is visible after the event; `nil` only for a change of the size class, messages and gaps.
  public var screen: Screen.ID?
  /// How many frames or layers go.
  public var n: Int?
  /// The whole path after the event.
  public var path: [Screen.ID]?
  /// The container that changes: an address such as `w0/base/tab:home`.
  public var container: String?
  public var tab: String?
  public var column: String?
  public var value: String?
  public var style: PresentationStyle?
  public var url: String?
  public var profile: Profile?
  public var trigger: Transition.Trigger?
  /// The screen's arguments as JSON text.
  public var arguments: String?
  /// The height of the stack after the event.
  public var depth: Int?
  /// Where the event was read.
  public var location: SourceLocation?

  /// Creates an event.
  public init(
    session: String, time: Int64, _ kind: Kind, screen: Screen.ID?, n: Int? = nil, path: [Screen.ID]? = nil,
    container: String? = nil, tab: String? = nil, column: String? = nil, value: String? = nil,
    style: PresentationStyle? = nil,
    url: String? = nil, profile: Profile? = nil, trigger: Transition.Trigger? = nil, arguments: String? = nil,
    depth: Int? = nil, location: SourceLocation? = nil
  ) {
    self.session = session
    self.time = time
    self.kind = kind
    self.screen = screen
    self.n = n
    self.path = path
    self.container = container
    self.tab = tab
    self.column = column
    self.value = value
    self.style = style
    self.url = url
    self.profile = profile
    self.trigger = trigger
    self.arguments = arguments
    self.depth = depth
    self.location = location
  }
}
