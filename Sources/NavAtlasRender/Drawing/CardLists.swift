/// Screens that end a way, and that one kind of line leads to from one card, are drawn as one list with one line; so are
/// screens that nothing leads to or from. A fan of twenty lines says no more than one, and hides what it crosses.
struct CardLists {
  /// Smaller pictures can be read as they are.
  static let leastCards = 25
  /// So many cards make a list.
  static let leastRows = 4

  private struct Fan: Hashable {
    var from: String?
    var role: LinkRole?
    var evidence: Link.Evidence?
    var group: String?
  }

  private let diagram: Diagram
  /// The link that leads to a card which no other link touches.
  private var only: [String: Link] = [:]
  private var touched: [String: Int] = [:]

  /// The diagram with lists in place of their rows. Linear.
  static func drawn(_ diagram: Diagram) -> Diagram {
    guard !diagram.showsEveryLine, diagram.cards.count >= leastCards else { return diagram }
    return CardLists(diagram).result()
  }

  private init(_ diagram: Diagram) {
    self.diagram = diagram
    for link in diagram.links {
      touched[link.from, default: 0] += 1
      touched[link.to, default: 0] += 1
      only[link.to] = link
    }
  }

  private func fan(of card: Card) -> Fan? {
    guard [.screen, .external].contains(card.kind), card.traffic == nil, !card.flags.contains(.focus) else {
      return nil
    }
    switch touched[card.id, default: 0] {
    // What a container starts with is a place to begin to read.
    case 0: return card.flags.contains(.root) ? nil : Fan(group: card.group)
    case 1:
      guard let link = only[card.id], link.isGuide, link.count == 0, link.change == nil,
        !Self.kept.contains(link.role)
      else { return nil }
      return Fan(from: link.from, role: link.role, evidence: link.evidence, group: card.group)
    default: return nil
    }
  }

  /// What stands in line by itself.
  private static let kept: Set<LinkRole> = [.entry, .tab]

  private func result() -> Diagram {
    var fans: [Fan: [Card]] = [:]
    for card in diagram.cards { if let fan = fan(of: card) { fans[fan, default: []].append(card) } }
    fans = fans.filter { $0.value.count >= Self.leastRows }
    guard !fans.isEmpty else { return diagram }
    var result = diagram
    result.cards = []
    result.links = []
    var lists: [Fan: String] = [:]
    var listOf: [String: String] = [:]
    for card in diagram.cards {
      guard let fan = fan(of: card), let rows = fans[fan] else {
        result.cards.append(card)
        continue
      }
      if lists[fan] == nil {
        let list = Self.list(of: rows, "list_\(lists.count + 1)", fan)
        lists[fan] = list.id
        result.cards.append(list)
      }
      listOf[card.id] = lists[fan]
    }
    var drawn: Set<String> = []
    for link in diagram.links {
      guard let list = listOf[link.to] else {
        result.links.append(link)
        continue
      }
      if drawn.insert(list).inserted { result.links.append(Self.line(link, to: list)) }
    }
    return result
  }

  private static func list(of rows: [Card], _ id: String, _ fan: Fan) -> Card {
    let shared = rows[0].badges.filter { badge in rows.allSatisfy { $0.badges.contains(badge) } }
    var list = Card(id: id, group: fan.group, kind: .list, name: "\(rows.count) screens", badges: shared)
    list.rows = rows.map { row in
      var row = row
      row.badges.removeAll(where: shared.contains)
      return row
    }
    list.tooltip = rows.prefix(40).map(\.name).joined(separator: ", ") + (rows.count > 40 ? ", …" : "")
    return list
  }

  private static func line(_ link: Link, to list: String) -> Link {
    var line = link
    line.id = list + "_line"
    line.to = list
    line.label = ""
    line.tooltip = link.role.title
    line.source = nil
    return line
  }
}
