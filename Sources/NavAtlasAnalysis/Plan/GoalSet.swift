/// A set of small whole numbers.
struct GoalSet: Sendable, Hashable {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  subscript(number: Int) -> Bool {
    get { words[number / 64] & (1 << UInt64(number % 64)) != 0 }
    set {
      if newValue {
        words[number / 64] |= 1 << UInt64(number % 64)
      } else {
        words[number / 64] &= ~(1 << UInt64(number % 64))
      }
    }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func formUnion(_ other: GoalSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func subtract(_ other: GoalSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  func isSubset(of other: GoalSet) -> Bool {
    words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  /// How many of the others it has.
  func common(with other: GoalSet) -> Int {
    words.indices.reduce(0) { $0 + (words[$1] & other.words[$1]).nonzeroBitCount }
  }

  /// The numbers, ascending.
  var numbers: [Int] {
    words.indices.flatMap { index in
      (0..<64).filter { words[index] & (1 << UInt64($0)) != 0 }.map { index * 64 + $0 }
    }
  }
}
