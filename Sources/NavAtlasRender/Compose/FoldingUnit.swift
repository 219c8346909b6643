/// What is folded into one card, or has a page of its own: a container, or a tab with what it leads to.
struct FoldingUnit {
  /// The frame that it is, or the card that it begins with.
  let id: String
  let title: String
  let caption: String
  /// The frame around it.
  let group: String?
  var cards: [Card] = []

  /// The id of the card that stands for it.
  var cardID: String { "f_" + id }
  var screens: Int { cards.count { $0.screen != nil } }

  /// The units of a diagram with several screens, in the order of their first cards. O(cards × depth of frames).
  static func all(of diagram: Diagram) -> [FoldingUnit] {
    var finder = UnitFinder(diagram)
    var units: [FoldingUnit] = []
    var positions: [String: Int] = [:]
    for card in diagram.cards {
      guard let unit = finder.unit(of: card) else { continue }
      let position = positions[unit.id] ?? units.count
      if position == units.count {
        positions[unit.id] = position
        units.append(unit)
      }
      units[position].cards.append(card)
    }
    return units.filter { $0.screens > 1 }
  }
}

/// Finds the unit of each card: its frame's, or that of the card that first leads to it.
private struct UnitFinder {
  private let groups: [String: Group]
  private let cards: [String: Card]
  /// The line of the discovery tree that leads to each card.
  private let leads: [String: Link]
  private var known: [String: FoldingUnit?] = [:]

  init(_ diagram: Diagram) {
    groups = Dictionary(diagram.groups.map { ($0.id, $0) }) { first, _ in first }
    cards = Dictionary(diagram.cards.map { ($0.id, $0) }) { first, _ in first }
    leads = Dictionary(diagram.links.filter(\.isGuide).map { ($0.to, $0) }) { first, _ in first }
  }

  mutating func unit(of card: Card) -> FoldingUnit? {
    if let unit = known[card.id] { return unit }
    // Where lines lead in a circle, nothing is found on the second round.
    known[card.id] = .some(nil)
    let unit = find(card)
    known[card.id] = .some(unit)
    return unit
  }

  private mutating func find(_ card: Card) -> FoldingUnit? {
    let frame = card.group.flatMap(frame)
    if let frame, frame.kind != .layer { return unit(of: frame) }
    let lead = leads[card.id]
    let before = lead.flatMap { cards[$0.from] }
    if frame == nil, let lead, lead.role == .tab || before?.isPill == true {
      return FoldingUnit(id: card.id, title: card.name, caption: card.subtitle, group: card.group)
    }
    if let before, let found = unit(of: before) { return found }
    return frame.map(unit)
  }

  private func unit(of frame: Group) -> FoldingUnit {
    FoldingUnit(id: frame.id, title: frame.title, caption: frame.caption, group: frame.parent)
  }

  /// The outermost frame; within a tab view, the tab's. None where a card stands beside the tabs.
  private func frame(_ id: String) -> Group? {
    guard var frame = groups[id] else { return nil }
    let around = sequence(first: frame) { $0.parent.flatMap { groups[$0] } }
    if let unfollowed = around.first(where: { $0.kind == .unfollowed }) { return unfollowed }
    while let outer = frame.parent.flatMap({ groups[$0] }), outer.kind != .tabs { frame = outer }
    return frame.kind == .tabs ? nil : frame
  }
}

extension Card {
  /// True for what is no screen, but where lines begin.
  fileprivate var isPill: Bool { [.entry, .tabBar, .anyScreen].contains(kind) }
}
