/// Writes events as lines of JSON.
struct LineWriter: Sendable {
  let session: String
  let redaction: Redaction

  /// What readers take: longer names are cut off.
  static let longestName = 1_000
  static let longestText = 10_000
  /// A path of more frames is left out; the event still shows its last one.
  static let longestPath = 256

  /// Adds a line with its line feed.
  ///
  /// - Parameter rate: the share of sessions that is recorded, where it is not all.
  func append(_ event: RecordedEvent, at time: Int64, rate: Double? = nil, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    bytes.member("session", text: session, Self.longestName)
    bytes.append(contentsOf: ",\"ts\":".utf8)
    bytes.append(contentsOf: String(time).utf8)
    bytes.append(contentsOf: ",\"event\":\"".utf8)
    bytes.append(contentsOf: event.kind.rawValue.utf8)
    bytes.append(UInt8(ascii: "\""))
    let screen = event.screen.map(name)
    add("screen", screen, to: &bytes)
    appendNumbers(event, &bytes)
    add("container", event.container, to: &bytes)
    add("tab", event.tab, to: &bytes)
    add("column", event.column, to: &bytes)
    add("value", value(event), Self.longestText, to: &bytes)
    add("style", event.style?.rawValue, to: &bytes)
    add("url", event.url.flatMap { redaction.url($0) }, Self.longestText, to: &bytes)
    add("profile", event.profile?.rawValue, to: &bytes)
    if let arguments = event.arguments, let screen {
      add("args", redaction.argument(screen, arguments), Self.longestText, to: &bytes)
    }
    if let rate { bytes.append(contentsOf: ",\"rate\":\(rate)".utf8) }
    bytes.append(contentsOf: "}\n".utf8)
  }

  private func appendNumbers(_ event: RecordedEvent, _ bytes: inout [UInt8]) {
    if let n = event.n { bytes.append(contentsOf: ",\"n\":\(n)".utf8) }
    guard let path = event.path else { return }
    guard path.count <= Self.longestPath else {
      return bytes.append(contentsOf: ",\"depth\":\(path.count)".utf8)
    }
    bytes.append(contentsOf: ",\"path\":[".utf8)
    for (index, name) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.text(self.name(name), Self.longestName)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// The name of a screen; readers take none that is empty.
  private func name(_ screen: String) -> String {
    let name = redaction.screen(screen)
    return name.utf8.allSatisfy { $0 == 0 } ? "?" : name
  }

  /// The value of an event: a screen's name, what the runtime said, or a selected row.
  private func value(_ event: RecordedEvent) -> String? {
    event.kind == .select
      ? event.value.flatMap { redaction.selection($0) }
      : event.kind == .message ? event.value : event.value.map(name)
  }

  private func add(_ name: String, _ text: String?, _ limit: Int = longestName, to bytes: inout [UInt8]) {
    guard let text, !text.isEmpty else { return }
    bytes.append(UInt8(ascii: ","))
    bytes.member(name, text: text, limit)
  }
}

extension [UInt8] {
  fileprivate mutating func member(_ name: String, text: String, _ limit: Int) {
    append(UInt8(ascii: "\""))
    append(contentsOf: name.utf8)
    append(contentsOf: "\":".utf8)
    self.text(text, limit)
  }

  /// A text in quotation marks, no longer than a limit; without NUL, which no reader takes.
  fileprivate mutating func text(_ text: String, _ limit: Int) {
    append(UInt8(ascii: "\""))
    if text.utf8.count <= limit {
      if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        append(contentsOf: text.utf8)
      } else {
        for byte in text.utf8 { escaped(byte) }
      }
    } else {
      for byte in String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))).utf8 { escaped(byte) }
    }
    append(UInt8(ascii: "\""))
  }

  @inline(__always) private mutating func escaped(_ byte: UInt8) {
    switch byte {
    case 0: break
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
    case ..<0x20:
      append(contentsOf: "\\u00".utf8)
      append(Self.digits[Int(byte >> 4)])
      append(Self.digits[Int(byte & 15)])
    default: append(byte)
    }
  }

  private static var digits: [UInt8] { Array("0123456789abcdef".utf8) }
}
