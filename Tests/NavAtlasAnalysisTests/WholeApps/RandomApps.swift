import NavAtlasModel
import TestSupport

/// Small random apps with several containers: tabs, splits, modal layers, shared screens, every kind of move.
struct RandomApps {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }
  mutating func maybe<T>(_ percent: Int, _ all: [T]) -> T? { chance(percent) ? pick(all) : nil }

  mutating func next() -> NavigationGraph { chance(30) ? nextWithSheets() : nextWithContainers() }

  private mutating func nextWithContainers() -> NavigationGraph {
    var screens = ["A", "B", "C", "D", "E", "F"]
    screens.removeLast(Int.random(in: 0...2, using: &random))
    var containers: [Container] = []
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      for id in ["a", "b", "c"].prefix(chance(70) ? 2 : 3) { containers.append(stack(id, screens)) }
      containers.append(tabs(containers))
    case 4..<7: containers.append(split("m", screens))
    case 7:
      containers = [split("m", screens), stack("a", screens)]
      containers.append(tabs(containers))
    default: containers.append(stack("a", screens))
    }
    let base = containers.map(\.id)
    let outermost = containers[containers.count - 1]
    if chance(60) { addLayers(screens, &containers) }
    var transitions: [Transition] = []
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      transitions.append(move(screens, containers, base))
    }
    let disabled = Set(screens.filter { _ in chance(20) })
    var entries = [Entry(screen: shown(outermost, containers), container: outermost.id)]
    if chance(20) { entries.append(entry(screens, base)) }
    return NavigationGraph(
      screens: screens.map {
        Screen(id: $0, kind: kind($0, containers), backDisabled: disabled.contains($0))
      },
      containers: containers, transitions: transitions, entries: entries)
  }

  private func kind(_ screen: String, _ containers: [Container]) -> Screen.Kind {
    let placeholders = containers.flatMap { container -> [String] in
      if case .split(let split) = container.body { split.columns.compactMap(\.placeholder) } else { [] }
    }
    return placeholders.contains(screen) ? .placeholder : .screen
  }

  private func shown(_ container: Container, _ all: [Container]) -> String {
    switch container.body {
    case .stack(let stack): stack.root
    case .split(let split): split.columns[0].root
    case .layer(let layer): layer.root
    case .tabs(let tabs):
      all.first { $0.id == tabs.tabs[0].container }.map { shown($0, all) } ?? ""
    }
  }

  // MARK: Containers

  private mutating func stack(_ id: String, _ screens: [String]) -> Container {
    Container(id: id, .stack(.init(root: pick(screens), logicalRoot: maybe(25, screens))))
  }

  private mutating func tabs(_ containers: [Container]) -> Container {
    let tabs = containers.map { Container.Tab(key: $0.id, container: $0.id) }
    return Container(id: "app", .tabs(.init(tabs: tabs, selected: maybe(50, containers.map(\.id)))))
  }

  private mutating func split(_ id: String, _ screens: [String]) -> Container {
    let names = chance(50) ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    // Mostly each column has a root of its own, as real split views do.
    var roots = chance(80) ? screens.shuffled(using: &random) : names.map { _ in pick(screens) }
    if roots.count < names.count { roots += screens }
    let columns = names.enumerated().map { index, name in
      Container.Column(
        name: name, root: roots[index], selects: index < names.count - 1,
        placeholder: index > 0 ? maybe(35, screens) : nil, stack: chance(index == 0 ? 30 : 75))
    }
    return Container(id: id, .split(.init(columns: columns, prefer: maybe(25, names))))
  }

  private mutating func addLayers(_ screens: [String], _ containers: inout [Container]) {
    for id in ["l0", "l1"].prefix(chance(60) ? 1 : 2) {
      let style = pick([PresentationStyle.sheet, .cover, .popover, .inspector])
      containers.append(
        Container(
          id: id,
          .layer(.init(style: style, root: pick(screens), stack: chance(70), dismissible: chance(70)))))
    }
  }

  // MARK: Moves

  private mutating func entry(_ screens: [String], _ base: [String]) -> Entry {
    let path = chance(60) ? (0..<Int.random(in: 1...2, using: &random)).map { _ in pick(screens) } : []
    return Entry(
      screen: path.last ?? pick(screens), kind: pick([.url, .notification, .restore]), container: pick(base),
      url: "app://x", path: path)
  }

  private mutating func move(_ screens: [String], _ containers: [Container], _ base: [String]) -> Transition {
    let layers = containers.compactMap { container -> Container.Layer? in
      if case .layer(let layer) = container.body { layer } else { nil }
    }
    let splits = containers.compactMap { container -> (String, Container.Split)? in
      if case .split(let split) = container.body { (container.id, split) } else { nil }
    }
    var kinds: [TransitionKind] = [
      .push, .push, .push, .push, .viewPush, .pushMany, .replace, .setPath, .resetRoot, .pop, .popTo,
      .popToRoot, .popToLogicalRoot,
    ]
    if !layers.isEmpty { kinds += [.sheet, .sheet, .sheet, .dismiss, .dismissAll] }
    if !splits.isEmpty { kinds += [.select, .select, .select, .linkAcross, .linkAcross] }
    if containers.count > 2 { kinds += [.tab, .url] }
    var kind = pick(kinds)
    let from: Transition.Source = chance(8) ? .anyScreen : .screen(pick(screens))
    var target: String? = pick(screens)
    if kind == .sheet {
      let layer = chance(85) ? layers.isEmpty ? nil : pick(layers) : nil
      kind = layer.map { Self.kinds[$0.style] ?? .sheet } ?? pick([.sheet, .cover, .popover, .inspector])
      if let layer, chance(80) { target = layer.root }
    }
    var container = chance(45) ? pick(containers.map(\.id)) : nil
    if from == .anyScreen, container == nil { container = pick(base) }
    var transition = Transition(from: from, to: target, kind, container: container)
    if kind == .select || kind == .linkAcross, let (id, split) = splits.first {
      let column = Int.random(in: 0..<split.columns.count - 1, using: &random)
      transition.container = id
      transition.column = split.columns[column].name
      if kind == .select, chance(75) { transition.to = split.columns[column + 1].root }
      transition.via = maybe(15, [.control])
    }
    if kind.target == .absent { transition.to = nil }
    if kind.path == .required || kind == .url && chance(50) {
      transition.path = (0..<Int.random(in: 1...2, using: &random)).map { _ in pick(screens) }
    }
    if kind == .popToLogicalRoot, chance(50) { transition.to = nil }
    if kind.count == .optional { transition.n = maybe(60, [1, 2, 3]) }
    return transition
  }

  private static let kinds: [PresentationStyle: TransitionKind] = [
    .sheet: .sheet, .cover: .cover, .popover: .popover, .inspector: .inspector,
  ]
}
