import NavAtlasModel

/// OpenTelemetry's JSON, a request a line, spans and log records in any order: Honeycomb's `NavigationTo`, Splunk's
/// `app.ui.navigation`, Embrace's `emb-screen-view`, and whatever has a `screen.name`.
struct OpenTelemetryFormat: TraceFormat {
  var id: String { "otlp" }
  var summary: String { "OpenTelemetry JSON with screen spans or logs (Honeycomb, Splunk, Embrace)" }
  var fileExtensions: [String] { ["jsonl", "ndjson"] }

  func recognises(firstBytes: [UInt8]) -> Bool {
    let head = TextHead(firstBytes)
    return head.hasKeys("resourceSpans") || head.hasKeys("resourceLogs")
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    JSONRecords.read(bytes, name: name) { request, location, reading in
      for (list, scopes, records) in Self.lists {
        for resource in request[list]?.elements ?? [] {
          let shared = Attributes(resource["resource"])
          for scope in resource[scopes]?.elements ?? [] {
            for record in scope[records]?.elements ?? [] {
              Self.read(record, shared, location, &reading)
            }
          }
        }
      }
    }
  }

  private static let lists = [
    ("resourceSpans", "scopeSpans", "spans"), ("resourceLogs", "scopeLogs", "logRecords"),
  ]
  /// Spans that say that a screen is left, or how long it took to draw.
  private static let others: Set<String> = ["NavigationFrom", "ViewDidDisappear"]
  private static let screenKeys = [
    "screen.name", "navigation.name", "view.name", "app.screen.name", "emb.view.name",
  ]
  private static let sessionKeys = ["session.id", "emb.session_id", "app.session.id"]

  private static func read(
    _ record: JSONNode, _ shared: Attributes, _ location: SourceLocation, _ reading: inout TraceReading
  ) {
    let own = Attributes(record)
    let name = record["name"]?.string ?? record["eventName"]?.string ?? own["event.name"] ?? ""
    guard !others.contains(name), let screen = own.first(screenKeys), !screen.isEmpty,
      isView(name, own)
    else { return }
    let written = record["startTimeUnixNano"] ?? record["timeUnixNano"] ?? record["observedTimeUnixNano"]
    guard let time = written.flatMap({ TimeUnit.nanoseconds.milliseconds($0) }) else {
      return reading.report("a span without 'startTimeUnixNano', the nanoseconds since 1970", at: location)
    }
    guard let session = own.first(sessionKeys) ?? shared.first(sessionKeys) else {
      return reading.report("a span without the attribute 'session.id'", at: location)
    }
    let path = own["screen.path"].map { Array($0.split(separator: "/").map(String.init).dropFirst()) }
    reading.events.append(
      TraceEvent(session: session, time: time, .screen, screen: screen, path: path, location: location))
  }

  /// Where a span is known to be about a screen's appearance; a request on a screen names the screen as well.
  private static func isView(_ name: String, _ own: Attributes) -> Bool {
    ["NavigationTo", "app.ui.navigation", "emb-screen-view", "ViewDidAppear"].contains(name)
      || name.hasPrefix("app.screen") || own["emb.type"] == "ux.view" || own["navigation.name"] != nil
  }

  /// The attributes of a span or a resource; of a key that is there twice, the first counts.
  private struct Attributes {
    private let values: [String: String]

    init(_ node: JSONNode?) {
      let pairs = (node?["attributes"]?.elements ?? []).compactMap { attribute -> (String, String)? in
        guard let key = attribute["key"]?.string,
          let value = attribute["value"]?.members?.first?.value.scalarText
        else { return nil }
        return (key, value)
      }
      values = Dictionary(pairs) { first, _ in first }
    }

    subscript(key: String) -> String? { values[key] }

    func first(_ keys: [String]) -> String? { keys.lazy.compactMap { values[$0] }.first }
  }
}
