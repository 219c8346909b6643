import NavAtlasAnalysis
import NavAtlasModel

extension LintFacts {
  /// False on a platform whose windows never collapse columns.
  var collapses: Bool { graph.platform != "macos" }

  /// What grows the stacks of a container, and those stacks that behave alike in many containers. O(moves) once.
  var movesByContainer: (Container.ID) -> [StackMoves.Move] {
    let stacks = Dictionary(grouping: analyses[StackMoves.self, .regular], by: \.container)
    let shared = (stacks[nil] ?? []).flatMap(\.moves)
    return { (stacks[$0] ?? []).flatMap(\.moves) + shared }
  }
}
