import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Turns what the assembler found into a graph.
struct GraphWriter {
  let assembler: Assembler
  private let files: [FileFacts]
  private let symbols: SymbolTable
  private static let alternativeLimit = 8
  var ids: [ScreenNode: Screen.ID] = [:]
  var containerIDs: [Int: Container.ID] = [:]
  var containers: [Container] = []
  /// What columns show only while nothing is selected.
  private var placeholders: Set<ScreenNode> = []
  /// Containers that are like another one, in other tabs.
  var copies: [Container.ID: [Container.ID]] = [:]
  /// The stages that each screen stands on.
  private let standing: Standing
  /// The numbers of the stages to which a way is known.
  private let reached: Set<Int>
  /// The screens that push each screen by a link of theirs.
  private let pushers: [ScreenNode?: Set<ScreenNode?>]
  /// The containers that are a tab's.
  var inTabs: Set<Container.ID> = []

  init(_ assembler: Assembler) {
    self.assembler = assembler
    files = assembler.index.files
    symbols = SymbolTable(files)
    standing = Standing(assembler)
    reached = assembler.reachedStages
    pushers = assembler.moveOrder.filter { $0.kind == .viewPush }
      .reduce(into: [:]) { $0[$1.to, default: []].insert($1.from) }
  }

  /// The graph, named like the app.
  static func graph(_ assembler: Assembler, name: String) -> (NavigationGraph, SourceFacts) {
    var writer = GraphWriter(assembler)
    let graph = writer.write(name)
    return (graph, writer.followedFacts())
  }

  private mutating func write(_ name: String) -> NavigationGraph {
    let used = usedNodes()
    nameScreens(used)
    writeContainers()
    placeholders = assembler.onlyPlaceholders
    var graph = NavigationGraph(name: name)
    graph.screens = used.map { screen($0) }.sorted { $0.id < $1.id }
    graph.containers = containers
    var known: Set<String> = []
    graph.transitions = assembler.movesInOrder.flatMap { transitions($0) }
      .map { (key: sortKey($0), transition: $0) }.filter { known.insert($0.key).inserted }
      .sorted { $0.key < $1.key }.map(\.transition)
    graph.entries = entries()
    return graph
  }

  private func sortKey(_ transition: Transition) -> String {
    let from = if case .screen(let id) = transition.from { id } else { "*" }
    return
      "\(from)\u{1}\(transition.to ?? "")\u{1}\(transition.kind.rawValue)\u{1}\(transition.path.joined(separator: ","))\u{1}\(transition.n ?? 0)\u{1}\(transition.container ?? "")\u{1}\(transition.prefer ?? "")"
  }

  // MARK: Screens

  private func usedNodes() -> [ScreenNode] {
    var used: Set<ScreenNode> = []
    let hasApp = assembler.frames.contains { $0.stage.isReachable }
    for frame in assembler.frames {
      // A view that no code uses and that leads nowhere is left over, not a screen.
      if hasApp, frame.stage.isWindow, !frame.stage.isReachable { continue }
      if let node = frame.node { used.insert(node) }
    }
    for move in assembler.moveOrder {
      used.formUnion([move.from, move.to].compactMap { $0 })
      used.formUnion(move.path)
    }
    return assembler.nodes.filter { used.contains($0) }
  }

  /// The short name where it is the only one, or else with the types around it, with its module, or with its file.
  private mutating func nameScreens(_ nodes: [ScreenNode]) {
    let byName = Dictionary(grouping: nodes, by: \.name)
    for (name, same) in byName {
      if same.count > 1, Set(same.map(\.fullName)).count == same.count {
        for node in same { ids[node] = node.fullName }
        continue
      }
      for node in same {
        guard same.count > 1, let type = node.type, node.kind == .view else {
          ids[node] = name
          continue
        }
        let inModule = "\(type.module).\(name)"
        let clashes = same.filter { $0.type?.module == type.module }.count > 1
        ids[node] = clashes ? "\(type.module).\(type.name) (\(files[type.file].fileName))" : inModule
      }
    }
    nameParts(nodes)
    // Two types of one full name in files of one name.
    var seen: [Screen.ID: Int] = [:]
    for node in nodes {
      guard let id = ids[node] else { continue }
      seen[id, default: 0] += 1
      if let count = seen[id], count > 1 { ids[node] = "\(id) \(count)" }
    }
  }

