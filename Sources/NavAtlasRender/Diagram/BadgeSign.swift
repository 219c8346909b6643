/// A sign that stands for words on cards and frames.
enum BadgeSign: CaseIterable {
  case endless, loop, back, root, close, tab, counted

  var text: String {
    switch self {
    case .endless: "∞"
    case .loop: "↻"
    case .back: "‹"
    case .root: "«"
    case .close: "×"
    case .tab: "→"
    case .counted: "+n"
    }
  }

  /// What the legend calls it.
  var title: String {
    switch self {
    case .endless: "stacks can grow without end"
    case .loop: "leads to itself"
    case .back: "back"
    case .root: "back to the root, or to"
    case .close: "closes"
    case .tab: "switches to the tab of"
    case .counted: "n more ways here, not drawn"
    }
  }

  /// What it is drawn as.
  var role: Card.Badge.Role { self == .endless ? .warning : .back }

  /// True where a remark begins with the sign.
  func begins(_ remark: some StringProtocol) -> Bool {
    self == .counted ? remark.hasPrefix("+") && remark.hasSuffix("here") : remark.hasPrefix(text)
  }

  func begins(_ badge: Card.Badge) -> Bool { begins(badge.text) }
}

extension Diagram {
  /// True where some card or frame has the sign.
  func shows(_ sign: BadgeSign) -> Bool {
    cards.contains { card in
      card.badges.contains { sign.begins($0.text) }
        || card.rows.contains { $0.badges.contains { sign.begins($0.text) } }
        || (card.kind == .anyScreen && card.name.remarks.contains(where: sign.begins))
        || (card.traffic != nil && card.subtitle.remarks.contains(where: sign.begins))
    } || groups.contains { $0.everywhere.contains(where: sign.begins) }
  }
}

extension String {
  /// What stands between dots.
  fileprivate var remarks: [String] {
    split(separator: "·").map { String($0.drop { $0 == " " }) }
  }
}
