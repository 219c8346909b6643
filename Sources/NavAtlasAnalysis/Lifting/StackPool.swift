import NavAtlasModel

/// Which containers' stacks behave alike, whatever they begin with.
///
/// The stacks of a single column that no transition tells apart can hold the same screens on the same screens. They
/// are lifted once, with a root for each; a graph of S such stacks has V vertices instead of S · V.
struct StackPool {
  private let isUsed: Bool
  private let containers: ContainerIndex
  /// The containers that something names: what happens there does not happen elsewhere.
  private var named: Set<Container.ID> = []

  init(_ graph: NavigationGraph, _ containers: ContainerIndex) {
    self.containers = containers
    isUsed = !graph.transitions.contains(where: \.tellsStacksApart)
    for transition in graph.transitions {
      guard let container = transition.container, !containers.isOpened(container, by: transition) else {
        continue
      }
      named.insert(container)
    }
    for entry in graph.entries {
      guard let container = entry.container.flatMap({ containers[$0] }) ?? containers.showing(entry.screen)
      else {
        continue
      }
      let isShown = containers.contents(of: container).contains { $0.shownScreens.contains(entry.screen) }
      if !entry.path.isEmpty || !isShown || container.kind == .layer { named.insert(container.id) }
    }
  }

  /// True for a container whose stack is one of those that behave alike.
  func holds(_ container: Container) -> Bool {
    let scope = containers.scope(of: container.id)
    guard isUsed, scope.isDisjoint(with: named) else { return false }
    return switch container.body {
    case .stack(let stack): stack.logicalRoot == nil
    case .layer(let layer): layer.stack && scope.count == 1
    case .split, .tabs: false
    }
  }
}

extension ContainerIndex {
  /// True where a presentation names the layer that it opens, and not where it starts.
  func isOpened(_ container: Container.ID, by transition: Transition) -> Bool {
    guard transition.kind.presentationStyle != nil, transition.from != .anyScreen,
      case .layer(let layer) = self[container]?.body
    else { return false }
    return layer.root == transition.to
  }
}

extension Transition {
  /// True where the move depends on what a stack begins with, and may apply in any.
  fileprivate var tellsStacksApart: Bool {
    switch kind {
    case .setPath, .resetRoot: container == nil
    case .replace: exchangesRoot
    case .url, .restore, .tab: true
    default: false
    }
  }
}
