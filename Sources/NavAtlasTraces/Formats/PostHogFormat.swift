import NavAtlasModel

/// PostHog's export: `$screen` events, whose properties are an object or an object as text.
struct PostHogFormat: TraceFormat {
  var id: String { "posthog" }
  var summary: String { "PostHog export of $screen events" }
  var fileExtensions: [String] { ["jsonl", "ndjson"] }

  func recognises(firstBytes: [UInt8]) -> Bool {
    let head = TextHead(firstBytes)
    return head.hasKeys("event", "properties", "distinct_id", "timestamp") && !head.hasKeys("$insert_id")
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    JSONRecords.read(bytes, name: name, Self.event)
  }

  func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)? {
    JSONRecords.isLines(head) ? PostHogScanner() : nil
  }

  /// What a record says; a session that is null or absent is the person's.
  static func event(_ record: JSONNode, _ location: SourceLocation) -> DecodedLine {
    guard record["event"]?.string == "$screen" else { return .nothing }
    guard let properties = properties(record) else {
      return .bad("'properties' is neither an object nor one as text", column: nil)
    }
    guard let screen = properties["$screen_name"]?.string, !screen.isEmpty else {
      return .bad("there is no 'properties.$screen_name' to tell the screen", column: nil)
    }
    guard let time = record["timestamp"].flatMap({ TimeUnit.iso.milliseconds($0) }) else {
      return .bad("'timestamp' is no date and time such as 2026-01-01T09:00:00.000Z", column: nil)
    }
    guard let session = properties["$session_id"]?.scalarText ?? record["distinct_id"]?.scalarText else {
      return .bad("there is no 'properties.$session_id' to tell the session", column: nil)
    }
    return .event(TraceEvent(session: session, time: time, .screen, screen: screen, location: location))
  }

  private static func properties(_ record: JSONNode) -> JSONNode? {
    guard let properties = record["properties"] else { return nil }
    if properties.isObject { return properties }
    return properties.string.flatMap { try? JSONParser.parse($0) }.flatMap { $0.isObject ? $0 : nil }
  }
}
