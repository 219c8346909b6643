/// Reads points in time in place: those that ``Timestamp`` reads, in the same way.
///
/// Lines that follow each other mostly have the same day, so the day is read once.
struct TimeScanner: Sendable {
  /// Milliseconds since 1970 of what was read last.
  private(set) var time: Int64 = 0

  private var firstOfDay: UInt64 = 0
  private var lastOfDay: UInt64 = 0
  private var day: Int64 = 0

  /// Reads a time in quotation marks; `start` is behind the opening one.
  ///
  /// - Returns: the offset of the closing quotation mark, or ``JSONCursor/odd`` where this is no time or an unusual one.
  @inline(__always) mutating func text(_ block: RawSpan, _ start: Int) -> Int {
    // The bytes `2026-01-` and `6-01-01T`.
    if block.word(start) != firstOfDay || block.word(start + 3) != lastOfDay {
      guard readDay(block, start) else { return JSONCursor.odd }
    }
    // `09:30:00`: digits less '0' and colons less ':' leave numbers up to 9 and nulls.
    let clock = block.word(start + 11) ^ 0x3030_3A30_303A_3030
    guard ((clock &+ 0x7676_7F76_767F_7676) | clock) & 0x8080_8080_8080_8080 == 0 else {
      return JSONCursor.odd
    }
    let hour = Self.pair(clock)
    let minute = Self.pair(clock >> 24)
    let second = Self.pair(clock >> 48)
    guard hour < 24, minute < 60, second < 61 else { return JSONCursor.odd }
    time = day + (hour * 3_600 + minute * 60 + second) * 1_000
    // `.000Z"`
    let rest = block.word(start + 19) ^ 0x0000_225A_3030_302E
    if ((rest &+ 0x0000_7F7F_7676_767F) | rest) & 0x0000_8080_8080_8080 == 0 {
      time += Int64(
        truncatingIfNeeded: (rest >> 8 & 0xF) * 100 + (rest >> 16 & 0xF) * 10 + (rest >> 24 & 0xF))
      return start + 24
    }
    return fractionAndZone(block, start + 19)
  }

  @inline(__always) private static func pair(_ digits: UInt64) -> Int64 {
    Int64(truncatingIfNeeded: (digits & 0xF) * 10 + (digits >> 8 & 0xF))
  }

  @inline(never) private mutating func readDay(_ block: RawSpan, _ start: Int) -> Bool {
    func number(_ offset: Int, _ count: Int) -> Int64? {
      var value: Int64 = 0
      for offset in offset..<(offset + count) {
        let digit = block.byte(offset) &- 0x30
        guard digit <= 9 else { return nil }
        value = value * 10 + Int64(digit)
      }
      return value
    }
    guard let year = number(start, 4), block.byte(start + 4) == UInt8(ascii: "-"),
      let month = number(start + 5, 2),
      block.byte(start + 7) == UInt8(ascii: "-"), let date = number(start + 8, 2),
      block.byte(start + 10) == UInt8(ascii: "T") || block.byte(start + 10) == UInt8(ascii: " "),
      (1...12).contains(month), (1...31).contains(date)
    else { return false }
    day = Timestamp.days(year, month, date) * 86_400_000
    (firstOfDay, lastOfDay) = (block.word(start), block.word(start + 3))
    return true
  }

  private mutating func fractionAndZone(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    if block.byte(offset) == UInt8(ascii: ".") || block.byte(offset) == UInt8(ascii: ",") {
      offset += 1
      var unit: Int64 = 100
      while block.byte(offset) &- 0x30 <= 9 {
        time += Int64(block.byte(offset) - 0x30) * unit
        unit /= 10
        offset += 1
      }
      guard block.byte(offset - 1) &- 0x30 <= 9 else { return JSONCursor.odd }
    }
    switch block.byte(offset) {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): offset += 1
    case UInt8(ascii: "+"): return zone(block, offset + 1, sign: -1)
    case UInt8(ascii: "-"): return zone(block, offset + 1, sign: 1)
    default: break
    }
    return block.byte(offset) == UInt8(ascii: "\"") ? offset : JSONCursor.odd
  }

  /// Reads `HH:MM` or `HHMM`.
  private mutating func zone(_ block: RawSpan, _ start: Int, sign: Int64) -> Int {
    func digit(_ offset: Int) -> Int64? {
      let digit = block.byte(offset) &- 0x30
      return digit <= 9 ? Int64(digit) : nil
    }
    guard let a = digit(start), let b = digit(start + 1) else { return JSONCursor.odd }
    let minutes = block.byte(start + 2) == UInt8(ascii: ":") ? start + 3 : start + 2
    guard let c = digit(minutes), let d = digit(minutes + 1), a * 10 + b < 24, c * 10 + d < 60,
      block.byte(minutes + 2) == UInt8(ascii: "\"")
    else { return JSONCursor.odd }
    time += sign * ((a * 10 + b) * 60 + c * 10 + d) * 60_000
    return minutes + 2
  }

  /// Reads whole milliseconds; ``JSONCursor/odd`` where the number is none, or a large one.
  @inline(__always) mutating func number(_ block: RawSpan, _ start: Int) -> Int {
    var offset = start
    let isNegative = block.byte(offset) == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let first = offset
    var value: Int64 = 0
    while offset - first < 18, block.byte(offset) &- 0x30 <= 9 {
      value = value * 10 + Int64(block.byte(offset) &- 0x30)
      offset += 1
    }
    let hasLeadingZero = block.byte(first) == UInt8(ascii: "0") && offset > first + 1
    guard offset > first, !hasLeadingZero else { return JSONCursor.odd }
    switch block.byte(offset) {
    case UInt8(ascii: ","), UInt8(ascii: "}"), 0x20, 0x09, 0x0D: break
    default: return JSONCursor.odd
    }
    time = isNegative ? -value : value
    return offset
  }
}
