/// Results that are computed once for each key, where computing one may ask for another that is still being computed.
///
/// What gives the same whatever the open ones give is kept at once. Computations that depend on each other are a
/// component of the graph of questions, found as in Tarjan's search by the outermost open one that each depends on. That
/// one is computed again, and with it the component, each with what the others gave in the round before, until nothing
/// changes. Then all are kept. Only the outermost repeats, so that rounds do not multiply: O(rounds) computations for
/// each key.
///
/// What is looked up for every call is not checked for overlapping accesses: checks cost as much as looking up.
package final class FixpointMemo<Key: Hashable, Result> {
  @exclusivity(unchecked) private var kept: [Key: Result] = [:]
  @exclusivity(unchecked) private var provisional: [Key: Provisional] = [:]
  /// The keys of `provisional`, oldest first.
  @exclusivity(unchecked) private var provisionalKeys: [Key] = []
  /// What the members of open components gave in the round before.
  @exclusivity(unchecked) private var previous: [Key: Result] = [:]
  @exclusivity(unchecked) private var levels: [Key: Int] = [:]
  @exclusivity(unchecked) private var open: [Open] = []
  private let isSame: (Result, Result) -> Bool

  private struct Provisional {
    var result: Result
    /// The level of the outermost open computation that it depends on.
    var dependence: Int
  }

  private struct Open {
    var dependence = Int.max
    var firstProvisional: Int
  }

  private static var roundLimit: Int { 8 }

  init(isSame: @escaping (Result, Result) -> Bool) { self.isSame = isSame }

  /// What is known already, as far as what is open is.
  package func result(for key: Key) -> Result? {
    if !provisional.isEmpty, let known = provisional[key] {
      depend(on: known.dependence)
      return known.result
    }
    return kept[key]
  }

  /// Computes it again where it is asked for next.
  func forget(_ key: Key) { kept[key] = nil }

  func isOpen(_ key: Key) -> Bool { levels[key] != nil }

  /// What an open computation gave in the round before, nil in the first; who asks depends on it.
  func previousResult(for open: Key) -> Result? {
    if let level = levels[open] { depend(on: level) }
    return previous[open]
  }

  /// Computes what is neither known nor open.
  ///
  /// - Returns: the result, and false where it still changed when the rounds were over.
  func compute(_ key: Key, _ body: () -> Result) -> (result: Result, isSettled: Bool) {
    let level = open.count
    open.append(Open(firstProvisional: provisionalKeys.count))
    levels[key] = level
    defer { levels[key] = nil }
    var round = 1
    while true {
      let result = body()
      if open[level].dependence < level {
        suspend(key, result)
        return (result, true)
      }
      let isSettled = open[level].dependence > level || isRepeated(key, result)
      if isSettled || round == Self.roundLimit {
        keep(key, result)
        return (result, isSettled)
      }
      beginRound(key, result)
      round += 1
    }
  }

  private func depend(on level: Int) {
    guard let last = open.indices.last else { return }
    open[last].dependence = min(open[last].dependence, level)
  }

  private func suspend(_ key: Key, _ result: Result) {
    guard let ended = open.popLast() else { return }
    for member in provisionalKeys[ended.firstProvisional...] {
      provisional[member]?.dependence = ended.dependence
    }
    provisional[key] = Provisional(result: result, dependence: ended.dependence)
    provisionalKeys.append(key)
    depend(on: ended.dependence)
  }

  private func keep(_ key: Key, _ result: Result) {
    guard let ended = open.popLast() else { return }
    for member in provisionalKeys[ended.firstProvisional...] {
      previous[member] = nil
      if let known = provisional.removeValue(forKey: member) { kept[member] = known.result }
    }
    provisionalKeys.removeSubrange(ended.firstProvisional...)
    if !previous.isEmpty { previous[key] = nil }
    kept[key] = result
  }

  /// True where each of the component gave what it gave in the round before.
  private func isRepeated(_ key: Key, _ result: Result) -> Bool {
    guard let before = previous[key], isSame(before, result), let first = open.last?.firstProvisional
    else { return false }
    return provisionalKeys[first...].allSatisfy { member in
      guard let before = previous[member], let now = provisional[member] else { return false }
      return isSame(before, now.result)
    }
  }

  private func beginRound(_ key: Key, _ result: Result) {
    guard let last = open.indices.last else { return }
    let first = open[last].firstProvisional
    for member in provisionalKeys[first...] {
      previous[member] = provisional.removeValue(forKey: member)?.result
    }
    previous[key] = result
    provisionalKeys.removeSubrange(first...)
    open[last].dependence = .max
  }
}
