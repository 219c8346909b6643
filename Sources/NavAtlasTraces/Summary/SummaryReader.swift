public import NavAtlasModel

extension SummaryDocument {
  /// Reads a document; it is held to the schema.
  ///
  /// - Throws: what is wrong with it, and where.
  public static func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> SummaryBuilder {
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONParser.parse(bytes)
    } catch {
      throw Diagnostic(.error, error.message, at: SourceLocation(file: name, position: error.position))
    }
    var reader = SummaryReader(node, name)
    guard let builder = reader.builder() else {
      throw reader.problem ?? Diagnostic(.error, "this is no summary", at: SourceLocation(file: name))
    }
    return builder
  }
}

/// Makes what was counted from a document.
private struct SummaryReader {
  /// The largest number that is taken: sums of thousands of them still fit.
  private static let largest = 1 << 50

  private var reader: ObjectReader
  private let name: String
  private(set) var problem: Diagnostic?

  init(_ node: JSONNode, _ name: String) {
    reader = ObjectReader(node, subject: "summary", file: name)
    self.name = name
  }

  mutating func builder() -> SummaryBuilder? {
    let version = reader.integer("navatlasSummary")
    guard version == SummaryDocument.version else {
      fail("'navatlasSummary' has to be \(SummaryDocument.version): the version of the document", nil)
      return nil
    }
    let gap = reader.integer("idleGap", in: 0...Self.largest)
    let drops = reader.bool("dropsDuplicates") ?? true
    var builder = SummaryBuilder(
      SummaryOptions(idleGap: gap.map { Int64($0) }, window: 1, dropsDuplicates: drops, measures: true))
    builder.events = count("events")
    builder.badLines = count("badLines")
    builder.lateEvents = count("lateEvents")
    builder.duplicates = count("duplicates")
    builder.unplaced = count("unplaced")
    builder.overlaps = count("overlaps")
    builder.tallies.visits = Int64(count("visits"))
    readDepths(&builder)
    readScreens(&builder)
    readEdges(&builder)
    readOpen(&builder)
    readPaths(&builder)
    if problem == nil { problem = reader.diagnostics.first }
    guard problem == nil else { return nil }
    builder.countOpenEnds(-1)
    return builder
  }

  private mutating func count(_ key: String) -> Int {
    reader.require(key)
    return reader.integer(key, in: 0...Self.largest) ?? 0
  }

  private mutating func fail(_ message: String, _ node: JSONNode?) {
    if problem == nil {
      problem = Diagnostic(.error, message, at: SourceLocation(file: name, position: node?.position))
    }
  }

  private mutating func readDepths(_ builder: inout SummaryBuilder) {
    for (depth, node) in (reader.array("depths") ?? []).enumerated() {
      guard depth <= Tallies.deepest, let count = number(node, 0...Self.largest) else {
        return fail("'depths' has to be at most \(Tallies.deepest + 1) counts", node)
      }
      builder.tallies.depths[depth] = Int64(count)
    }
    // Summaries that do not tell the greatest depth have at least that of their counts.
    let known = builder.tallies.depths.lastIndex { $0 != 0 } ?? -1
    builder.tallies.greatestDepth = Int32(reader.integer("greatestDepth", in: 0...1_000_000) ?? known)
  }

  private mutating func readScreens(_ builder: inout SummaryBuilder) {
    for node in reader.array("screens") ?? [] {
      var screen = ObjectReader(node, subject: "screen", file: name)
      let label = screen.requiredString("name") ?? ""
      let number = builder.screens.number(label)
      builder.tallies.reserve(screens: number + 1)
      builder.tallies.views[number] = Int64(screen.integer("views", in: 0...Self.largest) ?? 0)
      builder.tallies.entries[number] = Int64(screen.integer("entries", in: 0...Self.largest) ?? 0)
      builder.tallies.exits[number] = Int64(screen.integer("exits", in: 0...Self.largest) ?? 0)
      builder.tallies.rootPops[number] = Int64(screen.integer("toRoot", in: 0...Self.largest) ?? 0)
      for entry in screen.array("dwell") ?? [] {
        let pair = numbers(entry, 2)
        guard pair.count == 2, (0..<DwellScale.parts).contains(pair[0]) else {
          return fail("'dwell' has to be pairs of a part of the scale and a count", entry)
        }
        builder.tallies.dwell.add(number, pair[0], Int64(pair[1]))
      }
      if let found = screen.diagnostics.first, problem == nil { problem = found }
    }
    if builder.screens.count != (reader.array("screens") ?? []).count { fail("a screen is there twice", nil) }
  }

