import NavAtlasInterpreting
import NavAtlasModel

/// Columns beside each other, leading first; in narrow windows one after the other.
struct SplitKind: ContainerKind {
  static let name = "split"

  func mount(_ container: NavigationContainer, _ mounting: Mounting, by assembler: Assembler) -> [ScreenNode]
  {
    let (stage, naming, extras) = (mounting.stage, mounting.naming, mounting.extras)
    let split = assembler.stage(.container(Self.self), in: stage, at: container.site)
    assembler.prefer(container.preferring, in: split)
    let host = container.isNavigationView ? nil : assembler.host(naming, split)
    if host == nil { assembler.openMounts += 1 }
    for (position, part) in container.parts.enumerated() {
      let column = assembler.stage(.column(position), in: split, at: part.site, name: part.name)
      column.name = part.name
      if !split.children.contains(where: { $0 === column }) { split.children.append(column) }
    }
    for (column, part) in zip(split.children, container.parts) where !part.isFilledLater {
      let isSidebar = container.isNavigationView && column === split.children[0]
      let roots = assembler.mount(
        part.content, on: column, .root,
        isSidebar ? naming.ofRoot : Assembler.Naming(owner: naming.owner, part: part.name ?? "column"),
        level: mounting.level + 1)
      column.roots = (column.roots + roots).distinct
    }
    assembler.show(nil, on: split, .container, Content(owner: naming.owner, items: extras))
    split.roots = split.children[0].roots
    if container.isNavigationView { split.name = split.roots.first?.name }
    if let host {
      for root in split.roots where root != host {
        assembler.add(Move(from: host, to: root, kind: .select), assembler.evidence(container.site, split))
      }
      return [host]
    }
    return split.roots
  }

  static func write(_ stage: Stage, with writer: inout GraphWriter) -> Container.ID? {
    let columns = stage.children.enumerated().compactMap { [writer] position, column in
      self.column(column, position, of: stage, writer)
    }
    guard columns.count == stage.children.count, columns.count > 1 else { return nil }
    return writer.add(
      stage, stage.name ?? name, .split(.init(columns: columns, prefer: stage.prefer)))
  }

  private static func column(
    _ column: Stage, _ position: Int, of split: Stage, _ writer: GraphWriter
  ) -> Container.Column? {
    let roots = position == 0 ? column.roots : writer.assembler.roots(of: position, in: split)
    let listing = writer.assembler.listing(in: position, of: split)
    guard let root = roots.first(where: listing.contains) ?? roots.first, let id = writer.ids[root] else {
      return nil
    }
    // What selects, beside others that do not, may itself be what is there while nothing is selected.
    let placeholder =
      position == 0
      ? nil : writer.assembler.placeholders(of: position, in: split).first.flatMap { writer.ids[$0] }
    let selects = writer.assembler.drivers.selections.values.contains {
      $0.contains { $0.split === split && $0.column == position }
    }
    return Container.Column(
      name: column.name ?? "column", root: id, selects: selects,
      placeholder: placeholder == id && root != roots.first ? nil : placeholder,
      stack: writer.assembler.stages.contains { $0.isStack && $0.parent === column })
  }
}

extension NavigationContainer.Part {
  /// True for a column of UIKit's in which nothing is before somebody chooses something.
  fileprivate var isFilledLater: Bool {
    content.items.isEmpty && name.flatMap { SplitColumn(rawValue: $0) } != nil
  }
}

extension Stage {
  var isSplit: Bool { kind.isContainer(of: SplitKind.self) }
}
