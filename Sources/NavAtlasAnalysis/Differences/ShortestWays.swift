import GraphAlgorithms
public import NavAtlasModel

extension NavigationGraph {
  /// The shortest ways to screens from where the app is launched, or else from a link, by names with the kinds of moves.
  public struct Ways: Sendable {
    private let graph: NavigationGraph
    private let moves: MoveDigraph
    private let launch: BreadthFirstTree
    private let kinds: [[Screen.ID]: Transition]
    private let names: [Screen.ID: String]

    public init(_ graph: NavigationGraph) {
      self.graph = graph
      let moves = MoveDigraph(graph)
      self.moves = moves
      launch = moves.digraph.breadthFirst(from: moves.launched(graph))
      names = Dictionary(graph.screens.map { ($0.id, $0.name) }) { first, _ in first }
      kinds = graph.transitions.reduce(into: [:]) { kinds, move in
        guard case .screen(let source) = move.from else { return }
        for target in move.targets where kinds[[source, target]] == nil { kinds[[source, target]] = move }
      }
    }

    /// `Home › push List “Trips” › sheet Filter`; nil where no way is known.
    public func fromLaunch(to screen: Screen.ID) -> String? {
      guard let number = moves.numbers[screen], let way = launch.path(to: number) else { return nil }
      guard let first = way.first else { return names[screen] ?? screen }
      let start = moves.screens[moves.digraph.edges[first].source]
      return way.reduce(names[start] ?? start) { words, edge in
        let (from, to) = (
          moves.screens[moves.digraph.edges[edge].source], moves.screens[moves.digraph.edges[edge].target]
        )
        let move = kinds[[from, to]]
        let label = move?.label.map { " “\($0)”" } ?? ""
        return "\(words) › \(move?.kind.word ?? "show") \(names[to] ?? to)\(label)"
      }
    }

    /// The links that open a screen.
    public func links(to screen: Screen.ID) -> [String] {
      Set(graph.entries.filter { $0.kind == .url && $0.screen == screen }.map { $0.url ?? "any link" })
        .sorted()
    }
  }
}

extension MoveDigraph {
  /// What launch shows and what is a tap away from it; all roots where nothing says what launch shows.
  func launched(_ graph: NavigationGraph) -> [Int] {
    let launches = graph.entries.filter { $0.kind == .launch }.compactMap { numbers[$0.screen] }
    return launches.isEmpty ? roots : launches + tabRoots(graph)
  }

  /// The roots of tabs.
  private func tabRoots(_ graph: NavigationGraph) -> [Int] {
    let tabs = Set(
      graph.containers.flatMap { container -> [Container.ID] in
        if case .tabs(let tabs) = container.body { tabs.tabs.map(\.container) } else { [] }
      })
    return graph.containers.filter { tabs.contains($0.id) }.flatMap(\.ownScreens).compactMap { numbers[$0] }
  }
}
