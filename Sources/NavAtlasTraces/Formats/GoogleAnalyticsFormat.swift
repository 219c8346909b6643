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
    JSONRecords.read(bytes, name: name, Self.event)
  }

  func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)? {
    JSONRecords.isLines(head) ? GoogleAnalyticsScanner() : nil
  }

  /// What a row says; a value that is null is none.
  static func event(_ row: JSONNode, _ location: SourceLocation) -> DecodedLine {
    guard row["event_name"]?.string == "screen_view" else { return .nothing }
    let parameters = row["event_params"]?.elements ?? []
    func parameter(_ key: String) -> String? {
      guard let value = parameters.first(where: { $0["key"]?.string == key })?["value"] else { return nil }
      return value["string_value"]?.scalarText ?? value["int_value"]?.scalarText
    }
    guard let time = row["event_timestamp"].flatMap({ TimeUnit.microseconds.milliseconds($0) }) else {
      return .bad("'event_timestamp' is no number of microseconds since 1970", column: nil)
    }
    guard let number = parameter("ga_session_id") else {
      return .bad("there is no parameter 'ga_session_id' to tell the session", column: nil)
    }
    let className = parameter("firebase_screen_class").map { NameRules.controllers.applied(to: $0) }
    guard let screen = parameter("firebase_screen") ?? className, !screen.isEmpty else {
      return .bad("there is no parameter 'firebase_screen' to tell the screen", column: nil)
    }
    let user = row["user_pseudo_id"]?.scalarText
    let session = [user, number].compactMap { $0 }.joined(separator: "/")
    return .event(TraceEvent(session: session, time: time, .screen, screen: screen, location: location))
  }
}
