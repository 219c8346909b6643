/// What nothing leads to that was read has a place of its own, where it disturbs nobody.
extension Diagram {
  /// The diagram with a frame around the cards that were not followed. Linear.
  func withUnfollowedApart() -> Diagram {
    let isApart = Dictionary(cards.map { ($0.id, $0.flags.contains(.unfollowed)) }) { first, _ in first }
    let count = isApart.values.count { $0 }
    guard count > 0 else { return self }
    var id = "unfollowed"
    while groups.contains(where: { $0.id == id }) { id += "_" }
    var result = self
    let outer = foreignGroups
    for index in result.cards.indices where result.cards[index].group == nil {
      if isApart[result.cards[index].id] ?? false || leadsApart(result.cards[index], isApart) {
        result.cards[index].group = id
      }
    }
    for index in result.groups.indices
    where result.groups[index].parent == nil && outer.contains(result.groups[index].id) {
      result.groups[index].parent = id
    }
    let frame = Group(
      id: id, kind: .unfollowed, title: "Not followed",
      caption: "\(Words.count(count, "screen")) · shown by code that was not followed")
    result.groups.insert(frame, at: 0)
    result.unframeSingleCards(in: id)
    return result
  }

  /// Takes away the frames in a group that hold one card: around a screen that nothing leads to they say nothing more.
  private mutating func unframeSingleCards(in outer: String) {
    let counts = Dictionary(cards.compactMap { card in card.group.map { ($0, 1) } }, uniquingKeysWith: +)
    let parents = Set(groups.compactMap(\.parent))
    let single = Set(
      groups.filter { $0.parent == outer && counts[$0.id] == 1 && !parents.contains($0.id) }.map(\.id))
    for index in cards.indices {
      guard let group = cards[index].group, single.contains(group) else { continue }
      cards[index].group = outer
      cards[index].flags.removeAll { $0 == .root }
    }
    groups.removeAll { single.contains($0.id) }
  }

  /// The outermost groups in which no screen was followed.
  private var foreignGroups: Set<String> {
    let parents = Dictionary(groups.map { ($0.id, $0.parent) }) { first, _ in first }
    var followed: Set<String> = []
    var foreign: Set<String> = []
    for card in cards where card.screen != nil {
      guard var group = card.group else { continue }
      while let outer = parents[group] ?? nil { group = outer }
      if card.flags.contains(.unfollowed) { foreign.insert(group) } else { followed.insert(group) }
    }
    return foreign.subtracting(followed)
  }

  /// True for a way in or a pill that leads only there.
  private func leadsApart(_ card: Card, _ isApart: [String: Bool]) -> Bool {
    guard card.screen == nil else { return false }
    let targets = links.filter { $0.from == card.id }.map(\.to)
    return !targets.isEmpty && targets.allSatisfy { isApart[$0] ?? false }
  }
}
