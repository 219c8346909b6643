/// Reads the lines of PostHog's export in place; properties that are a text are unescaped into a buffer first.
struct PostHogScanner: PlainLineScanner {
  private let known = Names()
  private var cursor = JSONCursor()
  private var times = TimeScanner()
  private var keys = KeySet()
  private var properties = PostHogProperties()
  private var text = UnescapedText()
  private var names = NameMemo(.standard)

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    JSONRecords.decode(bytes, isTorn: isTorn, PostHogFormat.event).renamed
  }

  private struct Names {
    let event = ShortText("event")
    let timestamp = ShortText("timestamp")
    let person = ShortText("distinct_id")
    let properties = ShortText("properties")
    let screenEvent = ShortText("$screen")
  }

  /// What a line has said so far.
  private struct Fields {
    var event = Field()
    var timestamp = Field()
    var person = Field()
    /// Properties that are a text.
    var text = Field()
  }

  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    var fields = Fields()
    var key = known.event
    keys.removeAll()
    properties.clear()
    var offset = JSONCursor.enter(block, JSONCursor.skipBlanks(block, start))
    while offset >= 0, block.byte(offset) != UInt8(ascii: "}") {
      offset = cursor.key(block, offset, &keys, &key)
      if offset < 0 { return JSONCursor.odd }
      offset = JSONCursor.next(block, member(key, block, offset, &fields))
    }
    guard offset >= 0 else { return JSONCursor.odd }
    offset = JSONCursor.skipBlanks(block, offset + 1)
    guard block.byte(offset) == 0x0A, offset - start <= NativeFormat.maximumLine,
      fields.event.isText, fields.event.isPlain
    else { return JSONCursor.odd }
    guard fields.event.text(block) == known.screenEvent else { return offset }
    return add(fields, block, into: &batch) ? offset : JSONCursor.odd
  }

  @inline(__always) private mutating func member(
    _ key: ShortText, _ block: RawSpan, _ start: Int, _ fields: inout Fields
  ) -> Int {
    if key == known.properties {
      if block.byte(start) == UInt8(ascii: "{") { return properties.read(block, start) }
      let end = cursor.field(block, start, &fields.text)
      fields.text.count = end - 1 - fields.text.start
      return end
    }
    if key == known.event { return cursor.field(block, start, &fields.event) }
    if key == known.timestamp { return cursor.field(block, start, &fields.timestamp) }
    if key == known.person { return cursor.field(block, start, &fields.person) }
    return cursor.value(block, start)
  }

  /// Adds a screen event; false where something is missing, or unusual.
  @inline(__always)
  private mutating func add(_ fields: Fields, _ block: RawSpan, into batch: inout EventBatch) -> Bool {
    guard fields.timestamp.isText, fields.timestamp.isPlain,
      times.text(block, fields.timestamp.start) == fields.timestamp.end
    else { return false }
    guard fields.text.isText else { return add(fields.person, block, from: block, lasts: true, into: &batch) }
    guard text.read(block, fields.text) else { return false }
    let inner = text.bytes
    return properties.readAll(inner.span.bytes, text.count)
      && add(fields.person, block, from: inner.span.bytes, lasts: false, into: &batch)
  }

  /// - Parameters:
  ///   - text: where the properties stand.
  ///   - lasts: whether that is the block.
  @inline(__always)
  private mutating func add(
    _ person: Field, _ block: RawSpan, from text: RawSpan, lasts: Bool, into batch: inout EventBatch
  ) -> Bool {
    let isPerson = properties.session.isAbsent
    guard isPerson ? person.isPlain : properties.session.isPlain, properties.screen.isPlain,
      properties.screen.isText
    else { return false }
    let session =
      isPerson
      ? batch.token(person, block, lasts: true) : batch.token(properties.session, text, lasts: lasts)
    batch.append(
      ScannedEvent(
        session: session, screen: names.token(properties.screen, text, lasts: lasts, into: &batch),
        time: times.time, kind: TraceEvent.Kind.screen.code, depth: -1))
    return true
  }
}

/// What the properties of an event say of its screen and its session.
private struct PostHogProperties {
  private(set) var screen = Field()
  private(set) var session = Field()
  private let known = Names()
  private var cursor = JSONCursor()
  private var keys = KeySet()

  private struct Names {
    let screen = ShortText("$screen_name")
    let session = ShortText("$session_id")
  }

  mutating func clear() { (screen, session) = (Field(), Field()) }

  /// Passes over the properties.
  mutating func read(_ block: RawSpan, _ start: Int) -> Int {
    clear()
    keys.removeAll()
    var key = known.screen
    var offset = JSONCursor.enter(block, start)
    while offset >= 0, block.byte(offset) != UInt8(ascii: "}") {
      offset = cursor.key(block, offset, &keys, &key)
      if offset < 0 { return JSONCursor.odd }
      let end =
        key == known.screen
        ? cursor.field(block, offset, &screen)
        : key == known.session ? cursor.field(block, offset, &session) : cursor.value(block, offset)
      offset = JSONCursor.next(block, end)
    }
    return offset < 0 ? JSONCursor.odd : offset + 1
  }

  /// Reads a text that ends with a line feed; false where it is more or less than an object.
  mutating func readAll(_ text: RawSpan, _ count: Int) -> Bool {
    let end = read(text, JSONCursor.skipBlanks(text, 0))
    return end >= 0 && JSONCursor.skipBlanks(text, end) == count
  }
}
