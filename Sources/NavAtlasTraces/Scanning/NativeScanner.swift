import NavAtlasModel

/// Reads the lines of the native format in place.
///
/// Not plain is a line with escapes in a name, with keys that may be the same, or with anything wrong.
struct NativeScanner: PlainLineScanner {
  /// What the value of a member is for.
  enum Role: Sendable {
    case session, time, kind, screen, name, text, names, count, depth, style, profile, trigger, other

    static let all: [(key: ShortText, role: Role)] = {
      let roles: [(String, Role)] = [
        ("session", .session), ("ts", .time), ("event", .kind), ("screen", .screen), ("n", .count),
        ("depth", .depth), ("path", .names), ("tab", .name), ("container", .name), ("column", .name),
        ("url", .text),
        ("style", .style),
        ("profile", .profile), ("trigger", .trigger),
      ]
      return roles.map { (ShortText($0.0), $0.1) }
    }()
  }

  private var cursor = JSONCursor()
  private var times = TimeScanner()
  private var order = MemberOrder()
  private let kinds = EventKinds()
  private let styles = PresentationStyle.allCases.map { ShortText($0.rawValue) }
  private let profiles = Profile.allCases.map { ShortText($0.rawValue) }
  private let triggers = Transition.Trigger.allCases.map { ShortText($0.rawValue) }

  mutating func decode(_ bytes: [UInt8], isTorn: Bool) -> DecodedLine {
    order.forget()
    return NativeFormat.decode(bytes, isTorn: isTorn)
  }

  @inline(__always)
  mutating func line(_ block: RawSpan, _ start: Int, into batch: inout EventBatch) -> Int {
    var fields = Fields()
    var offset = JSONCursor.skipBlanks(block, start)
    guard block.byte(offset) == UInt8(ascii: "{") else { return JSONCursor.odd }
    offset = JSONCursor.skipBlanks(block, offset + 1)
    var index = 0
    while true {
      guard block.byte(offset) == UInt8(ascii: "\"") else { return JSONCursor.odd }
      let key = offset + 1
      offset = cursor.string(block, key)
      guard offset >= 0, !cursor.hasEscapes,
        let role = order.role(of: ShortText(block, key, offset - key), at: index)
      else { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset + 1)
      guard block.byte(offset) == UInt8(ascii: ":") else { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset + 1)
      offset = member(role, block, offset, &fields)
      if offset < 0 { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset)
      index += 1
      let byte = block.byte(offset)
      if byte == UInt8(ascii: "}") { break }
      guard byte == UInt8(ascii: ",") else { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset + 1)
    }
    offset = JSONCursor.skipBlanks(block, offset + 1)
    guard block.byte(offset) == 0x0A, offset - start <= NativeFormat.maximumLine, order.endLine(),
      fields.isComplete
    else { return JSONCursor.odd }
    batch.append(fields.event(block))
    return offset
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

  /// Reads a member's value; gives the offset behind it.
  @inline(__always)
  private mutating func member(_ role: Role, _ block: RawSpan, _ start: Int, _ fields: inout Fields) -> Int {
    switch role {
    case .session:
      fields.sessionStart = start + 1
      let end = name(block, start)
      fields.sessionCount = end - start - 2
      return end
    case .screen:
      fields.screenStart = start + 1
      let end = name(block, start)
      fields.screenCount = end - start - 2
      return end
    case .time:
      fields.hasTime = true
      let isText = block.byte(start) == UInt8(ascii: "\"")
      let end = isText ? times.text(block, start + 1) : times.number(block, start)
      fields.time = times.time
      return end < 0 ? end : isText ? end + 1 : end
    case .kind:
      let end = name(block, start)
      guard end >= 0, let kind = kinds.code(ShortText(block, start + 1, end - start - 2)) else {
        return JSONCursor.odd
      }
      fields.kind = kind
      return end
    case .depth: return count(block, start, &fields.depth)
    default: return optional(role, block, start, &fields)
    }
  }

  /// Passes over a member that counting does not use, but that has to be right.
  @inline(never)
  private mutating func optional(_ role: Role, _ block: RawSpan, _ start: Int, _ fields: inout Fields) -> Int
  {
    if role == .other { return cursor.value(block, start) }
    if block.byte(start) == UInt8(ascii: "n") { return JSONCursor.scalar(block, start) }
    var ignored: Int32 = 0
    switch role {
    case .name: return name(block, start)
    case .text: return name(block, start, limit: ObjectReader.maximumTextLength)
    case .count: return count(block, start, &ignored)
    case .names: return names(block, start, &fields)
    case .style: return choice(styles, block, start)
    case .profile: return choice(profiles, block, start)
    case .trigger: return choice(triggers, block, start)
    default: return JSONCursor.odd
    }
  }

  /// Passes over a name: not empty, not too long, and without a NUL.
  @inline(__always) private mutating func name(
    _ block: RawSpan, _ start: Int, limit: Int = ObjectReader.maximumLength
  ) -> Int {
    guard block.byte(start) == UInt8(ascii: "\"") else { return JSONCursor.odd }
    let end = cursor.string(block, start + 1)
    guard end > start + 1, end - start - 1 <= limit, !cursor.hasEscapes else { return JSONCursor.odd }
    return end + 1
  }

  /// Reads a whole number up to a million.
  @inline(__always) private func count(_ block: RawSpan, _ start: Int, _ value: inout Int32) -> Int {
    var offset = start
    var number: Int32 = 0
    while offset - start < 6, block.byte(offset) &- 0x30 <= 9 {
      number = number * 10 + Int32(block.byte(offset) &- 0x30)
      offset += 1
    }
    let hasLeadingZero = offset > start + 1 && block.byte(start) == 0x30
    guard offset > start, !hasLeadingZero else {
      return block.byte(start) == UInt8(ascii: "n") ? JSONCursor.scalar(block, start) : JSONCursor.odd
    }
    value = number
    return offset
  }

  private mutating func names(_ block: RawSpan, _ start: Int, _ fields: inout Fields) -> Int {
    guard block.byte(start) == UInt8(ascii: "[") else { return JSONCursor.odd }
    fields.path = 0
    var offset = JSONCursor.skipBlanks(block, start + 1)
    if block.byte(offset) == UInt8(ascii: "]") { return offset + 1 }
    while true {
      offset = name(block, offset)
      if offset < 0 { return JSONCursor.odd }
      fields.path += 1
      offset = JSONCursor.skipBlanks(block, offset)
      if block.byte(offset) == UInt8(ascii: "]") { return offset + 1 }
      guard block.byte(offset) == UInt8(ascii: ",") else { return JSONCursor.odd }
      offset = JSONCursor.skipBlanks(block, offset + 1)
    }
  }

  private mutating func choice(_ choices: [ShortText], _ block: RawSpan, _ start: Int) -> Int {
    let end = name(block, start)
    guard end >= 0, choices.contains(ShortText(block, start + 1, end - start - 2)) else {
      return JSONCursor.odd
    }
    return end
  }
}
