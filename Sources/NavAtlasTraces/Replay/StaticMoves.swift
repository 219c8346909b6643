import NavAtlasModel

/// The moves a static graph allows between two screens.
struct StaticMoves {
  private var kinds: [Pair: Set<TransitionKind>] = [:]
  private var away: [Screen.ID: Set<TransitionKind>] = [:]
  private var anywhere: Set<TransitionKind> = []
  private var anywhereTo: [Screen.ID: Set<TransitionKind>] = [:]
  let screens: Set<Screen.ID>
  /// What each stack has a destination for; `nil` without a graph.
  let destinations: StackDestinations?
  /// The moves that take something away, by how much.
  private var counted: Set<Counted> = []
  /// The keys of all tabs.
  let tabs: Set<String>
  /// The screens that URLs and notifications lead to.
  let linked: Set<Screen.ID>
  /// True where something exchanges a stack's root.
  let resetsRoots: Bool

  private struct Pair: Hashable {
    var from: Screen.ID
    var to: Screen.ID
  }

  private struct Counted: Hashable {
    var from: Screen.ID?
    var kind: TransitionKind
    var n: Int
  }

  init(_ graph: NavigationGraph?) {
    destinations = graph.map { StackDestinations($0) }
    screens = Set(graph?.screens.map(\.id) ?? [])
    tabs = Set(graph?.containers.flatMap(\.tabKeys) ?? [])
    let links = graph?.entries.filter { $0.kind == .url || $0.kind == .notification } ?? []
    linked = Set(links.map(\.screen))
    resetsRoots = graph?.transitions.contains { $0.kind == .resetRoot } ?? true
    for transition in graph?.transitions ?? [] where !transition.isImplicit {
      if transition.kind.count != .absent {
        counted.insert(
          Counted(from: transition.from.screen, kind: transition.kind, n: transition.n ?? 1))
      }
      let targets = transition.to.map { [$0] } ?? transition.path
      switch transition.from {
      case .screen(let source):
        away[source, default: []].insert(transition.kind)
        for target in targets { kinds[Pair(from: source, to: target), default: []].insert(transition.kind) }
      case .anyScreen:
        anywhere.insert(transition.kind)
        for target in targets { anywhereTo[target, default: []].insert(transition.kind) }
      }
    }
  }

  /// The kinds of moves from one screen to another.
  func kinds(from: Screen.ID, to: Screen.ID) -> Set<TransitionKind> {
    (kinds[Pair(from: from, to: to)] ?? []).union(anywhereTo[to] ?? [])
  }

  /// True where the screen has a move of the kind that takes so many frames or layers away.
  func has(_ kind: TransitionKind, n: Int, from screen: Screen.ID) -> Bool {
    counted.contains(Counted(from: screen, kind: kind, n: n))
      || counted.contains(Counted(from: nil, kind: kind, n: n))
  }

  /// True where the screen has a move of the kind, whatever its target.
  func has(_ kind: TransitionKind, from screen: Screen.ID) -> Bool {
    away[screen]?.contains(kind) == true || anywhere.contains(kind)
  }
}

extension Container {
  fileprivate var tabKeys: [String] {
    if case .tabs(let tabs) = body { tabs.tabs.map(\.key) } else { [] }
  }
}
