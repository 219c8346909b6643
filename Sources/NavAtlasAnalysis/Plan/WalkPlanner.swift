import GraphAlgorithms
public import NavAtlasModel

extension WalkPlan {
  /// Plans the fewest walks that cover what is wanted of a graph.
  ///
  /// The states that the graph's moves and the platform's controls lead to are looked at by the state model: first until
  /// every screen and every place was seen, and where one walk does not do, up to a budget. The number of walks is the
  /// least where all states were looked at and there are few ways of no return; the plan says whether it is. Their
  /// steps are few, but not always the fewest.
  public init(_ graph: NavigationGraph, _ options: WalkOptions = .init()) {
    var model = WalkModel(graph)
    model.changesWidth = options.cover == .collapse
    var space = WalkSpace(model, options)
    space.survey()
    (model.foreign, model.tabBar) = (space.neverAtHome, space.tabsOfUnseen)
    if !model.foreign.isEmpty || !model.tabBar.isEmpty {
      space = WalkSpace(model, options)
      space.survey()
    }
    var draft = WalkDraft(space)
    if !draft.isOneFromLaunch || space.lacksGoals {
      space.search()
      draft = WalkDraft(space)
    }
    let covered = draft.covered.numbers.map { space.goals[$0] }
    self.init(
      graph: graph, cover: options.cover, profile: options.profile, walks: draft.writer.walks,
      covered: covered.sorted(by: WalkGoal.precedes), missed: space.missed(covered: Set(covered)),
      lowerBound: draft.lowerBound, states: space.places.count,
      isComplete: space.isComplete || (draft.writer.walks.count <= 1 && !space.lacksGoals),
      heightLimit: space.isCut ? space.heightLimit : nil)
  }
}

/// The walks through the states that were looked at.
private struct WalkDraft {
  var writer: WalkWriter
  var lowerBound = 0
  /// The goals that walks reach.
  var covered: GoalSet

  /// True where nothing better can be found.
  var isOneFromLaunch: Bool {
    writer.walks.count <= 1 && writer.walks.allSatisfy { ($0.entry?.kind ?? .launch) == .launch }
  }

  init(_ space: WalkSpace) {
    covered = GoalSet(count: space.goals.count)
    guard !space.goals.isEmpty else {
      writer = WalkWriter(space, wanted: covered)
      return
    }
    if let limit = space.options.stepLimit {
      var wanted = covered
      for goal in space.goals.indices { wanted[goal] = true }
      writer = WalkWriter(space, wanted: wanted)
      takeShort(space, limit)
      covered = wanted
      covered.subtract(writer.open)
      lowerBound = (covered.count + limit - 1) / limit
    } else {
      let courses = WalkCourses(space)
      let sets = courses.first.map { courses.courses[$0.course].goals }
      for set in sets { covered.formUnion(set) }
      let isExact = courses.isExact && (space.isComplete || sets.count == 1)
      let cover = CourseCover.cover(sets, covered, isExact: isExact)
      lowerBound = cover.lowerBound
      writer = WalkWriter(space, wanted: covered)
      for number in cover.choice { take(courses.first[number], courses, space) }
    }
    writer.end()
  }

  /// A walk along a course: all that is open in a component, then on to the next.
  private mutating func take(
    _ first: (start: Int, course: Int), _ courses: WalkCourses, _ space: WalkSpace
  ) {
    writer.begin(first.start)
    var next: Int? = first.course
    let component = courses.partition.component
    while let number = next {
      let course = courses.courses[number]
      func stays(_ node: Int) -> Bool { component[node] == course.component }
      while let way = writer.way(
        within: stays,
        to: { _, edge in stays(edge.target) && edge.goal.map { writer.open[$0] } ?? false })
      {
        for edge in way { writer.follow(edge) }
      }
      next = course.next
      guard let exit = course.exit, course.goals.common(with: writer.open) > 0,
        let way = writer.way(
          within: stays, to: { _, edge in component[edge.target] == exit.target && edge.goal == exit.goal })
      else { return }
      for edge in way { writer.follow(edge) }
    }
  }

  /// Walks of few steps: each begins with what is farthest from the start, and goes on with what is nearest.
  private mutating func takeShort(_ space: WalkSpace, _ limit: Int) {
    let distances = WalkDistances(space)
    let order = distances.goals.enumerated().filter { $0.element.distance < limit }
      .sorted { ($0.element.distance, $1.offset) > ($1.element.distance, $0.offset) }
    for (goal, nearest) in order where writer.open[goal] {
      writer.begin(nearest.start)
      for edge in distances.way(to: nearest.node, space) + [nearest.edge] { writer.follow(edge) }
      while writer.length < limit,
        let way = writer.way(
          limit: limit - writer.length, within: { _ in true },
          to: { _, edge in edge.goal.map { writer.open[$0] } ?? false })
      {
        for edge in way { writer.follow(edge) }
      }
    }
  }
}

/// How far everything is from the nearest start.
private struct WalkDistances {
  struct Goal {
    var distance = Int.max
    var node = 0
    var start = 0
    var edge = WalkSpace.Edge(action: .control(0), target: 0, goal: nil)
  }

  private(set) var goals: [Goal]
  private var parents: [Int: (node: Int, edge: WalkSpace.Edge)] = [:]

  init(_ space: WalkSpace) {
    goals = Array(repeating: Goal(), count: space.goals.count)
    var reached: [Int: (distance: Int, start: Int)] = [:]
    var queue: [Int] = []
    for (number, start) in space.starts.enumerated() where reached[start.node] == nil {
      reached[start.node] = (0, number)
      queue.append(start.node)
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      guard let (distance, start) = reached[node] else { continue }
      for edge in space.edges[node] {
        if let goal = edge.goal, goals[goal].distance > distance {
          goals[goal] = Goal(distance: distance, node: node, start: start, edge: edge)
        }
        guard reached[edge.target] == nil else { continue }
        reached[edge.target] = (distance + 1, start)
        parents[edge.target] = (node, edge)
        queue.append(edge.target)
      }
    }
  }

  func way(to node: Int, _ space: WalkSpace) -> [WalkSpace.Edge] {
    var way: [WalkSpace.Edge] = []
    var at = node
    while let parent = parents[at] {
      way.append(parent.edge)
      at = parent.node
    }
    return way.reversed()
  }
}