  /// What a view shows in place is called after the view, also where that needs the types around it or its module.
  private mutating func nameParts(_ nodes: [ScreenNode]) {
    let views = Dictionary(
      nodes.lazy.filter { $0.kind == .view }.compactMap { node in node.type.map { ($0, node) } }
    ) { first, _ in first }
    for node in nodes where node.kind == .inline {
      guard let type = node.type, let owner = views[type].flatMap({ ids[$0] }), owner != type.screenName,
        !owner.hasSuffix(")"), node.name.hasPrefix("\(type.screenName).")
      else { continue }
      ids[node] = owner + node.name.dropFirst(type.screenName.count)
    }
  }

  private func screen(_ node: ScreenNode) -> Screen {
    var screen = Screen(
      id: ids[node] ?? node.name, name: node.name, title: node.title, module: node.type?.module,
      kind: kind(node), location: node.site.flatMap { node.kind == .unresolved ? nil : location($0) })
    screen.backDisabled = node.isBackHidden && !canLeave(node)
    return screen
  }

  private func kind(_ node: ScreenNode) -> Screen.Kind {
    switch node.kind {
    case .view, .inline: placeholders.contains(node) ? .placeholder : .screen
    case .external: .external
    case .unresolved: .unresolved
    }
  }

  /// True where the screen has a way back of its own.
  private func canLeave(_ node: ScreenNode) -> Bool {
    assembler.moveOrder.contains {
      $0.from == node && [.pop, .popToRoot, .popTo, .dismiss].contains($0.kind)
    }
  }

  func location(_ site: Site) -> SourceLocation {
    let file = files[site.file]
    return SourceLocation(file: file.path, line: file.line(of: site.offset))
  }

  /// The chain of calls, innermost first, and where else the move is made.
  private func locations(_ evidence: MoveEvidence) -> [SourceLocation] {
    // Sites at the very beginning of a file stand for none.
    var chain = evidence.sites.reversed().filter { $0.offset != 0 }.map { place($0) }
    if !chain.isEmpty { chain[0].action = evidence.does }
    var others = evidence.ends.subtracting(evidence.sites.suffix(1)).map { place($0) }.sorted()
    for position in others.indices { others[position].isAlternative = true }
    var seen: Set<SourceLocation> = []
    let places = chain + others.prefix(Self.alternativeLimit)
    return places.filter { seen.insert(SourceLocation(file: $0.file, line: $0.line)).inserted }
  }

  private func place(_ site: Site) -> SourceLocation {
    var place = location(site)
    place.symbol = symbols.name(at: site)
    return place
  }

  // MARK: Moves

  /// A move in each container in which it is made: without one, where that is everywhere the screen stands.
  private mutating func transitions(_ move: Move) -> [Transition] {
    guard let transition = transition(move) else { return [] }
    guard let node = move.from, transition.container != nil else { return [transition] }
    let own = containers(standing.stages(of: move))
    guard own.count > 1 else { return [transition] }
    let all: [Container.ID?] = own == containers(standing.stages(of: node)) ? [nil] : own.sorted()
    return all.map { container in
      var copy = transition
      copy.container = container
      if let column = copy.column, !hasColumn(column, in: container) { copy.column = nil }
      return copy
    }
  }

  /// True for a column of a split view, or of any where none is said.
  private func hasColumn(_ name: String, in container: Container.ID?) -> Bool {
    containers.contains { candidate in
      guard container == nil || candidate.id == container, case .split(let split) = candidate.body else {
        return false
      }
      return split.columns.contains { $0.name == name }
    }
  }

  private mutating func containers(_ stages: Set<Int>) -> Set<Container.ID> {
    var found: Set<Container.ID> = []
    for number in stages {
      guard let id = container(assembler.stages[number]) else { continue }
      found.formUnion([id] + (copies[id] ?? []))
    }
    return found
  }

