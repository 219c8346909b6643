/// A way into the app: the launch, a URL, a notification, or restored state.
public struct Entry: Sendable, Hashable {
  /// What opens the app there.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case launch, url, notification, restore
  }

  /// The screen that is on top afterwards.
  public var screen: Screen.ID
  public var kind: Kind
  /// The container that shows it.
  public var container: Container.ID?
  /// The URL pattern, for `url`.
  public var url: String?
  /// The value frames the entry builds above the container's root, bottom first; empty where it shows a root.
  public var path: [Screen.ID]
  public var label: String?
  /// The condition under which the app can be entered so: `#if os(iOS)`.
  public var condition: String?
  public var location: SourceLocation?
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates an entry.
  public init(
    screen: Screen.ID, kind: Kind = .launch, container: Container.ID? = nil, url: String? = nil,
    path: [Screen.ID] = [], label: String? = nil, condition: String? = nil, location: SourceLocation? = nil,
    extra: [JSONMember] = []
  ) {
    self.screen = screen
    self.kind = kind
    self.container = container
    self.url = url
    self.path = path
    self.label = label
    self.condition = condition
    self.location = location
    self.extra = extra
  }
}

extension Entry {
  /// The pattern of its links, or its label; `nil` where any link will do.
  public var title: String? { url == "*" ? label : url ?? label }
}
