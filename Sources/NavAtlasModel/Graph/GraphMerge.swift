/// Unites what several inputs say about one app.
///
/// Declared fragments come first, in their order; then what was observed is laid over them. O(n).
/// * Screens are united by id, and an observed name that is no declared id means the declared screen of that name,
///   if there is just one. Attributes come from the first fragment that has them, counts are added up.
/// * Containers are united by id. Where two say different things, the first is used and a diagnostic names both.
/// * Transitions are united where kind, ends and container agree; see ``GraphMerge/unite(_:isObserved:)``.
public struct GraphMerge {
  private(set) var graph = NavigationGraph()
  private var screenIndices: [Screen.ID: Int] = [:]
  private var containerIndices: [Container.ID: Int] = [:]
  private var entryIndices: [EntryKey: Int] = [:]
  /// The declared screens that have a name; two of one name make it no use for matching.
  private var screensByName: [String: [Screen.ID]] = [:]
  var transitionIndices: [TransitionKey: [Int]] = [:]

  /// The united graph; its diagnostics are those of the fragments, and the contradictions between them.
  public static func merge(_ fragments: [GraphFragment]) -> NavigationGraph {
    if fragments.count == 1 { return fragments[0].graph }
    var merge = GraphMerge()
    let declared = fragments.filter { $0.origin == .declared }
    for fragment in declared { merge.add(fragment.graph, isObserved: false) }
    for screen in merge.graph.screens { merge.screensByName[screen.name, default: []].append(screen.id) }
    for fragment in fragments where fragment.origin == .observed {
      merge.add(merge.renamed(fragment.graph), isObserved: true)
    }
    return merge.graph
  }

  private mutating func add(_ other: NavigationGraph, isObserved: Bool) {
    if graph.name.isEmpty { graph.name = other.name }
    graph.platform = graph.platform ?? other.platform
    for screen in other.screens { unite(screen, isObserved: isObserved) }
    for container in other.containers { unite(container, isObserved: isObserved) }
    for transition in other.transitions { unite(transition, isObserved: isObserved) }
    for entry in other.entries { unite(entry) }
    graph.diagnostics += other.diagnostics
    let known = Set(graph.components.map(\.id))
    graph.components += other.components.filter { !known.contains($0.id) }
    if let account = other.account { graph.account = graph.account?.united(with: account) ?? account }
    graph.extra.unite(other.extra)
  }

  // MARK: Screens

  private mutating func unite(_ screen: Screen, isObserved: Bool) {
    guard let index = screenIndices[screen.id] else {
      screenIndices[screen.id] = graph.screens.count
      graph.screens.append(screen)
      return
    }
    var united = graph.screens[index]
    if united.name == united.id { united.name = screen.name }
    united.title = united.title ?? screen.title
    united.module = united.module ?? screen.module
    united.location = united.location ?? screen.location
    united.backDisabled = united.backDisabled || screen.backDisabled
    united.count += screen.count
    united.extra.unite(screen.extra)
    // Recordings know names, not kinds.
    if !isObserved, screen.kind.certainty > united.kind.certainty { united.kind = screen.kind }
    graph.screens[index] = united
  }

  /// The observed graph with the ids of the declared screens that its names mean.
  private func renamed(_ observed: NavigationGraph) -> NavigationGraph {
    var names: [Screen.ID: Screen.ID] = [:]
    for screen in observed.screens where screenIndices[screen.id] == nil {
      let candidates = screensByName[screen.name] ?? screensByName[screen.id] ?? []
      if candidates.count == 1 { names[screen.id] = candidates[0] }
    }
    return names.isEmpty ? observed : observed.renamingScreens { names[$0] ?? $0 }
  }

  // MARK: Containers

  private mutating func unite(_ container: Container, isObserved: Bool) {
    guard let index = containerIndices[container.id] else {
      containerIndices[container.id] = graph.containers.count
      graph.containers.append(container)
      return
    }
    let first = graph.containers[index]
    if !isObserved, first.body != container.body {
      graph.diagnostics.append(
        Diagnostic(
          .warning,
          "container '\(container.id.excerpt)' is \(first.summary) and also \(container.summary); the first is used",
          at: container.location ?? first.location))
    }
    graph.containers[index].name = first.name ?? container.name
    graph.containers[index].location = first.location ?? container.location
    graph.containers[index].extra.unite(container.extra)
  }

  // MARK: Entries

  private struct EntryKey: Hashable {
    var screen: Screen.ID
    var kind: Entry.Kind
    var container: Container.ID?
    var url: String?
    var path: [Screen.ID]
  }

  private mutating func unite(_ entry: Entry) {
    let key = EntryKey(
      screen: entry.screen, kind: entry.kind, container: entry.container, url: entry.url, path: entry.path)
    guard let index = entryIndices[key] else {
      entryIndices[key] = graph.entries.count
      graph.entries.append(entry)
      return
    }
    graph.entries[index].label = graph.entries[index].label ?? entry.label
    graph.entries[index].location = graph.entries[index].location ?? entry.location
    graph.entries[index].extra.unite(entry.extra)
  }

  // MARK: Transitions

  mutating func append(_ transition: Transition) -> Int {
    graph.transitions.append(transition)
    return graph.transitions.count - 1
  }

  mutating func change(transition index: Int, _ change: (inout Transition) -> Void) {
    change(&graph.transitions[index])
  }
}

extension Screen.Kind {
  /// How much a fragment knows that calls a screen so: one that has it outranks one that only refers to it.
  fileprivate var certainty: Int {
    switch self {
    case .unresolved: 0
    case .external: 1
    case .screen: 2
    case .placeholder: 3
    }
  }
}

extension [JSONMember] {
  /// Adds the members whose keys are not there.
  mutating func unite(_ others: [JSONMember]) {
    guard !others.isEmpty else { return }
    let keys = Set(map(\.key))
    self += others.filter { !keys.contains($0.key) }
  }
}

extension Container {
  /// The container's kind and screens, for messages.
  fileprivate var summary: String {
    let parts =
      switch body {
      case .tabs(let tabs): tabs.tabs.map(\.key)
      default: ownScreens
      }
    let place = location.map { " (\($0))" } ?? ""
    return "a \(kind.rawValue) of \(parts.prefix(4).map(\.excerpt).joined(separator: ", "))\(place)"
  }
}
