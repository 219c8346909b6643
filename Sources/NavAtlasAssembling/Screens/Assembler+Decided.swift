import NavAtlasInterpreting
import NavAtlasProgram

/// What of some content is shown where an action's own values decide it.
extension Assembler {
  /// The branch that known values lead to, also inside the view that is all there is to see.
  func decided(_ content: Content, by known: [Place: Value]) -> Content {
    guard !known.isEmpty else { return content }
    let content = told(content, known)
    switch knownDecider(of: content) {
    case .nothing: return content
    case .slot(let place, let branch):
      return shown(in: branch, place, known) ?? content
    case .place(let place, let branch):
      return known[place].flatMap { alternative(of: branch, for: $0) } ?? content
    case .root(let stack, let place, let branch):
      guard let value = known[place], let root = alternative(of: branch, for: value) else { return content }
      return self.content(content, with: root, of: branch, in: stack)
    }
  }

  /// What a place shows in which something is stored that shows itself, or what that is a part of.
  private func shown(in slot: Branch, _ place: Place, _ known: [Place: Value]) -> Content? {
    var names: [String] = []
    for whole in [place] + place.via {
      if let value = known[whole.base], let presenter = slot.presenter,
        let shown = evaluator.shown(by: value, names, presenter, slot.site)
      {
        return shown
      }
      names.insert(whole.name, at: 0)
    }
    return nil
  }

  private func alternative(of branch: Branch, for value: Value) -> Content? {
    if let surely = branch.alternatives.first(where: { evaluator.holds($0.test, value) == true }) {
      return surely.content
    }
    // Who stores what is not known stores something.
    guard evaluator.isPresent(value) == nil, evaluator.type(of: value)?.name != "Optional" else { return nil }
    return branch.alternatives.first { if case .isPresent = $0.test { true } else { false } }?.content
  }

  /// A stack with one of the roots that it may have; the same one for whoever asks.
  private func content(
    _ content: Content, with root: Content, of branch: Branch, in stack: NavigationContainer
  ) -> Content {
    let key = DecidedStack(content: content, root: root)
    if let known = decidedStacks[key] { return known }
    var decided = stack
    decided.parts[0].content = stack.parts[0].content.replacing(branch, with: root, 0)
    let made = Content(owner: content.owner, name: content.name, items: [.container(decided)])
    decidedStacks[key] = made
    return made
  }

  private func knownDecider(of content: Content) -> Decider {
    if let known = knownDeciders[content] { return known }
    let found = decider(of: content, 0)
    knownDeciders[content] = found
    return found
  }

  private func decider(of content: Content, _ level: Int) -> Decider {
    guard level < 4, let visual = content.visuals().first else { return .nothing }
    switch visual.kind {
    case .branch(let branch):
      if branch.presenter != nil, case .place(let place) = branch.subject { return .slot(place, branch) }
      return evaluator.place(branch.subject).map { .place($0.base, branch) } ?? .nothing
    case .view(let view): return decider(of: evaluator.body(of: view), level + 1)
    case .container(let stack):
      guard level == 0, case .stack = stack.kind, stack.parts.count == 1, content.items.count == 1,
        case .place(let place, let branch) = decider(of: stack.parts[0].content, 3)
      else { return .nothing }
      return .root(of: stack, place, branch)
    default: return .nothing
    }
  }

  /// The storage that decides what some content shows, and the branch that asks it.
  enum Decider {
    case nothing
    case place(Place, Branch)
    /// The storage that holds what shows itself.
    case slot(Place, Branch)
    /// What is the root of a stack.
    case root(of: NavigationContainer, Place, Branch)
  }
}

/// A stack and one of the roots that it may have.
struct DecidedStack: Hashable {
  var content: Content
  var root: Content
}

extension Content {
  /// The same with one of its branches decided, and with all that hangs on it.
  fileprivate func replacing(_ branch: Branch, with chosen: Content, _ level: Int) -> Content {
    guard level < 8 else { return self }
    let replaced = items.map { item -> Item in
      switch item {
      case .branch(let own) where own.site == branch.site: .include(chosen, own.site)
      case .include(let inner, let site): .include(inner.replacing(branch, with: chosen, level + 1), site)
      case .element(let element): .element(element.replacing(branch, with: chosen, level + 1))
      default: item
      }
    }
    return Content(owner: owner, name: name, items: replaced)
  }
}

extension Element {
  fileprivate func replacing(_ branch: Branch, with chosen: Content, _ level: Int) -> Element {
    var element = self
    element.content = content.replacing(branch, with: chosen, level)
    return element
  }
}
