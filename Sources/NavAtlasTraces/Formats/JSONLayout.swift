import NavAtlasModel

/// How records of JSON stand in a text.
enum JSONLayout {
  /// A record a line.
  case lines
  /// The elements of one array.
  case array
  /// Records one after the other, each over several lines.
  case spread

  /// - Parameter head: the first bytes of the text, which may end anywhere.
  init(_ head: [UInt8]) {
    let lines = head.split(separator: UInt8(ascii: "\n")).lazy.filter { $0.contains { $0 > 0x20 } }.prefix(2)
    let starts = lines.map { $0.first { $0 > 0x20 && $0 < 0x80 } }
    self =
      switch starts.first {
      case UInt8(ascii: "["): .array
      case UInt8(ascii: "{") where starts.count > 1 && starts[1] != UInt8(ascii: "{"):
        // A first line that is torn has whole records behind it, which begin as it did.
        lines.first.map { JSONExtent.end(of: Array($0), from: 0) == nil } == true ? .spread : .lines
      default: .lines
      }
  }
}

/// Finds where a value of JSON ends, by its brackets alone.
enum JSONExtent {
  /// The offset behind the object or list that begins at an offset or behind blanks there; `nil` where it does not end.
  /// O(n).
  static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isText = false
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return index }
      default: break
      }
    }
    return nil
  }
}

extension JSONRecords {
  /// The first records of a text, by its first bytes; those that are no JSON are left out.
  static func first(of head: [UInt8], most: Int = 64) -> [JSONNode] {
    switch JSONLayout(head) {
    case .lines:
      head.split(separator: UInt8(ascii: "\n")).prefix(most).compactMap { try? JSONParser.parse(Array($0)) }
    case .array: record(in: head, behind: UInt8(ascii: "["))
    case .spread: record(in: head, behind: nil)
    }
  }

  private static func record(in head: [UInt8], behind mark: UInt8?) -> [JSONNode] {
    let start = mark.flatMap { head.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    guard let end = JSONExtent.end(of: head, from: start) else { return [] }
    return (try? JSONParser.parse(Array(head[start..<end]))).map { [$0] } ?? []
  }

  /// Hands over records that stand over several lines each. One that does not end is reported, and reading goes on where
  /// a line begins like a record, up to so many times.
  static func readSpread(
    _ bytes: [UInt8], _ name: String, _ reading: inout TraceReading,
    _ take: (JSONNode, SourceLocation, inout TraceReading) -> Void
  ) {
    var start = 0
    var line = 1
    var resumptions = 0
    while let first = bytes[start...].firstIndex(where: { $0 > 0x20 }) {
      line += bytes[start..<first].count { $0 == UInt8(ascii: "\n") }
      let end = JSONExtent.end(of: bytes, from: first)
      let next = end ?? resumption(bytes, behind: first) ?? bytes.count
      if end == nil { resumptions += 1 }
      let record = Array(bytes[first..<(end ?? next)])
      do {
        let node = try JSONParser.parse(record)
        take(node, SourceLocation(file: name, line: line), &reading)
      } catch  where resumptions > 64 {
        return reading.report(
          "the rest is left out: too many records do not end", at: .init(file: name, line: line))
      } catch {
        let place = line + error.position.line - 1
        reading.report(
          error.message, at: SourceLocation(file: name, line: place, column: error.position.column))
      }
      line += bytes[first..<next].count { $0 == UInt8(ascii: "\n") }
      start = next
    }
  }

  /// Where the next line begins with a brace.
  private static func resumption(_ bytes: [UInt8], behind start: Int) -> Int? {
    bytes.indices.dropFirst(start + 1).first {
      bytes[$0] == UInt8(ascii: "{") && bytes[$0 - 1] == UInt8(ascii: "\n")
    }
  }
}
