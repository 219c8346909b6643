import NavAtlasSourceReading

/// The closures that code was seen to call. They are kept alive, so that the identity of each, which is a key, stays its
/// own.
struct CalledClosures {
  private var kept: [ClosureValue] = []
  private var known: Set<ObjectIdentifier> = []
  private var written: Set<ObjectIdentifier> = []

  mutating func insert(_ closure: ClosureValue) {
    guard known.insert(ObjectIdentifier(closure)).inserted else { return }
    kept.append(closure)
    written.insert(ObjectIdentifier(closure.expression))
  }

  /// True for a closure in the source that was called, whatever it captured.
  func contains(_ closure: ClosureExpression) -> Bool { written.contains(ObjectIdentifier(closure)) }
}
