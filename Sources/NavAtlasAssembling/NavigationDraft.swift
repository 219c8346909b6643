package import NavAtlasInterpreting
package import NavAtlasModel
import NavAtlasProgram
package import NavAtlasSourceReading

/// What following an app's code from its roots found: all that later steps need of the assembler.
package struct NavigationDraft {
  /// Screens, containers, moves and entries, without what follows from them.
  package let graph: NavigationGraph
  /// What rules are told besides.
  package let facts: SourceFacts
  /// Each construct of navigation of the source: explained, no navigation, or not followed.
  package let account: SourceAccount
  /// Code for other platforms.
  package let leftOut: [LeftOutCode]
  /// True where something is launched.
  package let isLaunched: Bool
  /// What is to be said of comments that correct the graph.
  package let corrections: [Diagnostic]
  /// What is to be said of code that leads nowhere or was not followed.
  package let remarks: [Diagnostic]
  private let following: Following

  /// Follows an app. The cost is that of ``Assembler/run()``.
  ///
  /// - Parameters:
  ///   - evaluator: of the app's code; nothing was evaluated yet.
  ///   - finders: the constructs of each file.
  ///   - name: what to call the graph.
  package init(_ evaluator: Evaluator, _ finders: [ConstructFinder], name: String) {
    let index = evaluator.index
    let assembler = Assembler.assembled(evaluator, finders, ForeignTypes(index, finders))
    var (graph, facts) = GraphWriter.graph(assembler, name: name)
    leftOut = index.files.flatMap(\.leftOut) + assembler.foreign.leftOut(finders, index)
    corrections = assembler.corrections.apply(to: &graph)
    remarks =
      UIKitRemarks.controllers(assembler)
      + evaluator.remarks.diagnostics(index.files) { assembler.corrections.isIgnored([$0]) }
      + (evaluator.isExhausted ? [.exhausted] : [])
    isLaunched = assembler.entries.contains { $0.kind == .launch }
    account = Accounting.account(of: assembler, finders, leftOut)
    (self.graph, self.facts) = (graph, facts)
    following = Following(evaluator, assembler, finders)
  }

  /// Does not free what following needed, in a process that ends soon.
  package func leaveMemory() { _ = Unmanaged.passRetained(following) }
}

/// What following needs, which lives as long as the draft does.
private final class Following {
  let evaluator: Evaluator
  let assembler: Assembler
  let finders: [ConstructFinder]

  init(_ evaluator: Evaluator, _ assembler: Assembler, _ finders: [ConstructFinder]) {
    (self.evaluator, self.assembler, self.finders) = (evaluator, assembler, finders)
  }
}

extension Diagnostic {
  fileprivate static var exhausted: Diagnostic {
    Diagnostic(.warning, "this app takes more steps to follow than are made; parts of its graph are missing")
  }
}
