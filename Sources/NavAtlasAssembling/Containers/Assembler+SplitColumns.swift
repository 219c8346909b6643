import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// Controllers that code shows in a column of UIKit's split view controllers.
extension Assembler {
  func show(_ value: Value, in column: SplitColumn, _ action: Action) {
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    guard let split = split(around: action.frame.stage),
      let target = split.children.first(where: { $0.name == column.rawValue }) ?? split.children.last
    else {
      let move = LibraryMove(kind: .sheet, value: value, count: nil)
      return perform(move, on: nil, action)
    }
    for value in value.alternatives {
      let shown = evaluator.content(value, owner: action.frame.content.owner, at: site)
      guard !shown.visuals().isEmpty else { continue }
      let nodes = mountOnce(
        shown, on: target, .root, Naming(owner: shown.owner, part: column.rawValue), at: site)
      // What nobody chose is there first.
      guard let node = action.frame.node, !node.hosts.contains(where: { $0 === split }) else {
        target.roots = (target.roots + nodes).distinct
        continue
      }
      target.chosen = (target.chosen + nodes).distinct
      record(nodes.filter { $0 != node }, .select, action, target, nil)
    }
  }

  /// The split view that a screen is in, or in which it lies over something, or else the only one.
  private func split(around stage: Stage) -> Stage? {
    let splits = stages.filter {
      $0.isSplit && $0.children.contains { SplitColumn(rawValue: $0.name ?? "") != nil }
    }
    return splits.first { split in stage.chain.contains { $0 === split } }
      ?? (splits.count == 1 ? splits[0] : nil)
  }
}
