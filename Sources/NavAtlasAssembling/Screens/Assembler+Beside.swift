import NavAtlasInterpreting

/// What stands beside a container in the layouts around it.
extension Assembler {
  /// The app's views and what is written in place beside or over a container in layouts, and holds none itself.
  func besideContainer(in content: Content, _ level: Int = 0) -> [Item] {
    guard level < 40 else { return [] }
    return content.items.flatMap { item -> [Item] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): return besideContainer(in: inner, level + 1)
      case .branch(let branch):
        return branch.onlySubstantial.map { besideContainer(in: $0, level + 1) } ?? []
      case .element(let element) where Content.layouts.contains(element.name):
        let shown = element.content.visuals()
        guard shown.container != nil else { return [] }
        let views = shown.filter { visual in
          if case .view = visual.kind { !holdsContainer([visual], 0) } else { false }
        }
        return views.map { .attachment($0.content, $0.site) } + controls(in: element.content)
          + besideContainer(in: element.content, level + 1)
      default: return []
      }
    }
  }

  /// What stands in place of a container at times, such as a note that there is nothing yet with a button below it: a
  /// phase of whoever shows the container.
  func containerPhases(in content: Content, _ level: Int = 0) -> [Item] {
    guard level < 12, content.visuals().container != nil else { return [] }
    return content.items.flatMap { item -> [Item] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): return containerPhases(in: inner, level + 1)
      case .branch(let branch):
        guard let shown = branch.onlySubstantial, shown.visuals().container != nil else { return [] }
        let others = branch.alternatives.map(\.content).filter { !$0.isSubstantial && !$0.items.isEmpty }
        return containerPhases(in: shown, level + 1) + others.map { .attachment($0, branch.site) }
      default: return []
      }
    }
  }

  /// True for what is presented, and for a page or a root among others: that is about the one view beside its bars.
  func isAboutView(_ naming: Naming, on stage: Stage, _ presentation: Presentation?) -> Bool {
    !naming.isNamed && (presentation != nil || stage.isTab || naming.isBranch)
  }

  /// Rows of buttons and the like, written in a layout beside a container.
  private func controls(in content: Content, _ level: Int = 0) -> [Item] {
    guard level < 12 else { return [] }
    return content.items.flatMap { item -> [Item] in
      switch item {
      case .element(let element):
        let alone = Content(owner: content.owner, items: [item])
        return isInPlace(alone) ? [.attachment(alone, element.site)] : []
      // What is there at times, such as a question over a container.
      case .branch(let branch) where branch.presenter == nil:
        let alone = Content(owner: content.owner, items: [item])
        return alone.visuals().isEmpty || isInPlace(alone) ? [.attachment(alone, branch.site)] : []
      case .include(let inner, let site):
        return isInPlace(inner) ? [.attachment(inner, site)] : controls(in: inner, level + 1)
      default: return []
      }
    }
  }

  /// True for views of frameworks around which and in which there is no container.
  private func isInPlace(_ content: Content) -> Bool {
    let shown = content.visuals()
    return !shown.isEmpty
      && shown.allSatisfy { if case .inline = $0.kind { true } else { false } }
      && !holdsContainer(shown, 0)
  }
}
