import GraphAlgorithms
import NavAtlasModel

/// The states that can be reached, and the steps between them.
struct WalkSpace {
  /// A step; which one it is can be found again at the place where it starts.
  struct Edge {
    enum Action {
      case transition(Int32)
      /// The position among the controls of the place.
      case control(Int32)
    }

    var action: Action
    var target: Int
    var goal: Int?
  }

  let options: WalkOptions
  /// The most frames on a stack; while screens are met for the first time only where the user says so.
  private(set) var heightLimit: Int
  var model: WalkModel
  private(set) var places: [WalkPlace] = []
  private(set) var edges: [[Edge]] = []
  private(set) var starts: [(entry: Int?, node: Int)] = []
  private(set) var goals: [WalkGoal] = []
  private(set) var goalNumbers: [WalkGoal: Int] = [:]
  /// Why each move could not be made where it was tried first.
  private(set) var refusals: [Int: String] = [:]
  /// The screens that were seen.
  private(set) var seen: Set<Screen.ID> = []
  /// The containers that were seen.
  private(set) var seenContainers: Set<Container.ID> = []
  /// True where a stack could grow beyond the limit.
  private(set) var isCut = false

  private var coder = WalkCoder()
  private var numbers: [[Int32]: Int] = [:]
  /// By node, the move that led there, where pairs are wanted.
  private var last: [Int32] = []
  private var kinds: Set<[Int32]> = []
  /// Nodes that show what no other showed before, and the rest.
  private var fresh = Queue()
  private var rest = Queue()

  private struct Queue {
    private(set) var nodes: [Int] = []
    var done = 0

    mutating func append(_ node: Int) { nodes.append(node) }

    mutating func next() -> Int? {
      guard done < nodes.count else { return nil }
      done += 1
      return nodes[done - 1]
    }

    var isEmpty: Bool { done == nodes.count }
  }

  init(_ model: WalkModel, _ options: WalkOptions) {
    self.model = model
    self.options = options
    heightLimit = options.heightLimit ?? .max
    begin()
  }

  /// True where every state was looked at, up to the limit of height.
  var isComplete: Bool { rest.isEmpty && fresh.isEmpty }

  // MARK: Ways in

  private mutating func begin() {
    let entries = model.graph.entries
    let launches = entries.indices.filter { entries[$0].kind == .launch }
    if launches.isEmpty, let place = model.launch(nil, profile: options.profile) { start(nil, place) }
    for index in launches {
      if let place = model.launch(entries[index], profile: options.profile) { start(index, place) }
    }
    let first = launches.first.map { entries[$0] }
    for index in entries.indices where entries[index].kind != .launch {
      guard let place = model.launch(first, profile: options.profile),
        case .success(let opened) = model.after(model.opening(entries[index], at: place), at: place)
      else { continue }
      start(index, opened)
    }
  }

  private mutating func start(_ entry: Int?, _ place: WalkPlace) {
    if let node = node(place, last: nil, limit: .max) { starts.append((entry, node)) }
  }

  // MARK: Looking around

  /// Looks at what every screen can do, and at the platform's controls everywhere.
  mutating func survey() {
    repeat {
      while let node = fresh.next() { expandWhole(node) }
      while fresh.isEmpty, let node = rest.next() { expandControls(node) }
    } while !fresh.isEmpty
    rest.done = 0
    let deepest = fresh.nodes.map { places[$0].height }.max() ?? 0
    heightLimit = options.heightLimit ?? max(6, deepest + model.graph.neededSlack)
  }

  /// Looks at all states, until there are as many as the budget allows.
  mutating func search() {
    let limit = max(options.budget, places.count)
    while places.count <= limit, !isComplete {
      while let node = fresh.next() { expandWhole(node) }
      guard let node = rest.next() else { break }
      expandMoves(node)
      expandControls(node, again: true)
    }
  }

  private static let surveyLimit = 200_000

  private mutating func expandWhole(_ node: Int) {
    expandMoves(node)
    expandControls(node)
  }

  private mutating func expandMoves(_ node: Int) {
    let place = places[node]
    var made: Set<Int> = []
    for surface in place.surfaces(model.containers) {
      seen.insert(surface.screen)
      seenContainers.formUnion(surface.scope)
      for (transition, effect) in model.moves(on: surface, at: place) where !made.contains(transition) {
        switch model.after(effect, at: place) {
        case .failure(let refusal):
          if refusals[transition] == nil { refusals[transition] = refusal.reason }
        case .success(let next):
          made.insert(transition)
          add(.transition(Int32(transition)), to: next, from: node, goal: goal(of: transition, at: node))
        }
      }
    }
  }

