/// A line of the picture.
public struct Link: Sendable, Hashable, Codable, Identifiable {
  /// How well founded a link is.
  public enum Evidence: String, Sendable, Hashable, Codable, CaseIterable {
    case declared, inferred
    /// Seen in traces, declared nowhere.
    case observed
    /// Declared, but never seen in the traces there are.
    case unseen
  }

  public var id: String
  /// The id of the card it starts from.
  public var from: String
  /// The id of the card it leads to.
  public var to: String
  public var role: LinkRole
  public var label: String
  public var evidence: Evidence
  /// How often it was used, from 0 to 1 of the most used one; absent without traces.
  public var traffic: Double?
  /// How often it was used.
  public var count: Int
  /// How its use changed, where two sets of sessions are compared.
  public var change: LinkChange?
  /// True for the links of the discovery tree: they alone decide who stands before whom.
  public var isGuide: Bool
  /// How often the way back was used, where the link stands for that, too.
  public var backCount: Int?
  /// The text that appears under the pointer.
  public var tooltip: String
  /// Where the code stands that leads on.
  public var source: SourcePlace?

  public init(
    id: String, from: String, to: String, role: LinkRole, label: String = "",
    evidence: Evidence = .declared, traffic: Double? = nil, count: Int = 0, change: LinkChange? = nil,
    isGuide: Bool = true, tooltip: String = "", source: SourcePlace? = nil
  ) {
    self.id = id
    self.from = from
    self.to = to
    self.role = role
    self.label = label
    self.evidence = evidence
    self.traffic = traffic
    self.count = count
    self.change = change
    self.isGuide = isGuide
    self.tooltip = tooltip
    self.source = source
  }
}

/// The kinds of move that a reader tells apart; in the order of the legend.
public enum LinkRole: String, Sendable, Hashable, Codable, CaseIterable {
  case entry, tab, select, push, replace, sheet, cover, popover, back, root, reset
  /// One screen followed another; how is not known.
  case move
}

extension LinkRole {
  /// What the legend calls it.
  public var title: String {
    switch self {
    case .entry: "entry"
    case .tab: "tab"
    case .select: "select"
    case .push: "push"
    case .replace: "replace"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .back: "back to"
    case .root: "to root"
    case .reset: "reset"
    case .move: "move"
    }
  }

  /// True for the ways back, which never shape the layout.
  public var isBackward: Bool { self == .back || self == .root || self == .reset }
}

extension Link.Evidence {
  /// What the legend calls it.
  public var title: String {
    switch self {
    case .declared: "declared"
    case .inferred: "inferred"
    case .observed: "seen, not declared"
    case .unseen: "never seen"
    }
  }
}
