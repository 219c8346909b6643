private import Graphviz
import NavAtlasModel

/// Which frames are drawn, and which card stands in which.
struct Placement {
  /// The frames that are drawn, outer before inner.
  let places: [Place]
  /// The screens that a frame starts with.
  let roots: Set<Screen.ID>
  private let tree: ContainerTree
  private var positions: [CardKey: Place] = [:]

  /// Linear in screens and moves, times the depth of the containers.
  init(
    _ graph: NavigationGraph, _ source: ContainerTree, _ membership: Membership, _ moves: [Move],
    _ discovery: Discovery
  ) {
    var tree = source
    var positions: [CardKey: Place] = [:]
    for screen in graph.screens {
      guard let shown = membership.places[screen.id] else { continue }
      positions[.screen(screen.id)] = shown.count == 1 ? shown.first : tree.common(shown)
    }
    Self.placeModals(graph, moves, discovery, membership, &tree, &positions)
    for move in moves {
      switch move.from {
      case .tabBar(let id): positions[move.from] = .container(id)
      case .anyScreen(let id): positions[move.from] = .container(id)
      case .entry(let index) where graph.entries[index].kind != .launch:
        // Beside a column, not in it: it would push the column's screens to the right.
        positions[move.from] = positions[move.to].flatMap { place in
          if case .column = place { tree.parents[place] } else { place }
        }
      default: break
      }
    }
    var used: Set<Place> = []
    for place in positions.values { used.formUnion(tree.chain(from: place)) }
    // A frame around a single modal screen, or around everything, says nothing.
    let shown = Dictionary(grouping: positions) { $0.value }
    var dropped: Set<Place> = []
    for place in used {
      guard case .container(let id) = place, let body = tree.containers[id]?.body else { continue }
      if case .layer = body, (shown[place]?.count ?? 0) < 2 { dropped.insert(place) }
      if case .stack = body, graph.containers.count == 1 { dropped.insert(place) }
      if case .tabs = body, tree.outermost == [place] { dropped.insert(place) }
    }
    for (card, place) in positions where dropped.contains(place) { positions[card] = tree.parents[place] }
    for place in dropped { tree.remove(place) }
    self.tree = tree
    self.positions = positions
    places = tree.places(nested: used.subtracting(dropped))
    roots = Set(
      graph.containers.flatMap { container -> [Screen.ID] in
        if case .split(let split) = container.body { return split.columns.prefix(1).map(\.root) }
        return container.rootScreen.map { [$0] } ?? []
      })
  }

  /// The frame a card stands in.
  func place(of card: CardKey) -> Place? { positions[card] }

  /// The frame around a frame.
  func parent(of place: Place) -> Place? { tree.parents[place] }

  /// Modal screens stand with those who present them; so does what is in no container.
  private static func placeModals(
    _ graph: NavigationGraph, _ moves: [Move], _ discovery: Discovery, _ membership: Membership,
    _ tree: inout ContainerTree, _ positions: inout [CardKey: Place]
  ) {
    let layers = Dictionary(
      graph.containers.compactMap { container -> (Screen.ID, Container.ID)? in
        if case .layer(let layer) = container.body { (layer.root, container.id) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    let forward = Dictionary(grouping: moves.filter { !$0.role.isBackward }) { $0.to }
    let order = graph.screens.map { CardKey.screen($0.id) }
      .sorted { (discovery.distance[$0] ?? .max) < (discovery.distance[$1] ?? .max) }
    for card in order {
      guard case .screen(let id) = card else { continue }
      let isLayerRoot = layers[id] != nil
      guard positions[card] == nil || isLayerRoot else { continue }
      let near = (forward[card] ?? []).compactMap { move -> Place? in
        // Nothing pushes into a column that has no stack: beside it, then.
        guard move.from != card, let place = positions[move.from] else { return nil }
        if case .column(let split, _) = place { return .container(split) }
        return place
      }
      guard let frame = tree.common(near) else { continue }
      if let layer = layers[id] {
        tree.nest(layer, in: frame)
      } else {
        positions[card] = frame
      }
    }
  }
}

extension Placement {
  /// What a container is called.
  func title(of id: Container.ID) -> String {
    // A tab that is told by its number is better called by what it is.
    let key = tree.tabs[id].map(\.key).flatMap { $0.allSatisfy(\.isNumber) ? nil : $0 }
    return PlainText.clean(tree.containers[id]?.name ?? key ?? id, limit: 40)
  }

  /// True where a frame is drawn around the container.
  func frames(_ id: Container.ID) -> Bool { places.contains(.container(id)) }

  /// The tab view whose frame is drawn around a container.
  func frameAround(_ id: Container.ID) -> Container.ID? {
    guard tree.tabs[id] != nil, let bar = tree.parents[.container(id)]?.container, frames(bar) else {
      return nil
    }
    return bar
  }

  /// What the frame says.
  func group(for place: Place, remarks: [String]) -> Group {
    let container = tree.containers[place.container]
    let remark = remarks.isEmpty ? "" : " · everywhere " + remarks.joined(separator: ", ")
    switch (place, container?.body) {
    case (.column(let id, let index), .split(let split)?):
      let column = split.columns[index]
      return Group(
        id: id + "_" + column.name, kind: .column, title: PlainText.clean(column.name, limit: 24),
        caption: column.stack ? "stack" : "")
    default:
      let id = place.container
      let tab = tree.tabs[id]
      let words = container?.body.words ?? ""
      return Group(
        id: id, kind: container?.body.groupKind ?? .stack, title: title(of: id),
        caption: (tab == nil ? words : "tab · " + words) + remark, everywhere: remarks)
    }
  }
}

extension ContainerTree {
  /// The frames of a set, each after the one around it.
  func places(nested some: Set<Place>) -> [Place] {
    places.filter(some.contains).enumerated()
      .sorted { (chain(from: $0.element).count, $0.offset) < (chain(from: $1.element).count, $1.offset) }
      .map(\.element)
  }
}

extension Container.Body {
  fileprivate var groupKind: Group.Kind {
    switch self {
    case .stack: .stack
    case .split: .split
    case .tabs: .tabs
    case .layer: .layer
    }
  }

  fileprivate var words: String {
    switch self {
    case .stack: "stack"
    case .split(let split): "split view, \(split.columns.count) columns"
    case .tabs(let tabs): Words.count(tabs.tabs.count, "tab")
    case .layer(let layer): layer.stack ? layer.style.rawValue + " with a stack" : layer.style.rawValue
    }
  }
}
