import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// Tabs, of which one is seen.
struct TabsKind: ContainerKind {
  static let name = "tabs"
  let selection: Value?

  func mount(_ container: NavigationContainer, _ mounting: Mounting, by assembler: Assembler) -> [ScreenNode]
  {
    let (stage, naming, extras) = (mounting.stage, mounting.naming, mounting.extras)
    let tabs = assembler.stage(.container(Self.self), in: stage, at: container.site)
    if mounting.role == .pushed { tabs.isPushed = true }
    assembler.drive(tabs, by: selection, \.tabs)
    let host = assembler.host(naming, tabs)
    if host == nil { assembler.openMounts += 1 }
    for (position, part) in container.parts.enumerated()
    where !part.content.isBlank && !part.content.isNothing {
      let key = part.key.flatMap(\.keyText) ?? String(position)
      if part.key?.isConstant == true,
        container.parts[..<position].contains(where: { $0.key == part.key && $0.site == part.site })
      {
        continue
      }
      let tab = assembler.stage(.tab(key: key), in: tabs, at: part.site, name: "\(position) \(key)")
      tab.key = part.key
      tab.name = key
      if !tabs.children.contains(where: { $0 === tab }) { tabs.children.append(tab) }
      let roots = assembler.mount(
        part.content, on: tab, .root, Assembler.Naming(owner: naming.owner, part: key),
        level: mounting.level + 1)
      tab.roots = (tab.roots + roots).distinct
      if let host {
        assembler.hostedTabs.insert(Assembler.HostedTab(host: host, tab: tab.number, site: part.site))
        for root in roots where root != host {
          assembler.add(Move(from: host, to: root, kind: .tab), assembler.evidence(part.site, tabs))
        }
      }
    }
    assembler.followSetter(of: selection, for: container.parts, on: tabs, host)
    assembler.show(nil, on: tabs, .container, Content(owner: naming.owner, items: extras))
    tabs.roots =
      (assembler.firstTab(container.first, tabs)
      ?? assembler.selectedTab(tabs, selection, naming.known) ?? tabs.children.first)?.roots ?? []
    return host.map { [$0] } ?? tabs.roots
  }

  static func write(_ stage: Stage, with writer: inout GraphWriter) -> Container.ID? {
    var tabs: [Container.Tab] = []
    var keys: Set<String> = []
    let shown = stage.children.map { writer.contents(of: $0) }
    // What a tab with a key shows is that tab's, also where a loop over all tabs shows it.
    let keyed = Set(zip(stage.children, shown).filter { $0.0.key?.isConstant == true }.flatMap(\.1))
    for (child, ids) in zip(stage.children, shown) {
      let isKeyed = child.key?.isConstant == true
      for id in ids where (isKeyed || !keyed.contains(id)) && !tabs.contains(where: { $0.container == id }) {
        guard let own = writer.claimed(id) else { continue }
        var key = isKeyed ? child.name ?? id : id
        if !keys.insert(key).inserted {
          key = "\(key) \(tabs.count)"
          keys.insert(key)
        }
        tabs.append(.init(key: key, container: own))
      }
    }
    guard !tabs.isEmpty else { return nil }
    return writer.add(stage, stage.name ?? name, .tabs(.init(tabs: tabs)))
  }
}

extension Assembler {
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
    let begun = tabsBegunSurely
    let exchanged = Set(moves.keys.filter { $0.kind == .replace }.compactMap(\.to))
    for hosted in hostedTabs.sorted() {
      for root in (roots[hosted.tab] ?? []).distinct where root != hosted.host {
        if begun.contains(hosted.tab), exchanged.contains(root) { continue }
        add(
          Move(from: hosted.host, to: root, kind: .tab), evidence(hosted.site, stages[hosted.tab].parent))
      }
    }
  }

  /// The tabs whose root is chosen by something that the source says how it begins: what code exchanges there later is no
  /// tab's.
  private var tabsBegunSurely: Set<Int> {
    let chosen = drivers.switches.values.joined().filter { initialAlternative($0.branch, [:]) != nil }
    let tabs = chosen.compactMap { $0.stage.isWhole ? $0.stage.parent : $0.stage }
    return Set(tabs.filter { $0.isTab && !$0.roots.isEmpty }.map(\.number))
  }

  /// Choosing a tab runs the setter of a binding of the app's own, also for a tab that is only a button.
  fileprivate func followSetter(
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

  /// The tab that whoever made the tabs chose.
  fileprivate func firstTab(_ key: Value?, _ tabs: Stage) -> Stage? {
    guard let key = key?.keyText else { return nil }
    return tabs.children.first { $0.key?.keyText == key }
  }

  /// The tab that the selection's initial value names, or what the view around was made with.
  fileprivate func selectedTab(_ tabs: Stage, _ selection: Value?, _ known: [Place: Value]) -> Stage? {
    let first = tabs.drivers.first.map { known[$0.base] ?? evaluator.initialValue(of: $0) }
    let constant = selection.flatMap { $0.isConstant ? $0 : nil }
    guard let key = (first ?? constant)?.keyText else { return nil }
    return tabs.children.first { $0.key?.keyText == key }
  }
}
