private import Graphviz
import NavAtlasModel

/// The state of one composition.
struct Composition {
  let graph: NavigationGraph
  let notes: DiagramNotes
  let options: DiagramOptions
  let layout: Placement
  let moves: [Move]
  let list: MoveList
  let discovery: Discovery
  let hosts: Hosts
  let names: [Screen.ID: String]
  /// The greatest count of a screen and of a move.
  let mostSeen: Int
  let mostUsed: Int
  /// How many lines among the neighbours of the screen in focus are not drawn.
  let linesLeftOut: Int
  /// The entries of one kind to one screen, by their first.
  let entryGroups: [Int: [Entry]]
  var ids = SafeID()
  var cardIDs: [CardKey: String] = [:]
  var groupIDs: [Place: String] = [:]

  init(_ graph: NavigationGraph, _ notes: DiagramNotes, _ options: DiagramOptions) {
    self.graph = graph
    self.notes = notes
    self.options = options
    let tree = ContainerTree(graph)
    let membership = Membership(graph, tree)
    hosts = Hosts(graph, membership)
    names = graph.names
    var list = MoveReader(graph, tree, membership, hosts).read()
    list.absorbLaunches()
    list.liftSharedMoves(tree)
    list.turnTabSwitchesIntoBadges(names: graph.names)
    list.turnLoopsIntoBadges(notes.changes)
    list.turnManyBackLinksIntoBadges(limit: options.backLinksPerTarget, names: graph.names)
    if let focus = notes.focus {
      let centre = hosts.cards[focus] ?? .screen(focus)
      linesLeftOut = options.linksPerTarget == nil ? 0 : list.removeMovesAmongNeighbours(of: centre)
    } else {
      linesLeftOut = 0
    }
    if let limit = options.linksPerTarget {
      let found = Discovery(moves: list.moves, seeds: Self.seeds(graph, list.moves))
      list.countSharedTargets(limit: limit, keeping: found.guides)
      list.mergeParallelMoves()
    }
    self.list = list
    moves = list.moves
    mostSeen = graph.screens.map(\.count).max() ?? 0
    mostUsed = moves.map(\.count).max() ?? 0
    entryGroups = graph.entryGroups
    discovery = Discovery(moves: moves, seeds: Self.seeds(graph, moves))
    layout = Placement(graph, tree, membership, moves, discovery)
  }

  /// Waves of cards that a user can start from.
  private static func seeds(_ graph: NavigationGraph, _ moves: [Move]) -> [[CardKey]] {
    let launches: [CardKey] = graph.entries.indices.filter { graph.entries[$0].kind == .launch }.map {
      .entry($0)
    }
    let bars: [CardKey] = graph.containers.map { .tabBar($0.id) }
    let roots: [CardKey] = graph.containers.filter { if case .layer = $0.body { false } else { true } }
      .compactMap(\.rootScreen).map { .screen($0) }
    let led = Set(moves.filter { !$0.role.isBackward }.map(\.to))
    let loose: [CardKey] = graph.screens.map { .screen($0.id) }
    return [launches + bars, roots, loose.filter { !led.contains($0) }]
      + [graph.entries.indices.map { .entry($0) }] + loose.map { [$0] }
  }

  // MARK: Diagram

  mutating func diagram() -> Diagram {
    var groups: [Group] = []
    for place in layout.places {
      var group = layout.group(for: place, remarks: sharedBack(in: place))
      let id = ids.make("g", group.id)
      groupIDs[place] = id
      group.id = id
      group.parent = layout.parent(of: place).flatMap { groupIDs[$0] }
      groups.append(group)
    }
    var cards = graph.screens.filter { !hosts.contains($0.id) }.map { card(for: $0) }
    cards += pseudoCards()
    let links = moves.enumerated().compactMap { link($1, isGuide: discovery.guides.contains($0)) }
    var diagram = Diagram(
      title: PlainText.clean(options.title ?? (graph.name.isEmpty ? "Navigation" : graph.name), limit: 80),
      subtitle: subtitle(), profile: notes.profile?.rawValue, groups: groups, cards: cards, links: links,
      showsEveryLine: options.linksPerTarget == nil)
    let undrawn = linesLeftOut + linesCounted
    if undrawn > 0 {
      diagram.omissions.append(
        "\(Words.count(undrawn, "line")) not drawn; --all-lines draws \(undrawn == 1 ? "it" : "them")")
    }
    return diagram
  }

  /// The lines to screens that many lead to, which their cards count.
  private var linesCounted: Int { list.sharedWays.values.reduce(0) { $0 + $1.count } }

