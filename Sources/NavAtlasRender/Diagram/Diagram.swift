/// What a picture of a navigation graph shows, without saying how it is drawn.
///
/// Every renderer starts from it. Ids are synthetic and safe in every language: ASCII letters, digits and
/// underscores. All text is clean (no control or bidirectional characters) and of bounded length.
public struct Diagram: Sendable, Hashable, Codable {
  public var title: String
  /// What the picture covers, and what it leaves out.
  public var subtitle: String
  /// `regular` or `compact`, where the picture is of one of them.
  public var profile: String?
  /// Outermost first, in the order in which they are drawn.
  public var groups: [Group]
  public var cards: [Card]
  public var links: [Link]
  /// What is not drawn, each with the option that draws it.
  public var omissions: [String] = []
  /// True where no lines are drawn as one.
  public var showsEveryLine = false

  private enum CodingKeys: String, CodingKey { case title, subtitle, profile, groups, cards, links }

  public init(
    title: String, subtitle: String = "", profile: String? = nil, groups: [Group] = [], cards: [Card] = [],
    links: [Link] = [], showsEveryLine: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.profile = profile
    self.groups = groups
    self.cards = cards
    self.links = links
    self.showsEveryLine = showsEveryLine
  }
}

extension Diagram {
  /// Width by height where nothing else is asked for. Logs that tell nothing of stacks have no direction of their own, and
  /// get the aspect of a laptop's screen.
  var usualAspect: Double? { links.contains { $0.role == .move } ? 1.6 : nil }

  /// The kinds of link that occur, in the order of ``LinkRole``: the legend. Links that tell a change have their own.
  public var legend: [LinkRole] {
    let present = Set(links.filter { $0.change == nil }.map(\.role))
    return LinkRole.allCases.filter(present.contains)
  }

  /// How links are founded other than by a declaration, as far as it occurs: the second part of the legend.
  public var evidence: [Link.Evidence] {
    let present = Set(links.filter { $0.change == nil }.map(\.evidence))
    return Link.Evidence.allCases.filter { $0 != .declared && present.contains($0) }
  }

  /// How links changed, where two sets of sessions are compared: the last part of the legend.
  public var changes: [LinkChange.Kind] {
    let present = Set(links.compactMap(\.change?.kind))
    return LinkChange.Kind.allCases.filter(present.contains)
  }
}

/// A container, a column or a tab: a frame around cards.
public struct Group: Sendable, Hashable, Codable, Identifiable {
  /// What is framed.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case stack, split, column, tabs, layer
    /// What nothing leads to that was read.
    case unfollowed
  }

  public var id: String
  /// The group around this one.
  public var parent: String?
  public var kind: Kind
  public var title: String
  /// What kind of container it is, in words.
  public var caption: String
  /// The ways back that every screen of it has.
  public var everywhere: [String]

  public init(
    id: String, parent: String? = nil, kind: Kind, title: String, caption: String = "",
    everywhere: [String] = []
  ) {
    self.id = id
    self.parent = parent
    self.kind = kind
    self.title = title
    self.caption = caption
    self.everywhere = everywhere
  }
}
