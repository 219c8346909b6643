import NavAtlasModel

extension RandomApps {
  /// An app of stacks and many modal layers whose moves name no container, or few do: most stacks behave alike.
  mutating func nextWithSheets() -> NavigationGraph {
    let screens = Array(["A", "B", "C", "D", "E", "F"].prefix(Int.random(in: 3...6, using: &random)))
    var containers = [plainStack("a", screens)]
    if chance(40) {
      containers.append(plainStack("b", screens))
      containers.append(
        Container(id: "app", .tabs(.init(tabs: containers.map { .init(key: $0.id, container: $0.id) }))))
    }
    let outermost = containers[containers.count - 1].id
    if chance(30) {
      let style = pick([PresentationStyle.sheet, .cover, .popover])
      containers.append(
        Container(
          id: "l",
          .layer(.init(style: style, root: pick(screens), stack: chance(80), dismissible: chance(70)))))
    }
    let named = chance(25) ? containers.map(\.id) : []
    let transitions = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      sheetMove(screens, container: named.isEmpty ? nil : maybe(30, named))
    }
    let disabled = Set(screens.filter { _ in chance(20) })
    return NavigationGraph(
      screens: screens.map { Screen(id: $0, backDisabled: disabled.contains($0)) }, containers: containers,
      transitions: transitions, entries: [Entry(screen: shownFirst(containers[0]), container: outermost)])
  }

  private mutating func plainStack(_ id: String, _ screens: [String]) -> Container {
    Container(id: id, .stack(.init(root: pick(screens), logicalRoot: maybe(10, screens))))
  }

  private func shownFirst(_ container: Container) -> String { container.ownScreens.first ?? "" }

  private mutating func sheetMove(_ screens: [String], container: String?) -> Transition {
    let kind = pick([
      TransitionKind.push, .push, .push, .push, .pushMany, .replace, .sheet, .sheet, .sheet, .cover, .popover,
      .inspector, .pop, .popTo, .popToRoot, .dismiss, .dismissAll,
    ])
    var transition = Transition(
      from: .screen(pick(screens)), to: kind.target == .absent ? nil : pick(screens), kind,
      container: container)
    if kind.path == .required { transition.path = [pick(screens), pick(screens)] }
    if kind.count == .optional { transition.n = maybe(40, [1, 2, 3]) }
    return transition
  }
}
