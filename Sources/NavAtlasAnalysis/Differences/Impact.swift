import GraphAlgorithms
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
    let views = Set(uses.declarations.filter { $0.kind == .view }.map(\.name))
    let names = Dictionary(graph.screens.map { ($0.id, $0.name) }) { first, _ in first }
    for screen in graph.screens {
      guard let root = search.roots[screen.id] else { continue }
      let found = search.ways(from: root, to: changes.declarations)
      reached.formUnion(found.keys)
      if !hosts.contains(screen.id) { own.formUnion(found.keys) }
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
    let frame = search.frame(of: changes, without: own)
    entries = graph.entries.filter { entry in
      guard let place = entry.location, let root = search.declaration(around: place) else { return false }
      let found = search.ways(from: root, to: changes.declarations)
      reached.formUnion(found.keys)
      return search.isChanged(place, changes) || !found.isEmpty && entry.kind != .launch
    }
    let known = Set(screens.map(\.screen))
    screens += frame.screens.filter { !known.contains($0.screen) }.sorted {
      (names[$0.screen] ?? "", $0.screen) < (names[$1.screen] ?? "", $1.screen)
    }
    let told = Set(moves)
    moves += graph.transitions.filter { move in
      !told.contains(move) && !move.isImplicit && move.targets.contains(where: frame.shownOnLines.contains)
    }
    reached.formUnion(frame.declarations)
    unreached = given.declarations.subtracting(reached).sorted().map { uses.declarations[$0] }
  }
}

extension Container {
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

/// Searches in what uses what, from screens on.
private struct UseSearch {
  let roots: [Screen.ID: Int]
  private let uses: SourceUses
  private let screens: Set<Int>
  private let byFile: [String: [Int]]

  init(_ graph: NavigationGraph, _ uses: SourceUses) {
    struct Spot: Hashable {
      var file: String
      var line: Int?
    }
    let spots = Dictionary(
      uses.declarations.enumerated().map { (Spot(file: $0.element.file, line: $0.element.line), $0.offset) }
    ) { first, _ in first }
    roots = graph.screens.reduce(into: [:]) { roots, screen in
      roots[screen.id] = screen.location.flatMap { spots[Spot(file: $0.file, line: $0.line)] }
    }
    screens = Set(roots.values)
    self.uses = uses
    byFile = Dictionary(grouping: uses.declarations.indices) { uses.declarations[$0].file }
  }

  /// The shortest way to each target; ways end at other screens. O(uses)
  func ways(from root: Int, to targets: Set<Int>) -> [Int: [Int]] {
    var parents: [Int: Int] = [root: root]
    var queue = [root]
    var next = 0
    var found: [Int: [Int]] = [:]
    while next < queue.count {
      let number = queue[next]
      next += 1
      if targets.contains(number) {
        var way = [number]
        while let parent = parents[way[way.count - 1]], parent != way[way.count - 1] { way.append(parent) }
        found[number] = way.reversed()
      }
      for used in uses.uses[number].map(\.declaration) where parents[used] == nil && !screens.contains(used) {
        parents[used] = number
        queue.append(used)
      }
    }
    return found
  }

  /// What a change of code that is no screen's leads on to.
  struct Frame {
    var screens: [Impact.Reached] = []
    /// The screens that changed lines show themselves.
    var shownOnLines: Set<Screen.ID> = []
    /// The changed declarations that lead to some screen.
    var declarations: Set<Int> = []
  }

  /// The screens that changed code shows which no screen reaches: those of the changed lines, where these show some, or
  /// else all. O(changes · uses)
  func frame(of changes: Impact.Changes, without reached: Set<Int>) -> Frame {
    var frame = Frame()
    let owners = Dictionary(grouping: roots, by: \.value).mapValues { $0.map(\.key).sorted() }
    for number in changes.declarations.subtracting(reached).sorted() {
      let declaration = uses.declarations[number]
      let lines = changes.lines[declaration.file] ?? []
      let touched = uses.uses[number].filter { !$0.lines.isDisjoint(with: lines) }.map(\.declaration)
      let onLines = shown(from: touched)
      let all = onLines.isEmpty ? shown(from: [number]) : onLines
      for (root, way) in all.sorted(by: { $0.key < $1.key }) {
        for screen in owners[root] ?? [] {
          if !onLines.isEmpty { frame.shownOnLines.insert(screen) }
          guard !frame.screens.contains(where: { $0.screen == screen }) else { continue }
          let chain = (way.first == number ? way : [number] + way).reversed().map { uses.declarations[$0] }
          frame.screens.append(.init(screen: screen, strength: .around, chain: chain, count: 1))
        }
      }
      if !all.isEmpty { frame.declarations.insert(number) }
    }
    return frame
  }

  /// The screens that some code leads to without another screen between, each with the way there. O(uses)
  private func shown(from starts: [Int]) -> [Int: [Int]] {
    var parents: [Int: Int] = [:]
    var found: [Int: [Int]] = [:]
    var queue: [Int] = []
    for start in starts where parents.updateValue(start, forKey: start) == nil { queue.append(start) }
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      if screens.contains(number) {
        var way = [number]
        while let parent = parents[way[way.count - 1]], parent != way[way.count - 1] { way.append(parent) }
        found[number] = way.reversed()
        continue
      }
      for used in uses.uses[number].map(\.declaration) where parents[used] == nil {
        parents[used] = number
        queue.append(used)
      }
    }
    return found
  }

  /// The declaration whose code a place is in.
  func declaration(around place: SourceLocation) -> Int? {
    guard let line = place.line else { return nil }
    return byFile[place.file]?.last { uses.declarations[$0].line <= line }
  }

  /// True where a place is on a changed line, or in a changed function. Code that shows views makes many moves, of which a
  /// changed line is one.
  func isChanged(_ place: SourceLocation, _ changes: Impact.Changes) -> Bool {
    guard let line = place.line else { return false }
    if changes.lines[place.file]?.contains(line) ?? false { return true }
    guard let around = declaration(around: place), changes.declarations.contains(around) else { return false }
    let declaration = uses.declarations[around]
    return declaration.kind == .code && !declaration.name.hasSuffix("body")
      && !uses.uses[around].contains { uses.declarations[$0.declaration].kind == .view }
  }
}

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
      let launches = graph.entries.filter { $0.kind == .launch }.compactMap { moves.numbers[$0.screen] }
      launch = moves.digraph.breadthFirst(
        from: launches.isEmpty ? moves.roots : launches + moves.tabRoots(graph))
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
  /// The roots of tabs, which are a tap away from launch.
  fileprivate func tabRoots(_ graph: NavigationGraph) -> [Int] {
    let tabs = Set(
      graph.containers.flatMap { container -> [Container.ID] in
        if case .tabs(let tabs) = container.body { tabs.tabs.map(\.container) } else { [] }
      })
    return graph.containers.filter { tabs.contains($0.id) }.flatMap(\.ownScreens).compactMap { numbers[$0] }
  }
}
