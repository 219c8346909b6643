import Foundation

/// A made-up log: sessions of some twenty events over sixty screens, hundreds of them at a time, in the order of time.
struct TraceLog {
  /// Whose lines it has.
  enum Vendor {
    case native, postHog, postHogText, googleAnalytics
  }

  var events: Int
  var vendor = Vendor.native
  /// How many lines in a thousand come up to 2,000 places late.
  var late = 0

  /// Writes the log.
  func write(to file: URL) throws {
    guard FileManager.default.createFile(atPath: file.path(), contents: nil) else {
      throw Command.Failure(description: "cannot write \(file.path())")
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var generator = Generator(state: 1)
    var open = (0..<400).map { _ in Session(generator.next()) }
    var waiting: [(place: Int, line: String)] = []
    var text = ""
    for number in 0..<events {
      let index = Int(generator.next() % UInt64(open.count))
      let line = open[index].line(at: number * 43, vendor, &generator)
      if generator.next() % 20 == 0 { open[index] = Session(generator.next()) }
      if generator.next() % 1_000 < UInt64(late) {
        waiting.append((number + Int(generator.next() % 2_000), line))
      } else {
        text += line
      }
      if number % 100 == 99 {
        for (_, line) in waiting.filter({ $0.place <= number }) { text += line }
        waiting.removeAll { $0.place <= number }
      }
      if text.utf8.count > 1 << 20 {
        try handle.write(contentsOf: Data(text.utf8))
        text = ""
      }
    }
    for (_, line) in waiting { text += line }
    try handle.write(contentsOf: Data(text.utf8))
  }

  private struct Session {
    let key: String
    var screen = 0
    var depth = 0

    init(_ seed: UInt64) {
      let digits = String(seed, radix: 16)
      let padded = String(repeating: "0", count: 16 - digits.count) + digits
      key = "\(padded.prefix(8))-\(padded.suffix(4))-7a3b-a1c2-\(padded.suffix(12))"
    }

    mutating func line(at milliseconds: Int, _ vendor: Vendor, _ generator: inout Generator) -> String {
      let event = depth == 0 ? "open" : generator.next() % 3 == 0 ? "pop" : "push"
      screen = (screen * 7 + Int(generator.next() % 4)) % 60
      depth = (depth + 1) % 6
      let time = Self.time(milliseconds)
      switch vendor {
      case .native:
        return
          "{\"session\":\"\(key)\",\"ts\":\"\(time)\",\"event\":\"\(event)\",\"screen\":\"Screen\(screen)\","
          + "\"depth\":\(depth),\"tab\":\"home\"}\n"
      case .postHog: return postHog(time, properties)
      case .postHogText:
        return postHog(time, "\"" + properties.replacingOccurrences(of: "\"", with: "\\\"") + "\"")
      case .googleAnalytics: return googleAnalytics(milliseconds)
      }
    }

    private func postHog(_ time: String, _ properties: String) -> String {
      "{\"uuid\":\"\(key)\",\"event\":\"$screen\",\"distinct_id\":\"\(key)\",\"timestamp\":\"\(time)\","
        + "\"properties\":\(properties)}\n"
    }

    private var properties: String {
      "{\"$screen_name\":\"Screen\(screen)\",\"$session_id\":\"\(key)\",\"$lib\":\"posthog-ios\","
        + "\"$is_identified\":false}"
    }

    private func googleAnalytics(_ milliseconds: Int) -> String {
      let values: [(key: String, kind: String, value: String)] = [
        ("ga_session_id", "int_value", "1767225600"), ("ga_session_number", "int_value", "1"),
        ("firebase_screen", "string_value", "Screen\(screen)"),
        ("firebase_screen_class", "string_value", "Screen\(screen)ViewController"),
        ("firebase_screen_id", "int_value", "-5164663614086310235"),
        ("firebase_event_origin", "string_value", "app"),
        ("firebase_previous_screen", "string_value", "Screen\(depth)"),
        ("firebase_previous_class", "string_value", "Screen\(depth)ViewController"),
      ]
      let parameters = values.map { "{\"key\":\"\($0.key)\",\"value\":{\"\($0.kind)\":\"\($0.value)\"}}" }
      return
        "{\"event_date\":\"20260101\",\"event_timestamp\":\"\(1_767_225_600_000_000 + milliseconds * 1_000)\","
        + "\"event_name\":\"screen_view\",\"user_pseudo_id\":\"\(key)\",\"platform\":\"IOS\","
        + "\"event_params\":[\(parameters.joined(separator: ","))]}\n"
    }

    private static func time(_ milliseconds: Int) -> String {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let seconds = milliseconds / 1_000
      let fraction = String(1_000 + milliseconds % 1_000).dropFirst()
      return
        "2026-01-\(two(1 + seconds / 86_400 % 28))T\(two(seconds / 3_600 % 24)):\(two(seconds / 60 % 60)):"
        + "\(two(seconds % 60)).\(fraction)Z"
    }
  }

  /// The generator of Steele, Lea and Flood.
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
