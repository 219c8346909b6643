import NavAtlasModel
import TestSupport

/// Small random graphs: one stack, or a stack with modal layers.
struct RandomGraphs {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick(_ screens: [String]) -> String {
    screens[Int.random(in: 0..<screens.count, using: &random)]
  }

  mutating func picks(_ screens: [String], _ count: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: count, using: &random)).map { _ in pick(screens) }
  }

  /// A stack of up to five screens with every kind of growing and shrinking move.
  mutating func stack() -> NavigationGraph {
    let screens = Array(["A", "B", "C", "D", "E"].prefix(Int.random(in: 2...5, using: &random)))
    let growing: [TransitionKind] = [
      .push, .push, .push, .viewPush, .pushMany, .replace, .setPath, .resetRoot,
    ]
    let shrinking: [TransitionKind] = [.pop, .popTo, .popToRoot, .popToLogicalRoot, .resetRoot]
    var transitions: [Transition] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let kind = growing[Int.random(in: 0..<growing.count - (chance(80) ? 1 : 0), using: &random)]
      transitions.append(move(kind, pick(screens), screens))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let kind = shrinking[Int.random(in: 0..<shrinking.count, using: &random)]
      transitions.append(move(kind, pick(screens), screens))
    }
    let disabled = Set(screens.filter { _ in chance(25) })
    return NavigationGraph(
      screens: screens.map { Screen(id: $0, backDisabled: disabled.contains($0)) },
      containers: [
        Container(id: "main", .stack(.init(root: "A", logicalRoot: chance(30) ? pick(screens) : nil)))
      ],
      transitions: transitions, entries: [Entry(screen: "A", container: "main")])
  }

  /// A stack with two kinds of modal layers, each with screens of its own.
  mutating func window() -> NavigationGraph {
    let groups = [["A", "B"], ["L", "M"], ["X", "Y"]]
    let styles: [PresentationStyle] = [.sheet, .cover, .popover]
    var transitions: [Transition] = []
    for screens in groups {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        transitions.append(move(chance(80) ? .push : .pushMany, pick(screens), screens))
      }
      for kind: TransitionKind in [.pop, .popTo, .popToRoot] where chance(30) {
        transitions.append(move(kind, pick(screens), screens))
      }
    }
    let presented = [
      styles[Int.random(in: 0...2, using: &random)], styles[Int.random(in: 0...2, using: &random)],
    ]
    let presenters = [pick(groups[0]), pick(chance(70) ? groups[1] : groups[0])]
    for (index, style) in presented.enumerated() {
      let root = groups[index + 1][0]
      transitions.append(Transition(from: .screen(presenters[index]), to: root, kind(style)))
      if chance(30) { transitions.append(Transition(from: .screen("A"), to: root, kind(style))) }
    }
    for screens in groups.dropFirst() {
      if chance(50) { transitions.append(Transition(from: .screen(pick(screens)), .dismiss)) }
      if chance(15) { transitions.append(Transition(from: .screen(pick(screens)), .dismissAll)) }
      if chance(15) { transitions.append(Transition(from: .screen(pick(screens)), .dismiss, n: 2)) }
    }
    let disabled = Set(groups.flatMap { $0 }.filter { _ in chance(20) })
    let layers = zip(presented, groups.dropFirst()).map { style, screens in
      Container(
        id: "layer \(screens[0])",
        .layer(.init(style: style, root: screens[0], stack: true, dismissible: chance(70))))
    }
    return NavigationGraph(
      screens: groups.flatMap { $0 }.map { Screen(id: $0, backDisabled: disabled.contains($0)) },
      containers: [Container(id: "main", .stack(.init(root: "A")))] + layers, transitions: transitions,
      entries: [Entry(screen: "A", container: "main")])
  }

  private func kind(_ style: PresentationStyle) -> TransitionKind {
    switch style {
    case .cover: .cover
    case .popover: .popover
    default: .sheet
    }
  }

  private mutating func move(_ kind: TransitionKind, _ from: String, _ screens: [String]) -> Transition {
    switch kind {
    case .pushMany, .setPath: Transition(from: .screen(from), kind, path: picks(screens, 1...3))
    case .pop: Transition(from: .screen(from), kind, n: Int.random(in: 1...3, using: &random))
    case .popToRoot: Transition(from: .screen(from), kind)
    default: Transition(from: .screen(from), to: pick(screens), kind)
    }
  }
}
