/// Reads the lines of PostHog's export in place; properties that are a text are unescaped into a buffer first.
struct PostHogScanner: PlainLineScanner, ~Copyable {
  private enum Role: UInt8 {
    case event, timestamp, person, properties, screen, session
  }

  private var records = RecordReader(
    RecordShape([
      "event": Role.event, "timestamp": .timestamp, "distinct_id": .person, "properties": .properties,
      "properties.$screen_name": .screen, "properties.$session_id": .session,
    ]))
  private var properties = RecordReader(
    RecordShape(["$screen_name": Role.screen, "$session_id": .session]))
  private var text = UnescapedText()
  private var times = TimeScanner()
  private var names = NameMemo(.standard)
  private let screenEvent = ShortText("$screen")

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    JSONRecords.decode(bytes, isTorn: isTorn, PostHogFormat.event).renamed
  }

  /// What a line says.
  private struct Fields {
    var event = Field()
    var timestamp = Field()
    var person = Field()
    var properties = Field()
    var screen = Field()
    var session = Field()

    @inline(__always) mutating func take(_ reader: borrowing RecordReader) {
      for index in 0..<reader.count {
        let field = reader[index]
        switch Role(rawValue: field.role) {
        case .event: event = field
        case .timestamp: timestamp = field
        case .person: person = field
        case .properties: properties = field
        case .screen: screen = field
        case .session: session = field
        case nil: break
        }
      }
    }
  }

  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    let end = records.line(block, start)
    guard end >= 0 else { return JSONCursor.odd }
    var fields = Fields()
    fields.take(records)
    guard fields.event.isPlainText else { return JSONCursor.odd }
    if fields.event.text(block) != screenEvent { return end }
    guard fields.timestamp.isPlainText,
      times.text(block, fields.timestamp.start) == fields.timestamp.end,
      add(&fields, block, into: &batch)
    else { return JSONCursor.odd }
    return end
  }

  /// Adds a screen event; false where something is missing, or unusual.
  @inline(__always)
  private mutating func add(_ fields: inout Fields, _ block: RawSpan, into batch: inout EventBatch) -> Bool {
    switch fields.properties.kind {
    case .text, .escapedText:
      guard text.read(block, fields.properties) else { return false }
      let inner = text.bytes
      guard properties.line(inner.span.bytes, 0) == text.count else { return false }
      fields.take(properties)
      return add(fields, block, from: inner.span.bytes, lasts: false, into: &batch)
    default: return add(fields, block, from: block, lasts: true, into: &batch)
    }
  }

  /// - Parameters:
  ///   - text: where the properties stand.
  ///   - lasts: whether that is the block.
  @inline(__always)
  private mutating func add(
    _ fields: Fields, _ block: RawSpan, from text: RawSpan, lasts: Bool, into batch: inout EventBatch
  ) -> Bool {
    let isPerson = fields.session.isAbsent
    guard isPerson ? fields.person.isPlain : fields.session.isPlain, fields.screen.isPlainText else {
      return false
    }
    let session =
      isPerson
      ? batch.token(fields.person, block, lasts: true) : batch.token(fields.session, text, lasts: lasts)
    batch.append(
      ScannedEvent(
        session: session, screen: names.token(fields.screen, text, lasts: lasts, into: &batch),
        time: times.time, kind: ScannedEvent.screenKind, depth: -1))
    return true
  }
}
