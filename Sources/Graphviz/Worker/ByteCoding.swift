/// Writes values one after the other, little-endian, strings and lists with their length before them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Double) { write(Int(Int64(bitPattern: number.bitPattern))) }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ data: [UInt8]) {
    write(data.count)
    bytes.append(contentsOf: data)
  }

  mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}

/// Reads what a ``ByteWriter`` wrote.
struct ByteReader {
  /// The bytes are not what was expected.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func integer() throws(Malformed) -> Int {
    let raw = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return Int(Int64(bitPattern: UInt64(littleEndian: raw)))
  }

  mutating func double() throws(Malformed) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try integer())))
  }

  mutating func flag() throws(Malformed) -> Bool { try take(1).first == 1 }

  mutating func text() throws(Malformed) -> String { String(decoding: try take(integer()), as: UTF8.self) }

  mutating func data() throws(Malformed) -> [UInt8] { Array(try take(integer())) }

  mutating func list<Element>(
    _ body: (inout ByteReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try integer()
    guard count >= 0, count <= bytes.count else { throw Malformed() }
    var result: [Element] = []
    result.reserveCapacity(min(count, 4096))
    for _ in 0..<count { result.append(try body(&self)) }
    return result
  }

  private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
