import NavAtlasModel

/// Walks from node to node and writes down the steps.
struct WalkWriter {
  let space: WalkSpace
  private(set) var walks: [Walk] = []
  private(set) var open: GoalSet
  private(set) var node = 0
  private var steps: [WalkStep] = []
  private var start: Int?

  init(_ space: WalkSpace, wanted: GoalSet) {
    self.space = space
    open = wanted
  }

  var length: Int { steps.count }

  mutating func begin(_ start: Int) {
    end()
    self.start = start
    node = space.starts[start].node
  }

  /// Ends the walk; steps after the last that covers something are left out.
  mutating func end() {
    defer { (steps, start) = ([], nil) }
    guard let start else { return }
    while let last = steps.last, last.covers.isEmpty { steps.removeLast() }
    guard !steps.isEmpty else { return }
    let entry = space.starts[start].entry.map { space.model.graph.entries[$0] }
    let place = space.places[space.starts[start].node]
    let (launch, opening) = beginning(of: entry, place)
    walks.append(
      Walk(entry: entry, launch: launch, opening: opening, shows: shows(place), steps: steps))
  }

  private func beginning(of entry: Entry?, _ place: WalkPlace) -> (NavigationState, [AddressedOperation]) {
    let model = space.model
    guard let entry, entry.kind != .launch else { return (place.state, []) }
    let launch = model.graph.entries.first { $0.kind == .launch }
    guard let before = model.launch(launch, profile: space.options.profile),
      case .operations(let operations, _, _) = model.opening(entry, at: before)
    else { return (place.state, []) }
    return (before.state, operations)
  }

  private func shows(_ place: WalkPlace) -> [Screen.ID] {
    place.surfaces(space.model.containers).map(\.screen)
  }

  mutating func follow(_ edge: WalkSpace.Edge) {
    let place = space.places[node]
    let (action, from, operations) = step(edge, at: place)
    var covers: [WalkGoal] = []
    if let goal = edge.goal, open[goal] {
      open[goal] = false
      covers.append(space.goals[goal])
    }
    node = edge.target
    steps.append(
      WalkStep(
        action: action, from: from, shows: shows(space.places[node]), operations: operations, covers: covers))
  }

  /// What an edge is: looked up in the same order in which it was found.
  private func step(
    _ edge: WalkSpace.Edge, at place: WalkPlace
  ) -> (WalkStep.Action, Screen.ID, [AddressedOperation]) {
    let model = space.model
    let surfaces = place.surfaces(model.containers)
    switch edge.action {
    case .control(let position):
      let (control, operation) = model.controls(surfaces, at: place)[Int(position)]
      let own = surfaces.first { $0.address == operation.address } ?? surfaces.last
      return (.control(control), own?.screen ?? "", [operation])
    case .transition(let index):
      for surface in surfaces {
        for (transition, effect) in model.moves(on: surface, at: place) where transition == Int(index) {
          if case .success = model.after(effect, at: place), case .operations(let operations, _, _) = effect {
            return (.transition(transition), surface.screen, operations)
          }
        }
      }
      return (.transition(Int(index)), surfaces.last?.screen ?? "", [])
    }
  }

  // MARK: Ways

  /// The edges to the nearest node from which an edge leads that is wanted, and that edge.
  ///
  /// - Parameter stays: which nodes the way may pass.
  func way(
    limit: Int = .max, within stays: (Int) -> Bool, to isWanted: (Int, WalkSpace.Edge) -> Bool
  ) -> [WalkSpace.Edge]? {
    var parents: [Int: (node: Int, edge: WalkSpace.Edge)] = [:]
    var queue = [(node, 0)]
    var reached: Set = [node]
    var next = 0
    while next < queue.count {
      let (current, distance) = queue[next]
      next += 1
      guard distance < limit else { return nil }
      for edge in space.edges[current] {
        if isWanted(current, edge) {
          var path = [edge]
          var at = current
          while let parent = parents[at] {
            path.append(parent.edge)
            at = parent.node
          }
          return path.reversed()
        }
        if stays(edge.target), reached.insert(edge.target).inserted {
          parents[edge.target] = (current, edge)
          queue.append((edge.target, distance + 1))
        }
      }
    }
    return nil
  }
}
