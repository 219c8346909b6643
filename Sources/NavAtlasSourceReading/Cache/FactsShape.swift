/// What of a file's facts a graph depends on, without the places where it is written.
///
/// Two versions of a file with the same shape differ in blanks, comments, and code that was not followed and has the same
/// to say for the account. They give the same graph, on other lines.
package struct FactsShape {
  package let digest: BLAKE2b.Digest
  /// The offsets of all that is in it, in the order of the facts.
  package let offsets: [Offset]
}

extension FileFacts {
  /// Which bodies were followed, in the order of the facts; nil where they are nested too deep. O(facts).
  package func followedBodies() -> [Bool]? {
    var writer = FactsWriter(sketching: .init(given: nil))
    writeFacts(to: &writer)
    return writer.finished() == nil ? nil : writer.sketch?.bodies
  }

  /// Their shape; nil where they are nested too deep. O(facts), and so made for edited files only.
  ///
  /// - Parameter bodies: which bodies are in it.
  package func shape(bodies: [Bool]) -> FactsShape? {
    var writer = FactsWriter(sketching: .init(given: bodies))
    writeFacts(to: &writer)
    ConstructFinder(self, number: 0).write(to: &writer)
    guard let sketch = writer.sketch, let bytes = writer.finished() else { return nil }
    return FactsShape(digest: bytes.withUnsafeBytes { BLAKE2b.digest($0) }, offsets: sketch.offsets)
  }
}

extension FactsWriter {
  /// What is left out of a shape: offsets, and bodies that do not count.
  struct Sketch {
    /// Which bodies count; those that were followed where nil.
    let given: [Bool]?
    var offsets: [Offset] = []
    var bodies: [Bool] = []

    init(given: [Bool]?) { self.given = given }

    /// True where the next body counts.
    mutating func counts(_ code: Code) -> Bool {
      let position = bodies.count
      let counts = given.map { position < $0.count && $0[position] } ?? code.isFollowed
      bodies.append(counts)
      return counts
    }
  }
}
