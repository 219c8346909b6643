import NavAtlasModel
import TestSupport

/// Lines of native events as recorders write them, as nobody should, and broken.
enum RandomLines {
  static func line(using generator: inout SplitMix64) -> [UInt8] {
    perhapsBroken(text(using: &generator), using: &generator)
  }

  /// The bytes of a line, in a third of all cases with some of them changed.
  static func perhapsBroken(_ text: String, using generator: inout SplitMix64) -> [UInt8] {
    var line = Array(text.utf8)
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return line }
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !line.isEmpty {
      mutate(&line, using: &generator)
    }
    line.removeAll { $0 == 0x0A }
    return line
  }

  private static func text(using generator: inout SplitMix64) -> String {
    var members = [
      ("session", name(using: &generator)), ("ts", time(using: &generator)),
      ("event", kind(using: &generator)),
      ("screen", name(using: &generator)),
    ]
    for _ in 0..<Int.random(in: 0...4, using: &generator) { members.append(extra(using: &generator)) }
    members.shuffle(using: &generator)
    if Int.random(in: 0..<12, using: &generator) == 0 { members.removeLast() }
    let blanks = ["", "", "", " ", "\t", "  ", "\r"]
    func blank() -> String { blanks.randomElement(using: &generator) ?? "" }
    let body = members.map { "\(blank())\"\($0.0)\"\(blank()):\(blank())\($0.1)\(blank())" }
    return blank() + "{" + body.joined(separator: ",") + "}" + blank()
  }

  private static func name(using generator: inout SplitMix64) -> String {
    let names = [
      "Home", "A", "Ä", "設定", "😀", "a/b", #"a\/b"#, #"\u0041"#, #"\u0000"#, #"\ud83d\ude00"#, #"\ud83d"#, "",
      "12345678", "123456789012345", "1234567890123456", "12345678901234567", #"say \"x\""#, "a\\",
      String(repeating: "n", count: 1_000), String(repeating: "é", count: 999),
      String(repeating: "n", count: 1_001),
    ]
    let common = Int.random(in: 0..<4, using: &generator) > 0
    let name = (common ? names.prefix(6) : names[...]).randomElement(using: &generator) ?? "A"
    return Int.random(in: 0..<40, using: &generator) == 0 ? "null" : "\"\(name)\""
  }

  private static func kind(using generator: inout SplitMix64) -> String {
    let names = TraceEventNames.all + ["psuh", "", "opener", "dismissAl", "dismissAlll", #"pu\u0073h"#]
    return "\"\(names.randomElement(using: &generator) ?? "push")\""
  }

  private static func time(using generator: inout SplitMix64) -> String {
    let times = [
      #""2026-01-01T09:00:00.000Z""#, #""2026-01-01T09:00:00Z""#, #""2026-01-01 23:59:60.5+01:30""#,
      #""2026-02-28T00:00:00.123456-0800""#, #""1969-12-31T23:59:59,999z""#, #""2026-01-01T09:00:00""#,
      #""2026-13-01T09:00:00Z""#, #""2026-01-01T24:00:00Z""#, #""2026-01-01T09:00:00.Z""#,
      #""2026-01-01T09:00:00+25:00""#,
      #""2026-01-01T09:00:00+01""#, #""2026-01-01T0a:00:00Z""#, #""""#, "0", "-1", "1767225600000", "-0",
      "01", "1.5",
      "1e3", "999999999999999999", "9223372036854775807", "9223372036854775808", "-", "true", "null",
      #""2026-01-01T09:00:0:.000Z""#, #""2026-01-01T09:00:00.00:Z""#,
    ]
    let common = Int.random(in: 0..<3, using: &generator) > 0
    return (common ? times.prefix(4) : times[...]).randomElement(using: &generator) ?? "0"
  }

  private static func extra(using generator: inout SplitMix64) -> (String, String) {
    let members: [(String, [String])] = [
      ("n", ["1", "0", "1000000", "1000001", "-1", "1.0", "null", "\"1\"", "01", "99999"]),
      ("depth", ["1", "0", "12", "1000000", "1000001", "-1", "null", "1e2"]),
      (
        "path", [#"["A","B"]"#, "[]", #"["A",]"#, #"[ "A" , "é" ]"#, #"[""]"#, "[1]", "null", #"["\u0000"]"#]
      ),
      ("tab", [#""home""#, "null", #""""#, "1", #""a\/b""#]), ("column", [#""detail""#, "null", "{}"]),
      ("url", [#""app:\/\/x""#, #""app://x""#, #""""#, "null"]),
      ("style", [#""sheet""#, #""cover""#, #""sheets""#, "null", "1"]),
      ("profile", [#""compact""#, #""wide""#]), ("trigger", [#""user""#, #""me""#]),
      ("value", ["7", #"{"a":[1,{"b":null}]}"#, "null"]),
      ("args", [#"{"id":1,"id":2}"#, #"{"id":1}"#, "[[[[]]]]"]),
      ("v", ["1"]), ("session", [#""s2""#]), (#"sess\u0069on"#, [#""s3""#]), ("", ["1"]),
      ("a key of more than sixteen bytes", ["1"]), ("a key of more than sixteen bytez", ["1"]),
      ("deep", [String(repeating: "[", count: 70) + String(repeating: "]", count: 70)]),
      ("deeper", [String(repeating: "[", count: 600) + String(repeating: "]", count: 600)]),
      ("many", ["{" + (0..<60).map { "\"k\($0)\":1" }.joined(separator: ",") + "}"]),
    ]
    if Int.random(in: 0..<3, using: &generator) == 0 {
      return ("x\(Int.random(in: 0...3, using: &generator))", JSONWriter.compact(.random(using: &generator)))
    }
    guard let (key, values) = members.randomElement(using: &generator) else { return ("v", "1") }
    return (key, values.randomElement(using: &generator) ?? "1")
  }

  private static func mutate(_ line: inout [UInt8], using generator: inout SplitMix64) {
    let index = Int.random(in: 0..<line.count, using: &generator)
    let bytes: [UInt8] = Array("\"\\{}[]:,0e-. \u{1}".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xFF, 0x7F]
    let byte = bytes.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: line[index] = byte
    case 1: line.insert(byte, at: index)
    case 2: line.remove(at: index)
    default: line.removeSubrange(index...)
    }
  }
}

private enum TraceEventNames {
  static let all = [
    "launch", "push", "viewPush", "back", "pop", "popTo", "popToRoot", "replace", "setPath", "select",
    "present",
    "dismiss", "dismissAll", "selectTab", "openURL", "resetRoot", "restore", "sizeClass", "screen", "open",
    "switchTab",
  ]
}
