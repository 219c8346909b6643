import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Content {
  /// What can be seen in layouts and in the layouts inside of them, one beside the other.
  func layered() -> [Visual] {
    if let knownLayers { return knownLayers }
    let layers = layered(0)
    knownLayers = layers
    return layers
  }

  private func layered(_ level: Int) -> [Visual] {
    guard level < 24 else { return [] }
    let choice = choiceBeside
    return items.enumerated().flatMap { position, item -> [Visual] in
      if let choice, choice.positions.contains(position) {
        guard position == choice.positions[0] else { return [] }
        return [
          Visual(
            kind: .branch(choice.branch), owner: owner, name: name, isChosen: false, site: choice.branch.site)
        ]
      }
      return switch item {
      case .include(let content, _), .chosen(let content, _): content.layered(level + 1)
      case .element(let element) where element.isFlattened: element.content.layered(level + 1)
      default: Content(owner: owner, name: name, items: [item]).visuals()
      }
    }
  }
}

extension Content {
  /// What is attached to the layouts inside of layouts.
  func layeredExtras(_ level: Int) -> [Item] {
    guard level < 24 else { return [] }
    return items.flatMap { item -> [Item] in
      switch item {
      case .include(let content, _), .chosen(let content, _): content.layeredExtras(level + 1)
      case .element(let element) where element.isFlattened && !element.isLayoutOnly:
        element.content.extras() + element.content.layeredExtras(level + 1)
      default: []
      }
    }
  }
}

extension Element {
  /// True for a layout whose parts are seen beside each other; what scrolls together is one page.
  fileprivate var isFlattened: Bool {
    Content.layouts.subtracting(["ForEach", "ScrollView"]).contains(name) || name == "GeometryReader"
  }
}

/// One choice that is written as several `if`s, or by several opacities, beside something else.
extension Content {
  fileprivate var choiceBeside: (branch: Branch, positions: [Int])? {
    let found = items.enumerated().compactMap { position, item in
      item.soleBranch(0).flatMap { $0.onlyShown.map { (position, $0) } }
    }
    guard let subject = found.first?.1.subject, case .place = subject else { return nil }
    let parts = found.filter { $0.1.subject == subject }
    guard parts.count > 1 else { return nil }
    let branch = Branch(
      subject: subject, alternatives: parts.flatMap(\.1.alternatives), site: parts[0].1.site)
    return (branch, parts.map(\.0))
  }
}

extension Item {
  /// The branch that is all it shows.
  fileprivate func soleBranch(_ level: Int) -> Branch? {
    switch self {
    case .branch(let branch) where branch.presenter == nil: branch
    case .include(let content, _) where level < 8 && content.items.count == 1:
      content.items[0].soleBranch(level + 1)
    default: nil
    }
  }
}

extension Branch {
  /// With nothing but the one value for which it shows anything.
  fileprivate var onlyShown: Branch? {
    let shown = alternatives.filter(\.content.isSubstantial)
    guard shown.count == 1, shown[0].test.key != nil else { return nil }
    return Branch(subject: subject, alternatives: shown, site: site)
  }
}
