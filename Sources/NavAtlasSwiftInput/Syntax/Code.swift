import Synchronization

/// The body of a function or accessor, which knows whether it was followed.
///
/// What was never followed says nothing about the graph.
final class Code: Sendable {
  /// The statements, for whoever does not follow them.
  let statements: [Statement]
  private let followed = Atomic(false)

  init(_ statements: [Statement]) { self.statements = statements }

  var isFollowed: Bool { followed.load(ordering: .relaxed) }

  /// The statements, to be followed.
  func follow() -> [Statement] {
    followed.store(true, ordering: .relaxed)
    return statements
  }
}
