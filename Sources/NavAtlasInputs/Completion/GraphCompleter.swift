public import NavAtlasModel

/// Fills in what short forms leave out, so that every later step sees the whole graph.
///
/// What is declared is never changed, and completing twice is the same as once. O(n · containers).
public struct GraphCompleter {
  var graph: NavigationGraph

  /// The graph with
  /// * a screen for every id that is mentioned,
  /// * a stack `main` where no container is declared; its root is `root`, else the first launch entry, else the
  ///   first screen,
  /// * a `select` transition for each column that selects and whose root has none,
  /// * a layer for each modal transition whose target has none of that style,
  /// * the container of `*` transitions, and of entries that name none,
  /// * a launch entry where there is none: what the outermost container shows first.
  public static func complete(
    _ graph: NavigationGraph, root: Screen.ID? = nil, logicalRoot: Screen.ID? = nil
  ) -> NavigationGraph {
    var completer = GraphCompleter(graph: graph)
    completer.addMentionedScreens()
    completer.addMainStack(root: root, logicalRoot: logicalRoot)
    completer.addSelections()
    completer.addLayers()
    completer.placeWildcards()
    completer.placeEntries()
    completer.addLaunchEntry()
    return completer.graph
  }

  // MARK: Screens

  private mutating func addMentionedScreens() {
    var known = Set(graph.screens.map(\.id))
    func add(_ ids: [Screen.ID], kind: Screen.Kind, to screens: inout [Screen]) {
      for id in ids where known.insert(id).inserted { screens.append(Screen(id: id, kind: kind)) }
    }
    for container in graph.containers {
      if case .split(let split) = container.body {
        add(split.columns.map(\.root), kind: .screen, to: &graph.screens)
        add(split.columns.compactMap(\.placeholder), kind: .placeholder, to: &graph.screens)
      } else {
        add(container.ownScreens, kind: .screen, to: &graph.screens)
      }
    }
    for transition in graph.transitions {
      if case .screen(let id) = transition.from { add([id], kind: .screen, to: &graph.screens) }
      add((transition.to.map { [$0] } ?? []) + transition.path, kind: .screen, to: &graph.screens)
    }
    for entry in graph.entries { add(entry.path + [entry.screen], kind: .screen, to: &graph.screens) }
  }

  // MARK: Containers

  private mutating func addMainStack(root: Screen.ID?, logicalRoot: Screen.ID?) {
    guard graph.containers.allSatisfy({ $0.kind == .layer }) else { return }
    let launch = graph.entries.first { $0.kind == .launch }
    guard let root = root ?? launch?.path.first ?? launch?.screen ?? graph.screens.first?.id else { return }
    let ids = Set(graph.containers.map(\.id))
    let main = Container(id: "main".unused(in: ids), .stack(.init(root: root, logicalRoot: logicalRoot)))
    graph.containers.append(main)
  }

  private mutating func addLayers() {
    var ids = Set(graph.containers.map(\.id))
    var layers: [PresentationStyle: Set<Screen.ID>] = [:]
    for case .layer(let layer) in graph.containers.map(\.body) {
      layers[layer.style, default: []].insert(layer.root)
    }
    let pushing = Set(graph.transitions.filter(\.kind.isPush).map(\.from))
    for transition in graph.transitions {
      guard let style = transition.kind.presentationStyle, let root = transition.to,
        layers[style, default: []].insert(root).inserted
      else { continue }
      let id = "\(style.rawValue)-\(root)".unused(in: ids)
      ids.insert(id)
      let layer = Container.Layer(style: style, root: root, stack: pushing.contains(.screen(root)))
      graph.containers.append(Container(id: id, .layer(layer)))
    }
  }

  // MARK: Selections

  private mutating func addSelections() {
    for container in graph.containers {
      guard case .split(let split) = container.body else { continue }
      for (column, next) in zip(split.columns, split.columns.dropFirst()) {
        var isDeclared = false
        for index in graph.transitions.indices {
          isDeclared = adopt(&graph.transitions[index], into: container.id, column) || isDeclared
        }
        guard column.selects, !isDeclared else { continue }
        graph.transitions.append(
          Transition(
            from: .screen(column.root), to: next.root, .select, container: container.id, column: column.name))
      }
    }
  }

  /// True for the selection that the column's own root makes; fills in what a selection leaves out.
  private func adopt(
    _ transition: inout Transition, into container: Container.ID, _ column: Container.Column
  ) -> Bool {
    guard transition.kind == .select, transition.container == container || transition.container == nil else {
      return false
    }
    guard transition.column.map({ $0 == column.name }) ?? (transition.from == .screen(column.root)) else {
      return false
    }
    transition.container = container
    transition.column = column.name
    return transition.from == .screen(column.root) || transition.from == .anyScreen
  }

  // MARK: Wildcards

  private mutating func placeWildcards() {
    guard let outermost = graph.outermostContainer else { return }
    for index in graph.transitions.indices
    where graph.transitions[index].from == .anyScreen && graph.transitions[index].container == nil {
      graph.transitions[index].container = outermost.id
    }
  }
}

extension TransitionKind {
  /// True for the moves that need a stack to push on.
  fileprivate var isPush: Bool {
    switch self {
    case .push, .viewPush, .pushMany, .setPath: true
    default: false
    }
  }
}

extension String {
  /// The string, with the first number that makes it none of `taken`.
  fileprivate func unused(in taken: Set<String>) -> String {
    guard taken.contains(self) else { return self }
    var number = 2
    while taken.contains("\(self)-\(number)") { number += 1 }
    return "\(self)-\(number)"
  }
}
