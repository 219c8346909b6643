import NavAtlasModel

/// The BigQuery export of Google Analytics 4 and Firebase, a row a line: `screen_view` events with their parameters.
///
/// Whole numbers are texts or numbers, exact over 64 bits; a session is a user's `ga_session_id`.
struct GoogleAnalyticsFormat: TraceFormat {
  var id: String { "ga4" }
  var summary: String { "Google Analytics 4 (Firebase) rows from BigQuery" }
  var fileExtensions: [String] { ["jsonl", "ndjson"] }

  func recognises(firstBytes: [UInt8]) -> Bool {
    TextHead(firstBytes).hasKeys("event_timestamp", "event_name", "event_params")
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    JSONRecords.read(bytes, name: name) { record, location, reading in
      guard record["event_name"]?.string == "screen_view" else { return }
      let parameters = record["event_params"]?.elements ?? []
      func parameter(_ key: String) -> String? {
        guard let value = parameters.first(where: { $0["key"]?.string == key })?["value"] else { return nil }
        return (value["string_value"] ?? value["int_value"])?.scalarText
      }
      guard let time = record["event_timestamp"].flatMap({ TimeUnit.microseconds.milliseconds($0) }) else {
        return reading.report("'event_timestamp' is no number of microseconds since 1970", at: location)
      }
      guard let number = parameter("ga_session_id") else {
        return reading.report("there is no parameter 'ga_session_id' to tell the session", at: location)
      }
      let className = parameter("firebase_screen_class").map { NameRules.controllers.applied(to: $0) }
      guard let screen = parameter("firebase_screen") ?? className, !screen.isEmpty else {
        return reading.report("there is no parameter 'firebase_screen' to tell the screen", at: location)
      }
      let user = record["user_pseudo_id"]?.scalarText
      let session = [user, number].compactMap { $0 }.joined(separator: "/")
      reading.events.append(
        TraceEvent(session: session, time: time, .screen, screen: screen, location: location))
    }
  }
}
