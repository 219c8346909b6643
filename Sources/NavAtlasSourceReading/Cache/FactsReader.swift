/// Reads what a ``FactsWriter`` wrote.
///
/// It can be given any bytes: it reads none that are not there, believes no count that they cannot hold, and goes no
/// deeper than the writer does.
package struct FactsReader {
  /// The bytes are not what a writer wrote.
  package struct Damage: Error {
    package init() {}
  }

  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private var strings: [String] = []
  private var lastOffset: Offset = 0
  private var depth = 0

  /// Begins to read bytes that outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Damage) {
    guard let start = bytes.baseAddress else { throw Damage() }
    next = start
    end = start + bytes.count
    let count = try count()
    strings.reserveCapacity(count)
    for _ in 0..<count { strings.append(try text()) }
  }

  var isAtEnd: Bool { next == end }

  @inline(__always) package mutating func read<Value: FactsCodable>() throws(Damage) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= FactsWriter.depthLimit else { throw Damage() }
    return try Value(from: &self)
  }

  @inline(__always) mutating func byte() throws(Damage) -> UInt8 {
    guard next != end else { throw Damage() }
    defer { next += 1 }
    return next.pointee
  }

  @inline(__always) mutating func number() throws(Damage) -> UInt64 {
    let first = try byte()
    return first < 0x80 ? UInt64(first) : try longNumber(UInt64(first & 0x7F))
  }

  private mutating func longNumber(_ first: UInt64) throws(Damage) -> UInt64 {
    var number = first
    var shift: UInt64 = 7
    while shift < 64 {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Damage()
  }

  mutating func signedNumber() throws(Damage) -> Int {
    let bits = try number()
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1))
  }

  mutating func offset() throws(Damage) -> Offset {
    lastOffset = Offset(truncatingIfNeeded: Int(lastOffset) &+ (try signedNumber()))
    return lastOffset
  }

  mutating func string() throws(Damage) -> String {
    let position = try number()
    guard position < UInt64(strings.count) else { throw Damage() }
    return strings[Int(position)]
  }

  /// How many things follow, each of at least one byte.
  mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count <= UInt64(end - next) else { throw Damage() }
    return Int(count)
  }

  private mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { next += count }
    return String(decoding: UnsafeBufferPointer(start: next, count: count), as: UTF8.self)
  }
}
