extension FileFacts {
  private static let marker = Array("navatlas:".utf8)

  /// Finds where lines begin, and the comments that correct us. O(bytes).
  mutating func readLines(_ source: UnsafeBufferPointer<UInt8>) {
    lineStarts.reserveCapacity(source.count / 32)
    let isCorrected = source.contains("navatlas:")
    var start = 0
    while start < source.count {
      let end = source.firstIndex(of: UInt8(ascii: "\n"), from: start)
      if isCorrected { readCorrections(source, start..<(end ?? source.count)) }
      guard let end else { return }
      lineStarts.append(Offset(truncatingIfNeeded: end + 1))
      start = end + 1
    }
  }

  private mutating func readCorrections(_ source: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    for index in line where source[index...].starts(with: Self.marker) { readCorrection(source, index) }
  }

  private mutating func readCorrection(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) {
    let start = Int(lineStarts.last ?? 0)
    let before = String(decoding: source[start..<index], as: UTF8.self)
    guard before.contains("//") else { return }
    let end =
      source[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.endIndex
    let text = String(decoding: source[(index + Self.marker.count)..<end], as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 1)
    let kind: Correction.Kind =
      switch words.first {
      case "ignore": .ignore
      case "edge" where words.count == 2: .edge(String(words[1]))
      default: .unknown(text)
      }
    corrections.append(Correction(kind: kind, line: lineStarts.count))
  }
}
