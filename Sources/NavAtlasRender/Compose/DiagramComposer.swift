public import NavAtlasModel

/// Decides what a picture of a graph shows; how it looks is up to the renderers.
public enum DiagramComposer {
  /// Composes a diagram.
  ///
  /// O(screens + containers × transitions) at worst, linear in practice. The same input gives the same diagram.
  public static func compose(
    graph: NavigationGraph, notes: DiagramNotes = DiagramNotes(), options: DiagramOptions = DiagramOptions()
  ) -> Diagram {
    if graph.isClickstream, notes.changes == nil {
      var clickstream = Clickstream(graph, notes, options)
      return clickstream.diagram()
    }
    let (once, dropped) = options.linksPerTarget == nil ? (graph, 0) : graph.withEqualTabViewsOnce()
    var notes = notes
    notes.movesDrawnOnce = graph.transitions.count - once.transitions.count
    if dropped > 0 {
      notes.hidden.append("\(Words.count(dropped + 1, "place")) show equal tab views, drawn once")
    }
    var composition = Composition(once.withEvidenceToCompare, notes, options)
    let diagram = composition.diagram().withUnfollowedApart()
    return Folding.apply(options.folding, over: options.automaticFolding, to: diagram)
  }
}

extension NavigationGraph {
  /// Where nothing is declared, what sessions showed is all there is, and stands for itself.
  fileprivate var withEvidenceToCompare: NavigationGraph {
    guard transitions.allSatisfy({ $0.confidence == .observed }) else { return self }
    var graph = self
    for index in graph.transitions.indices { graph.transitions[index].confidence = .declared }
    return graph
  }
}
