import GraphAlgorithms

/// The ways that walks can take through states from which there is no way back, and what each can cover.
///
/// Among states that lead to each other a walk can cover everything, so that only the steps between such components
/// decide how many walks there have to be. Of the ways from a component those are kept that cover what no other does.
struct WalkCourses {
  /// A way from a component on: what it can cover, and the step out of it.
  struct Course {
    var goals: GoalSet
    var component: Int
    /// The step to another component, and the course there.
    var exit: Exit?
    var next: Int?
  }

  /// A kind of step between components: all that cover the same and lead to the same.
  struct Exit: Hashable {
    var goal: Int?
    var target: Int
  }

  let partition: StronglyConnectedComponents
  private(set) var courses: [Course] = []
  /// The courses with which walks can begin, each with the start.
  private(set) var first: [(start: Int, course: Int)] = []
  /// False where there were too many to keep them all.
  private(set) var isExact = true

  /// The most courses of one component.
  private static let limit = 48

  init(_ space: WalkSpace) {
    let goalCount = space.goals.count
    let edges = space.edges.enumerated().flatMap { node, edges in
      edges.map { Digraph.Edge(node, $0.target) }
    }
    let digraph = Digraph(vertexCount: space.places.count, edges: edges)
    partition = digraph.stronglyConnectedComponents()
    var ofComponent = Array(repeating: [Int](), count: partition.components.count)
    for component in partition.components.indices.reversed() {
      var own = GoalSet(count: goalCount)
      var exits: Set<Exit> = []
      for node in partition.components[component] {
        for edge in space.edges[node] {
          let target = partition.component[edge.target]
          if target != component {
            exits.insert(Exit(goal: edge.goal, target: target))
          } else if let goal = edge.goal {
            own[goal] = true
          }
        }
      }
      ofComponent[component] = best(component, own, exits, ofComponent)
    }
    var kept: [(start: Int, course: Int)] = []
    for start in space.starts.indices {
      for course in ofComponent[partition.component[space.starts[start].node]] {
        insert((start, course), into: &kept)
      }
    }
    first = kept
  }

  private mutating func best(
    _ component: Int, _ own: GoalSet, _ exits: Set<Exit>, _ ofComponent: [[Int]]
  ) -> [Int] {
    var kept: [Course] = [Course(goals: own, component: component)]
    let ordered = exits.sorted { ($0.target, $0.goal ?? -1) < ($1.target, $1.goal ?? -1) }
    for exit in ordered {
      for next in ofComponent[exit.target] {
        var goals = own
        if let goal = exit.goal { goals[goal] = true }
        goals.formUnion(courses[next].goals)
        if kept.contains(where: { goals.isSubset(of: $0.goals) }) { continue }
        kept.removeAll { $0.goals.isSubset(of: goals) }
        kept.append(Course(goals: goals, component: component, exit: exit, next: next))
      }
    }
    if kept.count > Self.limit {
      isExact = false
      kept.sort { $0.goals.count > $1.goals.count }
      kept = Array(kept.prefix(Self.limit))
    }
    courses += kept
    return Array(courses.count - kept.count..<courses.count)
  }

  private func insert(_ new: (start: Int, course: Int), into kept: inout [(start: Int, course: Int)]) {
    let goals = courses[new.course].goals
    if kept.contains(where: { goals.isSubset(of: courses[$0.course].goals) }) { return }
    kept.removeAll { courses[$0.course].goals.isSubset(of: goals) }
    kept.append(new)
  }
}
