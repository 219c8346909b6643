import Synchronization

/// The body of a function or accessor, which knows whether it was followed.
///
/// What was never followed says nothing about the graph.
package final class Code: Sendable {
  /// The statements, for whoever does not follow them.
  package let statements: [Statement]
  private let followed = Atomic(false)

  package init(_ statements: [Statement]) { self.statements = statements }

  package var isFollowed: Bool { followed.load(ordering: .relaxed) }

  /// The statements, to be followed.
  package func follow() -> [Statement] {
    followed.store(true, ordering: .relaxed)
    return statements
  }
}
