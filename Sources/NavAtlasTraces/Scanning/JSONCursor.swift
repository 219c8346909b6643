/// Passes over texts, numbers and literals of JSON in place, holding it to the rules that ``JSONParser`` has.
///
/// Every function takes the offset at which something begins and gives the one behind it, or ``odd``: the text is
/// wrong there, or so unusual that the parser shall decide. Nothing that is passed over would be refused by it.
struct JSONCursor: Sendable {
  static let odd = -1

  /// Whether the string last passed over has escapes.
  private(set) var hasEscapes = false

  @inline(__always) static func skipBlanks(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    while block.byte(offset) <= 0x20 {
      let byte = block.byte(offset)
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D else { break }
      offset &+= 1
    }
    return offset
  }

  /// The offset of a string's closing quotation mark; `start` is behind the opening one.
  @inline(__always) mutating func string(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    while true {
      let special = Word.special(block.word(offset))
      if special == 0 {
        offset &+= 8
        continue
      }
      offset &+= special.trailingZeroBitCount >> 3
      if block.byte(offset) == UInt8(ascii: "\"") {
        hasEscapes = false
        return offset
      }
      return unusualString(block, offset)
    }
  }

  /// The rest of a string from its first character on that does not stand for itself.
  @inline(never) private mutating func unusualString(_ block: RawSpan, _ start: Int) -> Int {
    hasEscapes = false
    var offset = start
    while true {
      let special = Word.special(block.word(offset))
      if special == 0 {
        offset &+= 8
        continue
      }
      offset &+= special.trailingZeroBitCount >> 3
      switch block.byte(offset) {
      case UInt8(ascii: "\""): return offset
      case UInt8(ascii: "\\"): offset = escape(block, offset + 1)
      case 0x80...: offset = Self.character(block, offset)
      default: return Self.odd
      }
      if offset < 0 { return Self.odd }
    }
  }

  private mutating func escape(_ block: RawSpan, _ offset: Int) -> Int {
    hasEscapes = true
    switch block.byte(offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 1
    case UInt8(ascii: "u"):
      guard let first = Self.hexadecimal(block, offset + 1) else { return Self.odd }
      if !(0xD800...0xDFFF).contains(first) { return offset + 5 }
      guard first < 0xDC00, block.byte(offset + 5) == UInt8(ascii: "\\"),
        block.byte(offset + 6) == UInt8(ascii: "u"), let second = Self.hexadecimal(block, offset + 7),
        (0xDC00...0xDFFF).contains(second)
      else { return Self.odd }
      return offset + 11
    default: return Self.odd
    }
  }

  private static func hexadecimal(_ block: RawSpan, _ start: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in start..<(start + 4) {
      let byte = block.byte(offset)
      switch byte {
      case 0x30...0x39: value = value << 4 + UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 + UInt32(byte - 0x37)
      case 0x61...0x66: value = value << 4 + UInt32(byte - 0x57)
      default: return nil
      }
    }
    return value
  }

  /// The end of a character outside of ASCII, which has to be well-formed (the Unicode Standard, table 3-7).
  static func character(_ block: RawSpan, _ offset: Int) -> Int {
    let second = block.byte(offset + 1)
    let (count, range): (Int, ClosedRange<UInt8>)
    switch block.byte(offset) {
    case 0xC2...0xDF: (count, range) = (2, 0x80...0xBF)
    case 0xE0: (count, range) = (3, 0xA0...0xBF)
    case 0xED: (count, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, range) = (3, 0x80...0xBF)
    case 0xF0: (count, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, range) = (4, 0x80...0xBF)
    case 0xF4: (count, range) = (4, 0x80...0x8F)
    default: return odd
    }
    guard range.contains(second) else { return odd }
    if count > 2, block.byte(offset + 2) & 0xC0 != 0x80 { return odd }
    if count > 3, block.byte(offset + 3) & 0xC0 != 0x80 { return odd }
    return offset + count
  }

  /// Passes over a number or a literal.
  @inline(__always) static func scalar(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    while block.byte(offset) &- 0x30 <= 9 { offset &+= 1 }
    let isWhole = block.byte(offset) == UInt8(ascii: ",") || block.byte(offset) == UInt8(ascii: "}")
    let isPlain = isWhole && offset > start && (block.byte(start) != 0x30 || offset == start &+ 1)
    return isPlain ? offset : unusualScalar(block, start)
  }

  @inline(never) private static func unusualScalar(_ block: RawSpan, _ start: Int) -> Int {
    let word = block.word(start)
    switch block.byte(start) {
    case UInt8(ascii: "t"): return word & 0xFFFF_FFFF == 0x6575_7274 ? start + 4 : odd
    case UInt8(ascii: "n"): return word & 0xFFFF_FFFF == 0x6C6C_756E ? start + 4 : odd
    case UInt8(ascii: "f"): return word & 0xFF_FFFF_FFFF == 0x65_736C_6166 ? start + 5 : odd
    default: return number(block, start)
    }
  }

  private static func number(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    if block.byte(offset) == UInt8(ascii: "-") { offset += 1 }
    if block.byte(offset) == UInt8(ascii: "0") {
      offset += 1
    } else {
      offset = digits(block, offset)
    }
    if offset >= 0, block.byte(offset) == UInt8(ascii: ".") { offset = digits(block, offset + 1) }
    if offset >= 0, block.byte(offset) | 0x20 == UInt8(ascii: "e") {
      let sign = block.byte(offset + 1)
      offset = digits(block, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? offset + 2 : offset + 1)
    }
    return offset
  }

  /// Passes over one digit or more.
  @inline(__always) private static func digits(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    while block.byte(offset) &- 0x30 <= 9 { offset += 1 }
    return offset == start ? odd : offset
  }
}
