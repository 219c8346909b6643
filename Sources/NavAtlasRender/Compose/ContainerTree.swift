import NavAtlasModel

/// Which frame stands inside which, and which screens each one shows.
struct ContainerTree {
  /// The frames, outer before inner, in declaration order.
  private(set) var places: [Place] = []
  private(set) var parents: [Place: Place] = [:]
  /// The tab that shows a container.
  private(set) var tabs: [Container.ID: Container.Tab] = [:]
  let containers: [Container.ID: Container]

  /// Linear in the number of containers; cycles of tabs are cut where they close.
  init(_ graph: NavigationGraph) {
    containers = Dictionary(graph.containers.map { ($0.id, $0) }) { first, _ in first }
    for container in graph.containers {
      guard case .tabs(let body) = container.body else { continue }
      for tab in body.tabs where tabs[tab.container] == nil && containers[tab.container] != nil {
        guard !isInside(container.id, of: tab.container) else { continue }
        tabs[tab.container] = tab
        parents[.container(tab.container)] = .container(container.id)
      }
    }
    var added: Set<Container.ID> = []
    func add(_ container: Container) {
      guard added.insert(container.id).inserted else { return }
      places.append(.container(container.id))
      switch container.body {
      case .split(let split):
        for index in split.columns.indices {
          places.append(.column(container.id, index))
          parents[.column(container.id, index)] = .container(container.id)
        }
      case .tabs(let body): for tab in body.tabs { containers[tab.container].map(add) }
      case .stack, .layer: break
      }
    }
    for container in graph.containers where parents[.container(container.id)] == nil { add(container) }
  }

  /// The frames around a frame, itself first.
  func chain(from place: Place) -> [Place] { Array(sequence(first: place) { parents[$0] }) }

  /// The innermost frame around all of these; none where they have nothing in common.
  func common(_ some: [Place]) -> Place? {
    guard let first = some.first else { return nil }
    if some.allSatisfy({ $0 == first }) { return first }
    var shared = chain(from: first)
    for place in some.dropFirst() {
      let around = Set(chain(from: place))
      shared.removeAll { !around.contains($0) }
    }
    return shared.first
  }

  /// Puts a container that is not a tab's into a frame.
  mutating func nest(_ id: Container.ID, in parent: Place) {
    guard parents[.container(id)] == nil, !chain(from: parent).contains(.container(id)) else { return }
    parents[.container(id)] = parent
  }

  /// Takes a frame out; what was in it belongs to the frame around it.
  mutating func remove(_ place: Place) {
    let outer = parents[place]
    for (inner, parent) in parents where parent == place { parents[inner] = outer }
  }

  /// The frames that stand in no other one.
  var outermost: [Place] { places.filter { parents[$0] == nil } }

  private func isInside(_ id: Container.ID, of outer: Container.ID) -> Bool {
    chain(from: .container(id)).contains(.container(outer))
  }
}

extension Container {
  /// Frame 0 of the container; that of a split's first column, none for tabs.
  var rootScreen: Screen.ID? {
    switch body {
    case .stack(let stack): stack.root
    case .split(let split): split.columns.first?.root
    case .layer(let layer): layer.root
    case .tabs: nil
    }
  }
}
