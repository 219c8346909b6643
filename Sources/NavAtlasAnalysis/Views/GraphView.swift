public import NavAtlasModel

/// A part of a graph: every output format sees the same part, because views act on the graph itself.
public protocol GraphView: Sendable {
  /// The part to look at.
  func view(of graph: NavigationGraph) throws(ViewError) -> NavigationGraph
}

/// Why a view shows nothing.
public struct ViewError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension NavigationGraph {
  /// Takes views one after the other.
  ///
  /// - Returns: the part that is left, and what is hidden, as in `screens 12 of 42`.
  public func viewed(by views: [any GraphView]) throws(ViewError) -> (
    graph: NavigationGraph, hidden: [String]
  ) {
    var graph = self
    for view in views { graph = try view.view(of: graph) }
    var hidden: [String] = []
    if graph.screens.count < screens.count {
      hidden.append("screens \(graph.screens.count) of \(screens.count)")
    }
    if graph.transitions.count < transitions.count {
      hidden.append("edges \(graph.transitions.count) of \(transitions.count)")
    }
    return (graph, hidden)
  }

  /// The graph with only some screens: what mentions another one goes with it, containers lose what they show.
  func keeping(_ isKept: (Screen.ID) -> Bool) -> NavigationGraph {
    var graph = self
    graph.screens = screens.filter { isKept($0.id) }
    graph.transitions = transitions.filter { transition in
      let source = if case .screen(let screen) = transition.from { isKept(screen) } else { true }
      return source && (transition.to.map(isKept) ?? true) && transition.path.allSatisfy(isKept)
    }
    graph.entries = entries.filter { isKept($0.screen) && $0.path.allSatisfy(isKept) }
    graph.containers = containers.compactMap { $0.keeping(isKept) }
    let left = Set(graph.containers.map(\.id))
    for index in graph.containers.indices {
      guard case .tabs(var tabs) = graph.containers[index].body else { continue }
      tabs.tabs.removeAll { !left.contains($0.container) }
      if !tabs.tabs.contains(where: { $0.key == tabs.selected }) { tabs.selected = nil }
      graph.containers[index].body = .tabs(tabs)
    }
    graph.containers.removeAll { if case .tabs(let tabs) = $0.body { tabs.tabs.isEmpty } else { false } }
    let containers = Set(graph.containers.map(\.id))
    for index in graph.entries.indices {
      if let container = graph.entries[index].container, !containers.contains(container) {
        graph.entries[index].container = nil
      }
    }
    graph.transitions.removeAll { $0.from == .anyScreen && !($0.container.map(containers.contains) ?? false) }
    for index in graph.transitions.indices {
      if let container = graph.transitions[index].container, !containers.contains(container) {
        graph.transitions[index].container = nil
      }
    }
    return graph
  }

  /// Finds a screen by id, or else by its name.
  func screen(named name: String) throws(ViewError) -> Screen.ID {
    if screens.contains(where: { $0.id == name }) { return name }
    let named = screens.filter { $0.name == name }
    guard let first = named.first else {
      let hint = name.nearest(in: screens.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
      throw ViewError("there is no screen '\(name.excerpt)'\(hint)")
    }
    guard named.count == 1 else {
      throw ViewError("'\(name)' names \(named.count) screens: \(named.map(\.id).joined(separator: ", "))")
    }
    return first.id
  }
}

extension Container {
  /// The container without screens that are not kept; `nil` where nothing is left to show.
  fileprivate func keeping(_ isKept: (Screen.ID) -> Bool) -> Container? {
    var result = self
    switch body {
    case .tabs: return self
    case .layer(let layer): return isKept(layer.root) ? self : nil
    case .stack(var stack):
      guard isKept(stack.root) else { return nil }
      if let root = stack.logicalRoot, !isKept(root) { stack.logicalRoot = nil }
      result.body = .stack(stack)
    case .split(var split):
      // A split view with fewer than two columns is no split view any more.
      guard split.columns.allSatisfy({ isKept($0.root) }) else { return nil }
      for index in split.columns.indices {
        if let placeholder = split.columns[index].placeholder, !isKept(placeholder) {
          split.columns[index].placeholder = nil
        }
      }
      result.body = .split(split)
    }
    return result
  }
}
