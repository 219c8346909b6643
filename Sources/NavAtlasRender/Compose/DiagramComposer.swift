private import Graphviz
public import NavAtlasModel

/// Decides what a picture of a graph shows; how it looks is up to the renderers.
public enum DiagramComposer {
  /// Composes a diagram.
  ///
  /// O(screens + containers × transitions) at worst, linear in practice. The same input gives the same diagram.
  public static func compose(
    graph: NavigationGraph, notes: DiagramNotes = DiagramNotes(), options: DiagramOptions = DiagramOptions()
  ) -> Diagram {
    var composition = Composition(graph.withEvidenceToCompare, notes, options)
    return Folding.apply(options.folding, over: options.automaticFolding, to: composition.diagram())
  }
}

/// The state of one composition.
private struct Composition {
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
    list.turnTabSwitchesIntoBadges(names: graph.names)
    list.turnLoopsIntoBadges(notes.changes)
    list.turnManyBackLinksIntoBadges(limit: options.backLinksPerTarget, names: graph.names)
    if let limit = options.linksPerTarget {
      let found = Discovery(moves: list.moves, seeds: Self.seeds(graph, list.moves))
      list.countSharedTargets(limit: limit, keeping: found.guides)
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
      var group = layout.group(for: place, remarks: list.sharedBack[place.container] ?? [])
      let id = ids.make("g", group.id)
      groupIDs[place] = id
      group.id = id
      group.parent = layout.parent(of: place).flatMap { groupIDs[$0] }
      groups.append(group)
    }
    var cards = graph.screens.filter { !hosts.contains($0.id) }.map { card(for: $0) }
    cards += pseudoCards()
    let links = moves.enumerated().compactMap { link($1, isGuide: discovery.guides.contains($0)) }
    return Diagram(
      title: PlainText.clean(options.title ?? (graph.name.isEmpty ? "Navigation" : graph.name), limit: 80),
      subtitle: subtitle(), profile: notes.profile?.rawValue, groups: groups, cards: cards, links: links)
  }

  private func subtitle() -> String {
    var parts = [
      Words.count(graph.screens.count, "screen"), Words.count(graph.transitions.count, "transition"),
    ]
    if let deepest = notes.depth.values.max(), deepest > 0 { parts.append("up to \(deepest) deep") }
    if let profile = notes.profile { parts.append(profile.rawValue + " width") }
    let total = graph.transitions.reduce(0) { $0 + $1.count }
    if total > 0 { parts.append(Words.grouped(total) + " recorded moves") }
    let counted = list.sharedWays.values.reduce(0) { $0 + $1.count }
    if counted > 0 {
      parts.append("\(Words.count(counted, "line")) counted on the screens that many lead to")
    }
    return PlainText.clean((parts + notes.hidden).joined(separator: " · "), limit: 160)
  }

  // MARK: Cards

  private mutating func card(for screen: Screen) -> Card {
    let key = CardKey.screen(screen.id)
    let id = ids.make("s", screen.id)
    cardIDs[key] = id
    let name = PlainText.clean(screen.name, limit: 40)
    let title = screen.title.map { PlainText.clean($0, limit: 44) } ?? ""
    var card = Card(
      id: id, group: layout.place(of: key).flatMap { groupIDs[$0] }, kind: Card.Kind(screen.kind), name: name,
      subtitle: title == name ? "" : title, accent: notes.changes == nil ? discovery.accents[key] : nil,
      flags: flags(of: screen),
      traffic: mostSeen > 0 ? Double(screen.count) / Double(mostSeen) : nil, screen: screen.id)
    if card.subtitle.isEmpty { card.subtitle = screen.kind.words }
    card.badges = badges(of: screen, card.flags)
    card.tooltip = tooltip(of: screen)
    card.module = screen.module.map { PlainText.clean($0, limit: 60) }
    card.source = screen.location.map { $0.file + ($0.line.map { "#L\($0)" } ?? "") }
    return card
  }

  private func flags(of screen: Screen) -> [Card.Flag] {
    var flags: [Card.Flag] = []
    if layout.roots.contains(screen.id) { flags.append(.root) }
    if notes.unreachable.contains(screen.id) { flags.append(.unreachable) }
    if notes.traps.contains(screen.id) { flags.append(.trap) }
    if notes.deadEnds.contains(screen.id) { flags.append(.deadEnd) }
    if notes.unbounded.contains(screen.id) { flags.append(.unbounded) }
    if screen.backDisabled { flags.append(.backDisabled) }
    return flags
  }

  private func badges(of screen: Screen, _ flags: [Card.Flag]) -> [Card.Badge] {
    var badges: [Card.Badge] = []
    if flags.contains(.trap) { badges.append(Card.Badge("trap", .problem)) }
    if flags.contains(.unreachable) { badges.append(Card.Badge("unreachable", .problem)) }
    if flags.contains(.unbounded) { badges.append(Card.Badge("∞", .warning)) }
    if flags.contains(.backDisabled), !flags.contains(.trap) {
      badges.append(Card.Badge("no back", .warning))
    }
    badges += (list.backBadges[.screen(screen.id)] ?? []).prefix(2).map { Card.Badge($0, .back) }
    if let others = list.sharedWays[.screen(screen.id)] {
      badges.append(Card.Badge("+\(others.count) ways here", .back))
    }
    if screen.count > 0 {
      badges.append(Card.Badge(Words.grouped(screen.count), .count))
    } else if screen.kind == .screen, let depth = notes.depth[screen.id] {
      badges.append(Card.Badge("\(depth)", .depth))
    }
    return badges
  }

  private func tooltip(of screen: Screen) -> String {
    var lines = [PlainText.clean(screen.name, limit: 120)]
    if let title = screen.title, title != screen.name {
      lines.append("“\(PlainText.clean(title, limit: 80))”")
    }
    if let module = screen.module { lines.append("module " + PlainText.clean(module, limit: 60)) }
    if let depth = notes.depth[screen.id] { lines.append("depth \(depth)") }
    if let others = list.sharedWays[.screen(screen.id)] { lines.append("also from " + names(of: others)) }
    if let location = screen.location { lines.append(PlainText.clean("\(location)", limit: 160)) }
    return lines.joined(separator: " · ")
  }

  private func names(of cards: [CardKey]) -> String {
    let sources = cards.compactMap { card in
      if case .screen(let id) = card { names[id] ?? id } else { nil }
    }
    let shown = Set(sources).sorted().prefix(12).joined(separator: ", ")
    return sources.count > 12 ? shown + ", …" : shown
  }

  private mutating func pseudoCards() -> [Card] {
    var cards: [Card] = []
    var seen: Set<CardKey> = []
    for move in moves {
      for key in [move.from, move.to] where seen.insert(key).inserted {
        guard var card = pseudoCard(key) else { continue }
        card.id = ids.make("x", card.id)
        card.group = layout.place(of: key).flatMap { groupIDs[$0] }
        if card.tooltip.isEmpty { card.tooltip = card.name }
        cardIDs[key] = card.id
        cards.append(card)
      }
    }
    return cards
  }

  private func pseudoCard(_ key: CardKey) -> Card? {
    switch key {
    case .screen: nil
    case .tabBar(let id):
      Card(
        id: "tabs_" + id, kind: .tabBar, name: layout.title(of: id),
        subtitle: list.launched.contains(key) ? "launch" : "")
    case .anyScreen(let id): Card(id: "any_" + id, kind: .anyScreen, name: "every screen")
    case .entry(let index): entryCard(index)
    }
  }

  private func entryCard(_ index: Int) -> Card {
    let entry = graph.entries[index]
    let same = entryGroups[index] ?? [entry]
    let names = same.compactMap { $0.url ?? $0.label }.map { PlainText.clean($0, limit: 34) }
    var name = names.first ?? entry.kind.rawValue
    if names.count > 1 { name += " +\(names.count - 1)" }
    let all = same.compactMap { $0.url ?? $0.label }.prefix(8).map { PlainText.clean($0, limit: 80) }
    return Card(
      id: entry.kind.rawValue + "_" + entry.screen, kind: .entry, name: name,
      tooltip: ([entry.kind.rawValue] + all).joined(separator: " · "))
  }

  // MARK: Links

  private mutating func link(_ move: Move, isGuide: Bool) -> Link? {
    guard let from = cardIDs[move.from], let to = cardIDs[move.to] else { return nil }
    var words = move.labels.prefix(2).joined(separator: ", ")
    if move.labels.count > 2 { words += " +\(move.labels.count - 2)" }
    let change = change(of: move)
    if let change {
      words = change.words
    } else if move.count > 0, !move.role.isBackward {
      words += (words.isEmpty ? "" : " · ") + Words.grouped(move.count)
    }
    return Link(
      id: ids.make("e", "\(from)_\(to)_\(move.role.rawValue)"), from: from, to: to, role: move.role,
      label: words,
      evidence: move.evidence, traffic: mostUsed > 0 ? Double(move.count) / Double(mostUsed) : nil,
      count: move.count, change: change,
      isGuide: isGuide && !move.role.isBackward,
      tooltip: ([move.role.title + (words.isEmpty ? "" : ": " + words)] + move.remarks.prefix(4))
        .joined(separator: " · "))
  }

  /// How a move changed, where that is what the picture is about.
  private func change(of move: Move) -> LinkChange? {
    guard let changes = notes.changes, move.role != .entry else { return nil }
    guard case .screen(let from) = move.from, case .screen(let to) = move.to else {
      return LinkChange(.steady)
    }
    return changes[MoveEnds(from, to)] ?? LinkChange(.steady)
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

extension Card.Kind {
  fileprivate init(_ kind: Screen.Kind) {
    switch kind {
    case .screen: self = .screen
    case .placeholder: self = .placeholder
    case .unresolved: self = .unresolved
    case .external: self = .external
    }
  }
}

extension Screen.Kind {
  fileprivate var words: String {
    switch self {
    case .screen: ""
    case .placeholder: "nothing selected"
    case .unresolved: "unresolved destination"
    case .external: "outside the sources"
    }
  }
}

extension NavigationGraph {
  /// Where nothing is declared, what sessions showed is all there is, and stands for itself.
  fileprivate var withEvidenceToCompare: NavigationGraph {
    guard transitions.allSatisfy({ $0.confidence == .observed }) else { return self }
    var graph = self
    for index in graph.transitions.indices { graph.transitions[index].confidence = .declared }
    return graph
  }
}
