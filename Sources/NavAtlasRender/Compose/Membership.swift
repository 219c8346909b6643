import NavAtlasModel

/// Which frames show which screens.
struct Membership {
  /// The frames of each screen, in the order in which they were found.
  private(set) var places: [Screen.ID: [Place]] = [:]

  /// Follows the pushes of every container from its roots. O(containers × transitions) at worst, where every
  /// container shows every screen.
  init(_ graph: NavigationGraph, _ tree: ContainerTree) {
    // What was seen but not declared says nothing about who owns a screen.
    let growth = Dictionary(
      grouping: graph.transitions.filter { $0.staysInContainer && $0.confidence != .observed }
    ) { $0.from }
    let named = Self.namedScreens(graph)
    for container in graph.containers {
      var seeds: [(Screen.ID, Place)] = []
      let extra = named[container.id] ?? []
      switch container.body {
      case .stack(let stack):
        seeds = ([stack.root] + (stack.logicalRoot.map { [$0] } ?? []) + extra)
          .map { ($0, .container(container.id)) }
      case .layer(let layer): seeds = ([layer.root] + extra).map { ($0, .container(container.id)) }
      case .split(let split):
        for (index, column) in split.columns.enumerated() {
          seeds += ([column.root] + (column.placeholder.map { [$0] } ?? []))
            .map { ($0, .column(container.id, index)) }
        }
        let shown = Set(seeds.map(\.0))
        let deep = split.columns.lastIndex(where: \.stack) ?? split.columns.count - 1
        seeds += extra.filter { !shown.contains($0) }.map { ($0, .column(container.id, deep)) }
      case .tabs: continue
      }
      spread(seeds, in: container, growth)
    }
  }

  private mutating func spread(
    _ seeds: [(Screen.ID, Place)], in container: Container, _ growth: [Transition.Source: [Transition]]
  ) {
    var queue = seeds
    var seen: Set<Screen.ID> = []
    var index = 0
    while index < queue.count {
      let (screen, place) = queue[index]
      index += 1
      guard seen.insert(screen).inserted else { continue }
      places[screen, default: []].append(place)
      for transition in growth[.screen(screen)] ?? [] {
        guard transition.container == nil || transition.container == container.id else { continue }
        let target = container.place(ofPushFrom: place)
        queue += transition.targets.map { ($0, target) }
      }
    }
  }

  /// Screens that ways in and "every screen" moves put into each container. Linear.
  private static func namedScreens(_ graph: NavigationGraph) -> [Container.ID: [Screen.ID]] {
    var named: [Container.ID: [Screen.ID]] = [:]
    for entry in graph.entries {
      guard let id = entry.container else { continue }
      named[id, default: []] += entry.path + [entry.screen]
    }
    for transition in graph.transitions where transition.from == .anyScreen && transition.staysInContainer {
      guard let id = transition.container else { continue }
      named[id, default: []] += transition.targets
    }
    return named
  }
}

extension Container {
  /// The frame that a push from a frame of this container lands in: the next column that has a stack.
  fileprivate func place(ofPushFrom place: Place) -> Place {
    guard case .split(let split) = body, case .column(_, let index) = place else { return place }
    let next = split.columns.indices.first { $0 >= index && split.columns[$0].stack }
    return .column(id, next ?? index)
  }
}

extension Transition {
  /// The target, or the screens of the path.
  var targets: [Screen.ID] { (to.map { [$0] } ?? []) + path }

  /// True where the target is shown by the container that shows the source.
  var staysInContainer: Bool {
    switch kind {
    case .push, .viewPush, .pushMany, .setPath, .popTo, .popToLogicalRoot, .resetRoot: true
    case .replace: !exchangesRoot
    default: false
    }
  }
}
