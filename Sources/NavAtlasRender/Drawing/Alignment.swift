import Graphviz

/// Invisible edges that keep the cards of a group where the guides want them.
///
/// The engine ranks a cluster by its inner edges alone and then moves it as a whole: a card that is reached from
/// outside only would drag the group's first card to its own rank.
struct Alignment {
  private let diagram: Diagram
  private let ranks: [String: Int]

  /// Linear in the size of the diagram.
  init(_ diagram: Diagram) {
    self.diagram = diagram
    let guides = diagram.links.filter(\.isGuide)
    let outgoing = Dictionary(grouping: guides, by: \.from)
    var waiting = Dictionary(guides.map { ($0.to, 1) }, uniquingKeysWith: +)
    var ranks: [String: Int] = [:]
    var ready = diagram.cards.map(\.id).filter { waiting[$0] == nil }
    while let id = ready.popLast() {
      let rank = ranks[id] ?? 0
      ranks[id] = rank
      for link in outgoing[id] ?? [] {
        ranks[link.to] = max(ranks[link.to] ?? 0, rank + 1)
        waiting[link.to, default: 1] -= 1
        if waiting[link.to] == 0 { ready.append(link.to) }
      }
    }
    self.ranks = ranks
  }

  /// The edges, in the order of the groups and cards.
  var edges: [Graph.Edge] {
    let parents = Dictionary(diagram.groups.map { ($0.id, $0.parent) }) { first, _ in first }
    var around: [String: [String]] = [:]
    for group in diagram.groups {
      around[group.id] = Array(sequence(first: group.id) { parents[$0] ?? nil })
    }
    var members: [String: [Card]] = [:]
    var groups: [String: Set<String>] = [:]
    for card in diagram.cards where card.kind != .entry && card.kind != .placeholder {
      let chain = card.group.flatMap { around[$0] } ?? []
      groups[card.id] = Set(chain)
      for group in chain { members[group, default: []].append(card) }
    }
    var led: [String: Set<String>] = [:]
    for link in diagram.links where link.isGuide {
      led[link.to, default: []].formUnion(groups[link.from] ?? [])
    }
    return diagram.groups.flatMap { group -> [Graph.Edge] in
      let cards = members[group.id] ?? []
      guard let first = cards.min(by: { rank($0) < rank($1) }) else { return [] }
      return cards.compactMap { card in
        let distance = rank(card) - rank(first)
        guard distance > 0, led[card.id]?.contains(group.id) != true else { return nil }
        return Graph.Edge(
          from: first.id, to: card.id, [.style: "invis", .weight: "0", .minlen: .text("\(distance)")])
      }
    }
  }

  private func rank(_ card: Card) -> Int { ranks[card.id] ?? 0 }
}
