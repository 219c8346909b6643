/// Numbers texts in the order they are first seen: an open-addressing table over bytes that are kept once.
struct TokenTable: ~Copyable, Sendable {
  /// The upper half of a hash and a number plus one; 0 where free.
  private var slots: Column<UInt64>
  /// Where the bytes of each number begin, and how many there are: 40 and 24 bits.
  private var places = Column<UInt64>()
  private var bytes = Column<UInt8>(capacity: 4_096)

  init() { slots = Column(repeating: 0, count: 256) }

  /// How many texts there are.
  var count: Int { places.count }

  /// The number of a text; a new one where it was not known. O(1).
  @inline(__always) mutating func number(_ token: Token, _ block: RawSpan) -> Int {
    let mask = slots.count - 1
    let tag = token.hash >> 32
    var slot = Int(truncatingIfNeeded: token.hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      if entry >> 32 == tag {
        let number = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
        let place = places[number]
        if place & 0xFF_FFFF == UInt64(truncatingIfNeeded: token.count),
          bytes.holds(at: Int(truncatingIfNeeded: place >> 24), block, Int(token.start), Int(token.count))
        {
          return number
        }
      }
      slot = (slot + 1) & mask
    }
    return add(token, block, slot)
  }

  /// The number of a text; `nil` where it is not known. O(1).
  func find(_ token: Token, _ block: RawSpan) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: token.hash) & mask
    while slots[slot] != 0 {
      let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == token.hash >> 32,
        places[number] & 0xFF_FFFF == UInt64(truncatingIfNeeded: token.count),
        bytes.holds(
          at: Int(truncatingIfNeeded: places[number] >> 24), block, Int(token.start), Int(token.count))
      {
        return number
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(never) private mutating func add(_ token: Token, _ block: RawSpan, _ slot: Int) -> Int {
    let number = places.count
    places.append(UInt64(bytes.count) << 24 | UInt64(token.count))
    bytes.append(block, Int(token.start), Int(token.count))
    slots[slot] = (token.hash >> 32) << 32 | UInt64(number + 1)
    if places.count * 3 > slots.count * 2 { grow() }
    return number
  }

  /// Doubles the table. The lower half of a hash is not kept, so it is computed again.
  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = Column<UInt64>(repeating: 0, count: mask + 1)
    for number in 0..<places.count {
      let hash = hash(number)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = (hash >> 32) << 32 | UInt64(number + 1)
    }
    slots = larger
  }

  /// The hash of a text.
  func hash(_ number: Int) -> UInt64 {
    bytes.hash(
      Int(truncatingIfNeeded: places[number] >> 24), Int(truncatingIfNeeded: places[number] & 0xFF_FFFF))
  }

  /// The text of a number.
  func text(_ number: Int) -> String {
    bytes.text(
      Int(truncatingIfNeeded: places[number] >> 24), Int(truncatingIfNeeded: places[number] & 0xFF_FFFF))
  }

  /// All numbers, by the bytes of their texts. O(n log n).
  func sorted() -> [Int32] {
    (0..<Int32(count)).sorted { bytes.isOrdered(place($0), place($1)) }
  }

  private func place(_ number: Int32) -> (offset: Int, count: Int) {
    let place = places[Int(number)]
    return (Int(truncatingIfNeeded: place >> 24), Int(truncatingIfNeeded: place & 0xFF_FFFF))
  }

  /// The number that the text of another table's number has here.
  mutating func number(_ other: Int, of table: borrowing TokenTable) -> Int {
    let place = table.places[other]
    return table.bytes.withBytes { block in
      number(
        Token(block, Int(truncatingIfNeeded: place >> 24), Int(truncatingIfNeeded: place & 0xFF_FFFF)), block)
    }
  }

  /// The number of a text; a new one where it was not known.
  mutating func number(_ text: String) -> Int {
    let (bytes, token) = Self.token(text)
    return number(token, bytes.span.bytes)
  }

  /// The number of a text; `nil` where it is not known.
  func find(_ text: String) -> Int? {
    let (bytes, token) = Self.token(text)
    return find(token, bytes.span.bytes)
  }

  private static func token(_ text: String) -> ([UInt8], Token) {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
    return (bytes, Token(bytes.span.bytes, 0, bytes.count - RawSpan.padding))
  }
}
