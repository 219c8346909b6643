import NavAtlasModel

struct ModalWithoutStack: Rule {
  let info = RuleInfo(
    "NA401", "modal-without-stack", .error,
    "A modal without a stack of its own pushes.",
    rationale: """
      The stack that presents a modal is not around its content: links in it do nothing, and what its code pushes appears \
      below it, out of sight (a note, unless the screen can close itself). Put a NavigationStack inside of the modal.
      """,
    drawsOn: """
      Layers without a stack, and the pushes of screens that stand nowhere else. Links that are read from source are NA105.
      """,
    bad: .notation(
      """
      root: Home
      sheet help: Help
      Home -sheet-> Help
      Help -push-> Terms
      """),
    good: .notation(
      """
      root: Home
      sheet help: Help stack
      Home -sheet-> Help
      Help -push-> Terms
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let stackless = stacklessRoots(facts.graph)
    let isSource = facts.graph.account != nil
    var told: Set<Screen.ID> = []
    return facts.graph.transitions.compactMap { move in
      guard case .screen(let from) = move.from, let layers = stackless[from],
        [.push, .viewPush, .pushMany].contains(move.kind), let target = move.leadsTo.last
      else { return nil }
      let isBelow = move.container.map { !layers.contains($0) } ?? false
      // What closes the modal first may push below it, and the source reader tells links from other code itself.
      let isFine = isBelow ? facts.moves(from: from).contains { $0.kind == .dismiss } : isSource
      guard !isFine, told.insert(from).inserted else { return nil }
      let what =
        isBelow
        ? "pushes \(facts.name(target)) onto a stack below it, out of sight"
        : "pushes \(facts.name(target)), but no stack is around it"
      return info.finding(
        "\(facts.name(from)) is a modal and \(what); put a NavigationStack inside", isBelow ? .note : nil,
        screens: [from, target], at: move.locations.first, witness: facts.steps([from, target]),
        doubt: move.confidence == .inferred ? .inferred : nil)
    }
  }

  /// The screens that stand in layers without stacks and nowhere else, with these layers.
  private func stacklessRoots(_ graph: NavigationGraph) -> [Screen.ID: Set<Container.ID>] {
    var roots: [Screen.ID: Set<Container.ID>] = [:]
    var elsewhere: Set<Screen.ID> = []
    for container in graph.containers {
      if case .layer(let layer) = container.body, !layer.stack {
        roots[layer.root, default: []].insert(container.id)
      } else {
        elsewhere.formUnion(container.ownScreens)
      }
    }
    for move in graph.transitions where move.kind.presentationStyle == nil && !move.kind.isBackward {
      elsewhere.formUnion(move.leadsTo)
    }
    return roots.filter { !elsewhere.contains($0.key) }
  }
}
