private import Graphviz
import NavAtlasModel

/// Turns transitions and entries into lines.
struct MoveReader {
  let graph: NavigationGraph
  let tree: ContainerTree
  let membership: Membership
  let hosts: Hosts
  private let screens: Set<Screen.ID>
  private let unresolved: Set<Screen.ID>
  private let hasCounts: Bool
  private let names: [Screen.ID: String]
  /// The screens that some move leads to and puts on top.
  private let led: Set<Screen.ID>

  init(_ graph: NavigationGraph, _ tree: ContainerTree, _ membership: Membership, _ hosts: Hosts) {
    self.graph = graph
    self.tree = tree
    self.membership = membership
    self.hosts = hosts
    screens = Set(graph.screens.map(\.id))
    unresolved = Set(graph.screens.filter { $0.kind == .unresolved }.map(\.id))
    names = Dictionary(graph.screens.map { ($0.id, PlainText.clean($0.name, limit: 24)) }) { first, _ in first
    }
    led = Set(
      graph.transitions.filter { !$0.kind.isBackward }.compactMap { $0.path.last ?? $0.to }
        + graph.containers.flatMap(\.ownScreens) + graph.entries.map(\.screen))
    hasCounts = graph.transitions.contains { $0.count > 0 }
  }

  /// Linear in the number of transitions and entries.
  func read() -> MoveList {
    var list = MoveList()
    for container in graph.containers { addTabs(of: container, to: &list) }
    for (first, entries) in graph.entryGroups.sorted(by: { $0.key < $1.key }) {
      for entry in entries { add(entry, first, to: &list) }
    }
    for transition in graph.transitions where !transition.isImplicit || transition.isLoop {
      add(transition, to: &list)
    }
    return list
  }

  // MARK: Tabs

  private func addTabs(of container: Container, to list: inout MoveList) {
    guard case .tabs(let body) = container.body else { return }
    for tab in body.tabs {
      guard let target = tree.containers[tab.container].flatMap(entrance) else { continue }
      list.add(Move(from: .tabBar(container.id), to: target, role: .tab))
    }
  }

  /// The card that stands for a container as a whole.
  private func entrance(of container: Container) -> CardKey? {
    if case .tabs = container.body { return .tabBar(container.id) }
    return container.rootScreen.flatMap(card)
  }

  private func card(_ id: Screen.ID) -> CardKey? {
    screens.contains(id) ? hosts.cards[id] ?? .screen(id) : nil
  }

  // MARK: Entries

  private func add(_ entry: Entry, _ first: Int, to list: inout MoveList) {
    guard var target = card(entry.screen) else { return }
    if entry.kind == .launch, let bar = tabBar(showing: entry) { target = bar }
    list.add(Move(from: .entry(first), to: target, role: .entry, location: entry.location))
  }

  /// The tab bar that an app launches into where the entry is a tab's root.
  private func tabBar(showing entry: Entry) -> CardKey? {
    let shown =
      entry.container
      ?? graph.containers.first { tree.tabs[$0.id] != nil && $0.rootScreen == entry.screen }?.id
    guard let shown, case .container(let outer)? = tree.chain(from: .container(shown)).last,
      case .tabs? = tree.containers[outer]?.body
    else { return nil }
    return .tabBar(outer)
  }

  // MARK: Transitions

  private func add(_ transition: Transition, to list: inout MoveList) {
    switch transition.from {
    case .screen(let id):
      guard let source = card(id) else { return }
      add(transition, from: source, to: &list)
    case .anyScreen:
      guard let container = transition.container, tree.containers[container] != nil else { return }
      if let words = transition.kind.backWords(n: transition.n) {
        list.addShared(words, to: container)
      } else {
        add(transition, from: .anyScreen(container), to: &list)
      }
    }
  }

  private func add(_ transition: Transition, from source: CardKey, to list: inout MoveList) {
    guard let role = transition.kind.role else {
      if let words = transition.kind.backWords(n: transition.n) { list.addBadge(words, to: source) }
      return
    }
    var move = Move(
      from: source, to: source, role: role,
      labels: labels(of: transition).compactMap { $0.saying(moreThan: transition.to.flatMap { names[$0] }) },
      count: transition.count,
      evidence: evidence(of: transition), remarks: remarks(of: transition),
      location: transition.locations.first)
    if transition.kind == .pushMany || transition.kind == .setPath {
      addPath(transition.path, move, to: &list)
    } else if let target = transition.to.flatMap(card) ?? root(for: transition) {
      // A split view's first column stands for its host.
      if target == source, case .screen(let id) = transition.from, hosts.contains(id) { return }
      move.to = target
      list.add(move)
    } else if let words = transition.kind.backWords(n: transition.n) {
      list.addBadge(words, to: source)
    }
  }

