import NavAtlasModel

/// Finds the screen of each element of a saved path, the first pushed first.
struct StateRestoration {
  private let state: SavedState
  private let graph: NavigationGraph
  private let stack: SavedStack
  private let names: ScreenNames
  private var problems: [StateCheck.Problem] = []
  private var frames: [Route] = []
  private var droppedBelow = false

  init(_ state: SavedState, _ graph: NavigationGraph, _ stack: SavedStack, _ known: Set<String>?) {
    self.state = state
    self.graph = graph
    self.stack = stack
    names = ScreenNames(graph)
    if let root = stack.root { frames = [Route(root)] }
    restore(known)
  }

  var check: StateCheck {
    let seen = seen()
    return StateCheck(
      state: state, frames: frames, regular: seen.regular, compact: seen.compact, container: stack.container,
      problems: problems)
  }

  private mutating func restore(_ known: Set<String>?) {
    var dropped: [Int] = []
    for (index, element) in state.elements.enumerated() {
      if let known, !known.contains(element.id) {
        dropped.append(index + 1)
        continue
      }
      place(element, index + 1)
    }
    if let first = dropped.first {
      let last = state.elements.count
      let hole = first < last && dropped.count < last - first + 1
      report(
        .dropped, first,
        "\(dropped.count) of \(last) elements are unknown and dropped"
          + (hole ? ", with a hole: elements above them stay" : ""))
    }
    checkSelections()
  }

  private mutating func place(_ element: SavedState.Element, _ number: Int) {
    let below = frames.last?.screen
    let next = below.map { names.next(after: $0) } ?? []
    let named = names.screens(for: element)
    let fitting = named.filter(next.contains)
    if let chosen = fitting.first ?? named.first {
      if fitting.count > 1 || (fitting.isEmpty && named.count > 1) {
        let all = (fitting.isEmpty ? named : fitting).joined(separator: ", ")
        report(.ambiguous, number, "\(element.words) may be \(all); what decodes first wins")
      }
      if fitting.isEmpty, let below {
        report(.unreachable, number, "no move leads from '\(below)' to '\(chosen)'")
      }
      return show(chosen, element)
    }
    if element.isNamed {
      report(.unknown, number, "the app has no screen for \(element.words)\(names.hint(for: element))")
      return show("?", element)
    }
    if next.count > 1 {
      report(
        .ambiguous, number,
        "\(element.words) does not tell which of \(next.sorted().joined(separator: ", ")) it is")
    }
    guard let chosen = next.min() else {
      report(.unreachable, number, below.map { "nothing is pushed from '\($0)'" } ?? "the app has no stack")
      return show("?", element)
    }
    show(chosen, element)
  }

  private mutating func show(_ screen: Screen.ID, _ element: SavedState.Element) {
    frames.append(Route(screen, element.value))
  }

  private mutating func report(_ kind: StateCheck.Problem.Kind, _ element: Int, _ message: String) {
    problems.append(.init(kind: kind, element: element, message: message))
  }

  // MARK: What is seen

  private mutating func checkSelections() {
    let hasColumns = graph.containers.contains { if case .split = $0.body { true } else { false } }
    for selection in state.selections where !hasColumns {
      report(.selection, 0, "'\(selection.name)' selects in a column, and the app has none")
    }
  }

  private func seen() -> (regular: [Route], compact: [Route]) {
    let path = Array(frames.dropFirst())
    guard stack.column != nil, var restored = NavigationState(graph),
      let base = Optional(Address(window: restored.active)), case .split(let split)? = restored[base]
    else { return (frames, frames) }
    for (column, selection) in zip(split.columns.filter { $0.selection != .none }, state.selections) {
      restored.apply(.select(column: column.name, value: selection.value), at: base)
    }
    if let column = stack.column {
      restored.apply(
        .setPath(path, via: .restore), at: Address(window: restored.active, steps: [.column(column)]))
    }
    guard case .split(let shown)? = restored[base] else { return (frames, frames) }
    return (ContainerState.split(shown).frames, shown.collapsed().map(\.route))
  }
}

/// The screens of a graph by the names under which values lead to them.
private struct ScreenNames {
  private var byName: [String: Set<Screen.ID>] = [:]
  private var growth: [Screen.ID: Set<Screen.ID>] = [:]
  private var anywhere: Set<Screen.ID> = []
  private static let growing: Set<TransitionKind> = [
    .push, .viewPush, .pushMany, .replace, .setPath, .linkAcross, .url, .restore,
  ]

  init(_ graph: NavigationGraph) {
    for screen in graph.screens where screen.kind != .unresolved {
      for name in [screen.id, screen.name] { add(name, screen.id) }
    }
    for transition in graph.transitions {
      let targets = transition.to.map { [$0] } ?? transition.path
      if let label = transition.label, let target = transition.to {
        for name in label.split(separator: ",") { add(String(name).withoutBlanks, target) }
      }
      guard Self.growing.contains(transition.kind) else { continue }
      switch transition.from {
      case .screen(let from): growth[from, default: []].formUnion(targets)
      case .anyScreen: anywhere.formUnion(targets)
      }
      for (below, above) in zip(targets, targets.dropFirst()) { growth[below, default: []].insert(above) }
    }
    for entry in graph.entries {
      for (below, above) in zip(entry.path, entry.path.dropFirst()) {
        growth[below, default: []].insert(above)
      }
    }
  }

  private mutating func add(_ name: String, _ screen: Screen.ID) {
    byName[name.screenSpelling, default: []].insert(screen)
  }

  func next(after screen: Screen.ID) -> Set<Screen.ID> { (growth[screen] ?? []).union(anywhere) }

  /// The screens that an element may be, by its case and else by its type; sorted.
  func screens(for element: SavedState.Element) -> [Screen.ID] {
    for name in [element.caseName, element.shortType].compactMap({ $0 }) {
      if let found = byName[name.screenSpelling] { return found.sorted() }
    }
    return []
  }

  func hint(for element: SavedState.Element) -> String {
    guard let name = element.caseName ?? element.shortType else { return "" }
    let near = name.nearest(in: Set(byName.values.flatMap { $0 }).sorted())
    return near.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension SavedState.Element {
  /// True where the value says which screen it is, and not only which of the app's data.
  fileprivate var isNamed: Bool {
    if caseName != nil, value.first == "{" { return true }
    return shortType.map { !Self.plainTypes.contains($0) } ?? false
  }

  private static let plainTypes: Set<String> = [
    "Int", "String", "UUID", "Double", "Int64", "Bool", "Data", "URL", "Si", "SS", "Sd", "Sb",
  ]

  fileprivate var words: String {
    [shortType, value.excerpt].compactMap { $0 }.joined(separator: " ")
  }

  /// The id by which the app's data knows the element.
  fileprivate var id: String {
    guard let node = try? JSONParser.parse(value) else { return value }
    return node.string ?? node["id"]?.string ?? value
  }
}

extension String {
  fileprivate var withoutBlanks: String { String(drop { $0 == " " }) }
}
