public import Graphviz

/// A tree for the terminal.
public struct TextRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "text" }
  public var fileExtensions: [String] { ["txt"] }
  public var summary: String { "a tree for the terminal" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    var tree = TextTree(diagram)
    return Rendering(bytes: Array(tree.text().utf8))
  }
}

private struct TextTree {
  private let diagram: Diagram
  private let cards: [String: Card]
  private let outgoing: [String: [Link]]
  private var lines: [String] = []
  private var shown: Set<String> = []
  /// The cards from the root to the one that is written.
  private var path: [String] = []
  private var onPath: Set<String> = []
  /// Cards whose branch got too deep and goes on as a tree of its own.
  private var postponed: [Card] = []

  /// Deeper branches would not fit a terminal.
  private static let deepest = 40

  /// A card that waits for its turn.
  private struct Branch {
    var link: Link?
    var card: Card
    /// What stands before the line.
    var prefix: String
    var isLast: Bool
    var depth: Int
  }

  init(_ diagram: Diagram) {
    self.diagram = diagram
    cards = Dictionary(diagram.cards.map { ($0.id, $0) }) { first, _ in first }
    outgoing = Dictionary(grouping: diagram.links, by: \.from)
  }

  mutating func text() -> String {
    lines = [diagram.title]
    if !diagram.subtitle.isEmpty { lines.append(diagram.subtitle) }
    let guided = Set(diagram.links.filter(\.isGuide).map(\.to))
    let unled = diagram.cards.filter { !guided.contains($0.id) }
    let isWayIn: (Card) -> Bool = { $0.kind == .entry || $0.kind == .tabBar || $0.kind == .anyScreen }
    let roots = unled.filter(isWayIn) + unled.filter { $0.kind == .screen || $0.kind == .folded }
    for card in roots + diagram.cards where !shown.contains(card.id) {
      write(card)
      while !postponed.isEmpty {
        let next = postponed.removeFirst()
        if !shown.contains(next.id) { write(next) }
      }
    }
    writeWaysFromEverywhere()
    return lines.joined(separator: "\n") + "\n"
  }

  /// What every screen of a container can do is said on its frame, which a tree does not have.
  private mutating func writeWaysFromEverywhere() {
    let told = diagram.groups.filter { !$0.everywhere.isEmpty }
    guard !told.isEmpty else { return }
    lines.append("")
    for group in told {
      lines.append("every screen of \(group.title)  · " + group.everywhere.joined(separator: " · "))
    }
  }

  /// An explicit stack: a chain of screens may be longer than the call stack is deep.
  private mutating func write(_ root: Card) {
    lines.append("")
    var stack = [Branch(link: nil, card: root, prefix: "", isLast: true, depth: 0)]
    while let branch = stack.popLast() {
      while path.count > branch.depth { onPath.remove(path.removeLast()) }
      let isKnown = shown.contains(branch.card.id)
      let isCut = branch.depth == Self.deepest && !isKnown && outgoing[branch.card.id] != nil
      lines.append(line(branch, isKnown: isKnown) + (isCut ? "  … goes on below" : ""))
      guard !isKnown, branch.link?.role.isBackward != true else { continue }
      guard !isCut else {
        postponed.append(branch.card)
        continue
      }
      shown.insert(branch.card.id)
      path.append(branch.card.id)
      onPath.insert(branch.card.id)
      let below = branch.link == nil ? "" : branch.prefix + (branch.isLast ? "   " : "│  ")
      let links = outgoing[branch.card.id] ?? []
      for (index, link) in links.enumerated().reversed() {
        guard let card = cards[link.to] else { continue }
        stack.append(
          Branch(
            link: link, card: card, prefix: below, isLast: index == links.count - 1, depth: branch.depth + 1))
      }
    }
    path = []
    onPath = []
  }

  private func line(_ branch: Branch, isKnown: Bool) -> String {
    var text = branch.card.name
    guard let link = branch.link else { return text + details(branch.card) }
    if link.role.isBackward {
      text += "  ↩"
    } else if onPath.contains(branch.card.id) {
      text += "  ↺"
    } else if isKnown {
      text += "  ↑"
    } else {
      text += details(branch.card)
    }
    let label = link.label.isEmpty ? "" : " (\(link.label))"
    let evidence = link.evidence == .declared ? "" : " [\(link.evidence.rawValue)]"
    return "\(branch.prefix)\(branch.isLast ? "└─" : "├─") \(link.role.title)\(label)\(evidence) → \(text)"
  }

  private func details(_ card: Card) -> String {
    let words = (card.subtitle.isEmpty ? [] : [card.subtitle]) + card.remarks + card.badges.map(words)
    return words.isEmpty ? "" : "  · " + words.joined(separator: " · ")
  }

  private func words(_ badge: Card.Badge) -> String {
    badge.role == .depth && Int(badge.text) != nil ? "depth \(badge.text)" : badge.text
  }
}
