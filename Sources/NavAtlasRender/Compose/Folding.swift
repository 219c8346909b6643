/// Draws groups or modules of a large diagram as one card each.
struct Folding {
  private let diagram: Diagram
  /// The folded card that stands for a card.
  private var stand: [String: String] = [:]
  private var folded: [Card] = []

  /// Linear in the size of the diagram.
  static func apply(_ folding: DiagramOptions.Folding, over limit: Int, to diagram: Diagram) -> Diagram {
    let screens = diagram.cards.count { $0.screen != nil }
    switch folding {
    case .never: return diagram
    case .containers: return Folding(containersOf: diagram).result()
    case .modules: return Folding(modulesOf: diagram).result()
    case .automatic:
      guard screens > limit else { return diagram }
      let candidates = [Folding(containersOf: diagram), Folding(modulesOf: diagram)]
      // One card for everything would say nothing.
      guard let best = candidates.first(where: { $0.folded.count >= 3 }) else { return diagram }
      return best.result()
    }
  }

  private init(containersOf diagram: Diagram) { self.init(FoldingUnit.all(of: diagram), of: diagram) }

  /// Draws units as one card each, as far as they have several screens.
  init(_ units: [FoldingUnit], of diagram: Diagram) {
    self.diagram = diagram
    for unit in units {
      fold(
        unit.cards, id: unit.cardID, in: unit.group, name: unit.title, words: unit.caption)
    }
  }

  private init(modulesOf diagram: Diagram) {
    self.diagram = diagram
    let members = Dictionary(grouping: diagram.cards.filter { $0.module != nil }) { $0.module ?? "" }
    var ids = SafeID()
    for module in members.keys.sorted() {
      fold(members[module] ?? [], id: ids.make("m", module), name: module, words: "module")
    }
  }

  private mutating func fold(
    _ cards: [Card], id: String, in group: String? = nil, name: String, words: String
  ) {
    let screens = cards.count { $0.screen != nil }
    guard screens > 1 else { return }
    for card in cards { stand[card.id] = id }
    let hidden = cards.filter { $0.screen != nil }.prefix(12).map(\.name).joined(separator: ", ")
    var card = Card(
      id: id, group: group, kind: .folded, name: name, subtitle: words,
      badges: [Card.Badge(Words.count(screens, "screen"), .depth)],
      tooltip: "\(name) · \(hidden)\(screens > 12 ? " …" : "")")
    let traffic = cards.compactMap(\.traffic)
    card.traffic = traffic.isEmpty ? nil : traffic.max()
    folded.append(card)
  }

  func result() -> Diagram {
    guard !folded.isEmpty else { return diagram }
    var list: [Link] = []
    var positions: [String: Int] = [:]
    for link in diagram.links {
      var link = link
      guard stand[link.from] != nil || stand[link.to] != nil else {
        list.append(link)
        continue
      }
      link.from = stand[link.from] ?? link.from
      link.to = stand[link.to] ?? link.to
      guard link.from != link.to else { continue }
      let key = "\(link.from) \(link.to) \(link.role.rawValue)"
      if let position = positions[key] {
        list[position].count += link.count
        list[position].isGuide = list[position].isGuide || link.isGuide
        if let change = link.change, change.size > list[position].change?.size ?? 0 {
          list[position].change = change
        }
      } else {
        positions[key] = list.count
        link.label = ""
        list.append(link)
      }
    }
    let most = list.map(\.count).max() ?? 0
    for index in positions.values.sorted() where most > 0 {
      list[index].traffic = Double(list[index].count) / Double(most)
      if let change = list[index].change {
        list[index].label = change.words
        continue
      }
      list[index].label = list[index].count > 0 ? Words.grouped(list[index].count) : ""
    }
    Self.keepForest(&list)
    var result = diagram
    result.links = list
    let accents = Dictionary(list.filter(\.isGuide).map { ($0.to, $0.role) }) { first, _ in first }
    let cards = folded.map { card in
      var card = card
      card.accent = accents[card.id]
      return card
    }
    result.cards = cards + diagram.cards.filter { stand[$0.id] == nil }
    let used = Set(result.cards.compactMap(\.group))
    let parents = Dictionary(diagram.groups.map { ($0.id, $0.parent) }) { first, _ in first }
    var kept: Set<String> = []
    for group in used {
      var next: String? = group
      while let id = next, kept.insert(id).inserted { next = parents[id] ?? nil }
    }
    result.groups = diagram.groups.filter { kept.contains($0.id) }
    let screens = diagram.cards.count { stand[$0.id] != nil && $0.screen != nil }
    let words = "\(Words.count(folded.count, "card")) stand for \(Words.grouped(screens)) screens"
    result.subtitle += " · " + words
    result.omissions.append(
      "\(words); --fold never draws all, --pages FOLDER a picture for each container or tab")
    return result
  }

  /// One guide into each card, and no cycle among the guides.
  private static func keepForest(_ links: inout [Link]) {
    var lead: [String: String] = [:]
    for index in links.indices where links[index].isGuide {
      let link = links[index]
      var isCycle = lead[link.to] != nil
      var ancestor: String? = link.from
      while let current = ancestor, !isCycle {
        isCycle = current == link.to
        ancestor = lead[current]
      }
      if isCycle { links[index].isGuide = false } else { lead[link.to] = link.from }
    }
  }
}
