/// Which members of a record are of interest, by the way that leads to them: `event_params[].value.int_value`.
struct RecordShape: Sendable {
  /// What is known of a value: its role, and the parts inside of it.
  private struct Part: Sendable {
    var role = RecordShape.noRole
    var members: [[UInt8]: Int32] = [:]
    var elements: Int32?
  }

  /// The role of what is of no interest.
  static let noRole = UInt8.max
  /// The part of what is of no interest, and holds nothing that is.
  static let nothing: Int32 = -1
  /// The record itself.
  static let record: Int32 = 0

  private var parts = [Part()]

  /// - Parameter roles: what each value is for; a role below ``noRole``.
  init<Role: RawRepresentable<UInt8>>(_ roles: KeyValuePairs<String, Role>) {
    for (path, role) in roles {
      var part = Self.record
      for step in path.split(separator: ".") {
        let isList = step.hasSuffix("[]")
        part = add(Array((isList ? step.dropLast(2) : step).utf8), to: part)
        if isList { part = addElements(to: part) }
      }
      parts[Int(part)].role = role.rawValue
    }
  }

  private mutating func add(_ key: [UInt8], to part: Int32) -> Int32 {
    if let known = parts[Int(part)].members[key] { return known }
    parts[Int(part)].members[key] = Int32(parts.count)
    parts.append(Part())
    return Int32(parts.count - 1)
  }

  private mutating func addElements(to part: Int32) -> Int32 {
    if let known = parts[Int(part)].elements { return known }
    parts[Int(part)].elements = Int32(parts.count)
    parts.append(Part())
    return Int32(parts.count - 1)
  }

  func role(of part: Int32) -> UInt8 { part < 0 ? Self.noRole : parts[Int(part)].role }

  func member(_ key: [UInt8], of part: Int32) -> Int32 {
    part < 0 ? Self.nothing : parts[Int(part)].members[key] ?? Self.nothing
  }

  func elements(of part: Int32) -> Int32 {
    part < 0 ? Self.nothing : parts[Int(part)].elements ?? Self.nothing
  }
}
