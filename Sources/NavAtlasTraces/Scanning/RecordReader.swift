/// Passes over records in place, held to the rules that ``JSONParser`` has, and tells where the values of interest are.
///
/// What a record means is not looked at here. Records that are wrong, or so unusual that the parser shall decide, are
/// ``JSONCursor/odd``; nothing that is passed over would be refused by it.
struct RecordReader: ~Copyable, Sendable {
  private var cursor = JSONCursor()
  private var keys: KeyTrie
  private var fields = Column<Field>()

  init(_ shape: RecordShape) { keys = KeyTrie(shape) }

  /// How many values of interest the record has, in the order they stand there.
  @inline(__always) var count: Int { fields.count }
  @inline(__always) subscript(index: Int) -> Field { fields[index] }

  /// Passes over a line that is a record; gives the offset of the line feed.
  @inline(__always) mutating func line(_ block: RawSpan, _ start: Int) -> Int {
    let end = record(block, JSONCursor.skipBlanks(block, start))
    guard end >= 0 else { return JSONCursor.odd }
    let lineEnd = JSONCursor.skipBlanks(block, end)
    guard block.byte(lineEnd) == 0x0A, lineEnd - start <= NativeFormat.maximumLine else {
      return JSONCursor.odd
    }
    return lineEnd
  }

  /// Passes over an object; gives the offset behind it.
  mutating func record(_ block: RawSpan, _ start: Int) -> Int {
    fields.removeAll()
    keys.beginRecord()
    guard block.byte(start) == UInt8(ascii: "{") else { return JSONCursor.odd }
    var (place, offset) = (KeyTrie.root, start)
    while offset >= 0 {
      // A value begins here.
      let byte = block.byte(offset)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        let isList = byte == UInt8(ascii: "[")
        note(offset, 1, isList ? .list : .other, place)
        place = keys.inside(place, isList: isList)
        if place < 0 { return JSONCursor.odd }
        offset = JSONCursor.skipBlanks(block, offset &+ 1)
        // The signs that end them come two behind those that begin them.
        if block.byte(offset) != byte + 2 {
          if !isList { (place, offset) = member(block, offset, behind: place) }
          continue
        }
      } else {
        offset = scalar(block, offset, place)
        if offset < 0 { return JSONCursor.odd }
      }
      // A value ended here, or an empty object or list ends.
      while true {
        offset = JSONCursor.skipBlanks(block, offset)
        let isElement = keys.isElement(place)
        let byte = block.byte(offset)
        if byte == UInt8(ascii: ",") {
          offset = JSONCursor.skipBlanks(block, offset &+ 1)
          if !isElement { (place, offset) = member(block, offset, behind: place) }
          break
        }
        guard byte == (isElement ? UInt8(ascii: "]") : UInt8(ascii: "}")) else { return JSONCursor.odd }
        offset &+= 1
        place = keys.owner(place)
        if place == KeyTrie.root { return offset }
      }
    }
    return JSONCursor.odd
  }

  /// Passes over a text, a number, or a literal.
  @inline(__always)
  private mutating func scalar(_ block: RawSpan, _ start: Int, _ place: KeyTrie.Index) -> Int {
    guard block.byte(start) == UInt8(ascii: "\"") else {
      let end = JSONCursor.scalar(block, start)
      note(start, end &- start, Self.kind(block.byte(start)), place)
      return end
    }
    let end = cursor.string(block, start &+ 1)
    guard end >= 0 else { return JSONCursor.odd }
    note(start &+ 1, end &- start &- 1, cursor.hasEscapes ? .escapedText : .text, place)
    return end &+ 1
  }

  @inline(__always) private static func kind(_ byte: UInt8) -> Field.Kind {
    switch byte {
    case UInt8(ascii: "n"): .absent
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .other
    default: .number
    }
  }

  /// The member whose key is at an offset, and where its value begins.
  @inline(__always)
  private mutating func member(
    _ block: RawSpan, _ start: Int, behind place: KeyTrie.Index
  ) -> (place: KeyTrie.Index, value: Int) {
    guard block.byte(start) == UInt8(ascii: "\"") else { return (KeyTrie.none, JSONCursor.odd) }
    var member = keys.member(behind: place, start &+ 1, block)
    if member < 0 { member = newMember(block, start &+ 1, behind: place) }
    guard member >= 0 else { return (KeyTrie.none, JSONCursor.odd) }
    let colon = JSONCursor.skipBlanks(block, start &+ 1 &+ keys.keyCount(member))
    guard block.byte(colon) == UInt8(ascii: ":") else { return (KeyTrie.none, JSONCursor.odd) }
    return (member, JSONCursor.skipBlanks(block, colon &+ 1))
  }

  @inline(never)
  private mutating func newMember(_ block: RawSpan, _ start: Int, behind place: KeyTrie.Index)
    -> KeyTrie.Index
  {
    let end = cursor.string(block, start)
    // Written with escapes, a key may equal one that looks different.
    guard end >= 0, !cursor.hasEscapes else { return KeyTrie.none }
    return keys.learn(start..<end, block, behind: place)
  }

  @inline(__always)
  private mutating func note(_ start: Int, _ count: Int, _ kind: Field.Kind, _ place: KeyTrie.Index) {
    let role = keys.role(place)
    if role != RecordShape.noRole {
      fields.append(Field(start: start, count: count, kind: kind, role: role))
    }
  }
}
