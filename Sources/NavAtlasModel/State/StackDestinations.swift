/// The screens that each stack of an app has a destination for, as far as its graph tells (invariant I7).
///
/// A stack has those that grow out of its root by moves of its own, and those that URLs and saved states put there.
public struct StackDestinations: Sendable {
  private var growing: [Screen.ID: [Transition]] = [:]
  private var anywhere: [Container.ID: [Transition]] = [:]
  private var links: [Entry] = []
  private var leaves: [Container.ID: [Screen.ID]] = [:]

  /// Linear in the graph.
  public init(_ graph: NavigationGraph) {
    for transition in graph.transitions where !transition.isImplicit && transition.kind.putsFrames {
      switch transition.from {
      case .screen(let id): growing[id, default: []].append(transition)
      case .anyScreen: anywhere[transition.container ?? "", default: []].append(transition)
      }
    }
    links = graph.entries.filter { $0.kind != .launch }
    for container in graph.containers {
      guard case .split(let split) = container.body else { continue }
      leaves[container.id] = split.columns.filter { !$0.stack }.map(\.root)
    }
  }

  /// What grows out of some screens in a container. Linear in the moves there.
  ///
  /// - Parameter container: `nil` where no container of the graph is meant, such as that of a presentation.
  public func registered(from roots: [Screen.ID], in container: Container.ID?) -> Set<Screen.ID> {
    // A link of a column without a stack leads to the stack of another one.
    var known = Set(roots)
    var queue = roots + (container.flatMap { leaves[$0] } ?? [])
    func add(_ screens: [Screen.ID]) {
      for screen in screens where known.insert(screen).inserted { queue.append(screen) }
    }
    for entry in links where entry.container == nil || entry.container == container {
      add(entry.path + [entry.screen])
    }
    for move in container.flatMap({ anywhere[$0] }) ?? [] { add(move.frames) }
    while let screen = queue.popLast() {
      for move in growing[screen] ?? [] where move.container == nil || move.container == container {
        add(move.frames)
      }
    }
    return known
  }
}

extension TransitionKind {
  /// True for the kinds that put screens on a stack.
  fileprivate var putsFrames: Bool {
    switch self {
    case .push, .viewPush, .pushMany, .replace, .setPath, .linkAcross, .resetRoot, .url, .restore: true
    default: false
    }
  }
}

extension Transition {
  fileprivate var frames: [Screen.ID] { (to.map { [$0] } ?? []) + path }
}
