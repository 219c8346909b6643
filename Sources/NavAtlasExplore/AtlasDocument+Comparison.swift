public import NavAtlasAnalysis
import NavAtlasModel

extension AtlasDocument {
  /// What differs between two versions.
  public struct Comparison: Codable, Sendable, Hashable {
    public var base: String
    public var head: String
    public var changes: [Difference]

    public struct Difference: Codable, Sendable, Hashable {
      /// `screen`, `move`, `container`, `entry`, or `effect`.
      public var subject: String
      /// `added`, `removed`, `renamed`, `changed`, or the kind of the effect.
      public var kind: String
      /// `breaking`, `risky` or `safe`.
      public var risk: String
      public var words: String
      public var details: [String]
      public var screens: [String]
      public var isUnsure: Bool
    }
  }
}

extension AtlasDocument.Comparison {
  public init(_ diff: GraphDiff, base: String, head: String) {
    self.base = base
    self.head = head
    changes =
      diff.effects.map { effect in
        Difference(
          subject: "effect", kind: effect.kind.rawValue, risk: effect.risk.rawValue, words: effect.message,
          details: effect.witness, screens: effect.screens, isUnsure: effect.isUnsure)
      }
      + diff.changes.map { change in
        Difference(
          subject: change.subject.rawValue, kind: change.kind.rawValue, risk: change.risk.rawValue,
          words: change.words, details: change.details, screens: change.screens, isUnsure: change.isUnsure)
      }
  }
}
