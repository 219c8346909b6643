private import Graphviz
import NavAtlasModel

/// The cards: screens, entries, bars of tabs.
extension Composition {
  mutating func card(for screen: Screen) -> Card {
    let key = CardKey.screen(screen.id)
    let id = ids.make("s", screen.id)
    cardIDs[key] = id
    let name = PlainText.clean(screen.name, limit: 40)
    let title = screen.title.map { PlainText.clean($0, limit: 44) } ?? ""
    var card = Card(
      id: id, group: layout.place(of: key).flatMap { groupIDs[$0] }, kind: Card.Kind(screen.kind), name: name,
      subtitle: title == name ? "" : title, accent: notes.changes == nil ? discovery.accents[key] : nil,
      flags: flags(of: screen),
      traffic: mostSeen > 0 ? Double(screen.count) / Double(mostSeen) : nil, screen: screen.id)
    if card.subtitle.isEmpty { card.subtitle = screen.kind.words }
    card.badges = badges(of: screen, card.flags)
    card.change = notes.screenChanges[screen.id]
    card.tooltip = tooltip(of: screen)
    card.module = screen.module.map { PlainText.clean($0, limit: 60) }
    card.source = screen.location.map { SourcePlace(file: $0.file, line: $0.line) }
    return card
  }

  private func flags(of screen: Screen) -> [Card.Flag] {
    var flags: [Card.Flag] = []
    if layout.roots.contains(screen.id) { flags.append(.root) }
    if notes.unreachable.contains(screen.id) { flags.append(.unreachable) }
    if notes.unfollowed.contains(screen.id) { flags.append(.unfollowed) }
    if notes.traps.contains(screen.id) { flags.append(.trap) }
    if notes.deadEnds.contains(screen.id) { flags.append(.deadEnd) }
    if notes.unbounded.contains(screen.id) { flags.append(.unbounded) }
    if screen.backDisabled || notes.oneWay.contains(screen.id) { flags.append(.backDisabled) }
    if notes.focus == screen.id { flags.append(.focus) }
    return flags
  }

  private func badges(of screen: Screen, _ flags: [Card.Flag]) -> [Card.Badge] {
    var badges: [Card.Badge] = []
    if flags.contains(.trap) { badges.append(Card.Badge("trap", .problem)) }
    if flags.contains(.unreachable) { badges.append(Card.Badge("unreachable", .problem)) }
    if flags.contains(.unbounded) { badges.append(Card.Badge("∞", .warning)) }
    if flags.contains(.backDisabled), !flags.contains(.trap) {
      badges.append(Card.Badge("no back", .warning))
    }
    let back = list.backBadges[.screen(screen.id)] ?? []
    badges += (back.prefix(2) + (back.count > 2 ? ["…"] : [])).map { Card.Badge($0, .back) }
    if let others = list.sharedWays[.screen(screen.id)] {
      badges.append(Card.Badge("+\(others.count) ways here", .back))
    }
    if let stay = notes.times?.stay(screen.id) {
      badges.append(Card.Badge(stay, .count))
    } else if screen.count > 0, notes.times == nil {
      badges.append(Card.Badge(Words.grouped(screen.count), .count))
    } else if screen.kind == .screen, let depth = notes.depth[screen.id] {
      badges.append(Card.Badge("\(depth)", .depth))
    }
    return badges
  }

  private func tooltip(of screen: Screen) -> String {
    var lines = [PlainText.clean(screen.name, limit: 120)]
    if let title = screen.title, title != screen.name {
      lines.append("“\(PlainText.clean(title, limit: 80))”")
    }
    if let module = screen.module { lines.append("module " + PlainText.clean(module, limit: 60)) }
    if let depth = notes.depth[screen.id] { lines.append("depth \(depth)") }
    if let back = list.backBadges[.screen(screen.id)], back.count > 2 {
      lines.append(back.joined(separator: ", "))
    }
    if let others = list.sharedWays[.screen(screen.id)] { lines.append("also from " + names(of: others)) }
    if let location = screen.location { lines.append(PlainText.clean("\(location)", limit: 160)) }
    return lines.joined(separator: " · ")
  }

