import GraphAlgorithms
import NavAtlasModel

/// Degrees, dead ends, coverage by URLs, dominators from launch and articulation screens (semantics 5.4).
///
/// Dominators and articulation points look at the plain digraph of forward moves, with one vertex above all
/// that launches the app and holds the tab bar. O(V + E), near it for the dominators.
struct Connections: Analysis {
  struct Result: Sendable {
    fileprivate var numbers: [Screen.ID: Int]
    fileprivate var screens: [Screen.ID]
    fileprivate var inDegree: [Int]
    fileprivate var outDegree: [Int]
    fileprivate var leftFromAnywhere: Set<Int>
    fileprivate var dominators: DominatorTree
    fileprivate var articulations: Set<Int>
    fileprivate var entered: Set<Screen.ID>

    /// Writes what is known into a screen's measure.
    func complete(_ measure: inout ScreenMeasure) {
      guard let number = numbers[measure.screen] else { return }
      measure.inDegree = inDegree[number]
      measure.outDegree = outDegree[number]
      measure.isDeadEnd = outDegree[number] == 0 && !leftFromAnywhere.contains(number)
      measure.hasEntry = entered.contains(measure.screen)
      guard measure.isReachable else { return }
      measure.mustPass = dominators.dominators(of: number).compactMap {
        $0 < screens.count ? screens[$0] : nil
      }
      measure.isArticulation = articulations.contains(number)
    }
  }

  static func result(of facts: Facts, in profile: Profile) -> Result {
    let lifted = facts[LiftedGraph.self, profile]
    let count = lifted.screens.count
    let sorted = lifted.ways.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let graph = Digraph(vertexCount: count + 1, edges: sorted)
    let degrees = degrees(facts.graph, lifted)
    return Result(
      numbers: lifted.numbers, screens: lifted.screens, inDegree: degrees.into, outDegree: degrees.out,
      leftFromAnywhere: lifted.leftFromAnywhere,
      dominators: graph.dominators(from: count), articulations: Set(graph.articulationPoints()),
      entered: Set(facts.graph.entries.filter { $0.kind != .launch }.flatMap { [$0.screen] + $0.path }))
  }

  private static func degrees(_ graph: NavigationGraph, _ lifted: LiftedGraph) -> (into: [Int], out: [Int]) {
    var into = Array(repeating: 0, count: lifted.screens.count)
    var out = into
    for transition in graph.transitions {
      if case .screen(let source) = transition.from, let number = lifted.numbers[source] { out[number] += 1 }
      for target in transition.targets {
        if let number = lifted.numbers[target] { into[number] += 1 }
      }
    }
    return (into, out)
  }
}
