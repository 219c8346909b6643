import NavAtlasInputs
import NavAtlasModel

@testable import NavAtlasTraces

/// An app in notation, and what replaying a session of it says.
struct RecordedApp {
  let graph: NavigationGraph

  init(_ notation: String) throws { graph = try NavigationGraph(notation: notation) }

  /// The events of lines such as `push A container=w0/base path=B,C`, a second apart unless `ts` says when.
  static func events(_ lines: String) -> [TraceEvent] {
    let records = lines.split { $0 == "\n" || $0 == ";" }.enumerated().map {
      record($0.element, number: $0.offset)
    }
    return NativeFormat().read(Array((records.joined(separator: "\n") + "\n").utf8), name: "t.jsonl").events
  }

  private static func record(_ line: Substring, number: Int) -> String {
    let words = line.split(separator: " ").map(String.init)
    var members = ["session": quoted("s"), "ts": "\(number * 1000)", "event": quoted(words[0])]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      members[parts.count == 1 ? "screen" : parts[0]] = value(parts)
    }
    let written = members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value)" }
    return "{\(written.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func value(_ parts: [String]) -> String {
    let text = parts[parts.count - 1]
    if parts.count == 2, parts[0] == "path" || parts[0] == "args" && text != "{" {
      return "[\(text.split(separator: ",").map { quoted(String($0)) }.joined(separator: ","))]"
    }
    return ["n", "ts", "depth"].contains(parts[0]) ? text : quoted(text)
  }

  func replay(_ lines: String) -> ReplayReport.SessionResult {
    ReplayReport(Session.group(Self.events(lines)), against: graph).sessions[0]
  }

  /// The codes with the number of their event: `T26 at 2`.
  func codes(_ lines: String) -> [String] {
    replay(lines).occurrences.map { "\($0.diagnosis.code.rawValue) at \($0.event)" }
  }

  func frames(_ lines: String) -> [Screen.ID] { replay(lines).finalFrames }

  func coverage(_ lines: String) -> CoverageReport {
    CoverageReport(Session.group(Self.events(lines)), of: graph)
  }

  /// The moves that a session makes, with their counts.
  func moves(_ lines: String) -> [String] {
    coverage(lines).transitions.filter { $0.count > 0 }.map { use in
      let n = use.transition.n.map { "(\($0))" } ?? ""
      return use.transition.words + "\(n) \(use.count)"
    }
  }
}
