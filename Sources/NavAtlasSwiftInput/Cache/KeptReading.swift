import NavAtlasInputs
import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// What was made of all files together, and of what in them it was made.
struct KeptReading {
  /// One file, as it was read.
  struct Source {
    /// The digest of its bytes.
    var content: FactsPack.Key
    /// The bodies that its shape has: those that were followed.
    var bodies: [Bool]
  }

  /// In the order of the files.
  var sources: [Source]
  /// What the project declares of the words for looks.
  var declared: [String]
  var reading: InputReading

  /// The same, with places moved where their files were edited.
  ///
  /// - Parameter shifts: by path.
  /// - Returns: nil where a place is not found again.
  func moved(_ shifts: [String: LineShift]) -> InputReading? {
    var isLost = false
    func move(_ location: inout SourceLocation) {
      guard let shift = shifts[location.file], let line = location.line else { return }
      location.line = shift[line]
      isLost = isLost || location.line == nil
    }
    func move(_ location: inout SourceLocation?) {
      guard var known = location else { return }
      move(&known)
      location = known
    }
    var moved = reading
    for index in moved.fragment.graph.screens.indices { move(&moved.fragment.graph.screens[index].location) }
    for index in moved.fragment.graph.containers.indices {
      move(&moved.fragment.graph.containers[index].location)
    }
    for index in moved.fragment.graph.entries.indices { move(&moved.fragment.graph.entries[index].location) }
    for index in moved.fragment.graph.transitions.indices {
      for place in moved.fragment.graph.transitions[index].locations.indices {
        move(&moved.fragment.graph.transitions[index].locations[place])
      }
    }
    if var account = moved.fragment.graph.account {
      for index in account.notFollowed.indices { move(&account.notFollowed[index].location) }
      for index in account.unshown.indices { move(&account.unshown[index].location) }
      for index in account.choices.indices { move(&account.choices[index].location) }
      moved.fragment.graph.account = account
    }
    for index in moved.diagnostics.indices { move(&moved.diagnostics[index].location) }
    for index in moved.facts.registrations.indices { move(&moved.facts.registrations[index].location) }
    for index in moved.facts.nestedStacks.indices { move(&moved.facts.nestedStacks[index].location) }
    return isLost ? nil : moved
  }
}

extension KeptReading: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    (sources, declared) = (try reader.read(), try reader.read())
    let (document, diagnostics): (String, [Diagnostic]) = (try reader.read(), try reader.read())
    guard let known = try? GraphDocument.read(Array(document.utf8), file: "") else {
      throw FactsReader.Damage()
    }
    reading = InputReading(fragment: GraphFragment(graph: known.graph), diagnostics: diagnostics)
    (reading.facts.registrations, reading.facts.nestedStacks) = (try reader.read(), try reader.read())
  }

  func write(to writer: inout FactsWriter) {
    writer.write(sources, declared)
    writer.write(GraphDocument.text(reading.fragment.graph), reading.diagnostics)
    writer.write(reading.facts.registrations, reading.facts.nestedStacks)
  }
}

extension KeptReading.Source: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(content: reader.read(), bodies: reader.read())
  }

  func write(to writer: inout FactsWriter) { writer.write(content, bodies) }
}

extension Diagnostic: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    guard let severity = Severity(rawValue: try reader.read()) else { throw FactsReader.Damage() }
    let (message, location): (String, SourceLocation?) = (try reader.read(), try reader.read())
    let topic: String? = try reader.read()
    self.init(severity, message, at: location, topic: topic.flatMap(Topic.init), names: try reader.read())
  }

  func write(to writer: inout FactsWriter) {
    writer.write(severity.rawValue, message, location)
    writer.write(topic?.rawValue, names)
  }
}

extension SourceLocation: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      file: reader.read(), line: reader.read(), column: reader.read(), symbol: reader.read(),
      action: reader.read(), isAlternative: reader.read())
  }

  func write(to writer: inout FactsWriter) {
    writer.write(file, line, column, symbol)
    writer.write(action, isAlternative)
  }
}

extension SourceFacts.Registration: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(
      type: reader.read(), container: reader.read(), roots: reader.read(), pushed: reader.read(),
      isAtRoot: reader.read(), isUsed: reader.read(), location: reader.read())
  }

  func write(to writer: inout FactsWriter) {
    writer.write(type, container, roots)
    writer.write(pushed)
    writer.write(isAtRoot, isUsed, location)
  }
}

extension SourceFacts.NestedStack: FactsCodable {
  init(from reader: inout FactsReader) throws(FactsReader.Damage) {
    try self.init(name: reader.read(), screen: reader.read(), location: reader.read())
  }

  func write(to writer: inout FactsWriter) { writer.write(name, screen, location) }
}
