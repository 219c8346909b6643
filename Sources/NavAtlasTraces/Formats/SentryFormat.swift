import NavAtlasModel

/// Sentry's events with their navigation breadcrumbs, which tell controllers by their class.
///
/// Events of one user repeat the crumbs before them, so equal crumbs count once. Controllers that appear within 50
/// milliseconds of each other are one screen that holds others: the last of them is what the user sees.
struct SentryFormat: TraceFormat {
  var id: String { "sentry" }
  var summary: String { "Sentry events with navigation breadcrumbs" }
  var fileExtensions: [String] { ["jsonl", "ndjson"] }
  /// Crumbs tell the user, not the session.
  var idleGap: Int64? { 1_800_000 }

  /// Milliseconds within which appearances belong together.
  static let together: Int64 = 50

  func recognises(firstBytes: [UInt8]) -> Bool {
    TextHead(firstBytes).hasKeys("breadcrumbs", "event_id")
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var crumbs: [TraceEvent] = []
    var known: Set<Crumb> = []
    var reading = JSONRecords.read(bytes, name: name) { event, location, reading in
      let user = event["user"]?["id"] ?? event["contexts"]?["trace"]?["trace_id"] ?? event["event_id"]
      guard let user = user?.scalarText else {
        return reading.report("an event without 'user.id' or 'event_id'", at: location)
      }
      let list = event["breadcrumbs"]?["values"]?.elements ?? event["breadcrumbs"]?.elements ?? []
      for crumb in list
      where crumb["type"]?.string == "navigation" || crumb["category"]?.string == "navigation" {
        guard let screen = (crumb["data"]?["screen"] ?? crumb["data"]?["to"])?.string else { continue }
        guard let time = crumb["timestamp"].flatMap(Self.time) else {
          reading.report("a breadcrumb without a 'timestamp'", at: location)
          continue
        }
        guard known.insert(Crumb(user: user, time: time, screen: screen)).inserted else { continue }
        let rules: NameRules = [.hosting, .controllers]
        crumbs.append(
          TraceEvent(
            session: user, time: time, .screen, screen: rules.applied(to: screen), location: location))
      }
    }
    reading.events = Self.settled(crumbs)
    return reading
  }

  private struct Crumb: Hashable {
    var user: String
    var time: Int64
    var screen: String
  }

  /// A date and time, or seconds since 1970.
  private static func time(_ node: JSONNode) -> Int64? {
    TimeUnit.iso.milliseconds(node) ?? TimeUnit.seconds.milliseconds(node)
  }

  /// Of appearances that belong together, the last.
  private static func settled(_ crumbs: [TraceEvent]) -> [TraceEvent] {
    let ordered = crumbs.enumerated().sorted {
      ($0.element.session, $0.element.time, $0.offset) < ($1.element.session, $1.element.time, $1.offset)
    }.map(\.element)
    return ordered.indices.filter { index in
      guard index + 1 < ordered.count, ordered[index + 1].session == ordered[index].session else {
        return true
      }
      return ordered[index + 1].time - ordered[index].time >= together
    }.map { ordered[$0] }
  }
}
