public import NavAtlasAnalysis
import NavAtlasModel

extension AtlasDocument {
  /// The states of a split view, decided by the state model; the page only walks from one to the next.
  public struct Laboratory: Codable, Sendable, Hashable {
    public var container: String
    public var name: String
    public var columns: [String]
    public var states: [State]
    /// True where there are more states than are here.
    public var isTruncated: Bool

    public struct State: Codable, Sendable, Hashable {
      public var columns: [[String]]
      public var selections: [String?]
      public var collapsed: [Frame]
      public var steps: [Step]
    }

    public struct Frame: Codable, Sendable, Hashable {
      public var column: Int
      public var screen: String
    }

    public struct Step: Codable, Sendable, Hashable {
      public var profile: String
      /// The kind of move; `userBack` for the user's back.
      public var kind: String
      public var from: String
      public var to: String?
      public var value: String?
      public var state: Int?
      public var refusal: String?
    }
  }
}

extension AtlasDocument.Laboratory {
  public init(_ laboratory: SplitLaboratory) {
    container = laboratory.container
    name = laboratory.name
    columns = laboratory.columns
    isTruncated = laboratory.isTruncated
    states = laboratory.states.map { state in
      State(
        columns: state.columns, selections: state.selections,
        collapsed: state.collapsed.map { Frame(column: $0.column, screen: $0.screen) },
        steps: state.steps.map { step in
          Step(
            profile: step.profile.rawValue, kind: step.kind?.word ?? "userBack", from: step.from, to: step.to,
            value: step.value, state: step.state, refusal: step.refusal)
        })
    }
  }
}
