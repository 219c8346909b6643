import NavAtlasModel

/// Reads the lines of the native format in place.
///
/// Not plain is a line with escapes in a name, one that tells of a gap, or with anything wrong.
struct NativeScanner: PlainLineScanner, ~Copyable {
  private enum Role: UInt8 {
    case session, time, kind, screen, path, frame, name, text, count, depth, style, profile, trigger
  }

  private var records = RecordReader(
    RecordShape([
      "session": Role.session, "ts": .time, "event": .kind, "screen": .screen, "n": .count, "depth": .depth,
      "path": .path, "path[]": .frame, "tab": .name, "container": .name, "column": .name, "url": .text,
      "style": .style, "profile": .profile, "trigger": .trigger,
    ]))
  private static let gap = TraceEvent.Kind.gap.code
  private var times = TimeScanner()
  private let kinds = EventKinds()
  private let styles = PresentationStyle.allCases.map { ShortText($0.rawValue) }
  private let profiles = Profile.allCases.map { ShortText($0.rawValue) }
  private let triggers = Transition.Trigger.allCases.map { ShortText($0.rawValue) }

  func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine { NativeFormat.decode(bytes, isTorn: isTorn) }

  @inline(__always)
  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    let end = records.line(block, start)
    guard end >= 0 else { return JSONCursor.odd }
    var fields = Fields()
    for index in 0..<records.count {
      guard take(records[index], block, &fields) else { return JSONCursor.odd }
    }
    // A gap is counted by the decoder's event.
    guard fields.isComplete, fields.kind != Self.gap else { return JSONCursor.odd }
    batch.append(fields.event(block))
    return end
  }

  /// What a line has said so far.
  struct Fields {
    var sessionStart = 0
    var sessionCount = 0
    var screenStart = 0
    var screenCount = 0
    var time: Int64 = 0
    var hasTime = false
    var kind = noKind

    private static let noKind: UInt8 = .max
    private static let sizeClass = TraceEvent.Kind.sizeClass.code
    private static let message = TraceEvent.Kind.message.code
    var depth: Int32 = -1
    var path: Int32 = -1

    var isComplete: Bool {
      @inline(__always) get {
        sessionCount > 0 && hasTime && kind != Self.noKind
          && (screenCount > 0 || kind == Self.sizeClass || kind == Self.message)
      }
    }

    @inline(__always) func event(_ block: RawSpan) -> ScannedEvent {
      ScannedEvent(
        session: Token(block, sessionStart, sessionCount), screen: Token(block, screenStart, screenCount),
        time: time, kind: kind, depth: depth >= 0 ? depth : path)
    }
  }

  /// Takes a value; false where it is wrong, or unusual.
  @inline(__always) private mutating func take(_ field: Field, _ block: RawSpan, _ fields: inout Fields)
    -> Bool
  {
    switch Role(rawValue: field.role) {
    case .session:
      (fields.sessionStart, fields.sessionCount) = (field.start, field.count)
      return isName(field)
    case .screen:
      (fields.screenStart, fields.screenCount) = (field.start, field.count)
      return isName(field)
    case .time:
      fields.hasTime = true
      let end = field.kind == .number ? times.number(block, field.start) : times.text(block, field.start)
      fields.time = times.time
      return end == field.end && (field.kind == .number || field.kind == .text)
    case .kind:
      guard isName(field), let kind = kinds.code(field.text(block)) else { return false }
      fields.kind = kind
      return true
    case .depth: return count(field, block, &fields.depth)
    default: return takeOptional(field, block, &fields)
    }
  }

  /// Takes a value that may be null, and that counting mostly does not use, but that has to be right.
  @inline(never) private func takeOptional(_ field: Field, _ block: RawSpan, _ fields: inout Fields) -> Bool {
    var ignored: Int32 = 0
    switch Role(rawValue: field.role) {
    case .frame:
      fields.path += 1
      return isName(field)
    case .path where field.kind == .list:
      fields.path = 0
      return true
    case .name where !field.isAbsent: return isName(field)
    case .text where !field.isAbsent: return isName(field, limit: ObjectReader.maximumTextLength)
    case .count: return count(field, block, &ignored)
    case .style: return isChoice(field, of: styles, block)
    case .profile: return isChoice(field, of: profiles, block)
    case .trigger: return isChoice(field, of: triggers, block)
    default: return field.isAbsent
    }
  }

  /// Whether a value is a name: a text, not empty, not too long, and without a NUL.
  @inline(__always) private func isName(_ field: Field, limit: Int = ObjectReader.maximumLength) -> Bool {
    field.isPlainText && field.count <= limit
  }

  /// Reads a whole number up to a million, or null.
  @inline(__always) private func count(_ field: Field, _ block: RawSpan, _ value: inout Int32) -> Bool {
    guard field.kind == .number, field.count <= 6 else { return field.isAbsent }
    var number: Int32 = 0
    for offset in field.start..<field.end {
      let digit = block.byte(offset) &- 0x30
      guard digit <= 9 else { return false }
      number = number * 10 + Int32(digit)
    }
    value = number
    return true
  }

  private func isChoice(_ field: Field, of choices: [ShortText], _ block: RawSpan) -> Bool {
    field.isAbsent || (isName(field) && choices.contains(field.text(block)))
  }
}