  private mutating func readEdges(_ builder: inout SummaryBuilder) {
    let screens = 0..<builder.screens.count
    for node in reader.array("edges") ?? [] {
      let edge = numbers(node, 3)
      guard edge.count == 3, screens.contains(edge[0]), screens.contains(edge[1]) else {
        return fail("an edge has to be the numbers of two screens and a count", node)
      }
      builder.tallies.edges.add(edge[0], edge[1], Int64(edge[2]))
    }
  }

  private mutating func readOpen(_ builder: inout SummaryBuilder) {
    for node in reader.array("open") ?? [] {
      guard let parts = node.elements, parts.count == 9, let key = parts[0].string,
        let first = moment(parts[1...4], builder.screens.count),
        let last = moment(parts[5...8], builder.screens.count), first.time <= last.time
      else { return fail("a stretch has to be a session's key, its first event and its last one", node) }
      let session = builder.keys.number(key)
      let stretch = Stretch(first: first, last: last)
      if session == builder.open.count {
        builder.open.append(OpenSession(stretch: stretch, tail: EventHistory.forgotten))
      } else {
        builder.set((builder.earlier[session] ?? []) + [builder.open[session].stretch, stretch], of: session)
      }
    }
  }

  private func moment(_ parts: ArraySlice<JSONNode>, _ screens: Int) -> Moment? {
    let parts = Array(parts)
    guard case .number(let digits) = parts[0].value, let time = Int64(digits),
      let screen = number(parts[1], 0...max(screens - 1, 0)), screen < screens,
      let kind = parts[2].string.flatMap(TraceEvent.Kind.init(name:)),
      let depth = number(parts[3], -1...1_000_000)
    else { return nil }
    return Moment(time: time, screen: screen, kind: kind.code, depth: Int32(depth))
  }

  private mutating func readPaths(_ builder: inout SummaryBuilder) {
    guard let paths = reader.node("paths") else { return }
    for node in paths.members?.first(where: { $0.key == "sample" })?.value.elements ?? [] {
      guard let parts = node.elements, let key = parts.first?.string else {
        return fail("a sampled session has to be its key and its events", node)
      }
      let utf8 = Array(key.utf8)
      let padded = utf8 + [UInt8](repeating: 0, count: RawSpan.padding)
      let priority = PathSample.priority(padded.span.bytes.hash(0, utf8.count))
      guard builder.sample.admit(key, priority) else { continue }
      for part in parts.dropFirst() {
        guard let event = event(part) else {
          return fail("a sampled event has to be time, rank, screen, kind and depth", part)
        }
        builder.sample.add(event, to: key, keepsRepeated: !builder.options.dropsDuplicates)
      }
    }
  }

  private func event(_ node: JSONNode) -> PathSample.Event? {
    guard let parts = node.elements, parts.count == 5, case .number(let digits) = parts[0].value,
      let time = Int64(digits), let rank = number(parts[1], 0...Self.largest), let screen = parts[2].string,
      let kind = parts[3].string.flatMap(TraceEvent.Kind.init(name:)),
      let depth = number(parts[4], -1...1_000_000)
    else { return nil }
    return PathSample.Event(time: time, rank: rank, screen: screen, kind: kind.code, depth: Int32(depth))
  }

  private func number(_ node: JSONNode, _ range: ClosedRange<Int>) -> Int? {
    guard case .number(let digits) = node.value, let number = Int(digits), range.contains(number) else {
      return nil
    }
    return number
  }

  /// The counts of an array of that length; none where it is not one.
  private func numbers(_ node: JSONNode, _ length: Int) -> [Int] {
    let found = (node.elements ?? []).compactMap { number($0, 0...Self.largest) }
    return found.count == length && node.elements?.count == length ? found : []
  }
}
