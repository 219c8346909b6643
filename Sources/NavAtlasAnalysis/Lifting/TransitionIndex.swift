import NavAtlasModel

/// Finds the transitions that start on a screen of a container.
struct TransitionIndex {
  let transitions: [Transition]
  private var bySource: [Screen.ID: [Int]] = [:]
  /// The transitions from `*`, by container; `nil` for those that name none.
  private var anywhere: [Container.ID?: [Int]] = [:]

  /// The transitions from `*` that exchange a root.
  private(set) var rootExchangesFromAnyScreen: [Int] = []

  init(_ transitions: [Transition]) {
    self.transitions = transitions
    for (index, transition) in transitions.enumerated() {
      switch transition.from {
      case .screen(let screen): bySource[screen, default: []].append(index)
      case .anyScreen:
        anywhere[transition.container, default: []].append(index)
        if transition.exchangesRoot { rootExchangesFromAnyScreen.append(index) }
      }
    }
  }

  /// The transitions from a screen, whatever their container.
  func from(_ screen: Screen.ID) -> [Int] { bySource[screen] ?? [] }

  /// The transitions from every screen of one of the containers.
  func fromAnyScreen(in scope: Set<Container.ID>) -> [Int] {
    guard !anywhere.isEmpty else { return [] }
    return ((anywhere[nil] ?? []) + scope.flatMap { anywhere[$0] ?? [] }).sorted()
  }
}
