import Graphviz

/// How cards look.
extension DiagramGraph {
  func node(_ card: Card) -> Graph.Node {
    var attributes: Attributes = [
      .id: .text(card.id), .class: .text("card \(card.kind.rawValue)"),
    ]
    switch card.kind {
    case .entry, .tabBar, .anyScreen:
      attributes[.label] = .text(card.subtitle.isEmpty ? card.name : "\(card.name) · \(card.subtitle)")
      attributes[.fontsize] = "9.5"
      attributes[.fontcolor] = .text(palette[.pillText])
      attributes[.fillcolor] = .text(palette[.pill])
      attributes[.color] = .text(palette[card.kind == .entry ? ColorRole.entry : .pillFrame])
      attributes[.height] = "0.28"
      attributes[.width] = "0.3"
      attributes[.margin] = "0.1,0.04"
    case .placeholder, .unresolved, .external:
      attributes[.label] = .html(CardMarkup(palette: palette).markup(for: card))
      attributes[.style] = card.kind == .external ? "rounded,filled,dotted" : "rounded,filled,dashed"
      attributes[.fillcolor] = .text(palette[.quietCard])
      attributes[.color] = .text(palette[.quietFrame])
    case .list:
      attributes[.label] = .html(ListMarkup(palette: palette).markup(for: card))
      attributes[.margin] = "0.12,0.05"
    case .screen, .folded:
      attributes[.label] = .html(CardMarkup(palette: palette).markup(for: card))
      if card.flags.contains(.trap) || card.flags.contains(.unreachable) {
        attributes[.fillcolor] = .text(palette[.problemCard])
        attributes[.color] = .text(palette[.problemFrame])
      } else if card.flags.contains(.unfollowed) {
        attributes[.fillcolor] = .text(palette[.quietCard])
        attributes[.color] = .text(palette[.quietFrame])
      } else if card.flags.contains(.unbounded) {
        attributes[.fillcolor] = .text(palette[.warningCard])
        attributes[.color] = .text(palette[.warningFrame])
      } else if card.kind == .folded {
        // A double frame: more lies beneath.
        attributes[.peripheries] = "2"
      } else if card.flags.contains(.root) {
        attributes[.color] = .text(palette[.rootFrame])
        attributes[.penwidth] = "1.4"
      }
    }
    if card.flags.contains(.focus) {
      attributes[.color] = .text(palette[.focus])
      attributes[.penwidth] = "2.4"
      attributes[.peripheries] = "2"
    }
    return Graph.Node(card.id, attributes)
  }
}
