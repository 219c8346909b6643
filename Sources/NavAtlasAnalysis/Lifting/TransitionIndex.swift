import NavAtlasModel

/// Finds the transitions that start on a screen of a container.
struct TransitionIndex {
  let transitions: [Transition]
  private var bySource: [Screen.ID: [Int]] = [:]
  private var anywhere: [Int] = []

  init(_ transitions: [Transition]) {
    self.transitions = transitions
    for (index, transition) in transitions.enumerated() {
      switch transition.from {
      case .screen(let screen): bySource[screen, default: []].append(index)
      case .anyScreen: anywhere.append(index)
      }
    }
  }

  /// The transitions from a screen, whatever their container.
  func from(_ screen: Screen.ID) -> [Int] { bySource[screen] ?? [] }

  /// The transitions from every screen of one of the containers.
  func fromAnyScreen(in scope: Set<Container.ID>) -> [Int] {
    anywhere.filter { transitions[$0].container.map(scope.contains) ?? true }
  }
}
