/// One of the pictures that a large diagram is divided into.
public struct DiagramPage: Sendable, Hashable {
  /// The name of its file, without an ending: ASCII letters, digits and dashes.
  public var name: String
  public var diagram: Diagram
}

extension Diagram {
  /// An overview, named `index`, and a page for each container or tab with several screens; their cards lead to each other.
  ///
  /// A page has the cards of its container and what lies one move away: single screens as they are, those of another page
  /// as one card. O(pages × links). The diagram must not be folded yet.
  ///
  /// - Parameter ending: the ending of the files' names, without the dot.
  public func pages(ending: String) -> [DiagramPage] {
    let units = FoldingUnit.all(of: self)
    let digits = String(units.count).count
    var names: [String: String] = [:]
    for (number, unit) in units.enumerated() {
      let position = String(repeating: "0", count: digits - String(number + 1).count) + String(number + 1)
      names[unit.cardID] = [position, unit.title.fileName].filter { !$0.isEmpty }.joined(separator: "-")
    }
    let files = names.mapValues { "\($0).\(ending)" }
    var overview = Folding(units, of: self).result()
    overview.linkCards(to: files)
    let pages = units.enumerated().map { number, unit in
      var page = Folding(units.filter { $0.id != unit.id }, of: self).result().around(unit)
      page.linkCards(to: files)
      page.title = "\(title) · \(unit.title)"
      page.subtitle =
        "page \(number + 1) of \(units.count) · \(Words.count(unit.screens, "screen"))"
      return DiagramPage(name: names[unit.cardID] ?? "", diagram: page)
    }
    return [DiagramPage(name: "index", diagram: overview)] + pages
  }

  private mutating func linkCards(to files: [String: String]) {
    for index in cards.indices { cards[index].page = files[cards[index].id] }
  }

  /// The cards of a unit and their neighbours.
  private func around(_ unit: FoldingUnit) -> Diagram {
    let inside = Set(unit.cards.map(\.id))
    var part = self
    part.links = links.filter { inside.contains($0.from) || inside.contains($0.to) }
    let shown = inside.union(part.links.flatMap { [$0.from, $0.to] })
    part.cards = cards.filter { shown.contains($0.id) }
    let parents = Dictionary(groups.map { ($0.id, $0.parent) }) { first, _ in first }
    var framed: Set<String> = []
    for card in part.cards {
      var next = card.group
      while let id = next, framed.insert(id).inserted { next = parents[id] ?? nil }
    }
    part.groups = groups.filter { framed.contains($0.id) }
    return part
  }
}

extension String {
  /// What of a title is safe in the name of a file everywhere.
  fileprivate var fileName: String {
    let words = lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "-").prefix(40))
  }
}
