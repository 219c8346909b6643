import NavAtlasModel

/// A graph while a short form is being read: screens appear as they are mentioned, each element knows its place.
struct GraphDraft {
  let file: String
  var graph = NavigationGraph()
  var places = GraphPlaces()
  var diagnostics: [Diagnostic] = []
  /// The root of the stack `main` that is made where no container is declared.
  var root: Screen.ID?
  /// The logical root of that stack.
  var logicalRoot: Screen.ID?
  /// True where nothing is to be filled in.
  var isExact = false
  /// The entries that name one screen: a root where nothing is filled in.
  private var loneEntries: [Int] = []
  private var indices: [Screen.ID: Int] = [:]

  init(file: String) { self.file = file }

  func place(_ position: TextPosition?) -> SourceLocation { SourceLocation(file: file, position: position) }

  mutating func report(_ message: String, at position: TextPosition?) {
    diagnostics.append(Diagnostic(.error, message, at: place(position)))
  }

  /// Adds a screen unless it is there.
  mutating func mention(_ id: Screen.ID, kind: Screen.Kind = .screen, at position: TextPosition?) {
    guard id != "*", indices[id] == nil else { return }
    indices[id] = graph.screens.count
    graph.screens.append(Screen(id: id, kind: kind))
    places.screens.append(place(position))
  }

  /// Adds a screen unless it is there, and says more about it.
  mutating func describe(_ id: Screen.ID, at position: TextPosition?, _ change: (inout Screen) -> Void) {
    mention(id, at: position)
    if let index = indices[id] { change(&graph.screens[index]) }
  }

  mutating func add(_ container: Container, at position: TextPosition?) {
    if case .split(let split) = container.body {
      for column in split.columns {
        mention(column.root, at: position)
        if let placeholder = column.placeholder { mention(placeholder, kind: .placeholder, at: position) }
      }
    } else {
      for screen in container.ownScreens { mention(screen, at: position) }
    }
    graph.containers.append(container)
    places.containers.append(place(position))
  }

  mutating func add(_ transition: Transition, at position: TextPosition?) {
    if case .screen(let id) = transition.from { mention(id, at: position) }
    for id in (transition.to.map { [$0] } ?? []) + transition.path { mention(id, at: position) }
    graph.transitions.append(transition)
    places.transitions.append(place(position))
  }

  /// Reads a transition in the form of the graph document and adds it.
  mutating func add(transition node: JSONNode) {
    var reader = ObjectReader(node, subject: "transition", file: file)
    guard var transition = Transition(&reader) else {
      diagnostics += reader.diagnostics
      return
    }
    reader.rejectUnknownKeys()
    diagnostics += reader.diagnostics
    transition.extra = []
    if reader.diagnostics.isEmpty { add(transition, at: node.position) }
  }

  /// Adds an entry that shows the last screen of a path; the completer finds the container whose root the path
  /// begins with.
  mutating func addEntry(
    _ kind: Entry.Kind, showing path: [Screen.ID], in container: Container.ID? = nil, url: String? = nil,
    label: String? = nil, at position: TextPosition?
  ) {
    guard let top = path.last else { return }
    add(
      Entry(screen: top, kind: kind, container: container, url: url, path: path, label: label), at: position)
  }

  /// Adds an entry whose path may begin with `*`, the root of its container, which is no frame.
  mutating func addEntry(_ entry: Entry, at position: TextPosition?) {
    var entry = entry
    if entry.path.first == "*" {
      entry.path.removeFirst()
    } else if entry.path.count == 1 {
      loneEntries.append(graph.entries.count)
    }
    add(entry, at: position)
  }

  mutating func add(_ entry: Entry, at position: TextPosition?) {
    for id in entry.path + [entry.screen] { mention(id, at: position) }
    graph.entries.append(entry)
    places.entries.append(place(position))
  }

  /// Names that are probably others misspelt: nothing leads there, and another screen is called almost so.
  private func slips(in complete: NavigationGraph) -> [Diagnostic] {
    // Nobody writes more by hand, and every name is compared with every other.
    guard graph.screens.count <= 1_000 else { return [] }
    let led = Set(complete.transitions.flatMap { ($0.to.map { [$0] } ?? []) + $0.path })
    let shown = Set(
      complete.entries.flatMap { $0.path + [$0.screen] } + complete.containers.flatMap(\.ownScreens))
    let known = led.union(shown)
    return zip(graph.screens, places.screens).compactMap { screen, place in
      guard screen.id.count > 2, screen.kind == .screen, !known.contains(screen.id),
        let near = screen.id.nearest(in: known.sorted()), near.editDistance(to: screen.id) == 1,
        near.filter({ !$0.isNumber }) != screen.id.filter({ !$0.isNumber })
      else { return nil }
      return Diagnostic(.note, "nothing leads to '\(screen.id.excerpt)'; is it '\(near.excerpt)'?", at: place)
    }
  }

  /// The completed and validated graph.
  consuming func reading() -> InputReading {
    if isExact { for index in loneEntries { graph.entries[index].path = [] } }
    let complete =
      isExact ? graph : GraphCompleter.complete(graph, root: root, logicalRoot: logicalRoot)
    let validation = GraphValidator.validate(complete, places: places)
    return InputReading(
      fragment: GraphFragment(graph: validation.graph),
      diagnostics: diagnostics + validation.diagnostics + (isExact ? [] : slips(in: complete)))
  }
}
