/// What one place presents, on all screens, in the order in which it was found.
///
/// Shared views put one presentation on very many screens, and their code writes its place on as many.
struct PresentationList {
  private(set) var all: [Drivers.Presented] = []
  /// The positions of each presentation, whatever screen it is on.
  private var groups: [[Int]] = []
  private var positions: [Int: Int] = [:]
  private var byNode: [ScreenNode: [Int]] = [:]
  private var byFrame: [ObjectIdentifier: [Int]] = [:]

  mutating func append(_ presented: Drivers.Presented) {
    let position = all.count
    all.append(presented)
    if let known = positions[presented.group] {
      groups[known].append(position)
    } else {
      positions[presented.group] = groups.count
      groups.append([position])
    }
    if let node = presented.frame.node { byNode[node, default: []].append(position) }
    byFrame[ObjectIdentifier(presented.frame), default: []].append(position)
  }

  /// The first of each presentation that an app sees, and all that are on a screen. O(presentations + on the screen).
  func candidates(in stage: Stage, on node: ScreenNode?) -> [Drivers.Presented] {
    let firsts = groups.compactMap { group in
      group.first { all[$0].frame.stage.isOfSameApp(as: stage) }
    }
    let own = node.flatMap { byNode[$0] } ?? []
    return Self.merged(firsts.sorted(), own).map { all[$0] }
  }

  /// The numbers of two ascending lists, each once.
  private static func merged(_ left: [Int], _ right: [Int]) -> [Int] {
    var merged: [Int] = []
    merged.reserveCapacity(left.count + right.count)
    var left = left[...]
    for number in right {
      while let first = left.first, first <= number {
        if first < number { merged.append(first) }
        left.removeFirst()
      }
      merged.append(number)
    }
    return merged + left
  }

  func on(_ node: ScreenNode?) -> [Drivers.Presented] {
    (node.flatMap { byNode[$0] } ?? []).map { all[$0] }
  }

  func on(_ frame: Frame) -> [Drivers.Presented] {
    (byFrame[ObjectIdentifier(frame)] ?? []).map { all[$0] }
  }
}
