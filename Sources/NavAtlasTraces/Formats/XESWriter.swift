import NavAtlasModel

/// Writes sessions as XES, for process mining tools.
public struct XESWriter: TraceWriter {
  public init() {}
  public var id: String { "xes" }

  /// One trace a session, one event a screen; O(n).
  public func text(_ sessions: [Session]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<log xes.version="1.0">"#,
      #" <extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>"#,
      #" <extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>"#,
    ]
    for session in sessions {
      lines += [" <trace>", #"  <string key="concept:name" value="\#(session.key.escapedForXML)"/>"#]
      for event in session.events {
        guard let screen = event.screen else { continue }
        lines += [
          "  <event>", #"   <string key="concept:name" value="\#(screen.escapedForXML)"/>"#,
          #"   <date key="time:timestamp" value="\#(Timestamp.text(event.time))"/>"#,
          #"   <string key="navigation:event" value="\#(event.kind.rawValue)"/>"#, "  </event>",
        ]
      }
      lines.append(" </trace>")
    }
    return (lines + ["</log>", ""]).joined(separator: "\n")
  }
}
