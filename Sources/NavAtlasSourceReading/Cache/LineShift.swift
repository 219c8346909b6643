/// Where the lines of one version of a file are in another one of the same shape.
package struct LineShift {
  private var lines: [Int: Int] = [:]

  /// Nil where not all that was on one line, and in one order, still is. O(offsets · log offsets).
  package init?(
    from old: (facts: FileFacts, offsets: [Offset]), to new: (facts: FileFacts, offsets: [Offset])
  ) {
    guard old.offsets.count == new.offsets.count else { return nil }
    var last: (old: Offset, new: Offset) = (0, 0)
    var lastLine = 0
    for (before, after) in zip(old.offsets, new.offsets).sorted(by: { $0.0 < $1.0 }) {
      // The offset 0 stands for a place that is not known.
      guard (before == last.old) == (after == last.new), before == last.old || after > last.new else {
        return nil
      }
      last = (before, after)
      let line = new.facts.line(of: after)
      if let known = lines.updateValue(line, forKey: old.facts.line(of: before)) {
        guard known == line else { return nil }
      } else {
        guard line > lastLine else { return nil }
      }
      lastLine = line
    }
  }

  /// The line that a line has become; nil where nothing of the shape is on it.
  package subscript(line: Int) -> Int? { lines[line] }
}
