import Foundation
public import NavAtlasAnalysis
public import NavAtlasModel
public import NavAtlasRender

extension Pipeline {
  /// Checks saved states; of folders, every `.json` file in them, by name.
  public func check(
    _ paths: [String], of graph: NavigationGraph, known: Set<String>?, container: Container.ID?
  ) throws -> [(name: String, result: Result<StateCheck, Diagnostic>)] {
    if let container, !graph.containers.contains(where: { $0.id == container }) {
      let ids = graph.containers.map(\.id)
      let hint = container.nearest(in: ids).map { "; did you mean '\($0)'?" } ?? ""
      throw JobError("the graph has no container '\(container)'\(hint)")
    }
    let files = try paths.flatMap { try stateFiles($0) }
    guard !files.isEmpty else { throw JobError("there is no .json file in \(paths.joined(separator: ", "))") }
    return try files.map { file in
      let bytes = try workspace.read(file)
      do throws(Diagnostic) {
        let state = try SavedState(bytes, file: file)
        return (file, .success(StateCheck(state, of: graph, known: known, container: container)))
      } catch {
        return (file, .failure(error))
      }
    }
  }

  private func stateFiles(_ path: String) throws -> [String] {
    guard workspace.isFolder(path) else { return [path] }
    let names = try workspace.tree.names(inFolder: path)
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
  }

  /// A picture of the stack that a state comes back as.
  public func picture(
    of check: StateCheck, _ graph: NavigationGraph, by renderer: any DiagramRenderer
  ) throws -> Artifact {
    let options = try Catalog.renderOptions(
      theme: "light", engine: "dot", resolution: 96, timeout: 60, sourceBase: "")
    let diagram = try diagram(of: check.graph(graph), profile: .regular, views: [], options: .init())
    return try render(diagram, by: renderer, options)
  }
}

extension StateCheck {
  /// The frames as a graph: one card a frame, the root first.
  fileprivate func graph(_ app: NavigationGraph) -> NavigationGraph {
    let names = Dictionary(app.screens.map { ($0.id, $0) }) { first, _ in first }
    let problems = Dictionary(grouping: problems, by: \.element)
    func id(_ index: Int) -> String { "\(index)" }
    let screens = frames.enumerated().map { index, route in
      var screen = Screen(id: id(index), name: names[route.screen]?.name ?? route.screen)
      screen.title = route.arguments ?? names[route.screen]?.title
      screen.kind = route.screen == "?" || problems[index] != nil ? .unresolved : .screen
      return screen
    }
    let moves = frames.indices.dropFirst().map { index in
      Transition(from: .screen(id(index - 1)), to: id(index), .push, label: problems[index]?.first?.message)
    }
    return NavigationGraph(
      name: "Saved state", screens: screens,
      containers: [Container(id: "stack", .stack(.init(root: id(0))))],
      transitions: moves, entries: [Entry(screen: id(0), kind: .restore, container: "stack")])
  }
}
