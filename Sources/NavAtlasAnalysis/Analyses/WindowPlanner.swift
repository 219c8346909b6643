import NavAtlasModel

/// Plans the way back through a stack and the modal layers below it (semantics 5.3, window level).
///
/// A layer's plan ends where its cheapest presentation began; what that costs from there on is known, so the
/// plan of a window is the same dynamic programme as that of a stack, with the lower layers as exits.
struct WindowPlanner {
  let lifted: LiftedGraph
  let windows: [Windows.Window?]
  private(set) var depths: [StackDepths.Depths]
  private var planners: [Int: BackPlanner] = [:]
  private var logicalPlanners: [Int: BackPlanner] = [:]
  private var trailFrames: [Int: [Int: Int]] = [:]
  /// By base: what each lower layer costs from where it presents the next one.
  private var exits: [Int: [Int?]] = [:]
  private let backMenu: Bool

  init(_ facts: Facts, _ profile: Profile) {
    lifted = facts[LiftedGraph.self, profile]
    windows = facts[Windows.self, profile]
    depths = facts[StackDepths.self, profile]
    backMenu = facts.options.backMenu
  }

  /// The frame of a stack given as vertices, root first.
  mutating func frame(_ vertices: [Int], of stack: Int) -> Int? {
    vertices.reduce(nil) { depths[stack].forest.frame($1, on: $0) }
  }

  /// The frame on top after a move.
  mutating func frame(_ move: Growth, on top: Int, of stack: Int) -> Int {
    var below: Int? = top
    if move.replaces { below = depths[stack].forest.frames[top].below }
    return move.frames.reduce(below) { depths[stack].forest.frame($1, on: $0) } ?? top
  }

  /// The frame that a trail of growth moves ends on; trails share their beginnings, and so does the work.
  mutating func frame(_ trail: Int, of paths: LongestPaths.Bounds, stack: Int) -> Int? {
    var pending: [Int] = []
    var next: Int? = trail
    while let step = next, trailFrames[stack]?[step] == nil {
      pending.append(step)
      next = paths.steps[step].before
    }
    for number in pending.reversed() {
      let step = paths.steps[number]
      var below = step.before.flatMap { trailFrames[stack]?[$0] }
      if step.replaces { below = below.flatMap { depths[stack].forest.frames[$0].below } }
      let top = step.frames.reduce(below) { depths[stack].forest.frame($1, on: $0) }
      trailFrames[stack, default: [:]][number] = top
    }
    return trailFrames[stack]?[trail]
  }

  /// The plan from a frame to the root of the base layer; `nil` for a trap.
  mutating func plan(_ stack: Int, from frame: Int) -> BackPlan? {
    guard let first = choice(stack, frame) else { return nil }
    let below = presenters(of: base(of: frame, in: stack))
    var steps: [BackPlan.Step] = []
    var (stack, frame) = (stack, frame)
    while steps.count < BackPlan.stepLimit, let choice = choice(stack, frame), choice.cost > 0 {
      let from = screen(stack, frame)
      if let target = choice.target {
        frame = target
      } else if let layer = choice.layer {
        (stack, frame) = below[layer]
      }
      steps.append(.init(choice.operation, from: from, to: screen(stack, frame)))
    }
    return BackPlan(steps, count: first.cost)
  }

  /// The plan down to the last frame of the stack's logical root; `nil` where the stack has none.
  mutating func logicalPlan(_ stack: Int, from frame: Int) -> BackPlan? {
    guard let root = lifted.stacks[stack].columns[0].logicalRoot else { return nil }
    var planner = logicalPlanners.removeValue(forKey: stack) ?? makePlanner(stack, goal: .screen(root))
    defer { logicalPlanners[stack] = planner }
    let forest = depths[stack].forest
    guard let first = planner.choice(frame, in: forest) else { return nil }
    var steps: [BackPlan.Step] = []
    var frame = frame
    while steps.count < BackPlan.stepLimit, let choice = planner.choice(frame, in: forest),
      let target = choice.target
    {
      steps.append(.init(choice.operation, from: screen(stack, frame), to: screen(stack, target)))
      frame = target
    }
    return BackPlan(steps, count: first.cost)
  }

  /// How many steps lead from a frame to the root of the base layer.
  mutating func cost(_ stack: Int, from frame: Int) -> Int? { choice(stack, frame)?.cost }

  /// The base that the stack under a frame begins as.
  func base(of frame: Int, in stack: Int) -> Int {
    lifted.stacks[stack].base(of: depths[stack].forest.bottoms[frame])
  }

  private mutating func choice(_ stack: Int, _ frame: Int) -> BackPlanner.Choice? {
    let exits = exits(of: base(of: frame, in: stack))
    // Taken out while it learns: a second owner would copy all that it knows.
    var planner = planners.removeValue(forKey: stack) ?? makePlanner(stack, goal: .window)
    let choice = planner.choice(frame, in: depths[stack].forest, exits: exits)
    planners[stack] = planner
    return choice
  }

  private func makePlanner(_ stack: Int, goal: BackPlanner.Goal) -> BackPlanner {
    BackPlanner(
      lifted.stacks[stack], gestures: lifted.bases.map { $0.layer?.hasGesture ?? false },
      backDisabled: lifted.backDisabled, backMenu: backMenu, goal: goal)
  }

  /// What leaving a base costs, by the layer left for, 0 for the lowest. Lower bases are done first.
  private mutating func exits(of base: Int) -> [Int?] {
    if let known = exits[base] { return known }
    var chain = [base]
    while let last = chain.last, let presenter = windows[last]?.presenter {
      let below = self.base(of: presenter.frame, in: presenter.stack)
      guard exits[below] == nil else { break }
      chain.append(below)
    }
    var result: [Int?] = []
    for base in chain.reversed() {
      result = []
      if let presenter = windows[base]?.presenter {
        let below = self.base(of: presenter.frame, in: presenter.stack)
        result = (exits[below] ?? []) + [choice(presenter.stack, presenter.frame)?.cost]
      }
      exits[base] = result
    }
    return result
  }

  /// The stacks and frames that present each other up to a base, the lowest first.
  private func presenters(of base: Int) -> [(stack: Int, frame: Int)] {
    var chain: [(stack: Int, frame: Int)] = []
    var current = base
    while let presenter = windows[current]?.presenter {
      chain.append(presenter)
      current = self.base(of: presenter.frame, in: presenter.stack)
    }
    return chain.reversed()
  }

  private func screen(_ stack: Int, _ frame: Int) -> Screen.ID {
    let vertex = depths[stack].forest.frames[frame].vertex
    return lifted.screens[lifted.stacks[stack].vertices[vertex].screen]
  }
}
