public import NavAtlasModel

/// The screens up to a depth, counted over all modal layers.
public struct DepthView: GraphView {
  public var maximum: Int
  public var profile: Profile

  public init(maximum: Int, in profile: Profile = .regular) {
    self.maximum = maximum
    self.profile = profile
  }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let measures = Facts(graph)[Measures.self, profile]
    let kept = Set(measures.screens.filter { $0.totalDepth.map { $0 <= maximum } ?? false }.map(\.screen))
    return graph.keeping(kept.contains)
  }
}

/// The moves that recorded sessions made so often, with the screens they join. O(V + E).
public struct CountView: GraphView {
  public var minimum: Int

  public init(minimum: Int) { self.minimum = minimum }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    guard minimum == 0 || graph.transitions.contains(where: { $0.count > 0 }) else {
      throw ViewError(
        "there are no sessions to count moves of; name a log beside the app, or leave out --min-count")
    }
    var result = graph
    result.transitions = graph.transitions.filter { $0.count >= minimum }
    var kept = Set(graph.entries.filter { $0.kind == .launch }.map(\.screen))
    for transition in result.transitions {
      if case .screen(let source) = transition.from { kept.insert(source) }
      kept.formUnion(transition.targets)
    }
    return result.keeping(kept.contains)
  }
}
