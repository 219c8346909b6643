import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// A splash that has the view in itself that takes its place: `if isDone { Home() } else { Image("logo") }`.
extension Assembler {
  /// - Returns: the screen of the first picture; nil for any other view.
  func mountSplash(
    _ view: ObjectValue, _ body: Content, on stage: Stage, _ role: Frame.Role, _ naming: Naming,
    _ extras: [Item]
  ) -> [ScreenNode]? {
    guard view.type.isSplash, stage.isOfWindow, role == .root, let branch = body.soleBranch(0),
      let first = initialAlternative(branch, naming.known), !branch.alternatives[first].content.holdsViews,
      let next = branch.alternatives.indices.first(where: { $0 != first }),
      branch.alternatives[next].content.isSubstantial
    else { return nil }
    let node = node(for: view.type)
    mounted[node] = view
    let picture = branch.alternatives[first].content
    show(
      node, on: stage, role,
      Content(owner: view.type, items: extras + body.extras() + picture.items))
    watch(branch, on: stage, role, naming, [], nil)
    return [node]
  }
}

extension DeclaredType {
  /// True by its name, as an animation's end may be the callback of whatever package.
  var isSplash: Bool { shortName.contains("Splash") || shortName.hasPrefix("Launch") }
}

extension Content {
  /// The choice that is all there is to see.
  fileprivate func soleBranch(_ level: Int) -> Branch? {
    guard level < 8, let shown = onlyShown else { return nil }
    return switch shown {
    case .branch(let branch): branch.presenter == nil ? branch : nil
    case .include(let inner, _): inner.soleBranch(level + 1)
    case .element(let element) where Self.layouts.contains(element.name) || element.name == "Group":
      element.content.soleBranch(level + 1)
    default: nil
    }
  }
}