  private func subtitle() -> String {
    var parts = [
      Words.count(graph.shownScreens, "screen"),
      Words.count(graph.transitions.count { !$0.isImplicit } + notes.movesDrawnOnce, "transition"),
    ]
    let whole = notes.isPart ? " in the whole app" : ""
    if let deepest = graph.screens.compactMap({ notes.depth[$0.id] }).max(), deepest > 0 {
      parts.append("up to \(deepest) deep\(whole)")
    }
    if let profile = notes.profile { parts.append(profile.rawValue + " width") }
    let total = graph.transitions.reduce(0) { $0 + $1.count }
    if total > 0 { parts.append(Words.grouped(total) + " recorded moves") }
    if notes.times != nil { parts.append(DiagramTimes.meaning) }
    if linesLeftOut > 0 {
      parts.append("\(Words.count(linesLeftOut, "line")) among the neighbours left out")
    }
    if linesCounted > 0 {
      parts.append("\(Words.count(linesCounted, "line")) counted on the screens that many lead to")
    }
    if let account = graph.account, !account.notFollowed.isEmpty {
      parts.append(
        "\(Words.share(account.explained, of: account.total)) of the source's navigation explained")
    }
    return PlainText.clean((parts + notes.hidden).joined(separator: " · "), limit: 320)
  }

  // MARK: Links

  private mutating func link(_ move: Move, isGuide: Bool) -> Link? {
    guard let from = cardIDs[move.from], let to = cardIDs[move.to] else { return nil }
    var words = self.words(of: move)
    var told = move.parts.map { self.told($0) }
    let others = move.parts.map(\.role).filter { $0 != move.role }.map(\.title)
    if !others.isEmpty { words += (words.isEmpty ? "+ " : " + ") + others.joined(separator: ", ") }
    let change = change(of: move)
    if let change, notes.unchanged == .steady {
      words = change.words
    } else if let number = number(of: move), !move.role.isBackward {
      words += (words.isEmpty ? "" : " · ") + number
    }
    if told.isEmpty { told = [move.role.title + (words.isEmpty ? "" : ": " + words)] }
    return Link(
      id: ids.make("e", "\(from)_\(to)_\(move.role.rawValue)"), from: from, to: to, role: move.role,
      label: words,
      evidence: move.evidence, traffic: mostUsed > 0 ? Double(move.count) / Double(mostUsed) : nil,
      count: move.count, change: change,
      isGuide: isGuide && !move.role.isBackward,
      tooltip: (told + [Words.some(move.remarks, atMost: 4, separator: " · ")]).filter { !$0.isEmpty }
        .joined(separator: " · "),
      source: move.location.map { SourcePlace(file: $0.file, line: $0.line) })
  }

  /// How often a move was made, or how long it took; `nil` where that is not known.
  private func number(of move: Move) -> String? {
    guard let times = notes.times else { return move.count > 0 ? Words.grouped(move.count) : nil }
    guard case .screen(let from) = move.from, case .screen(let to) = move.to else { return nil }
    return times.between(from, to)
  }

  private func words(of move: Move) -> String {
    let words = move.labels.prefix(2).joined(separator: ", ")
    return move.labels.count > 2 ? words + " +\(move.labels.count - 2)" : words
  }

  /// One of several moves that are one line.
  private func told(_ move: Move) -> String {
    let words = words(of: move) + (move.count > 0 ? " " + Words.grouped(move.count) : "")
    return move.role.title + (words.isEmpty ? "" : ": " + words)
  }

  /// How a move changed, where that is what the picture is about.
  private func change(of move: Move) -> LinkChange? {
    guard let changes = notes.changes, move.role != .entry else { return nil }
    let unchanged = LinkChange(notes.unchanged)
    guard case .screen(let to) = move.to else { return unchanged }
    switch move.from {
    case .screen(let from): return changes[MoveEnds(from, to)] ?? unchanged
    case .anyScreen(let container): return changes[MoveEnds("*" + container, to)] ?? unchanged
    // A tab is there since its screen is.
    default: return notes.screenChanges[to].map { $0 == .altered ? unchanged : LinkChange($0) } ?? unchanged
    }
  }
}

extension NavigationGraph {
  /// The entries of one kind to one screen, by the place of the first among all entries. Linear.
  var entryGroups: [Int: [Entry]] {
    struct Identity: Hashable {
      var kind: Entry.Kind
      var screen: Screen.ID
    }
    var firsts: [Identity: Int] = [:]
    var groups: [Int: [Entry]] = [:]
    for (index, entry) in entries.enumerated() {
      let identity = Identity(kind: entry.kind, screen: entry.screen)
      let first = firsts[identity] ?? index
      firsts[identity] = first
      groups[first, default: []].append(entry)
    }
    return groups
  }

  /// The names of the screens, cut to what a badge bears.
  fileprivate var names: [Screen.ID: String] {
    Dictionary(screens.map { ($0.id, PlainText.clean($0.name, limit: 16)) }) { first, _ in first }
  }
}
