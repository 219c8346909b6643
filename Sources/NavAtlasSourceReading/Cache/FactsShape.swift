/// What of a file's facts a graph depends on, without the places where it is written.
///
/// Two versions of a file with the same shape differ in blanks, comments, looks, and code that was not followed and has
/// the same to say for the account. They give the same graph, on other lines.
package struct FactsShape {
  package let digest: BLAKE2b.Digest
  /// The offsets of all that is in it, in the order of the facts.
  package let offsets: [Offset]
}

extension FileFacts {
  /// Which bodies were followed, in the order of the facts; nil where they are nested too deep. O(facts).
  package func followedBodies() -> [Bool]? {
    var writer = FactsWriter(sketching: .init(given: nil, looks: nil))
    writeFacts(to: &writer)
    return writer.finished() == nil ? nil : writer.sketch?.bodies
  }

  /// Their shape; nil where they are nested too deep. O(facts), and so made for edited files only.
  ///
  /// - Parameters:
  ///   - bodies: which bodies are in it.
  ///   - looks: what is left out of them.
  package func shape(bodies: [Bool], besides looks: Looks) -> FactsShape? {
    var writer = FactsWriter(sketching: .init(given: bodies, looks: looks))
    writeFacts(to: &writer)
    ConstructFinder(self, number: 0).write(to: &writer)
    guard let sketch = writer.sketch, let bytes = writer.finished() else { return nil }
    return FactsShape(digest: bytes.withUnsafeBytes { BLAKE2b.digest($0) }, offsets: sketch.offsets)
  }
}

extension FactsWriter {
  /// What is left out of a shape: offsets, bodies that do not count, and looks.
  struct Sketch {
    /// Which bodies count; those that were followed where nil.
    let given: [Bool]?
    let looks: Looks?
    /// True within what is handed to something that may ask for it: `navigationTitle(Text("Stops"))`.
    var isHanded = false
    var offsets: [Offset] = []
    var bodies: [Bool] = []

    init(given: [Bool]?, looks: Looks?) {
      self.given = given
      self.looks = looks
    }

    /// True where the next body counts.
    mutating func counts(_ code: Code) -> Bool {
      let position = bodies.count
      let counts = given.map { position < $0.count && $0[position] } ?? code.isFollowed
      bodies.append(counts)
      return counts
    }
  }
}

extension FactsWriter {
  /// Writes an expression with its looks left out; false where it has none.
  mutating func sketches(_ expression: Expression) -> Bool {
    guard let looks = sketch?.looks, case .call(let call) = expression else { return false }
    if let inside = looks.inside(expression) {
      // An object's view is not the object; a framework's view is content, and stays it.
      if !looks.isFrameworkView(inside) { put(byte: Self.look) }
      write(inside)
      return true
    }
    guard sketch?.isHanded == false, case .name(let name, _) = call.callee, looks.isView(name) else {
      return false
    }
    put(byte: Self.view)
    write(call.callee)
    for argument in call.arguments {
      write(argument.label, argument.isTrailing)
      if looks.isPlain(argument.value) { put(byte: Self.look) } else { write(argument.value) }
    }
    write(call.offset)
    return true
  }

  mutating func writeArgument(_ value: Expression) { write(value, isHanded: true) }

  mutating func writeClosure(_ body: [Statement]) { write(body, isHanded: false) }

  private mutating func write<Value: FactsCodable>(_ value: Value, isHanded: Bool) {
    let before = sketch?.isHanded ?? false
    sketch?.isHanded = isHanded
    write(value)
    sketch?.isHanded = before
  }

  /// No tag of an expression.
  private static let (look, view): (UInt8, UInt8) = (0xFF, 0xFE)
}
