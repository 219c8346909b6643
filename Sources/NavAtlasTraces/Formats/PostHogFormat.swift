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
    JSONRecords.read(bytes, name: name) { record, location, reading in
      guard record["event"]?.string == "$screen" else { return }
      guard let properties = Self.properties(record) else {
        return reading.report("'properties' is neither an object nor one as text", at: location)
      }
      guard let screen = properties["$screen_name"]?.string, !screen.isEmpty else {
        return reading.report("there is no 'properties.$screen_name' to tell the screen", at: location)
      }
      guard let time = record["timestamp"].flatMap({ TimeUnit.iso.milliseconds($0) }) else {
        return reading.report(
          "'timestamp' is no date and time such as 2026-01-01T09:00:00.000Z", at: location)
      }
      guard let session = (properties["$session_id"] ?? record["distinct_id"])?.scalarText else {
        return reading.report("there is no 'properties.$session_id' to tell the session", at: location)
      }
      reading.events.append(
        TraceEvent(session: session, time: time, .screen, screen: screen, location: location))
    }
  }

  private static func properties(_ record: JSONNode) -> JSONNode? {
    guard let properties = record["properties"] else { return nil }
    if properties.isObject { return properties }
    return properties.string.flatMap { try? JSONParser.parse($0) }.flatMap { $0.isObject ? $0 : nil }
  }
}
