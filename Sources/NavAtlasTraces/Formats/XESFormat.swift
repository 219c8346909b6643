import Foundation
import NavAtlasModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

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
    let reader = XESReader(name)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    if !parser.parse() {
      reader.reading.report(
        "no XML from here on: \(parser.parserError?.localizedDescription ?? "it is not well-formed")",
        at: SourceLocation(file: name, line: max(parser.lineNumber, 1)))
    }
    if let element = reader.openElements.last, reader.reading.badLines == 0 {
      reader.reading.report(
        "the text ends inside of <\(element.excerpt)>",
        at: SourceLocation(file: name, line: max(parser.lineNumber, 1)))
    }
    reader.reading.closeReport(of: name)
    return reader.reading
  }
}

private final class XESReader: NSObject, XMLParserDelegate {
  var reading = TraceReading()
  private let name: String
  private var session: String?
  /// The attributes of the event that is open.
  private var event: [String: String]?
  private var traces = 0
  private var isInTrace = false
  private(set) var openElements: [String] = []
  /// How many nested attributes are open: only those directly in a trace or an event count.
  private var level = 0

  init(_ name: String) { self.name = name }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    openElements.append(element)
    switch element {
    case "trace":
      (session, isInTrace, level) = (nil, true, 0)
      traces += 1
    case "event": (event, level) = ([:], 0)
    default:
      level += 1
      guard level == 1, let key = attributes["key"], let value = attributes["value"] else { return }
      if event != nil {
        event?[key] = value
      } else if isInTrace, key == "concept:name" {
        session = value
      }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    openElements.removeLast()
    switch element {
    case "trace": isInTrace = false
    case "event":
      if let event { add(event, SourceLocation(file: name, line: max(parser.lineNumber, 1))) }
      event = nil
    default: level = max(level - 1, 0)
    }
  }

  private func add(_ event: [String: String], _ location: SourceLocation) {
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
        session: session ?? "trace \(traces)", time: time, kind ?? .screen, screen: screen, location: location
      ))
  }
}
