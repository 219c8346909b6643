/// Reads the rows of a Google Analytics 4 export in place.
struct GoogleAnalyticsScanner: PlainLineScanner {
  private let known = Names()
  private var cursor = JSONCursor()
  private var times = TimeScanner()
  private var keys = KeySet()
  private var parameters = EventParameters()
  private var names = NameMemo(.standard)
  private var classes = NameMemo(.controllers, .standard)

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    JSONRecords.decode(bytes, isTorn: isTorn, GoogleAnalyticsFormat.event).renamed
  }

  private struct Names {
    let event = ShortText("event_name")
    let timestamp = ShortText("event_timestamp")
    let user = ShortText("user_pseudo_id")
    let parameters = ShortText("event_params")
    let screenEvent = ShortText("screen_view")
  }

  /// What a row has said so far.
  private struct Fields {
    var event = Field()
    var timestamp = Field()
    var user = Field()
  }

  /// Whether a row is of an event that is not counted.
  @inline(__always) private func isOther(_ event: Field, _ block: RawSpan) -> Bool {
    event.isPlain && event.isText && event.text(block) != known.screenEvent
  }

  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    var fields = Fields()
    var key = known.event
    keys.removeAll()
    parameters.clear()
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
    if isOther(fields.event, block) { return offset }
    return add(fields, block, into: &batch) ? offset : JSONCursor.odd
  }

  @inline(__always) private mutating func member(
    _ key: ShortText, _ block: RawSpan, _ start: Int, _ fields: inout Fields
  ) -> Int {
    if key == known.parameters, block.byte(start) == UInt8(ascii: "["), !isOther(fields.event, block) {
      return parameters.read(block, start)
    }
    if key == known.event { return cursor.field(block, start, &fields.event) }
    if key == known.timestamp { return cursor.field(block, start, &fields.timestamp) }
    if key == known.user { return cursor.field(block, start, &fields.user) }
    return cursor.value(block, start)
  }

  /// Adds a screen event; false where something is missing, or unusual.
  @inline(__always)
  private mutating func add(_ fields: Fields, _ block: RawSpan, into batch: inout EventBatch) -> Bool {
    let user = fields.user
    guard let session = parameters.session, session.isPlain, user.isPlain || user.isAbsent,
      let time = milliseconds(block, fields.timestamp),
      let screen = screen(block, into: &batch)
    else { return false }
    let key =
      user.isAbsent ? batch.token(session, block, lasts: true) : batch.keep(user, session, block)
    batch.append(
      ScannedEvent(
        session: key, screen: screen, time: time, kind: TraceEvent.Kind.screen.code, depth: -1))
    return true
  }

  /// The token of the screen's name; `nil` where there is none that is plain.
  @inline(__always) private mutating func screen(_ block: RawSpan, into batch: inout EventBatch) -> Token? {
    if let screen = parameters.screen, !screen.isAbsent {
      return screen.isPlain ? names.token(screen, block, lasts: true, into: &batch) : nil
    }
    guard let name = parameters.screenClass, name.isPlain else { return nil }
    return classes.changed(name, block, into: &batch)
  }

  /// Milliseconds of whole microseconds; `nil` for other numbers, and large ones.
  @inline(__always) private func milliseconds(_ block: RawSpan, _ field: Field) -> Int64? {
    guard field.isPlain, field.count <= 18 else { return nil }
    var value: Int64 = 0
    for offset in field.start..<field.end {
      let digit = block.byte(offset) &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int64(digit)
    }
    return value / 1_000
  }
}
