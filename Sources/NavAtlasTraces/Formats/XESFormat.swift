import NavAtlasModel

/// XES, the XML of event logs (IEEE 1849): a trace is a session, and an event's `concept:name` its screen.
public struct XESFormat: TraceFormat {
  public init() {}
  public var id: String { "xes" }
  public var summary: String { "XES event logs" }
  public var fileExtensions: [String] { ["xes"] }

  public func recognises(firstBytes: [UInt8]) -> Bool {
    let head = TextHead(firstBytes)
    return head.first == "<" && head.contains("<log")
  }

  public func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var reader = XESReader(name)
    var tags = XMLTags(bytes)
    var isEmpty = true
    do {
      while let tag = try tags.next() {
        isEmpty = false
        reader.take(tag)
      }
      if isEmpty { reader.reading.report("there is no <log>", at: SourceLocation(file: name, line: 1)) }
    } catch {
      reader.reading.report(error.message, at: SourceLocation(file: name, line: error.line))
    }
    reader.reading.closeReport(of: name)
    return reader.reading
  }
}

private struct XESReader {
  var reading = TraceReading()
  private let name: String
  private var session: String?
  /// The attributes of the event that is open.
  private var event: [String: String]?
  private var traces = 0
  private var isInTrace = false
  /// How many attributes are open: only those directly in a trace or an event count.
  private var level = 0

  init(_ name: String) { self.name = name }

  mutating func take(_ tag: XMLTags.Tag) {
    if tag.opens { begin(tag) }
    if tag.closes { end(tag) }
  }

  private mutating func begin(_ tag: XMLTags.Tag) {
    switch tag.name {
    case "trace":
      (session, isInTrace, level) = (nil, true, 0)
      traces += 1
    case "event": (event, level) = ([:], 0)
    default:
      level += 1
      guard level == 1, let key = tag.attributes["key"], let value = tag.attributes["value"] else { return }
      if event != nil {
        event?[key] = value
      } else if isInTrace, key == "concept:name" {
        session = value
      }
    }
  }

  private mutating func end(_ tag: XMLTags.Tag) {
    switch tag.name {
    case "trace": isInTrace = false
    case "event":
      if let event { add(event, SourceLocation(file: name, line: tag.line)) }
      event = nil
    default: level = max(level - 1, 0)
    }
  }

  private mutating func add(_ event: [String: String], _ location: SourceLocation) {
    guard let screen = event["concept:name"], !screen.isEmpty else {
      return reading.report("an event without a 'concept:name'", at: location)
    }
    guard let time = event["time:timestamp"].flatMap({ Timestamp.milliseconds($0) }) else {
      return reading.report(
        "an event without a 'time:timestamp' such as 2026-01-01T09:00:00.000Z", at: location)
    }
    let kind = event["navigation:event"].flatMap { TraceEvent.Kind(name: $0) }
    reading.events.append(
      TraceEvent(
        session: session ?? "trace \(traces)", time: time, kind ?? .screen, screen: screen,
        location: location))
  }
}
