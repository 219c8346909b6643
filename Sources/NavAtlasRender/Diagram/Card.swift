/// A box of the picture: mostly a screen.
public struct Card: Sendable, Hashable, Codable, Identifiable {
  /// What the card stands for.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case screen, placeholder, unresolved, external
    /// A way into the app: the launch, a URL, a notification.
    case entry
    /// The bar that switches tabs.
    case tabBar
    /// "Every screen" of a container.
    case anyScreen
    /// A container or module that was folded into one card.
    case folded
    /// Screens that are drawn as the rows of one card.
    case list
  }

  /// A remarkable property of a screen.
  public enum Flag: String, Sendable, Hashable, Codable, CaseIterable {
    case root, unreachable, unfollowed, trap, deadEnd, unbounded, backDisabled
    /// The screen that the picture is about.
    case focus
  }

  /// A short remark on a card.
  public struct Badge: Sendable, Hashable, Codable {
    /// What the badge is about; decides its colour.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
      case depth, count, back, warning, problem
    }

    public var text: String
    public var role: Role

    public init(_ text: String, _ role: Role) {
      self.text = text
      self.role = role
    }
  }

  /// A PNG, and the file that has it while the diagram is drawn.
  public struct Picture: Sendable, Hashable {
    public var path: String
    public var png: [UInt8]
    /// Pixels.
    public var width: Int
    public var height: Int

    public init(path: String, png: [UInt8], width: Int, height: Int) {
      self.path = path
      self.png = png
      self.width = width
      self.height = height
    }
  }

  public var id: String
  /// The frame the card is in; none where it stands free.
  public var group: String?
  public var kind: Kind
  public var name: String
  public var subtitle: String
  /// How the screen is reached: the role of the link of the discovery tree.
  public var accent: LinkRole?
  public var flags: [Flag]
  public var badges: [Badge]
  /// How often it was seen, from 0 to 1 of the most seen one; absent without traces.
  public var traffic: Double?
  /// The text that appears under the pointer.
  public var tooltip: String
  /// Where the screen is declared.
  public var source: SourcePlace?
  /// The screen's id in the graph; absent for cards that are not screens.
  public var screen: String?
  /// The module that declares the screen.
  public var module: String?
  /// The file with the picture of what is folded, beside this one.
  public var page: String?
  /// How an older version of the app has it.
  public var change: LinkChange.Kind?
  /// What the screen looks like.
  public var picture: Picture?
  /// The screens of a list; lists are made when a diagram is drawn.
  public var rows: [Card] = []

  private enum CodingKeys: String, CodingKey {
    case id, group, kind, name, subtitle, accent, flags, badges, traffic, tooltip, source, screen, module
  }

  public init(
    id: String, group: String? = nil, kind: Kind = .screen, name: String, subtitle: String = "",
    accent: LinkRole? = nil, flags: [Flag] = [], badges: [Badge] = [], traffic: Double? = nil,
    tooltip: String = "", source: SourcePlace? = nil, screen: String? = nil, module: String? = nil
  ) {
    self.id = id
    self.group = group
    self.kind = kind
    self.name = name
    self.subtitle = subtitle
    self.accent = accent
    self.flags = flags
    self.badges = badges
    self.traffic = traffic
    self.tooltip = tooltip
    self.source = source
    self.screen = screen
    self.module = module
  }
}

extension Card {
  /// What a frame says in pictures, for forms that have no frames.
  var remarks: [String] { flags.contains(.unfollowed) ? ["not followed"] : [] }
}
