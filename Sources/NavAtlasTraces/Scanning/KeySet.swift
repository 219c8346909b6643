/// The keys of an object, to see whether one comes again.
struct KeySet: Sendable {
  /// How many keys an object may have to be read in place.
  private static let limit = 200

  /// The first `count` are those of the object; an array that only grows is quicker than one that is emptied.
  private var keys: [ShortText] = []
  private var count = 0
  /// A bit for each key, which keys may share.
  private var marks: UInt64 = 0

  mutating func removeAll() {
    count = 0
    marks = 0
  }

  /// Adds a key; false where it may be there already, or where there are too many.
  @inline(__always) mutating func insert(_ key: ShortText) -> Bool {
    let mark = key.mark
    guard count < Self.limit, marks & mark == 0 || !keys[..<count].contains(key) else { return false }
    if count < keys.count { keys[count] = key } else { keys.append(key) }
    count += 1
    marks |= mark
    return true
  }
}

extension ShortText {
  /// One bit of 64, mostly another one for another text.
  @inline(__always) var mark: UInt64 {
    let mixed = (low ^ high &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return 1 << (mixed >> 58)
  }
}
