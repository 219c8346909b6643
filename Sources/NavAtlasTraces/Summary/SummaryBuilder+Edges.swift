/// How often a screen followed another one.
public struct EdgeCount: Sendable, Hashable, Comparable {
  public var from: String
  public var to: String
  public var count: Int

  /// By the bytes of the names, as databases sort.
  public static func < (left: EdgeCount, right: EdgeCount) -> Bool {
    if !left.from.utf8.elementsEqual(right.from.utf8) {
      return left.from.utf8.lexicographicallyPrecedes(right.from.utf8)
    }
    return left.to.utf8.lexicographicallyPrecedes(right.to.utf8)
  }
}

extension SummaryBuilder {
  /// The directly-follows table, by the screens' names. O(e log e).
  public mutating func edges() -> [EdgeCount] {
    countJoints(1)
    defer { countJoints(-1) }
    var found: [EdgeCount] = []
    let names = (0..<screens.count).map { screens.text($0) }
    tallies.edges.visit { from, to, count in
      if count > 0 { found.append(EdgeCount(from: names[from], to: names[to], count: Int(count))) }
    }
    return found.sorted()
  }
}
