import NavAtlasModel

/// Finds the cheapest way down one stack, by dynamic programming over its frames (semantics 5.3).
///
/// The cost of a frame depends only on the frames below it, so stacks that share frames share the work:
/// O(F · m) for F different frames with m ways back each, plus the search for the targets of `popTo`.
struct BackPlanner {
  /// What the plan is to reach.
  enum Goal: Hashable {
    /// The root of the lowest layer.
    case window
    /// The last frame that shows this screen.
    case screen(Int)
  }

  /// The first step of the cheapest plan from a frame.
  struct Choice {
    var cost: Int
    var operation: BackPlan.Operation
    /// The frame the step leads to; `nil` where it leaves the stack.
    var target: Int?
    /// The layer the step leads to, where it leaves the stack.
    var layer: Int?
  }

  let stack: LiftedStack
  /// By base: a gesture closes it.
  let gestures: [Bool]
  let backDisabled: [Bool]
  let backMenu: Bool
  let goal: Goal
  private var known: [Int: Choice?] = [:]

  init(_ stack: LiftedStack, gestures: [Bool], backDisabled: [Bool], backMenu: Bool, goal: Goal) {
    self.stack = stack
    self.gestures = gestures
    self.backDisabled = backDisabled
    self.backMenu = backMenu
    self.goal = goal
  }

  /// The first step from `top`, `nil` where the goal cannot be reached.
  ///
  /// - Parameter exits: what leaving the base of the stack costs, by layer, 0 for the lowest.
  mutating func choice(_ top: Int, in forest: FrameForest, exits: [Int?] = []) -> Choice? {
    var pending: [Int] = []
    var next: Int? = top
    while let frame = next, known[frame] == nil {
      pending.append(frame)
      next = forest.frames[frame].below
    }
    for frame in pending.reversed() { known[frame] = .some(bestChoice(frame, forest, exits)) }
    return known[top] ?? nil
  }

  /// True where `frame` is the goal itself.
  private func isGoal(_ frame: Int, _ forest: FrameForest, _ exits: [Int?]) -> Bool {
    switch goal {
    case .window: forest.frames[frame].below == nil && exits.isEmpty
    case .screen(let screen): stack.vertices[forest.frames[frame].vertex].screen == screen
    }
  }

  private func bestChoice(_ frame: Int, _ forest: FrameForest, _ exits: [Int?]) -> Choice? {
    if isGoal(frame, forest, exits) { return Choice(cost: 0, operation: .back, target: nil, layer: nil) }
    var candidates: [(choice: Choice, rank: Int, label: String)] = []
    func offer(_ operation: BackPlan.Operation, to target: Int, rank: Int, label: String = "") {
      guard let rest = known[target] ?? nil else { return }
      let choice = Choice(cost: rest.cost + 1, operation: operation, target: target, layer: nil)
      candidates.append((choice, rank, label))
    }
    func leave(_ operation: BackPlan.Operation, to layer: Int, rank: Int, label: String = "") {
      guard exits.indices.contains(layer), let rest = exits[layer] else { return }
      let choice = Choice(cost: rest + 1, operation: operation, target: nil, layer: layer)
      candidates.append((choice, rank, label))
    }
    let vertex = stack.vertices[forest.frames[frame].vertex]
    for move in stack.backMoves[vertex.column][vertex.screen] ?? [] {
      let label = move.kind.rawValue
      if let target = target(of: move, from: frame, forest) {
        offer(.move(move.kind), to: target, rank: 0, label: label)
      } else if move.kind == .dismiss || move.kind == .dismissAll {
        leave(.move(move.kind), to: move.kind == .dismiss ? exits.count - move.n : 0, rank: 0, label: label)
      }
    }
    if gestures[stack.base(of: forest.bottoms[frame])] {
      leave(.dismissGesture, to: exits.count - 1, rank: 1)
    }
    if let below = forest.frames[frame].below {
      if !backDisabled[vertex.screen] { offer(.back, to: below, rank: 2) }
      var next = backMenu ? forest.frames[below].below : nil
      while let lower = next {
        offer(.backMenu, to: lower, rank: 3)
        next = forest.frames[lower].below
      }
    }
    return candidates.min { ($0.choice.cost, $0.rank, $0.label) < ($1.choice.cost, $1.rank, $1.label) }?
      .choice
  }

  /// The frame an explicit operation goes back to; `nil` where it does not apply.
  private func target(of move: BackMove, from frame: Int, _ forest: FrameForest) -> Int? {
    let column = column(of: frame, forest)
    func isOwn(_ other: Int) -> Bool { self.column(of: other, forest) == column }
    func lower(where matches: (Int) -> Bool) -> Int? {
      var next = forest.frames[frame].below
      while let other = next {
        if matches(other) { return other }
        next = forest.frames[other].below
      }
      return nil
    }
    func screen(_ other: Int) -> Int { stack.vertices[forest.frames[other].vertex].screen }
    switch move.kind {
    case .pop:
      let height = forest.heights[frame] - move.n
      return move.n > 0 ? lower { forest.heights[$0] == height && isOwn($0) } : nil
    case .popTo, .popToLogicalRoot:
      return move.target.flatMap { target in lower { screen($0) == target && isOwn($0) } }
    case .select:
      return lower {
        isColumnRoot($0, forest) && self.column(of: $0, forest) == move.column && screen($0) == move.target
      }
    case .popToRoot:
      return lower { isColumnRoot($0, forest) && isOwn($0) }
    case .resetRoot:
      return lower { isColumnRoot($0, forest) && isOwn($0) && screen($0) == move.target }
    default: return nil
    }
  }

  private func column(of frame: Int, _ forest: FrameForest) -> Int {
    stack.vertices[forest.frames[frame].vertex].column
  }

  private func isColumnRoot(_ frame: Int, _ forest: FrameForest) -> Bool {
    stack.vertices[forest.frames[frame].vertex].isRoot
  }
}
