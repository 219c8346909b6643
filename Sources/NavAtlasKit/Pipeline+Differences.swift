public import NavAtlasAnalysis
public import NavAtlasModel
public import NavAtlasRender

extension Pipeline {
  /// The picture of two versions on one layout: what came, went and changed, with the ways that lead there.
  ///
  /// - Parameters:
  ///   - diff: both versions.
  ///   - isWhole: true for the whole app instead of what is affected.
  ///   - profile: the width that is drawn.
  ///   - options: how it is drawn.
  public func diagram(
    of diff: GraphDiff, isWhole: Bool = false, profile: Profile = .regular, options: DiagramOptions
  ) throws(JobError) -> Diagram {
    let union = diff.union
    let views: [any GraphView] = isWhole ? [] : [AffectedView(diff)]
    var options = options
    options.linksPerTarget = isWhole ? options.linksPerTarget : nil
    options.folding = isWhole ? options.folding : .never
    options.title = options.title ?? ((union.name.isEmpty ? "Navigation" : union.name) + ": what changed")
    let (part, hidden) = try view(union, by: profile == .compact ? views + [CompactView()] : views)
    var notes = DiagramNotes(changes: diff.marks, hidden: [diff.isEmpty ? "nothing changed" : ""] + hidden)
    notes.hidden.removeAll(where: \.isEmpty)
    notes.unchanged = .same
    notes.screenChanges = diff.screenMarks
    return DiagramComposer.compose(graph: part, notes: notes, options: options)
  }
}

extension Pipeline {
  /// The picture of what a change reaches, with the ways that lead there.
  public func diagram(of report: ImpactReport, options: DiagramOptions) throws(JobError) -> Diagram {
    var options = options
    options.linksPerTarget = nil
    options.folding = .never
    let name = report.graph.name.isEmpty ? "Navigation" : report.graph.name
    options.title = options.title ?? name + ": what the change reaches"
    let all = report.impact.screens + report.lost
    let (part, hidden) = try view(report.graph, by: [AffectedView(Set(all.map(\.screen)))])
    var notes = DiagramNotes(hidden: hidden)
    notes.screenChanges = Dictionary(
      all.map { ($0.screen, $0.strength == .own ? LinkChange.Kind.altered : .touched) }
    ) { first, _ in first }
    return DiagramComposer.compose(graph: part, notes: notes, options: options)
  }
}

extension GraphDiff {
  /// How each line of the picture of both versions changed.
  fileprivate var marks: [MoveEnds: LinkChange] {
    let old = base.lines
    let new = head.lines
    let altered = Set(
      changes.filter { $0.subject == .move && $0.kind == .changed }.map { Array($0.screens.prefix(2)) })
    var marks: [MoveEnds: LinkChange] = [:]
    for (ends, kinds) in old.merging(new, uniquingKeysWith: { first, _ in first }) {
      if old[ends] == nil {
        marks[ends] = LinkChange(.appeared)
      } else if new[ends] == nil {
        marks[ends] = LinkChange(.vanished)
      } else if kinds != new[ends] || altered.contains([ends.from, ends.to]) {
        marks[ends] = LinkChange(.altered)
      }
    }
    return marks
  }

  fileprivate var screenMarks: [Screen.ID: LinkChange.Kind] {
    var marks: [Screen.ID: LinkChange.Kind] = [:]
    for change in changes where change.subject == .screen {
      guard let screen = change.screens.first else { continue }
      marks[screen] =
        switch change.kind {
        case .added: .appeared
        case .removed: .vanished
        case .renamed, .changed: .altered
        }
    }
    return marks
  }
}

extension NavigationGraph {
  /// The kinds of move between each two cards.
  fileprivate var lines: [MoveEnds: Set<TransitionKind>] {
    var lines: [MoveEnds: Set<TransitionKind>] = [:]
    for move in transitions where !move.isImplicit {
      let source = move.from == .anyScreen ? "*" + (move.container ?? "") : "\(move.from)"
      for target in move.path.isEmpty ? move.to.map({ [$0] }) ?? [] : move.path {
        lines[MoveEnds(source, target), default: []].insert(move.kind)
      }
    }
    return lines
  }
}
