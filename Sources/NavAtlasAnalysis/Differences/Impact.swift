public import NavAtlasModel

/// Which screens, moves and ways in a change of source reaches, through whatever code lies between.
///
/// Source is followed from each screen on: through the views it shows, the functions it calls and the state it reads, and
/// not into the screens that it leads to. O(screens · uses) at worst.
public struct Impact: Sendable {
  /// How a change reaches a screen, the strongest first.
  public enum Strength: String, Sendable, Hashable, Comparable, CaseIterable {
    /// The screen's own code changed.
    case own
    /// Something that it shows did.
    case shown
    /// Something that it calls did.
    case called
    /// State that it reads is declared otherwise.
    case read
    /// Code that shows it did, which is no screen's: the app's frame, a router, a registration.
    case around
    /// What shows tabs or columns changed, and the screen lies behind one of theirs.
    case behind

    public static func < (left: Strength, right: Strength) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A screen that is reached.
  public struct Reached: Sendable, Hashable {
    public var screen: Screen.ID
    public var strength: Strength
    /// The declarations from the screen's own to the changed one.
    public var chain: [SourceUses.Declaration]
    /// How many changed declarations reach it.
    public var count: Int
  }

  /// By strength, then by name.
  public private(set) var screens: [Reached] = []
  /// The moves that changed code makes.
  public private(set) var moves: [Transition] = []
  /// The ways in that changed code leads through; those that restore are saved states.
  public private(set) var entries: [Entry] = []
  /// The changed declarations that reach nothing.
  public private(set) var unreached: [SourceUses.Declaration] = []

  /// What changed.
  public struct Changes: Sendable {
    /// Numbers of declarations.
    public var declarations: Set<Int>
    /// The changed lines of each file.
    public var lines: [String: Set<Int>]

    public init(declarations: Set<Int>, lines: [String: Set<Int>]) {
      self.declarations = declarations
      self.lines = lines
    }
  }

  public init(of given: Changes, on graph: NavigationGraph, _ uses: SourceUses) {
    var changes = given
    changes.declarations.formUnion(uses.parts(madeBy: given))
    let search = UseSearch(graph, uses)
    var reached: Set<Int> = []
    // What shows tabs or columns is around their screens, even where it is a screen itself.
    let hosts = Set(graph.containers.filter(\.isHost).map(\.id))
    var own: Set<Int> = []
    var hosted: Set<Int> = []
    let views = Set(uses.declarations.filter { $0.kind == .view }.map(\.name))
    let names = Dictionary(graph.screens.map { ($0.id, $0.name) }) { first, _ in first }
    for screen in graph.screens {
      guard let root = search.roots[screen.id] else { continue }
      let found = search.ways(from: root, to: changes.declarations)
      reached.formUnion(found.keys)
      if hosts.contains(screen.id) { hosted.formUnion(found.keys) } else { own.formUnion(found.keys) }
      let graded = found.sorted { $0.key < $1.key }.map {
        (strength: uses.strength(of: $0.value, amid: views), way: $0.value)
      }
      guard let best = graded.min(by: { ($0.strength, $0.way.count) < ($1.strength, $1.way.count) })
      else { continue }
      screens.append(
        Reached(
          screen: screen.id, strength: best.strength, chain: best.way.map { uses.declarations[$0] },
          count: found.count))
    }
    screens.sort {
      ($0.strength, names[$0.screen] ?? $0.screen, $0.screen) < (
        $1.strength, names[$1.screen] ?? $1.screen, $1.screen
      )
    }
    moves = graph.transitions.filter { move in
      !move.isImplicit && move.locations.contains { search.isChanged($0, changes) }
    }
    let frame = search.frame(of: changes, without: own, hosted: hosted, showing: graph.hostedRoots)
    entries = graph.entries.filter { entry in
      guard let place = entry.location, let root = search.declaration(around: place) else { return false }
      let found = search.ways(from: root, to: changes.declarations)
      reached.formUnion(found.keys)
      return search.isChanged(place, changes) || !found.isEmpty && entry.kind != .launch
    }
    let known = Set(screens.map(\.screen))
    screens += frame.screens.filter { !known.contains($0.screen) }.sorted {
      ($0.strength, names[$0.screen] ?? "", $0.screen) < ($1.strength, names[$1.screen] ?? "", $1.screen)
    }
    let told = Set(moves)
    moves += graph.transitions.filter { move in
      !told.contains(move) && !move.isImplicit && move.targets.contains(where: frame.shownOnLines.contains)
    }
    reached.formUnion(frame.declarations)
    unreached = given.declarations.subtracting(reached).sorted().map { uses.declarations[$0] }
  }
}

extension NavigationGraph {
  /// The screens that tabs and columns show at first.
  fileprivate var hostedRoots: Set<Screen.ID> {
    let byID = Dictionary(containers.map { ($0.id, $0) }) { first, _ in first }
    return containers.reduce(into: []) { roots, container in
      switch container.body {
      case .tabs(let tabs):
        for tab in tabs.tabs { roots.formUnion(byID[tab.container]?.firstScreens ?? [tab.container]) }
      case .split: roots.formUnion(container.firstScreens)
      case .stack, .layer: break
      }
    }
  }
}

extension Container {
  fileprivate var firstScreens: [Screen.ID] {
    switch body {
    case .stack(let stack): [stack.root]
    case .layer(let layer): [layer.root]
    case .split(let split): split.columns.flatMap { [$0.root] + [$0.placeholder].compactMap(\.self) }
    case .tabs: []
    }
  }

  fileprivate var isHost: Bool {
    switch body {
    case .tabs, .split: true
    case .stack, .layer: false
    }
  }
}

extension SourceUses {
  /// The types that changed initialisers make, and the state that their changed lines set.
  fileprivate func parts(madeBy changes: Impact.Changes) -> [Int] {
    let makers = changes.declarations.filter { declarations[$0].name.hasSuffix(".init") }
    guard !makers.isEmpty else { return [] }
    let owners = Set(makers.map { String(declarations[$0].name.dropLast(5)) })
    let state = makers.flatMap { maker in
      let lines = changes.lines[declarations[maker].file] ?? []
      return uses[maker].filter {
        declarations[$0.declaration].kind == .state && !$0.lines.isDisjoint(with: lines)
      }.map(\.declaration)
    }
    return state + declarations.indices.filter { owners.contains(declarations[$0].name) }
  }

  /// How strongly what ends a way reaches what begins it.
  fileprivate func strength(of way: [Int], amid views: Set<String>) -> Impact.Strength {
    guard let first = way.first.map({ declarations[$0] }), let last = way.last.map({ declarations[$0] })
    else {
      return .called
    }
    if last.name == first.name || last.name.hasPrefix(first.name + ".") { return .own }
    if last.kind == .state { return .read }
    let isShown =
      last.kind == .view
      || last.name.lastIndex(of: ".").map { views.contains(String(last.name[..<$0])) } ?? false
    return isShown ? .shown : .called
  }
}
