extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  @inlinable package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
