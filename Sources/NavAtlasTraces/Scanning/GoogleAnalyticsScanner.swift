/// Reads the rows of a Google Analytics 4 export in place.
struct GoogleAnalyticsScanner: PlainLineScanner, ~Copyable {
  private enum Role: UInt8 {
    case event, timestamp, user
    /// A parameter, before its members.
    case parameter
    case key, text, number
  }

  private var records = RecordReader(
    RecordShape([
      "event_name": Role.event, "event_timestamp": .timestamp, "user_pseudo_id": .user,
      "event_params[]": .parameter, "event_params[].key": .key,
      "event_params[].value.string_value": .text, "event_params[].value.int_value": .number,
    ]))
  private var names = NameMemo(.standard)
  private var classes = NameMemo(.controllers, .standard)
  private let screenEvent = ShortText("screen_view")
  private let keys = ParameterKeys()

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    JSONRecords.decode(bytes, isTorn: isTorn, GoogleAnalyticsFormat.event).renamed
  }

  /// What a row says.
  private struct Row {
    var event = Field()
    var timestamp = Field()
    var user = Field()
    /// The first parameter of each name counts, even one without a value.
    var session: Field?
    var screen: Field?
    var screenClass: Field?
    /// Whether a parameter has a name that has to be decoded.
    var hasEscapedKey = false
  }

  private struct Parameter {
    var key = Field()
    var text = Field()
    var number = Field()
    /// The first one counts where there are both.
    var value: Field { text.isAbsent ? number : text }
  }

  private struct ParameterKeys {
    let session = ShortText("ga_session_id")
    let screen = ShortText("firebase_screen")
    let screenClassCount = 21
    /// Longer than what a short text holds.
    private let screenClass =
      Array("firebase_screen_class".utf8) + [UInt8](repeating: 0, count: RawSpan.padding)

    func isScreenClass(_ key: Field, _ block: RawSpan) -> Bool {
      block.equals(key.start, screenClass.span.bytes, 0, screenClassCount)
    }
  }

  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    let end = records.line(block, start)
    guard end >= 0 else { return JSONCursor.odd }
    let row = row(block)
    guard row.event.isPlainText else { return JSONCursor.odd }
    if row.event.text(block) != screenEvent { return end }
    return !row.hasEscapedKey && add(row, block, into: &batch) ? end : JSONCursor.odd
  }

  @inline(__always) private func row(_ block: RawSpan) -> Row {
    var row = Row()
    var parameter = Parameter()
    for index in 0..<records.count {
      let field = records[index]
      switch Role(rawValue: field.role) {
      case .event: row.event = field
      case .timestamp: row.timestamp = field
      case .user: row.user = field
      case .parameter:
        keep(parameter, block, in: &row)
        parameter = Parameter()
      case .key: parameter.key = field
      case .text: parameter.text = field
      case .number: parameter.number = field
      case nil: break
      }
    }
    keep(parameter, block, in: &row)
    return row
  }

  @inline(__always) private func keep(_ parameter: Parameter, _ block: RawSpan, in row: inout Row) {
    let key = parameter.key
    if key.kind == .escapedText { row.hasEscapedKey = true }
    guard key.kind == .text else { return }
    switch key.count {
    case keys.session.count where row.session == nil && key.text(block) == keys.session:
      row.session = parameter.value
    case keys.screen.count where row.screen == nil && key.text(block) == keys.screen:
      row.screen = parameter.value
    case keys.screenClassCount where row.screenClass == nil && keys.isScreenClass(key, block):
      row.screenClass = parameter.value
    default: break
    }
  }

  /// Adds a screen event; false where something is missing, or unusual.
  @inline(__always)
  private mutating func add(_ row: Row, _ block: RawSpan, into batch: inout EventBatch) -> Bool {
    guard let session = row.session, session.isPlain, row.user.isPlain || row.user.isAbsent,
      let time = milliseconds(block, row.timestamp), let screen = screen(row, block, into: &batch)
    else { return false }
    let key =
      row.user.isAbsent ? batch.token(session, block, lasts: true) : batch.keep(row.user, session, block)
    batch.append(
      ScannedEvent(
        session: key, screen: screen, time: time, kind: ScannedEvent.screenKind, depth: -1))
    return true
  }

  /// The token of the screen's name; `nil` where there is none that is plain.
  @inline(__always)
  private mutating func screen(_ row: Row, _ block: RawSpan, into batch: inout EventBatch) -> Token? {
    if let screen = row.screen, !screen.isAbsent {
      return screen.isPlain ? names.token(screen, block, lasts: true, into: &batch) : nil
    }
    guard let name = row.screenClass, name.isPlain else { return nil }
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
