/// Where the text of a member's value stands in a block.
struct Field: Sendable {
  var start = 0
  /// How many bytes it has; 0 where the value is no text or number that can be taken as it stands.
  var count = 0
  /// False for a number.
  var isText = false

  /// Whether there is no such member, or null; every value has something before it.
  var isAbsent: Bool { start == 0 }
  var isPlain: Bool { count > 0 }
  var end: Int { start + count }

  @inline(__always) func text(_ block: RawSpan) -> ShortText { ShortText(block, start, count) }
}

/// Going through an object member by member:
///
///     var offset = JSONCursor.enter(block, start)
///     while offset >= 0, block.byte(offset) != UInt8(ascii: "}") {
///       offset = cursor.key(block, offset, &keys, &key)
///       // … pass over the value at `offset`, where that is not `odd` …
///       offset = JSONCursor.next(block, offset)
///     }
extension JSONCursor {
  /// The offset of an object's first key, or of its end.
  @inline(__always) static func enter(_ block: RawSpan, _ start: Int) -> Int {
    guard block.byte(start) == UInt8(ascii: "{") else { return odd }
    return skipBlanks(block, start + 1)
  }

  /// Reads a key that is new in its object; gives where the value begins.
  @inline(__always) mutating func key(
    _ block: RawSpan, _ start: Int, _ keys: inout KeySet, _ key: inout ShortText
  ) -> Int {
    guard block.byte(start) == UInt8(ascii: "\"") else { return Self.odd }
    let end = string(block, start + 1)
    // Written with escapes, a key may equal one that looks different.
    guard end >= 0, !hasEscapes else { return Self.odd }
    key = ShortText(block, start + 1, end - start - 1)
    guard keys.insert(key) else { return Self.odd }
    let colon = Self.skipBlanks(block, end + 1)
    return block.byte(colon) == UInt8(ascii: ":") ? Self.skipBlanks(block, colon + 1) : Self.odd
  }

  /// The offset of the key behind a value, or of the object's end.
  @inline(__always) static func next(_ block: RawSpan, _ valueEnd: Int) -> Int {
    guard valueEnd >= 0 else { return odd }
    let offset = skipBlanks(block, valueEnd)
    if block.byte(offset) == UInt8(ascii: "}") { return offset }
    guard block.byte(offset) == UInt8(ascii: ",") else { return odd }
    let key = skipBlanks(block, offset + 1)
    return block.byte(key) == UInt8(ascii: "\"") ? key : odd
  }

  /// Passes over any value, and says where it stands unless it is null.
  @inline(__always) mutating func field(_ block: RawSpan, _ start: Int, _ field: inout Field) -> Int {
    let isText = block.byte(start) == UInt8(ascii: "\"")
    if block.byte(start) == UInt8(ascii: "n") {
      field = Field()
      return Self.scalar(block, start)
    }
    field = Field(start: isText ? start + 1 : start, count: 0, isText: isText)
    guard isText else {
      let end = value(block, start)
      let isNumber = block.byte(start) == UInt8(ascii: "-") || block.byte(start) &- 0x30 <= 9
      if end >= 0, isNumber { field.count = end - start }
      return end
    }
    let end = string(block, start + 1)
    guard end >= 0 else { return Self.odd }
    if !hasEscapes { field.count = end - start - 1 }
    return end + 1
  }
}
