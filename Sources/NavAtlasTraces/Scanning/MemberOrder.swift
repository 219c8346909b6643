/// The members that the lines of a log have, in their order: mostly those of the line before.
struct MemberOrder: Sendable {
  /// How many members an event may have to be read in place.
  private static let limit = 40

  private var keys: [ShortText] = []
  private var roles: [NativeScanner.Role] = []
  private var isChanged = false

  /// What the value of a line's member is for; `nil` where there are too many members.
  @inline(__always) mutating func role(of key: ShortText, at index: Int) -> NativeScanner.Role? {
    if index < keys.count, keys[index] == key { return roles[index] }
    return learn(key, at: index)
  }

  @inline(never) private mutating func learn(_ key: ShortText, at index: Int) -> NativeScanner.Role? {
    guard index < Self.limit else { return nil }
    keys.removeSubrange(index...)
    roles.removeSubrange(index...)
    let role = NativeScanner.Role.all.first { $0.key == key }?.role ?? .other
    keys.append(key)
    roles.append(role)
    isChanged = true
    return role
  }

  /// Ends a line; false where two of its keys may be the same.
  @inline(__always) mutating func endLine() -> Bool { !isChanged || checkChanged() }

  @inline(never) private mutating func checkChanged() -> Bool {
    for (index, key) in keys.enumerated() where keys[..<index].contains(key) {
      forget()
      return false
    }
    isChanged = false
    return true
  }

  /// Starts anew after a line that could not be read in place.
  mutating func forget() {
    keys.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    isChanged = false
  }
}
