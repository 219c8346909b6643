import NavAtlasModel

/// Values of JSON one after the other: JSON Lines, or the elements of one array.
enum JSONRecords {
  /// The longest line that is read, in bytes.
  static let lineLimit = 16 << 20

  /// Decodes a line of a format whose every line stands for itself.
  ///
  /// - Parameter isTorn: whether nothing ended the line; then it may be unfinished.
  static func decode(_ bytes: [UInt8], isTorn: Bool, _ event: (JSONNode, SourceLocation) -> DecodedLine)
    -> DecodedLine
  {
    guard bytes.contains(where: { $0 > 0x20 }) else { return .nothing }
    guard bytes.count <= NativeFormat.maximumLine else {
      return .bad("the line is longer than 1 MiB", column: nil)
    }
    do {
      return event(try JSONParser.parse(bytes), SourceLocation(file: ""))
    } catch {
      return isTorn ? .nothing : .bad(error.message, column: error.position.column)
    }
  }

  /// Reads the events of a format whose every record stands for itself.
  static func read(_ bytes: [UInt8], name: String, _ event: (JSONNode, SourceLocation) -> DecodedLine)
    -> TraceReading
  {
    read(bytes, name: name) { record, location, reading in
      switch event(record, location) {
      case .nothing: break
      case .event(let event): reading.events.append(event)
      case .bad(let message, _): reading.report(message, at: location)
      }
    }
  }

  /// Whether every line of a text that begins so is a record.
  static func isLines(_ head: [UInt8]) -> Bool { JSONLayout(head) == .lines }

  /// Hands over each value with its place; lines that are no JSON are reported, and an unfinished last one is normal.
  static func read(
    _ bytes: [UInt8], name: String, _ take: (JSONNode, SourceLocation, inout TraceReading) -> Void
  ) -> TraceReading {
    var reading = TraceReading()
    switch JSONLayout(Array(bytes.prefix(TraceFormats.headSize))) {
    case .array: readArray(bytes, name, &reading, take)
    case .lines: readLines(bytes, name, &reading, take)
    case .spread: readSpread(bytes, name, &reading, take)
    }
    reading.closeReport(of: name)
    return reading
  }

  private static func readArray(
    _ bytes: [UInt8], _ name: String, _ reading: inout TraceReading,
    _ take: (JSONNode, SourceLocation, inout TraceReading) -> Void
  ) {
    do {
      for element in try JSONParser.parse(bytes).elements ?? [] {
        take(element, SourceLocation(file: name, position: element.position), &reading)
      }
    } catch {
      reading.report(error.message, at: SourceLocation(file: name, position: error.position))
    }
  }

  private static func readLines(
    _ bytes: [UInt8], _ name: String, _ reading: inout TraceReading,
    _ take: (JSONNode, SourceLocation, inout TraceReading) -> Void
  ) {
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { start = end + 1 }
      line += 1
      let text = bytes[start..<end]
      guard text.contains(where: { $0 > 0x20 }) else { continue }
      let location = SourceLocation(file: name, line: line)
      guard text.count <= lineLimit else {
        reading.report("the line is longer than 16 MiB", at: location)
        continue
      }
      do {
        take(try JSONParser.parse(Array(text)), location, &reading)
      } catch {
        guard end < bytes.count else { continue }
        reading.report(
          error.message, at: SourceLocation(file: name, line: line, column: error.position.column))
      }
    }
  }
}

extension TraceReading {
  /// Says how many bad lines there are besides those that were reported one by one.
  mutating func closeReport(of name: String) {
    let more = badLines - Self.reportLimit
    guard more > 0 else { return }
    diagnostics.append(
      Diagnostic(.warning, "\(more) more lines cannot be read", at: SourceLocation(file: name)))
  }
}

/// The text that a format is known by.
struct TextHead {
  private let text: String

  /// - Parameter bytes: the first bytes of a text, which may end anywhere.
  init(_ bytes: [UInt8]) { text = String(decoding: bytes.prefix(65_536), as: UTF8.self) }

  /// True where each key stands in the text as a key of JSON.
  func hasKeys(_ keys: String...) -> Bool { hasKeys(keys) }

  func hasKeys(_ keys: [String]) -> Bool {
    keys.allSatisfy { key in
      text.ranges(of: "\"\(key)\"").contains { found in
        text[found.upperBound...].first { !$0.isWhitespace } == ":"
      }
    }
  }

  func contains(_ part: String) -> Bool { text.contains(part) }

  /// The first character that is no blank.
  var first: Character? { text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } }

  var firstLine: Substring { text.prefix { !$0.isNewline } }
}
