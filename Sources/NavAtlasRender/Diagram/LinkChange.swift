/// How the use of a link differs between two sets of sessions.
public struct LinkChange: Sendable, Hashable, Codable {
  /// In the order of the legend.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case grew, appeared, shrank, vanished
    /// No more than chance would have it.
    case steady
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
    case .steady: "no certain change"
    }
  }

  /// What it is drawn in.
  var color: ColorRole {
    switch self {
    case .grew, .appeared: .grew
    case .shrank, .vanished: .shrank
    case .steady: .steady
    }
  }
}
