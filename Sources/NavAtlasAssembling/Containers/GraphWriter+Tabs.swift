import NavAtlasModel
import NavAtlasSourceReading

/// What tabs show, and what only a tab makes a container.
extension GraphWriter {
  /// A container as a tab's own: another tab view that shows the same stack has one like it.
  mutating func claimed(_ id: Container.ID) -> Container.ID? {
    if inTabs.insert(id).inserted { return id }
    guard var copy = containers.first(where: { $0.id == id }), copy.kind == .stack else { return nil }
    copy.id = unusedID(id)
    copies[id, default: []].append(copy.id)
    containers.append(copy)
    inTabs.insert(copy.id)
    return copy.id
  }

  /// The containers that a tab may show: mostly one.
  mutating func contents(of tab: Stage) -> [Container.ID] {
    let inner = assembler.stages.filter { $0.parent === tab && $0.isContainer }
    var found = inner.compactMap { container($0) }
    // One stack in the source may stand in several tabs, with another root in each.
    let shown = Set(inner.flatMap { $0.isStack ? Array($0.roots.prefix(1)) : $0.roots })
    for root in (tab.roots + inner.flatMap(\.roots)).distinct where !shown.contains(root) {
      guard let screen = ids[root], root.hosts.isEmpty else { continue }
      found.append(add(root, .stack(.init(root: screen)), at: tab.site))
    }
    return found
  }

  /// A container that only a tab makes one.
  private mutating func add(_ root: ScreenNode, _ body: Container.Body, at site: Site) -> Container.ID {
    if let twin = containers.first(where: { $0.body == body }) { return twin.id }
    let id = unusedID(root.name)
    containers.append(Container(id: id, body, location: location(site)))
    return id
  }
}
