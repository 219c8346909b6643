/// How a link differs between two sets of sessions, or between two versions of an app.
public struct LinkChange: Sendable, Hashable, Codable {
  /// In the order of the legend.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case grew, appeared, shrank, vanished
    /// Made otherwise than in an older version.
    case altered
    /// The same, of code that a change reaches.
    case touched
    /// No more than chance would have it.
    case steady
    /// The same as in an older version.
    case same
  }

  public var kind: Kind
  /// From 0 to 1 of the largest change.
  public var size: Double
  /// What the link is labelled with.
  public var words: String

  public init(_ kind: Kind, size: Double = 0, words: String = "") {
    self.kind = kind
    self.size = size
    self.words = words
  }
}

extension LinkChange.Kind {
  /// What the legend calls it.
  public var title: String {
    switch self {
    case .grew: "grew"
    case .appeared: "new"
    case .shrank: "shrank"
    case .vanished: "gone"
    case .altered: "changed"
    case .touched: "reached"
    case .steady: "no certain change"
    case .same: "as before"
    }
  }

  /// What it is drawn in.
  var color: ColorRole {
    switch self {
    case .grew, .appeared: .grew
    case .shrank, .vanished: .shrank
    case .altered, .touched: .altered
    case .steady, .same: .steady
    }
  }
}
