/// Writes facts as bytes: numbers as short as they are small, and every string once.
package struct FactsWriter {
  /// Deeper facts are not stored, so that reading them needs little stack.
  static let depthLimit = 8_000

  private var body: [UInt8] = []
  private var strings: [String] = []
  private var positions: [Spelling: Int] = [:]
  private var lastOffset: Offset = 0
  private var depth = 0
  private var isTooDeep = false
  /// What is left out, where it is a shape that is written.
  var sketch: Sketch?

  init(sketching sketch: Sketch? = nil) { self.sketch = sketch }

  @inline(__always) package mutating func write<Value: FactsCodable>(_ value: Value) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      isTooDeep = true
      return
    }
    value.write(to: &self)
  }

  mutating func put(byte: UInt8) { body.append(byte) }
  mutating func put(number: UInt64) { body.append(number: number) }

  mutating func put(signed number: Int) {
    let bits = Int64(number)
    put(number: UInt64(bitPattern: bits << 1 ^ bits >> 63))
  }

  /// Offsets mostly follow one another, so that their distance is what is short.
  mutating func put(offset: Offset) {
    guard sketch == nil else {
      sketch?.offsets.append(offset)
      return
    }
    put(signed: Int(offset) - Int(lastOffset))
    lastOffset = offset
  }

  mutating func put(string: String) {
    let spelling = Spelling(text: string)
    let position = positions[spelling] ?? strings.count
    if position == strings.count {
      positions[spelling] = position
      strings.append(string)
    }
    put(number: UInt64(position))
  }

  /// All that was written, with the strings before it; nil where it is nested too deep.
  consuming func finished() -> [UInt8]? {
    guard !isTooDeep else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + strings.count * 16)
    bytes.append(number: UInt64(strings.count))
    for string in strings {
      bytes.append(number: UInt64(string.utf8.count))
      bytes.append(contentsOf: string.utf8)
    }
    bytes.append(contentsOf: body)
    return bytes
  }
}

extension FactsWriter {
  /// Writes a body that may be missing, with its statements if they count.
  mutating func write(code: Code?) {
    guard let code else { return put(byte: 0) }
    put(byte: 1)
    if sketch?.counts(code) ?? true { write(code.statements) }
  }
}

/// Several values, one after the other. Parameter packs would say this once, but they are not specialised.
extension FactsWriter {
  package mutating func write<A: FactsCodable, B: FactsCodable>(_ a: A, _ b: B) {
    write(a)
    write(b)
  }

  package mutating func write<A: FactsCodable, B: FactsCodable, C: FactsCodable>(_ a: A, _ b: B, _ c: C) {
    write(a, b)
    write(c)
  }

  package mutating func write<A: FactsCodable, B: FactsCodable, C: FactsCodable, D: FactsCodable>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) {
    write(a, b)
    write(c, d)
  }
}

/// A string that equals another only byte by byte: `é` has two spellings, and both are kept.
private struct Spelling: Hashable {
  var text: String

  static func == (left: Self, right: Self) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { left.elementsEqual($0) } }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension [UInt8] {
  /// Seven bits a byte, the lowest first; the eighth says that more follows.
  mutating func append(number: UInt64) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Eight bytes, little-endian.
  mutating func append(word: UInt64) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}
