import NavAtlasModel

/// Guesses an app's containers from recorded sessions, where no graph declares them.
///
/// A tab's root is the screen that its first selection in a session shows most often; the tab that the app
/// launches in is the one that shows again what was left. A selection of a column makes a split view of the
/// container that shows where it was made. O(n) in the events.
struct ObservedContainers {
  private var launches: [Screen.ID: Int] = [:]
  private var firstScreens: [String: [Screen.ID: Int]] = [:]
  /// By tab: how often it showed what the launch tab was left with, less how often it did not.
  private var launchVotes: [String: Int] = [:]
  private var selections: [String: [Selection: Int]] = [:]

  private struct Selection: Hashable {
    var from: Screen.ID
    var to: Screen.ID
  }

  init(_ sessions: [Session]) {
    for session in sessions { look(at: session) }
  }

  private mutating func look(at session: Session) {
    var previous: Screen.ID?
    var leftLaunchTab: Screen.ID?
    var seen: Set<String> = []
    for event in session.events {
      guard let screen = event.screen else { continue }
      switch event.kind {
      case .launch: launches[screen, default: 0] += 1
      case .selectTab:
        leftLaunchTab = leftLaunchTab ?? previous
        if let tab = event.tab, seen.insert(tab).inserted {
          firstScreens[tab, default: [:]][screen, default: 0] += 1
          launchVotes[tab, default: 0] += screen == leftLaunchTab ? 1 : -1
        }
      case .select:
        if let column = event.column, let previous {
          selections[column, default: [:]][Selection(from: previous, to: screen), default: 0] += 1
        }
      default: break
      }
      if previous == nil, event.kind != .launch { launches[screen, default: 0] += 1 }
      previous = screen
    }
  }

  /// The containers and the launch entry; empty for an app that shows no tabs and no columns.
  var graph: NavigationGraph {
    guard let launch = mostFrequent(launches) else { return NavigationGraph() }
    var containers = tabs(launch: launch)
    if let split {
      let root = split.columns[0].root
      if containers.isEmpty, root == launch { containers = [Container(id: "main", .split(split))] }
      for index in containers.indices where containers[index].ownScreens == [root] {
        containers[index].body = .split(split)
      }
    }
    return NavigationGraph(
      containers: containers, entries: [Entry(screen: launch, container: containers.isEmpty ? nil : "main")])
  }

  private func tabs(launch: Screen.ID) -> [Container] {
    guard !firstScreens.isEmpty else { return [] }
    let keys = firstScreens.keys.sorted()
    let best = keys.max { (launchVotes[$0] ?? 0, $1) < (launchVotes[$1] ?? 0, $0) }
    let home = best.flatMap { (launchVotes[$0] ?? 0) > 0 ? $0 : nil } ?? "launch"
    let others = keys.filter { $0 != home }
    let stacks = [(home, launch)] + others.map { ($0, mostFrequent(firstScreens[$0] ?? [:]) ?? $0) }
    let tabs = Container.Tabs(tabs: stacks.map { .init(key: $0.0, container: "tab-\($0.0)") }, selected: home)
    return [Container(id: "main", .tabs(tabs))]
      + stacks.map { Container(id: "tab-\($0.0)", name: $0.0, .stack(.init(root: $0.1))) }
  }

  private var split: Container.Split? {
    guard let first = selection("sidebar") else { return nil }
    let sidebar = Container.Column(name: "sidebar", root: first.from, selects: true)
    guard let second = selection("content"), second.from == first.to else {
      return .init(columns: [sidebar, .init(name: "detail", root: first.to, stack: true)])
    }
    let content = Container.Column(name: "content", root: first.to, selects: true)
    return .init(columns: [sidebar, content, .init(name: "detail", root: second.to, stack: true)])
  }

  private func selection(_ column: String) -> Selection? {
    selections[column]?.max { ($0.value, $1.key.from, $1.key.to) < ($1.value, $0.key.from, $0.key.to) }?.key
  }

  private func mostFrequent(_ counts: [Screen.ID: Int]) -> Screen.ID? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
