public import NavAtlasAnalysis
public import NavAtlasModel

/// The results of an analysis run, ready for a reporter.
public struct AnalysisReport: Sendable, Hashable {
  /// The measures of one profile.
  public struct ProfileResult: Sendable, Hashable {
    public var profile: Profile
    public var measures: GraphMeasures

    public init(_ profile: Profile, _ measures: GraphMeasures) {
      self.profile = profile
      self.measures = measures
    }
  }

  public var graph: NavigationGraph
  /// The profiles asked for, regular first.
  public var profiles: [ProfileResult]
  public var collapse: CollapseFindings
  /// What filters left out, one statement each.
  public var hidden: [String]

  public init(
    graph: NavigationGraph, profiles: [ProfileResult], collapse: CollapseFindings, hidden: [String] = []
  ) {
    self.graph = graph
    self.profiles = profiles
    self.collapse = collapse
    self.hidden = hidden
  }

  /// Runs the analyses on a graph.
  public init(_ facts: Facts, profiles: [Profile], hidden: [String] = []) {
    self.init(
      graph: facts.graph, profiles: profiles.map { ProfileResult($0, facts[Measures.self, $0]) },
      collapse: facts[CollapseAnalysis.self, .regular], hidden: hidden)
  }
}
