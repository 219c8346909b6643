import NavAtlasModel

/// OCEL 2.0, the JSON of object-centric event logs: an event's type is its screen, and the objects of type `session`
/// that it relates to are its sessions.
struct ObjectCentricFormat: TraceFormat {
  var id: String { "ocel" }
  var summary: String { "OCEL 2.0 event logs (JSON)" }
  var fileExtensions: [String] { ["jsonocel"] }

  func recognises(firstBytes: [UInt8]) -> Bool {
    let head = TextHead(firstBytes)
    return head.hasKeys("objectTypes") && (head.hasKeys("eventTypes") || head.hasKeys("events"))
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var reading = TraceReading()
    let log: JSONNode
    do {
      log = try JSONParser.parse(bytes)
    } catch {
      reading.report(error.message, at: SourceLocation(file: name, position: error.position))
      return reading
    }
    let objects = log["objects"]?.elements ?? []
    let sessions = Set(objects.filter { Self.isSession($0["type"]?.string) }.compactMap { $0["id"]?.string })
    for event in log["events"]?.elements ?? [] {
      let location = SourceLocation(file: name, position: event.position)
      guard let screen = event["type"]?.string,
        let time = event["time"].flatMap({ TimeUnit.iso.milliseconds($0) })
      else {
        reading.report("an event without 'type' or 'time'", at: location)
        continue
      }
      let kind = (event["attributes"]?.elements ?? []).first { $0["name"]?.string == "navigation:event" }
        .flatMap { $0["value"]?.string }.flatMap { TraceEvent.Kind(name: $0) }
      let related = (event["relationships"]?.elements ?? []).compactMap { $0["objectId"]?.string }
      for session in related where sessions.contains(session) {
        reading.events.append(
          TraceEvent(session: session, time: time, kind ?? .screen, screen: screen, location: location))
      }
    }
    reading.closeReport(of: name)
    return reading
  }

  private static func isSession(_ type: String?) -> Bool {
    ["session", "case", "visit"].contains(type?.lowercased() ?? "")
  }
}
