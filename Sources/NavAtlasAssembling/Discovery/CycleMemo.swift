/// Results that are computed once, where computing one may ask for another that is still being computed.
///
/// What depends on one that is still open lacks what that one will find. It is used while the open one lasts, so that
/// everything is computed once in it, and computed anew when it is asked for elsewhere. What was kept is not used within
/// its own circle either. So a result depends on nothing but its key: not on who asked first, nor on who else asks.
/// O(1) for each question outside of circles; in a circle of n, each is computed up to n times.
final class CycleMemo<Key: Hashable, Result> {
  private var kept: [Key: Kept] = [:]
  private var partial: [Key: Partial] = [:]
  /// The keys of `partial`, oldest first.
  private var partialKeys: [Key] = []
  private var levels: [Key: Int] = [:]
  private var open: [Open] = []

  private struct Kept {
    var result: Result
    /// All that depended on it while it was open.
    var circle: Set<Key>
  }

  fileprivate struct Partial {
    var result: Result
    /// The outermost open computation that it depends on.
    var dependence: Int
  }

  private struct Open {
    var dependence: Int
    var firstPartial: Int
  }

  /// How many computations are open.
  var level: Int { open.count }

  func result(for key: Key) -> Result? {
    if let known = partial[key] {
      depend(on: known.dependence)
      return known.result
    }
    guard let known = kept[key], !isOpen(known.circle) else { return nil }
    return known.result
  }

  /// Opens a computation, which has to be ended.
  ///
  /// - Returns: false where it is open already; then whoever asks depends on it.
  func begin(_ key: Key) -> Bool {
    if let level = levels[key] {
      depend(on: level)
      return false
    }
    levels[key] = open.count
    open.append(Open(dependence: open.count, firstPartial: partialKeys.count))
    return true
  }

  func end(_ key: Key, _ result: Result) {
    levels[key] = nil
    guard let ended = open.popLast() else { return }
    let inner = partialKeys[ended.firstPartial...]
    if ended.dependence < open.count {
      for key in inner { partial[key]?.depend(on: ended.dependence) }
      partial[key] = Partial(result: result, dependence: ended.dependence)
      partialKeys.append(key)
      depend(on: ended.dependence)
    } else {
      for key in inner { partial[key] = nil }
      kept[key] = Kept(result: result, circle: Set(inner))
      partialKeys.removeSubrange(ended.firstPartial...)
    }
  }

  /// Says that what is being computed was cut off because of an open computation.
  func depend(on level: Int) {
    guard let last = open.indices.last else { return }
    open[last].dependence = min(open[last].dependence, level)
  }

  private func isOpen(_ circle: Set<Key>) -> Bool {
    guard !circle.isEmpty, !levels.isEmpty else { return false }
    return levels.count < circle.count
      ? levels.keys.contains { circle.contains($0) } : circle.contains { levels[$0] != nil }
  }
}

extension CycleMemo.Partial {
  fileprivate mutating func depend(on level: Int) { dependence = min(dependence, level) }
}