  private mutating func expandControls(_ node: Int, again: Bool = false) {
    if again, edges[node].contains(where: { if case .control = $0.action { true } else { false } }) { return }
    let place = places[node]
    let surfaces = place.surfaces(model.containers)
    for (position, choice) in model.controls(surfaces, at: place).enumerated() {
      guard case .success(let next) = model.after(.operations([choice.operation]), at: place) else {
        continue
      }
      let goal = goal(of: choice.control, at: place, to: next)
      add(.control(Int32(position)), to: next, from: node, goal: goal)
    }
  }

  private mutating func add(_ action: Edge.Action, to next: WalkPlace, from node: Int, goal: WalkGoal?) {
    guard next.height <= heightLimit, next.layers.count <= Self.layerLimit else {
      isCut = true
      return
    }
    var last: Int?
    if case .transition(let index) = action, options.cover == .pairs { last = Int(index) }
    guard let target = self.node(next, last: last, limit: Self.surveyLimit) else { return }
    edges[node].append(Edge(action: action, target: target, goal: goal.map { number($0) }))
  }

  private static let layerLimit = 4

  private mutating func node(_ place: WalkPlace, last: Int?, limit: Int) -> Int? {
    let move = Int32(last ?? -1)
    let key = coder.code(place) + [move]
    if let known = numbers[key] { return known }
    guard places.count < limit else { return nil }
    let number = places.count
    numbers[key] = number
    places.append(place)
    edges.append([])
    self.last.append(move)
    if kinds.insert(coder.sight(place, model.containers) + [move]).inserted {
      fresh.append(number)
    } else {
      rest.append(number)
    }
    return number
  }

  // MARK: Goals

  private mutating func number(_ goal: WalkGoal) -> Int {
    if let known = goalNumbers[goal] { return known }
    goalNumbers[goal] = goals.count
    goals.append(goal)
    return goals.count - 1
  }

  private func goal(of transition: Int, at node: Int) -> WalkGoal? {
    switch options.cover {
    case .transitions: return options.only?.contains(transition) ?? true ? .transition(transition) : nil
    case .pairs: return last[node] < 0 ? nil : .pair(Int(last[node]), transition)
    case .collapse: return nil
    }
  }

  private func goal(of control: WalkControl, at place: WalkPlace, to next: WalkPlace) -> WalkGoal? {
    if case .tab = control, options.cover == .transitions {
      let shown = Set(next.surfaces(model.containers).map(\.screen))
      let moves = model.tabBar.sorted().filter { index in
        options.only?.contains(index) ?? true
          && model.graph.transitions[index].to.map(shown.contains) ?? false
      }
      // Several views may say the same of one bar.
      let move = moves.first { goalNumbers[.transition($0)] == nil } ?? moves.first
      return move.map { .transition($0) }
    }
    guard options.cover == .collapse, control == .collapse || control == .expand,
      let (container, screens) = place.shownSplit(model.containers)
    else { return nil }
    return .width(control == .collapse ? .compact : .regular, container: container, screens: screens)
  }
}

extension WalkPlace {
  /// The height of the highest stack.
  fileprivate var height: Int {
    guard let window = state.windows.first else { return 0 }
    return ([window.base] + window.layers.map(\.content)).map(\.greatestHeight).max() ?? 0
  }
}

extension ContainerState {
  fileprivate var greatestHeight: Int {
    switch self {
    case .stack(let stack): stack.height
    case .leaf: 0
    case .split(let split): split.columns.map { $0.stack?.height ?? 0 }.max() ?? 0
    case .tabs(let tabs): tabs.tabs.map(\.content.greatestHeight).max() ?? 0
    }
  }
}

extension NavigationGraph {
  /// As many frames as its highest pops and longest paths may need beyond what every screen takes.
  fileprivate var neededSlack: Int {
    let pops = transitions.compactMap(\.n).filter { $0 < 20 }.max() ?? 0
    let paths = (transitions.map(\.path.count) + entries.map(\.path.count)).max() ?? 0
    return max(pops, paths) + 2
  }
}
