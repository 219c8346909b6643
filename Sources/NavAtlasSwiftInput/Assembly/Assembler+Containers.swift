import NavAtlasModel
import NavAtlasSourceReading

extension Assembler {
  func mount(
    _ container: NavigationContainer, on stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item],
    _ presentation: Presentation?, _ level: Int
  ) -> [ScreenNode] {
    switch container.kind {
    case .stack(let path, let isLegacy):
      // A tab that is only a button may hold a stack of nothing.
      if stage.isTab, container.parts[0].content.isNothing { return [] }
      let stack = self.stage(.stack, in: stage, at: container.site)
      stack.destination = stack.destination ?? container.destination
      let isNested = role == .pushed && stage.stack != nil
      if role == .root { stack.isWhole = true }
      drive(stack, by: path, \.stacks)
      let roots = mount(
        container.parts[0].content, on: stack, .root,
        Naming(
          owner: naming.owner, part: naming.isOwner ? "content" : naming.part, isNamed: naming.isNamed,
          isOwner: naming.isOwner, givers: naming.givers, body: naming.body,
          isBranch: naming.isBranch),
        presentation: presentation, level: level + 1)
      stack.roots = (stack.roots + roots).distinct
      if isNested, let root = roots.first {
        noteNested(.init(isLegacy: isLegacy, screen: root, site: container.site))
      }
      // What is registered around a stack belongs to the stack that it is in, if it is in one.
      let registered = stage.isStack ? extras.filter(\.isRegistration) : []
      if !registered.isEmpty {
        show(nil, on: stage, .container, Content(owner: naming.owner, items: registered))
      }
      let rest = registered.isEmpty ? extras : extras.filter { !$0.isRegistration }
      show(nil, on: stack, .container, Content(owner: naming.owner, items: rest))
      return roots
    case .split: return mountSplit(container, stage, naming, extras, level)
    case .tabs(let selection): return mountTabs(container, selection, stage, naming, extras, level)
    }
  }

  /// Notes a stack in a screen that a stack shows.
  func noteNested(_ nested: NestedStack) {
    if nestedStacks[nested.site] == nil { nestedStacks[nested.site] = nested }
  }

  private func drive(
    _ stage: Stage, by value: Value?, _ table: ReferenceWritableKeyPath<Drivers, [Place: [Stage]]>
  ) {
    guard let value else { return }
    var places: [Place] = []
    switch value {
    case .customBinding(let read, _): places = read
    default: if let place = evaluator.place(value) { places = [place] }
    }
    for place in places.map(\.base) where !stage.drivers.contains(place) {
      stage.drivers.append(place)
      drivers.version += 1
      drivers[keyPath: table][place, default: []].append(stage)
      discoveries += 1
    }
  }

  /// The screen that a tab view or split view is.
  private func host(_ naming: Naming, _ stage: Stage) -> ScreenNode? {
    guard naming.isOwner, let owner = naming.owner, owner.isShown else { return nil }
    let node = node(for: owner)
    if !node.hosts.contains(where: { $0 === stage }) { node.hosts.append(stage) }
    stage.name = owner.screenName
    return node
  }

  private func mountSplit(
    _ container: NavigationContainer, _ stage: Stage, _ naming: Naming, _ extras: [Item], _ level: Int
  ) -> [ScreenNode] {
    let split = self.stage(.split, in: stage, at: container.site)
    prefer(container.preferring, in: split)
    let host = host(naming, split)
    if host == nil { openMounts += 1 }
    for (position, part) in container.parts.enumerated() {
      let column = self.stage(.column(position), in: split, at: part.site, name: part.name)
      column.name = part.name
      if !split.children.contains(where: { $0 === column }) { split.children.append(column) }
    }
    for (column, part) in zip(split.children, container.parts) {
      let roots = mount(
        part.content, on: column, .root, Naming(owner: naming.owner, part: part.name ?? "column"),
        level: level + 1)
      column.roots = (column.roots + roots).distinct
    }
    show(nil, on: split, .container, Content(owner: naming.owner, items: extras))
    split.roots = split.children[0].roots
    if let host {
      for root in split.roots where root != host {
        add(Move(from: host, to: root, kind: .select), evidence(container.site, split))
      }
      return [host]
    }
    return split.roots
  }

  private func mountTabs(
    _ container: NavigationContainer, _ selection: Value?, _ stage: Stage, _ naming: Naming, _ extras: [Item],
    _ level: Int
  ) -> [ScreenNode] {
    let tabs = self.stage(.tabs, in: stage, at: container.site)
    drive(tabs, by: selection, \.tabs)
    let host = host(naming, tabs)
    if host == nil { openMounts += 1 }
    for (position, part) in container.parts.enumerated()
    where !part.content.isBlank && !part.content.isNothing {
      let key = part.key.flatMap(\.keyText) ?? String(position)
      if part.key?.isConstant == true,
        container.parts[..<position].contains(where: { $0.key == part.key && $0.site == part.site })
      {
        continue
      }
      let tab = self.stage(.tab(key: key), in: tabs, at: part.site, name: "\(position) \(key)")
      tab.key = part.key
      tab.name = key
      if !tabs.children.contains(where: { $0 === tab }) { tabs.children.append(tab) }
      let roots = mount(
        part.content, on: tab, .root, Naming(owner: naming.owner, part: key), level: level + 1)
      tab.roots = (tab.roots + roots).distinct
      if let host {
        hostedTabs.insert(HostedTab(host: host, tab: tab.number, site: part.site))
        for root in roots where root != host {
          add(Move(from: host, to: root, kind: .tab), evidence(part.site, tabs))
        }
      }
    }
    followSetter(of: selection, for: container.parts, on: tabs, host)
    show(nil, on: tabs, .container, Content(owner: naming.owner, items: extras))
    tabs.roots = (selectedTab(tabs, naming.known) ?? tabs.children.first)?.roots ?? []
    return host.map { [$0] } ?? tabs.roots
  }

  /// A tab of a view that is a screen.
  struct HostedTab: Hashable, Comparable {
    var host: ScreenNode
    var tab: Int
    var site: Site

    static func < (left: HostedTab, right: HostedTab) -> Bool {
      (left.host.number, left.tab, left.site) < (right.host.number, right.tab, right.site)
    }
  }

  /// Leads to what a tab may show first, where state decides which of several views that is. O(frames + tabs).
  func leadToTabRoots() {
    var roots: [Int: [ScreenNode]] = [:]
    for frame in frames where frame.role == .root {
      let tab = frame.stage.isWhole ? frame.stage.parent : frame.stage
      if let tab, tab.isTab, let node = frame.node { roots[tab.number, default: []].append(node) }
    }
    for hosted in hostedTabs.sorted() {
      for root in (roots[hosted.tab] ?? []).distinct where root != hosted.host {
        add(
          Move(from: hosted.host, to: root, kind: .tab), evidence(hosted.site, stages[hosted.tab].parent))
      }
    }
  }

  /// Choosing a tab runs the setter of a binding of the app's own, also for a tab that is only a button.
  private func followSetter(
    of selection: Value?, for parts: [NavigationContainer.Part], on tabs: Stage, _ host: ScreenNode?
  ) {
    guard case .customBinding(_, let setter?) = selection else { return }
    let keys = parts.compactMap(\.key).filter(\.isConstant)
    let items = keys.map { key in
      let chosen = evaluator.content(
        evaluator.apply(setter, to: [key], at: tabs.site), owner: host?.type, at: tabs.site)
      return Item.handler(Handler(event: .action, content: chosen, site: tabs.site))
    }
    show(host, on: tabs, .root, Content(owner: host?.type, items: items))
  }

  /// The tab that the selection's initial value names, or what the view around was made with.
  private func selectedTab(_ tabs: Stage, _ known: [Place: Value]) -> Stage? {
    guard let place = tabs.drivers.first,
      let key = (known[place.base] ?? evaluator.initialValue(of: place)).keyText
    else { return nil }
    return tabs.children.first { $0.key?.keyText == key }
  }

  func evidence(_ site: Site, _ stage: Stage?) -> MoveEvidence {
    MoveEvidence(
      sites: [site], conditions: CompiledConditions([index.conditions(of: [site])]), isInferred: false,
      stage: stage)
  }
}

extension Item {
  fileprivate var isRegistration: Bool { if case .registration = self { true } else { false } }
}
