public import NavAtlasRender

extension AtlasDocument {
  /// What a picture shows: which of its elements stand for what.
  public struct Picture: Codable, Sendable, Hashable {
    /// `regular` or `compact`.
    public var profile: String
    public var subtitle: String
    public var groups: [Frame]
    public var cards: [Card]
    public var lines: [Line]

    /// A frame around cards.
    public struct Frame: Codable, Sendable, Hashable {
      public var id: String
      /// The frame around it.
      public var parent: String?
      public var kind: String
      public var title: String
    }

    public struct Card: Codable, Sendable, Hashable {
      public var id: String
      public var kind: String
      public var name: String
      /// The screen that it stands for.
      public var screen: String?
      /// The frame that it is in.
      public var group: String?
      /// Of a list: the ids of its rows, which are cards themselves.
      public var rows: [String]?
      public var change: String?
    }

    public struct Line: Codable, Sendable, Hashable {
      public var id: String
      /// The ids of cards.
      public var from: [String]
      public var to: [String]
      public var role: String
      public var change: String?
    }
  }
}

extension AtlasDocument.Picture {
  /// What a diagram shows once it is drawn; a list's line leads to each of its rows.
  public init(_ whole: Diagram, profile: String) {
    let diagram = whole.drawn
    self.profile = profile
    subtitle = diagram.subtitle
    groups = diagram.groups.map {
      Frame(id: $0.id, parent: $0.parent, kind: $0.kind.rawValue, title: $0.title)
    }
    let rows = Dictionary(
      diagram.cards.filter { !$0.rows.isEmpty }.map { ($0.id, $0.rows.map(\.id)) }
    ) { first, _ in first }
    cards = diagram.cards.flatMap { [$0] + $0.rows }.map { card in
      Card(
        id: card.id, kind: card.kind.rawValue, name: card.name, screen: card.screen, group: card.group,
        rows: rows[card.id],
        change: card.change?.rawValue)
    }
    lines = diagram.links.map { link in
      Line(
        id: link.id, from: rows[link.from] ?? [link.from], to: rows[link.to] ?? [link.to],
        role: link.role.rawValue, change: link.change?.kind.rawValue)
    }
  }
}
