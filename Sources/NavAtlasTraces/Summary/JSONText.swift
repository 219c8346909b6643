/// JSON on one line, written piece by piece: summaries of many sessions are too large for a tree of nodes.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ number: some FixedWidthInteger & SignedInteger) {
    separate()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
    needsComma = true
  }

  mutating func value(_ text: String) {
    separate()
    quote(text)
    needsComma = true
  }

  mutating func value(_ isTrue: Bool) { literal(isTrue ? "true" : "false") }

  mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  mutating func object<Failure: Error>(_ members: (inout JSONText) throws(Failure) -> Void) throws(Failure) {
    try container("{", "}", members)
  }

  mutating func array<Failure: Error>(_ elements: (inout JSONText) throws(Failure) -> Void) throws(Failure) {
    try container("[", "]", elements)
  }

  mutating func end() { bytes.append(0x0A) }

  /// Hands over what was written since the last time, and forgets it.
  mutating func handOver<Failure: Error>(_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try put(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func container<Failure: Error>(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout JSONText) throws(Failure) -> Void
  ) throws(Failure) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
