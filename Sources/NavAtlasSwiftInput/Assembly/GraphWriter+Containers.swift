import NavAtlasModel
import NavAtlasSourceReading

extension GraphWriter {
  mutating func writeContainers() {
    for stage in assembler.stages { _ = container(stage) }
  }

  /// The container of a stage; nil where it is none of its own.
  mutating func container(_ stage: Stage) -> Container.ID? {
    if let known = containerIDs[stage.number] { return known }
    switch stage.kind {
    case .window, .tab, .column: return stage.parent.flatMap { container($0) }
    case .stack:
      // A column's or a layer's own stack is part of it.
      if let parent = stage.parent, parent.isColumnOrLayer { return container(parent) }
      guard let root = stage.roots.first, let id = ids[root] else { return nil }
      return add(stage, "\(root.name)", .stack(.init(root: id)))
    case .split:
      let columns = stage.children.enumerated().compactMap { position, column in
        self.column(column, position, of: stage)
      }
      guard columns.count == stage.children.count, columns.count > 1 else { return nil }
      return add(stage, stage.name ?? "split", .split(.init(columns: columns, prefer: stage.prefer)))
    case .tabs: return tabs(stage)
    case .layer(let kind):
      guard let root = stage.roots.first, let id = ids[root], let style = kind.style else { return nil }
      let hasStack = assembler.stages.contains { $0.isStack && $0.parent === stage }
      return add(
        stage, "\(style.rawValue)-\(root.name)",
        .layer(.init(style: style, root: id, stack: hasStack, dismissible: !stage.isDismissDisabled)))
    }
  }

  private func column(_ column: Stage, _ position: Int, of split: Stage) -> Container.Column? {
    let roots = position == 0 ? column.roots : assembler.roots(of: position, in: split)
    guard let root = roots.first, let id = ids[root] else { return nil }
    let placeholder =
      position == 0 ? nil : assembler.placeholders(of: position, in: split).first.flatMap { ids[$0] }
    let selects = assembler.drivers.selections.values.contains {
      $0.contains { $0.split === split && $0.column == position }
    }
    return Container.Column(
      name: column.name ?? "column", root: id, selects: selects, placeholder: placeholder,
      stack: assembler.stages.contains { $0.isStack && $0.parent === column })
  }

  private mutating func tabs(_ stage: Stage) -> Container.ID? {
    var tabs: [Container.Tab] = []
    var keys: Set<String> = []
    let shown = stage.children.map { contents(of: $0) }
    // What a tab with a key shows is that tab's, also where a loop over all tabs shows it.
    let keyed = Set(zip(stage.children, shown).filter { $0.0.key?.isConstant == true }.flatMap(\.1))
    for (child, ids) in zip(stage.children, shown) {
      let isKeyed = child.key?.isConstant == true
      for id in ids where (isKeyed || !keyed.contains(id)) && !tabs.contains(where: { $0.container == id }) {
        guard let own = claimed(id) else { continue }
        var key = isKeyed ? child.name ?? id : id
        if !keys.insert(key).inserted {
          key = "\(key) \(tabs.count)"
          keys.insert(key)
        }
        tabs.append(.init(key: key, container: own))
      }
    }
    guard !tabs.isEmpty else { return nil }
    return add(stage, stage.name ?? "tabs", .tabs(.init(tabs: tabs)))
  }

  /// A container as a tab's own: another tab view that shows the same stack has one like it.
  private mutating func claimed(_ id: Container.ID) -> Container.ID? {
    if inTabs.insert(id).inserted { return id }
    guard var copy = containers.first(where: { $0.id == id }), copy.kind == .stack else { return nil }
    copy.id = unusedID(id)
    copies[id, default: []].append(copy.id)
    containers.append(copy)
    inTabs.insert(copy.id)
    return copy.id
  }

  /// The containers that a tab may show: mostly one.
  private mutating func contents(of tab: Stage) -> [Container.ID] {
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

  private mutating func add(_ stage: Stage, _ name: String, _ body: Container.Body) -> Container.ID {
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

  private func unusedID(_ name: String) -> Container.ID {
    var id = name
    var number = 2
    while containers.contains(where: { $0.id == id }) {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }
}