  private mutating func transition(_ move: Move) -> Transition? {
    let evidence = assembler.moves[move]
    let move = settled(move)
    guard let evidence else { return nil }
    let from: Transition.Source
    if let node = move.from, let id = ids[node] { from = .screen(id) } else { from = .anyScreen }
    var transition = Transition(
      from: from, to: move.to.flatMap { ids[$0] }, move.kind, exchangesRoot: move.manner == .rootExchange)
    if let stage = evidence.stage, move.from == nil || !evidence.isModal(move.kind) {
      transition.container = container(stage)
    }
    if move.kind == .select, let stage = evidence.stage {
      transition.column = nil
      if case .column(let position) = stage.kind, let split = stage.parent, position > 0 {
        transition.column = split.children[position - 1].name
      }
    }
    transition.n = move.count
    transition.prefer = move.prefer
    transition.path = move.path.compactMap { ids[$0] }
    if evidence.labels.count <= 4, !evidence.labels.isEmpty {
      transition.label = evidence.labels.sorted().joined(separator: ", ")
    }
    transition.trigger = evidence.trigger?.written ?? .user
    transition.confidence = evidence.isInferred || !isReached(evidence) ? .inferred : .declared
    transition.condition = evidence.conditions.text
    transition.locations = locations(evidence)
    return transition
  }

  /// False where the way to the screen that moves is unknown.
  private func isReached(_ evidence: MoveEvidence) -> Bool {
    (evidence.source ?? evidence.stage).map { reached.contains($0.number) } ?? true
  }

  /// A move of which only the whole graph tells what it is.
  private func settled(_ move: Move) -> Move {
    guard move.manner == .backToOwner else { return move }
    var move = move
    let isOwn = pushers[move.from, default: []] == [move.to]
    if isOwn { (move.kind, move.to) = (.pop, nil) }
    return move
  }

  private mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<EntryKey> = []
    var conditions: [EntryKey: CompiledConditions] = [:]
    for draft in assembler.entries {
      conditions[EntryKey(kind: draft.kind, path: draft.nodes.compactMap { ids[$0] }), default: .init()]
        .add(draft.conditions)
    }
    for draft in assembler.entries {
      let key = EntryKey(kind: draft.kind, path: draft.nodes.compactMap { ids[$0] })
      let (kind, path) = (key.kind, key.path)
      guard let top = path.last, seen.insert(key).inserted else { continue }
      entries.append(
        Entry(
          screen: top, kind: kind, url: kind == .url ? "*" : nil, path: kind == .launch ? [] : path,
          condition: conditions[key]?.text, location: draft.site.map { location($0) }))
    }
    return entries
  }
}

/// What is one entry, however it is come to.
private struct EntryKey: Hashable {
  var kind: Entry.Kind
  var path: [Screen.ID]
}

extension Stage {
  var isColumnOrLayer: Bool {
    switch kind {
    case .column, .layer: true
    default: false
    }
  }

  var isContainer: Bool {
    if case .container = kind { true } else { false }
  }
}

extension MoveEvidence {
  fileprivate func isModal(_ kind: TransitionKind) -> Bool {
    kind.presentationStyle != nil || kind == .dismiss
  }
}

extension FileFacts {
  fileprivate var fileName: Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }
}

extension Assembler {
  /// The moves, without those that come about on one screen as they do on all: a change, a notification or the app by
  /// itself sets them off wherever one is.
  fileprivate var movesInOrder: [Move] {
    let common = moveOrder.filter { $0.from == nil && trigger(of: $0) != nil }
    guard !common.isEmpty else { return moveOrder }
    return moveOrder.filter { move in
      move.from == nil || goesOn(move) || !common.contains { $0.isSame(as: move) && comesAbout(move, as: $0) }
    }
  }

  /// True for what follows the first screen by itself, as it does a splash.
  private func goesOn(_ move: Move) -> Bool {
    guard trigger(of: move) == .system, move.kind == .replace || move.kind == .cover else { return false }
    return entries.contains { $0.kind == .launch && $0.nodes.contains { $0 == move.from } }
  }

  private func comesAbout(_ move: Move, as common: Move) -> Bool {
    switch (trigger(of: move), trigger(of: common)) {
    case (.change, .system): common.exchanges
    case (.change, .change), (.notification, .notification), (.system, .system): true
    default: false
    }
  }

  private func trigger(of move: Move) -> Action.Trigger? { moves[move]?.trigger }
}

extension Move {
  /// True for what comes out the same wherever it begins: something takes the place of something else.
  fileprivate var exchanges: Bool { kind == .select || kind == .tab || kind == .resetRoot }

  /// True where both do the same, wherever from.
  fileprivate func isSame(as other: Move) -> Bool {
    kind == other.kind && manner == other.manner && to == other.to && path == other.path
      && count == other.count
  }
}