  /// A line to what is on top afterwards, and to what lies below where nothing else leads there.
  private func addPath(_ path: [Screen.ID], _ move: Move, to list: inout MoveList) {
    guard let top = path.last, let last = card(top) else { return }
    var move = move
    if path.count > 1 {
      move.remarks.append("path: " + path.map { names[$0] ?? $0 }.joined(separator: " › "))
    }
    move.to = last
    list.add(move)
    for below in path.dropLast() where !led.contains(below) {
      guard let target = card(below) else { continue }
      move.to = target
      (move.labels, move.count) = (["below " + (names[top] ?? top)], 0)
      list.add(move)
    }
  }

  /// Where a "to root" without a target ends, if that is certain.
  private func root(for transition: Transition) -> CardKey? {
    guard transition.kind == .popToRoot || transition.kind == .popToLogicalRoot,
      case .screen(let id) = transition.from
    else { return nil }
    let shown = (membership.places[id] ?? []).filter {
      transition.container == nil || $0.container == transition.container
    }
    guard shown.count == 1, let place = shown.first, let container = tree.containers[place.container] else {
      return nil
    }
    switch (container.body, place) {
    case (.stack(let stack), _):
      return card(transition.kind == .popToRoot ? stack.root : stack.logicalRoot ?? stack.root)
    case (.split(let split), .column(_, let index)): return card(split.columns[index].root)
    case (.layer(let layer), _): return card(layer.root)
    default: return nil
    }
  }

  private func labels(of transition: Transition) -> [String] {
    var words: [String] = []
    if let label = transition.label, !label.isEmpty { words.append(label) }
    if words.isEmpty, ![.user, .system].contains(transition.trigger) {
      words.append(transition.trigger.rawValue)
    }
    if words.isEmpty, !transition.path.isEmpty { words.append("path of \(transition.path.count)") }
    return words.map { PlainText.clean($0, limit: 28) }
  }

  private func remarks(of transition: Transition) -> [String] {
    var remarks = [transition.condition].compactMap { $0 }
    if let place = transition.locations.first, let action = place.action, let to = transition.to,
      unresolved.contains(to)
    {
      remarks.append("\(action) (\(place))")
    }
    return remarks.map { PlainText.clean($0, limit: 160) }
  }

  private func evidence(of transition: Transition) -> Link.Evidence {
    switch transition.confidence {
    case .observed: .observed
    case _ where hasCounts && transition.count == 0: .unseen
    case .inferred: .inferred
    case .declared: .declared
    }
  }
}

extension Place {
  var container: Container.ID {
    switch self {
    case .container(let id), .column(let id, _): id
    }
  }
}

extension Transition {
  /// True where it leads to the screen it starts from.
  fileprivate var isLoop: Bool { to.map { from == .screen($0) } ?? false }
}

extension String {
  /// The label without what repeats the name of the screen it leads to; nil where nothing else is left.
  fileprivate func saying(moreThan name: String?) -> String? {
    let parts = split(separator: ", ").map(String.init)
    let kept = parts.filter { !$0.repeats(name) }
    return kept.isEmpty || repeats(name) ? nil : kept.joined(separator: ", ")
  }

  /// True for a label that says no more than the name of the screen it leads to: `settings` of `SettingsView`.
  fileprivate func repeats(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    let words = lowercased().filter { $0.isLetter || $0.isNumber }
    guard !words.isEmpty else { return false }
    return ([""] + Self.endings).contains { name == words + $0 || words == name + $0 }
      || isMadeOfWords(in: name)
  }

  /// True where all but one of the words of a name in code are in another name: `addTagGroup` in `editTagGroupView`.
  private func isMadeOfWords(in name: String) -> Bool {
    guard allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
    let words = codeWords.filter {
      !["with", "for", "by", "in", "the", "to", "of", "show", "open"].contains($0)
    }
    let known = words.count { name.contains($0.count > 4 && $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    return known > 0 && known >= words.count - 1 && known * 2 > words.count
  }

  /// The words of a name in code, in small letters: `addTagGroup` is `add`, `tag`, `group`.
  private var codeWords: [String] {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private static let endings = [
    "view", "screen", "page", "tab", "scene", "sheet", "viewcontroller", "controller",
  ]
}