  private func names(of cards: [CardKey]) -> String {
    let sources = cards.compactMap { card in
      switch card {
      case .screen(let id): names[id] ?? id
      case .anyScreen(let id): "every screen of " + layout.title(of: id)
      case .tabBar, .entry: nil
      }
    }
    return Words.some(Set(sources).sorted(), atMost: 12)
  }

  mutating func pseudoCards() -> [Card] {
    var cards: [Card] = []
    var seen: Set<CardKey> = []
    for ends in moves.map({ [$0.from, $0.to] }) + unframedSharedBack.map({ [$0] }) {
      for key in ends where seen.insert(key).inserted {
        guard var card = pseudoCard(key) else { continue }
        card.id = ids.make("x", card.id)
        card.group = layout.place(of: key).flatMap { groupIDs[$0] }
        if card.tooltip.isEmpty { card.tooltip = card.name }
        cardIDs[key] = card.id
        cards.append(card)
      }
    }
    return cards
  }

  /// The ways back that every screen of a container has, where no frame says so.
  private func unframedBack(_ id: Container.ID) -> [String] {
    layout.frames(id) ? [] : list.sharedBack[id] ?? []
  }

  /// The cards for containers whose ways back have no frame, neither their own nor that of their tab view.
  private var unframedSharedBack: [CardKey] {
    list.sharedBack.keys.sorted().filter { !layout.frames($0) && layout.frameAround($0) == nil }
      .map { .anyScreen($0) }
  }

  /// What the frame of a container says of the ways back of its screens, and of those of tabs that have no frame.
  func sharedBack(in place: Place) -> [String] {
    let own = list.sharedBack[place.container] ?? []
    guard case .container(let id) = place else { return own }
    var tabs: [String: Int] = [:]
    for (inner, words) in list.sharedBack where !layout.frames(inner) && layout.frameAround(inner) == id {
      for word in words where !own.contains(word) { tabs[word, default: 0] += 1 }
    }
    return own + tabs.sorted { $0.key < $1.key }.map { "\($0.key) (in \(Words.count($0.value, "tab")))" }
  }

  private func pseudoCard(_ key: CardKey) -> Card? {
    switch key {
    case .screen: nil
    case .tabBar(let id):
      Card(
        id: "tabs_" + id, kind: .tabBar, name: layout.title(of: id),
        subtitle: list.launched.contains(key) ? "launch" : "")
    case .anyScreen(let id):
      Card(
        id: "any_" + id, kind: .anyScreen,
        name: (["every screen"] + unframedBack(id)).joined(separator: " · "))
    case .entry(let index): entryCard(index)
    }
  }

  private func entryCard(_ index: Int) -> Card {
    let entry = graph.entries[index]
    let same = entryGroups[index] ?? [entry]
    let titles = same.compactMap(\.title)
    let names = titles.map { PlainText.clean($0, limit: 34) }
    var name = names.first ?? entry.kind.rawValue
    if names.count > 1 { name += " +\(names.count - 1)" }
    let all = Words.some(titles.map { PlainText.clean($0, limit: 80) }, atMost: 8, separator: " · ")
    return Card(
      id: entry.kind.rawValue + "_" + entry.screen, kind: .entry, name: name,
      tooltip: all.isEmpty ? entry.kind.rawValue : entry.kind.rawValue + " · " + all)
  }
}

extension Card.Kind {
  fileprivate init(_ kind: Screen.Kind) {
    switch kind {
    case .screen: self = .screen
    case .placeholder: self = .placeholder
    case .unresolved: self = .unresolved
    case .external: self = .external
    }
  }
}

extension Screen.Kind {
  fileprivate var words: String {
    switch self {
    case .screen: ""
    case .placeholder: "nothing selected"
    case .unresolved: "unresolved destination"
    case .external: "outside the sources"
    }
  }
}
