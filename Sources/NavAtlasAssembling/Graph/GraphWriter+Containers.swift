import NavAtlasInterpreting
import NavAtlasModel

extension GraphWriter {
  mutating func writeContainers() {
    for stage in assembler.stages { _ = container(stage) }
  }

  /// The container of a stage; nil where it is none of its own.
  mutating func container(_ stage: Stage) -> Container.ID? {
    if let known = containerIDs[stage.number] { return known }
    switch stage.kind {
    case .window, .tab, .column: return stage.parent.flatMap { container($0) }
    case .container(let kind): return kind.write(stage, with: &self)
    case .layer(let kind):
      guard let root = stage.roots.first, let id = ids[root], let style = kind.style else { return nil }
      let hasStack = assembler.stages.contains { $0.isStack && $0.parent === stage }
      return add(
        stage, "\(style.rawValue)-\(root.name)",
        .layer(.init(style: style, root: id, stack: hasStack, dismissible: !stage.isDismissDisabled)))
    }
  }

  mutating func add(_ stage: Stage, _ name: String, _ body: Container.Body) -> Container.ID {
    // Scenes and branches that show the same container have one.
    if let twin = containers.first(where: { $0.body == body }) {
      containerIDs[stage.number] = twin.id
      return twin.id
    }
    let id = unusedID(name)
    containerIDs[stage.number] = id
    containers.append(Container(id: id, body, location: location(stage.site)))
    return id
  }

  func unusedID(_ name: String) -> Container.ID {
    var id = name
    var number = 2
    while containers.contains(where: { $0.id == id }) {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }
}
