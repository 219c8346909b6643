import NavAtlasInterpreting
import NavAtlasProgram

/// A window's root of several parts of which one is in a stack.
extension Assembler {
  /// A view that is all there is in a window, and what it shows beside a part that is in a stack.
  struct Whole {
    var owner: DeclaredType
    var others: [Item]
  }

  /// The part of a view that is nothing but a stack around what is written in place, beside parts that do something as
  /// well; nil where it is another view that a stack shows.
  ///
  /// - Returns: the part, and what its root is called.
  func stackBesideParts(_ visuals: [Visual], _ naming: Naming) -> (stack: Content, naming: Naming)? {
    guard naming.isOwner, let owner = naming.owner else { return nil }
    let holding = visuals.filter { holdsContainer([$0], 0) }
    guard holding.count == 1, let part = holding.first, part.owner === owner, isStackInPlace(part) else {
      return nil
    }
    let others = visuals.filter { $0.site != part.site }
    guard others.contains(where: isActiveView) else { return nil }
    var naming = naming
    naming.whole = Whole(owner: owner, others: others.map(\.besideOthers))
    return (part.content, naming)
  }

  /// True for a view that is all there is in a window and shows a container beside what is written in place.
  func isContainerBesideParts(_ visuals: [Visual], _ naming: Naming) -> Bool {
    guard naming.isOwner, let owner = naming.owner, owner.isView, let (_, shown) = visuals.container else {
      return false
    }
    return visuals.allSatisfy { visual in
      visual.owner === owner && !visual.isAtTimes && (visual.site == shown.site || !visual.holdsView)
    }
  }

  private func isStackInPlace(_ part: Visual) -> Bool {
    guard case .view(let view) = part.kind, !part.isAtTimes,
      let (container, _) = evaluator.body(of: view).visuals().container, case .stack = container.kind,
      let root = container.parts.first?.content.visuals(), root.count == 1, case .inline = root[0].kind
    else { return false }
    return true
  }

  private func isActiveView(_ part: Visual) -> Bool {
    guard case .view(let view) = part.kind else { return false }
    return summarizer.leaves(of: evaluator.body(of: view)).contains(where: \.acts)
  }
}
