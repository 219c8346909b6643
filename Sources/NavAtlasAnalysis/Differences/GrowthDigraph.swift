import GraphAlgorithms
import NavAtlasModel

/// Which screens can lie above which on one stack.
struct GrowthDigraph {
  private let screens: [Screen.ID]
  private let numbers: [Screen.ID: Int]
  private let digraph: Digraph

  init(_ graph: NavigationGraph) {
    let screens = graph.mentionedScreens
    let numbers = Dictionary(screens.enumerated().map { ($1, $0) }) { first, _ in first }
    let kinds: Set<TransitionKind> = [
      .push, .viewPush, .pushMany, .select, .linkAcross, .setPath, .replace, .url, .restore,
    ]
    var edges: [Digraph.Edge] = []
    for move in graph.transitions where kinds.contains(move.kind) {
      var way = move.targets
      switch move.from {
      case .screen(let source): way.insert(source, at: 0)
      case .anyScreen:
        // Any screen of the container may lie below.
        let roots = graph.containers.filter { $0.id == move.container }.flatMap(\.ownScreens)
        if let first = way.first.flatMap({ numbers[$0] }) {
          edges += roots.compactMap { numbers[$0] }.map { .init($0, first) }
        }
      }
      edges += zip(way, way.dropFirst()).compactMap { below, above in
        numbers[below].flatMap { below in numbers[above].map { .init(below, $0) } }
      }
    }
    self.screens = screens
    self.numbers = numbers
    digraph = Digraph(vertexCount: screens.count, edges: edges)
  }

  func above(_ screen: Screen.ID) -> Set<Screen.ID> {
    guard let start = numbers[screen] else { return [] }
    let distance = digraph.breadthFirst(from: [start]).distance
    return Set(screens.indices.filter { distance[$0] != nil }.map { screens[$0] })
  }
}
