import GraphAlgorithms
public import NavAtlasModel

/// A screen and what is at most so many moves away from it, in either direction. O(V + E).
public struct NeighbourhoodView: GraphView {
  public var screen: String
  public var hops: Int

  public init(of screen: String, hops: Int = 1) {
    self.screen = screen
    self.hops = hops
  }

  /// The screen that is meant, by its id or its name.
  public func centre(in graph: NavigationGraph) throws(ViewError) -> Screen.ID {
    try graph.screen(named: screen)
  }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let centre = try centre(in: graph)
    let moves = MoveDigraph(graph)
    guard let start = moves.numbers[centre] else { return graph.keeping { $0 == centre } }
    let both = Digraph(
      vertexCount: moves.screens.count,
      edges: moves.digraph.edges + moves.digraph.edges.map { .init($0.target, $0.source) })
    let distance = both.breadthFirst(from: [start]).distance
    return graph.keeping { screen in
      moves.numbers[screen].flatMap { distance[$0] }.map { $0 <= hops } ?? false
    }
  }
}

/// The screens on the shortest ways from the entries to a screen. O(V + E).
public struct PathView: GraphView {
  public var screen: String

  public init(to screen: String) { self.screen = screen }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let target = try graph.screen(named: screen)
    let moves = MoveDigraph(graph)
    let forward = moves.digraph.breadthFirst(from: moves.roots)
    guard let end = moves.numbers[target], let length = forward.distance[end] else {
      throw ViewError("no way leads to '\(screen)'")
    }
    let reverse = Digraph(
      vertexCount: moves.screens.count, edges: moves.digraph.edges.map { .init($0.target, $0.source) })
    let back = reverse.breadthFirst(from: [end]).distance
    return graph.keeping { screen in
      guard let number = moves.numbers[screen], let from = forward.distance[number], let to = back[number]
      else {
        return false
      }
      return from + to == length
    }
  }
}

/// The screens of a module, with the neighbours outside that its moves lead to or come from. O(V + E).
public struct ModuleView: GraphView {
  public var module: String

  public init(_ module: String) { self.module = module }

  public func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph {
    let inside = Set(graph.screens.filter { $0.module == module }.map(\.id))
    guard !inside.isEmpty else {
      let modules = Set(graph.screens.compactMap(\.module)).sorted()
      let known =
        modules.isEmpty ? "the graph knows no modules" : "there are \(modules.joined(separator: ", "))"
      throw ViewError("no screen is in module '\(module)'; \(known)")
    }
    var kept = inside
    for transition in graph.transitions {
      guard case .screen(let source) = transition.from else { continue }
      let targets = transition.targets
      if inside.contains(source) { kept.formUnion(targets) }
      if !inside.isDisjoint(with: targets) { kept.insert(source) }
    }
    var result = graph.keeping(kept.contains)
    result.transitions.removeAll { transition in
      guard case .screen(let source) = transition.from else { return false }
      return !inside.contains(source) && inside.isDisjoint(with: transition.targets)
    }
    return result
  }
}

/// The plain digraph of forward moves between screens, for views that count moves.
struct MoveDigraph {
  let screens: [Screen.ID]
  let numbers: [Screen.ID: Int]
  let digraph: Digraph
  /// The screens the app can show first.
  let roots: [Int]

  init(_ graph: NavigationGraph) {
    let screens = graph.mentionedScreens
    let numbers = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, $0) })
    var edges: [Digraph.Edge] = []
    for transition in graph.transitions where !transition.kind.isBackward && !transition.isImplicit {
      guard case .screen(let source) = transition.from, let from = numbers[source] else { continue }
      edges += transition.targets.compactMap { numbers[$0] }.map { .init(from, $0) }
    }
    self.screens = screens
    self.numbers = numbers
    digraph = Digraph(vertexCount: screens.count, edges: edges)
    var first = graph.entries.map(\.screen)
    for container in graph.containers {
      if case .layer = container.body { continue }
      first += container.ownScreens
    }
    if first.isEmpty { first = graph.screens.prefix(1).map(\.id) }
    roots = first.compactMap { numbers[$0] }
  }
}
