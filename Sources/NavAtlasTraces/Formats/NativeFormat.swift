import NavAtlasModel

/// The native trace: JSON Lines, one event a line.
///
/// `{"session":"…","ts":"2026-01-01T09:00:00.000Z","event":"push","screen":"Detail"}`: `screen` is what is
/// visible after the event; `ts` is ISO 8601 or integer milliseconds since 1970.
public struct NativeFormat: TraceFormat {
  public init() {}
  public var id: String { "native" }
  public var summary: String { "recorded sessions, one JSON object a line" }
  public var fileExtensions: [String] { ["jsonl", "ndjson"] }

  /// By its first records: one of them has the members that every event has. The first line may be torn.
  public func recognises(firstBytes: [UInt8]) -> Bool {
    guard TextHead(firstBytes).hasKeys("session", "ts", "event") else { return false }
    return JSONRecords.first(of: firstBytes).contains { node in
      Set(["session", "ts", "event"]).isSubset(of: (node.members ?? []).map(\.key))
    }
  }

  public func read(_ bytes: [UInt8], name: String) -> TraceReading {
    guard JSONRecords.isLines(Array(bytes.prefix(TraceFormats.headSize))) else {
      return JSONRecords.read(bytes, name: name) { node, location in Self.decode(node, location) }
    }
    var reading = TraceReading()
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      read(bytes[start..<end], SourceLocation(file: name, line: line), isTorn: end == bytes.count, &reading)
      start = end + 1
    }
    let more = reading.badLines - TraceReading.reportLimit
    if more > 0 {
      reading.diagnostics.append(
        Diagnostic(.warning, "\(more) more lines cannot be read", at: .init(file: name)))
    }
    let missing = reading.events.reduce(0) { $0 + ($1.kind == .gap ? $1.n ?? 0 : 0) }
    if let remark = TraceReading.remark(missingEvents: missing, in: name) {
      reading.diagnostics.append(remark)
    }
    return reading
  }

  private func read(
    _ bytes: ArraySlice<UInt8>, _ location: SourceLocation, isTorn: Bool, _ reading: inout TraceReading
  ) {
    switch Self.decode(Array(bytes), isTorn: isTorn, location) {
    case .nothing: break
    case .event(let event): reading.events.append(event)
    case .bad(let message, let column):
      reading.report(message, at: SourceLocation(file: location.file, line: location.line, column: column))
    }
  }

  /// The longest line that is read, in bytes.
  static let maximumLine = 1 << 20

  /// Decodes a line by all rules.
  ///
  /// - Parameter isTorn: whether nothing ended the line; then it may be unfinished.
  static func decode(_ bytes: [UInt8], isTorn: Bool, _ location: SourceLocation = .init(file: ""))
    -> DecodedLine
  {
    guard bytes.contains(where: { $0 > 0x20 }) else { return .nothing }
    guard bytes.count <= maximumLine else { return .bad("the line is longer than 1 MiB", column: nil) }
    do {
      return decode(try JSONParser.parse(bytes), location)
    } catch {
      // A recorder that was stopped leaves its last line unfinished.
      return isTorn ? .nothing : .bad(error.message, column: error.position.column)
    }
  }

  private static func decode(_ node: JSONNode, _ location: SourceLocation) -> DecodedLine {
    var reader = ObjectReader(node, subject: "event", file: location.file)
    let event = event(&reader, location)
    if let event, reader.diagnostics.isEmpty { return .event(event) }
    return .bad(reader.diagnostics.first?.message ?? "the event is incomplete", column: nil)
  }

  public func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)? {
    JSONRecords.isLines(head) ? NativeScanner() : nil
  }

  private static func event(_ reader: inout ObjectReader, _ location: SourceLocation) -> TraceEvent? {
    let session = reader.requiredString("session")
    let time = time(&reader)
    let name = reader.requiredString("event")
    let kind = name.flatMap { TraceEvent.Kind(name: $0) }
    if let name, kind == nil {
      let known = TraceEvent.Kind.allCases.map(\.rawValue) + TraceEvent.Kind.otherNames
      let hint = name.nearest(in: known).map { "; did you mean '\($0)'?" } ?? ""
      reader.report("event: '\(name.excerpt)' is no event\(hint)", at: reader.position(of: "event"))
    }
    let screen = kind?.needsScreen == false ? reader.string("screen") : reader.requiredString("screen")
    let event = TraceEvent(
      session: session ?? "", time: time ?? 0, kind ?? .screen, screen: screen,
      n: reader.integer("n", in: 0...1_000_000), path: reader.strings("path"),
      container: reader.string("container"), tab: reader.string("tab"),
      column: reader.string("column"), value: reader.node("value").map(text), style: reader.choice("style"),
      url: reader.text("url"), profile: reader.choice("profile"), trigger: reader.choice("trigger"),
      arguments: reader.node("args").map(text), depth: reader.integer("depth", in: 0...1_000_000),
      location: location)
    return session == nil || time == nil || kind == nil ? nil : event
  }

  private static func text(_ node: JSONNode) -> String { node.string ?? JSONWriter.compact(node) }

  private static func time(_ reader: inout ObjectReader) -> Int64? {
    reader.require("ts")
    guard let node = reader.node("ts") else { return nil }
    switch node.value {
    case .number(let digits):
      if let value = Int64(digits) { return value }
    case .string(let text):
      if let value = Timestamp.milliseconds(text) { return value }
    default: break
    }
    reader.report(
      "ts: expected a time such as 2026-01-01T09:00:00.000Z, or milliseconds since 1970 as a whole number",
      at: node.position)
    return nil
  }
}
