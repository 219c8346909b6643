/// Counts by pairs of numbers: an open-addressing table.
struct PairTable: ~Copyable, Sendable {
  private var keys: Column<UInt64>
  private var counts: Column<Int64>
  private var used = 0

  init(slots: Int = 64) {
    keys = Column(repeating: 0, count: slots)
    counts = Column(repeating: 0, count: slots)
  }

  @inline(__always) private static func slot(of key: UInt64, in keys: borrowing Column<UInt64>) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  func count(_ first: Int, _ second: Int) -> Int64 {
    counts[Self.slot(of: (UInt64(first) << 32 | UInt64(second)) + 1, in: keys)]
  }

  mutating func add(_ first: Int, _ second: Int, _ count: Int64) {
    let key = (UInt64(first) << 32 | UInt64(second)) + 1
    let slot = Self.slot(of: key, in: keys)
    if keys[slot] == 0 {
      keys[slot] = key
      used += 1
    }
    counts[slot] += count
    if used * 2 > keys.count { grow() }
  }

  private mutating func grow() {
    let size = keys.count * 2
    var newKeys = Column<UInt64>(repeating: 0, count: size)
    var newCounts = Column<Int64>(repeating: 0, count: size)
    for old in 0..<keys.count where keys[old] != 0 {
      let slot = Self.slot(of: keys[old], in: newKeys)
      newKeys[slot] = keys[old]
      newCounts[slot] = counts[old]
    }
    keys = newKeys
    counts = newCounts
  }

  /// Every pair whose count is not zero, in no order.
  func visit(_ body: (_ first: Int, _ second: Int, _ count: Int64) -> Void) {
    for slot in 0..<keys.count where counts[slot] != 0 {
      let key = keys[slot] - 1
      body(Int(key >> 32), Int(key & 0xFFFF_FFFF), counts[slot])
    }
  }
}

/// Counts by pairs of numbers: a matrix while the first numbers are few, a table when they are many.
struct PairCounts: ~Copyable, Sendable {
  /// The most counts in a matrix: a larger one would not stay in the processor's cache.
  private static let largestMatrix = 1 << 20

  private var matrix = Column<Int64>()
  private var table = PairTable()
  private var isTable = false
  /// How many second numbers there are; where `nil`, as many as first ones.
  private let columns: Int?
  private var rows = 0
  private var width = 0

  init(columns: Int? = nil) { self.columns = columns }

  /// Makes room for a number of first numbers.
  mutating func reserve(_ count: Int) {
    guard count > rows, !isTable else { return }
    var more = max(rows, 32)
    while more < count { more *= 2 }
    var larger = Column<Int64>()
    var newTable = PairTable()
    let wider = columns ?? more
    let tooLarge = more * wider > Self.largestMatrix
    if !tooLarge { larger = Column(repeating: 0, count: more * wider) }
    visit { first, second, count in
      if tooLarge { newTable.add(first, second, count) } else { larger[first * wider + second] = count }
    }
    matrix = larger
    table = newTable
    (rows, width, isTable) = (more, wider, tooLarge)
  }

  /// Adds to the count of a pair that there is room for.
  @inline(__always) mutating func add(_ first: Int, _ second: Int, _ count: Int64) {
    if isTable { table.add(first, second, count) } else { matrix[first * width + second] += count }
  }

  /// Every pair whose count is not zero, in no order.
  func visit(_ body: (_ first: Int, _ second: Int, _ count: Int64) -> Void) {
    if isTable { return table.visit(body) }
    for first in 0..<rows {
      for second in 0..<width where matrix[first * width + second] != 0 {
        body(first, second, matrix[first * width + second])
      }
    }
  }

  /// A first number's counts that are not zero, by second number.
  func row(_ first: Int) -> [(part: Int, count: Int64)] {
    var row: [(part: Int, count: Int64)] = []
    if isTable {
      for second in 0..<(columns ?? 0) {
        let count = table.count(first, second)
        if count != 0 { row.append((second, count)) }
      }
    } else if first < rows {
      for second in 0..<width where matrix[first * width + second] != 0 {
        row.append((second, matrix[first * width + second]))
      }
    }
    return row
  }
}
