public import NavAtlasModel
public import NavAtlasRender
import NavAtlasReports
public import NavAtlasTraces

extension Pipeline {
  /// The picture of a comparison: what grew, shrank, came and went, over an app's graph or alone.
  public func diagram(
    of comparison: UsageComparison, against app: NavigationGraph? = nil, options: DiagramOptions
  ) -> Diagram {
    let moves = comparison.changedMoves
    let largest = moves.map { abs($0.difference) }.max() ?? 0
    var changes: [MoveEnds: LinkChange] = [:]
    for move in moves {
      guard let from = move.from, let to = move.to, let kind = LinkChange.Kind(move.verdict) else { continue }
      changes[MoveEnds(from, to)] = LinkChange(
        kind, size: abs(move.difference) / largest, words: kind.words(move.difference))
    }
    let graph = comparison.graph(against: app)
    let drawn = Set(graph.transitions.map { [$0.from.description, $0.to ?? ""] })
    let rest = comparison.changes.count {
      $0.isMove && $0.verdict == .unclear && !drawn.contains([$0.from ?? "", $0.to ?? ""])
    }
    var options = options
    options.title = options.title ?? (graph.name.isEmpty ? "Comparison" : graph.name + ": comparison")
    options.linksPerTarget = nil
    options.backLinksPerTarget = .max
    let notes = DiagramNotes(
      changes: changes,
      hidden: ["percentage points of all moves"]
        + (rest > 0 ? ["\(rest) moves without certain change left out"] : []))
    return DiagramComposer.compose(graph: graph, notes: notes, options: options)
  }
}

extension LinkChange.Kind {
  fileprivate init?(_ verdict: UsageComparison.Verdict) {
    switch verdict {
    case .grew: self = .grew
    case .shrank: self = .shrank
    case .appeared: self = .appeared
    case .vanished: self = .vanished
    case .unclear: return nil
    }
  }

  /// `+4.2`, `new +0.7`: the difference in percentage points.
  fileprivate func words(_ difference: Double) -> String {
    let points = ReportNumbers.points(difference)
    switch self {
    case .appeared: return "new " + points
    case .vanished: return "gone " + points
    case .grew, .shrank, .altered, .touched, .steady, .same: return points
    }
  }
}
