import NavAtlasModel

/// Screens that are nothing but a tab view or a split view: what is drawn for the container stands for them.
struct Hosts {
  /// What is drawn in place of each host.
  let cards: [Screen.ID: CardKey]

  /// Linear in the number of containers.
  init(_ graph: NavigationGraph, _ membership: Membership) {
    let screens = Set(graph.screens.map(\.id))
    var cards: [Screen.ID: CardKey] = [:]
    for container in graph.containers where screens.contains(container.id) {
      guard membership.places[container.id] == nil else { continue }
      switch container.body {
      case .tabs: cards[container.id] = .tabBar(container.id)
      case .split: cards[container.id] = container.rootScreen.map { .screen($0) }
      case .stack, .layer: break
      }
    }
    self.cards = cards
  }

  func contains(_ id: Screen.ID) -> Bool { cards[id] != nil }
}
