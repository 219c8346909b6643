import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What a window's choice between screens is about.
extension Assembler {
  /// The same choice, where stacks around one view are looked through, and what leads to the other screens is a page,
  /// whatever can be seen of it: `case nil: VStack { Text("Who?"); Button("Me") { role = .me } }`.
  func rootChoice(_ branch: Branch) -> Branch {
    var branch = branch
    for position in branch.alternatives.indices {
      let content = branch.alternatives[position].content
      if let (view, site) = content.framedView {
        branch.alternatives[position].content = rootContent(of: content) {
          [.view(view, site)] + content.extras()
        }
      }
    }
    guard branch.presenter == nil, branch.showsSeveral, let place = evaluator.place(branch.subject)?.base
    else {
      return branch
    }
    for position in branch.alternatives.indices {
      let content = branch.alternatives[position].content
      guard !content.isSubstantial, !content.visuals().isEmpty, leads(content, by: place) else { continue }
      // What scrolls is seen.
      branch.alternatives[position].content = rootContent(of: content) {
        [.element(Element(name: "ScrollView", content: content, site: branch.site))]
      }
    }
    return branch
  }

  /// Made once, as what is shown is known by its content.
  private func rootContent(of content: Content, _ items: () -> [Item]) -> Content {
    if let known = rootContents[content] { return known }
    let made = Content(owner: content.owner, name: content.name, items: items())
    rootContents[content] = made
    return made
  }

  /// True for what has a control that writes what a choice is by.
  private func leads(_ content: Content, by place: Place) -> Bool {
    summarizer.leaves(of: content).contains { leaf in
      guard leaf.trigger == nil, case .effects(let effects) = leaf.kind else { return false }
      return effects.contains { effect in
        guard effect.place?.base == place, case .set = effect.operation else { return false }
        return true
      }
    }
  }
}

extension Content {
  /// The view of the app that is all there is in a stack, but for its spaces.
  fileprivate var framedView: (view: ObjectValue, site: Site)? {
    let visuals = visuals()
    guard visuals.count == 1, case .inline = visuals[0].kind else { return nil }
    return onlyView
  }
}
