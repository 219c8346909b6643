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
      lines += [" <trace>", #"  <string key="concept:name" value="\#(session.key.inXML)"/>"#]
      for event in session.events {
        guard let screen = event.screen else { continue }
        lines += [
          "  <event>", #"   <string key="concept:name" value="\#(screen.inXML)"/>"#,
          #"   <date key="time:timestamp" value="\#(Timestamp.text(event.time))"/>"#,
          #"   <string key="navigation:event" value="\#(event.kind.rawValue)"/>"#, "  </event>",
        ]
      }
      lines.append(" </trace>")
    }
    return (lines + ["</log>", ""]).joined(separator: "\n")
  }
}

extension String {
  /// The text inside of an attribute; characters that XML cannot have are replaced.
  fileprivate var inXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
