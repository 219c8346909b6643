/// The summary of logs as a JSON document on one line; ``schema`` describes its members.
public enum SummaryDocument {
  /// The version that is written and read.
  public static let version = 1
  /// How many paths a document names.
  private static let topPaths = 20
  /// About how many bytes of a document are handed over at a time.
  private static let pieceSize = 1 << 18
  /// The names of the kinds of events, by their numbers.
  private static let kinds = TraceEvent.Kind.allCases.map(\.rawValue)

  /// The JSON Schema of the document.
  public static var schema: String { String(decoding: PackageResources.summary_schema_json, as: UTF8.self) }

  /// Whether a text begins like a summary.
  public static func recognises(firstBytes: [UInt8]) -> Bool {
    firstBytes.starts(with: "{\"navatlasSummary\":".utf8)
  }

  /// The document of what was counted; a line feed ends it.
  public static func text(_ builder: inout SummaryBuilder) -> [UInt8] {
    var text: [UInt8] = []
    write(&builder) { text += $0 }
    return text
  }

  /// Hands over the document of what was counted piece by piece, so that it is never in memory as a whole; a line feed
  /// ends it.
  public static func write<Failure: Error>(
    _ builder: inout SummaryBuilder, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    builder.closeVisits()
    builder.countOpenEnds(1)
    defer { builder.countOpenEnds(-1) }
    var text = JSONText()
    try text.object { text throws(Failure) in
      writeCounts(builder, &text)
      let places = writeScreens(builder, &text)
      writeEdges(builder, places, &text)
      text.key("open")
      try writeOpen(builder, places, &text, put)
      text.key("paths")
      writePaths(builder, &text)
    }
    text.end()
    try text.handOver(put)
  }

  /// Writes the screens by their names; gives the place of each.
  private static func writeScreens(_ builder: borrowing SummaryBuilder, _ text: inout JSONText) -> [Int] {
    let order = builder.screens.sorted().map { Int($0) }
    text.key("screens")
    text.array { text in
      for number in order { write(number, builder.screens.text(number), builder, &text) }
    }
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    return places
  }

  private static func writeEdges(
    _ builder: borrowing SummaryBuilder, _ places: [Int], _ text: inout JSONText
  ) {
    text.key("edges")
    text.array { text in
      for edge in edges(builder, places) {
        text.array { text in for number in [edge.from, edge.to, edge.count] { text.value(number) } }
      }
    }
  }

  private static func edges(_ builder: borrowing SummaryBuilder, _ places: [Int]) -> [(
    from: Int, to: Int, count: Int
  )] {
    var edges: [(from: Int, to: Int, count: Int)] = []
    builder.tallies.edges.visit { from, to, count in edges.append((places[from], places[to], Int(count))) }
    return edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private static func writeCounts(_ builder: borrowing SummaryBuilder, _ text: inout JSONText) {
    text.key("navatlasSummary")
    text.value(version)
    text.key("idleGap")
    if let gap = builder.options.idleGap { text.value(gap) } else { text.null() }
    text.key("dropsDuplicates")
    text.value(builder.options.dropsDuplicates)
    let counts: [(String, Int)] = [
      ("events", builder.events), ("badLines", builder.badLines), ("lateEvents", builder.lateEvents),
      ("duplicates", builder.duplicates), ("unplaced", builder.unplaced), ("overlaps", builder.overlaps),
      ("sessions", builder.sample.sessionEstimate), ("visits", Int(builder.tallies.visits)),
    ]
    for (key, count) in counts {
      text.key(key)
      text.value(count)
    }
    text.key("depths")
    let deepest = builder.tallies.depths.lastIndex { $0 != 0 } ?? -1
    text.array { text in
      for count in builder.tallies.depths.prefix(deepest + 1) { text.value(count) }
    }
    if builder.tallies.greatestDepth >= 0 {
      text.key("greatestDepth")
      text.value(builder.tallies.greatestDepth)
    }
  }

  private static func write(
    _ number: Int, _ name: String, _ builder: borrowing SummaryBuilder, _ text: inout JSONText
  ) {
    let dwell = builder.tallies.dwell.row(number)
    let counts = [
      ("views", builder.tallies.views[number]), ("entries", builder.tallies.entries[number]),
      ("exits", builder.tallies.exits[number]),
    ]
    text.object { text in
      text.key("name")
      text.value(name)
      for (key, count) in counts {
        text.key(key)
        text.value(count)
      }
      if builder.tallies.rootPops[number] != 0 {
        text.key("toRoot")
        text.value(builder.tallies.rootPops[number])
      }
      for (key, share) in [("dwellMedian", 0.5), ("dwell95", 0.95)] {
        guard let quantile = DwellScale.quantile(share, of: dwell) else { continue }
        text.key(key)
        text.value(Int64(quantile.rounded()))
      }
      text.key("dwell")
      text.array { text in
        for (part, count) in dwell {
          text.array { text in
            text.value(part)
            text.value(count)
          }
        }
      }
    }
  }

  private static func writeOpen<Failure: Error>(
    _ builder: borrowing SummaryBuilder, _ places: [Int], _ text: inout JSONText,
    _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let order = builder.keys.sorted()
    try text.array { text throws(Failure) in
      for session in order {
        write(Int(session), builder, places, &text)
        if text.bytes.count >= pieceSize { try text.handOver(put) }
      }
    }
  }

  /// Writes the stretches of a session.
  private static func write(
    _ session: Int, _ builder: borrowing SummaryBuilder, _ places: [Int], _ text: inout JSONText
  ) {
    let key = builder.keys.text(session)
    for stretch in (builder.earlier[session] ?? []) + [builder.open[session].stretch] {
      text.array { text in
        text.value(key)
        for moment in [stretch.first, stretch.last] {
          text.value(moment.time)
          text.value(places[Int(moment.screen)])
          text.value(kinds[Int(moment.kind)])
          text.value(moment.depth)
        }
      }
    }
  }

  private static func writePaths(_ builder: borrowing SummaryBuilder, _ text: inout JSONText) {
    let top = builder.topPaths(topPaths)
    let sample = builder.sample
    text.object { text in
      text.key("top")
      text.array { text in
        for variant in top {
          text.object { text in
            text.key("visits")
            text.value(variant.visits)
            text.key("path")
            text.array { text in for screen in variant.path { text.value(screen) } }
          }
        }
      }
      text.key("sample")
      text.array { text in
        for key in sample.keys {
          text.array { text in
            text.value(key)
            for event in sample.sessions[key] ?? [] { write(event, &text) }
          }
        }
      }
    }
  }

  private static func write(_ event: PathSample.Event, _ text: inout JSONText) {
    text.array { text in
      text.value(event.time)
      text.value(event.rank)
      text.value(event.screen)
      text.value(kinds[Int(event.kind)])
      text.value(event.depth)
    }
  }
}
