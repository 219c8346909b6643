/// Reads points in time.
enum Timestamp {
  /// Milliseconds since 1970 of an ISO 8601 date and time such as `2026-01-01T09:00:00.000Z`.
  ///
  /// Seconds may have any number of decimals, of which three count; the zone is `Z`, an offset, or absent (UTC).
  static func milliseconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int64? {
      guard range.upperBound <= bytes.count else { return nil }
      return bytes[range].reduce(Int64?.some(0)) { value, byte in
        guard let value, (48...57).contains(byte) else { return nil }
        return value * 10 + Int64(byte - 48)
      }
    }
    func has(_ character: Character, at index: Int) -> Bool {
      index < bytes.count && bytes[index] == character.asciiValue
    }
    guard let year = number(0..<4), has("-", at: 4), let month = number(5..<7), has("-", at: 7),
      let day = number(8..<10), has("T", at: 10) || has(" ", at: 10), let hour = number(11..<13),
      has(":", at: 13), let minute = number(14..<16), has(":", at: 16), let second = number(17..<19),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    var index = 19
    var fraction: Int64 = 0
    if has(".", at: index) || has(",", at: index) {
      let digits = bytes[(index + 1)...].prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { return nil }
      index += 1 + digits.count
      fraction = (digits.prefix(3) + [48, 48, 48]).prefix(3).reduce(0) { $0 * 10 + Int64($1 - 48) }
    }
    guard let offset = offset(Array(bytes[index...])) else { return nil }
    let seconds = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return seconds * 1_000 + fraction
  }

  /// Seconds east of UTC.
  private static func offset(_ zone: [UInt8]) -> Int64? {
    if zone.isEmpty || zone == Array("Z".utf8) || zone == Array("z".utf8) { return 0 }
    let digits = zone.dropFirst().filter { $0 != 58 }
    guard zone[0] == 43 || zone[0] == 45, digits.count == 4 || digits.count == 2,
      let value = Int64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let (hours, minutes) = digits.count == 2 ? (value, 0) : (value / 100, value % 100)
    guard hours < 24, minutes < 60 else { return nil }
    return (zone[0] == 45 ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  /// Days since 1970-01-01 in the Gregorian calendar, counted in eras of 400 years that begin in March.
  static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date and time of milliseconds since 1970, in UTC.
  static func text(_ milliseconds: Int64) -> String {
    let day = Int64((Double(milliseconds) / 86_400_000).rounded(.down))
    let rest = milliseconds - day * 86_400_000
    let (year, month, date) = civil(day)
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(date, 2))T\(padded(rest / 3_600_000, 2)):"
      + "\(padded(rest / 60_000 % 60, 2)):\(padded(rest / 1_000 % 60, 2)).\(padded(rest % 1_000, 3))Z"
  }

  /// The date of a day since 1970-01-01: the inverse of `days`.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
  }
}
