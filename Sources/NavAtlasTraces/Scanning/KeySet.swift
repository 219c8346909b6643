/// The keys of an object, to see whether one comes again.
struct KeySet: Sendable {
  /// How many keys an object may have to be read in place.
  private static let limit = 200

  private var keys: [ShortText] = []
  /// A bit for each key, which keys may share.
  private var marks: UInt64 = 0

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    marks = 0
  }

  /// Adds a key; false where it may be there already, or where there are too many.
  @inline(__always) mutating func insert(_ key: ShortText) -> Bool {
    let mark = key.mark
    guard keys.count < Self.limit, marks & mark == 0 || !keys.contains(key) else { return false }
    keys.append(key)
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
