/// What the parameters of a Google Analytics event say of its screen and its session.
struct EventParameters: Sendable {
  /// The first parameter of each name counts, even one without a value.
  private(set) var session: Field?
  private(set) var screen: Field?
  private(set) var screenClass: Field?

  private let known = Names()
  private var cursor = JSONCursor()
  private var keys = KeySet()
  private var valueKeys = KeySet()

  private struct Names {
    let key = ShortText("key")
    let value = ShortText("value")
    let text = ShortText("string_value")
    let number = ShortText("int_value")
    let session = ShortText("ga_session_id")
    let screen = ShortText("firebase_screen")
    /// Longer than what a short text holds.
    let screenClass =
      Array("firebase_screen_class".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)
    let screenClassCount = 21
  }

  mutating func clear() { (session, screen, screenClass) = (nil, nil, nil) }

  /// Passes over the array of parameters.
  mutating func read(_ block: RawSpan, _ start: Int) -> Int {
    var offset = JSONCursor.skipBlanks(block, start + 1)
    if block.byte(offset) == UInt8(ascii: "]") { return offset + 1 }
    while true {
      offset = parameter(block, offset)
      if offset < 0 { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset)
      if block.byte(offset) == UInt8(ascii: "]") { return offset + 1 }
      guard block.byte(offset) == UInt8(ascii: ",") else { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset + 1)
    }
  }

  /// Reads `{"key":"…","value":{…}}`.
  @inline(__always) private mutating func parameter(_ block: RawSpan, _ start: Int) -> Int {
    var name = Field()
    var value = Field()
    var key = known.key
    keys.removeAll()
    var offset = JSONCursor.enter(block, start)
    while offset >= 0, block.byte(offset) != UInt8(ascii: "}") {
      offset = cursor.key(block, offset, &keys, &key)
      if offset < 0 { return JSONCursor.odd }
      let end =
        if key == known.key {
          cursor.field(block, offset, &name)
        } else if key == known.value, block.byte(offset) == UInt8(ascii: "{") {
          self.value(block, offset, &value)
        } else {
          cursor.value(block, offset)
        }
      offset = JSONCursor.next(block, end)
    }
    guard offset >= 0, name.isPlain, name.isText else { return JSONCursor.odd }
    keep(value, of: name, block)
    return offset + 1
  }

  /// Reads `{"string_value":"…"}` or `{"int_value":"…"}`; the first one counts where there are both.
  @inline(__always)
  private mutating func value(_ block: RawSpan, _ start: Int, _ value: inout Field) -> Int {
    var text = Field()
    var number = Field()
    var key = known.text
    valueKeys.removeAll()
    var offset = JSONCursor.enter(block, start)
    while offset >= 0, block.byte(offset) != UInt8(ascii: "}") {
      offset = cursor.key(block, offset, &valueKeys, &key)
      if offset < 0 { return JSONCursor.odd }
      let end =
        if key == known.text {
          cursor.field(block, offset, &text)
        } else if key == known.number {
          cursor.field(block, offset, &number)
        } else {
          cursor.value(block, offset)
        }
      offset = JSONCursor.next(block, end)
    }
    value = text.isAbsent ? number : text
    return offset < 0 ? JSONCursor.odd : offset + 1
  }

  @inline(__always) private mutating func keep(_ value: Field, of name: Field, _ block: RawSpan) {
    if name.count == known.screenClassCount {
      let isClass = block.equals(name.start, known.screenClass.span.bytes, 0, name.count)
      if isClass, screenClass == nil { screenClass = value }
      return
    }
    let text = name.text(block)
    if text == known.session, session == nil { session = value }
    if text == known.screen, screen == nil { screen = value }
  }
}
