import NavAtlasAnalysis
import NavAtlasModel

/// What the parts of a plan are called.
struct PlanWords {
  let graph: NavigationGraph
  private let names: [Screen.ID: Screen]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    names = Dictionary(graph.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the graph calls the app.
  var app: String { graph.name.isEmpty ? "the app" : graph.name }

  func name(_ screen: Screen.ID) -> String { names[screen]?.name ?? screen }

  /// What the user reads on a screen.
  func title(_ screen: Screen.ID) -> String { names[screen]?.title ?? name(screen) }

  func names(_ screens: [Screen.ID]) -> String { screens.map(name).joined(separator: " | ") }

  /// `push Detail`, `pop(2)`, `back`.
  func words(_ action: WalkStep.Action) -> String {
    switch action {
    case .transition(let index): words(graph.transitions[index])
    case .control(.back): "back"
    case .control(.dismissGesture): "close by gesture"
    case .control(.tab(let key)): "tab \(key)"
    case .control(.collapse): "make it compact"
    case .control(.expand): "make it regular"
    }
  }

  private func words(_ move: Transition) -> String {
    let count = move.n.map { "(\($0))" } ?? ""
    let target =
      move.to.map(name) ?? (move.path.isEmpty ? "" : "[\(move.path.map(name).joined(separator: ", "))]")
    let label = move.label.map { "\"\($0)\"" } ?? ""
    return [move.kind.word + count, target, label].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func words(_ goal: WalkGoal) -> String {
    switch goal {
    case .transition(let index): "\(from(index)) \(words(graph.transitions[index]))"
    case .pair(let first, let second):
      "\(words(WalkGoal.transition(first))), then \(words(WalkGoal.transition(second)))"
    case .width(let profile, _, let screens): "\(names(screens)), made \(profile.rawValue)"
    }
  }

  private func from(_ index: Int) -> String {
    switch graph.transitions[index].from {
    case .screen(let id): name(id)
    case .anyScreen: "any screen"
    }
  }

  /// How a walk begins.
  func beginning(_ walk: Walk) -> String {
    guard let entry = walk.entry, entry.kind != .launch else { return "launch" }
    return [entry.kind.rawValue, entry.url ?? entry.label].compactMap { $0 }.joined(separator: " ")
  }

  /// What the walks cover: `21 of 23 moves`.
  func tally(_ plan: WalkPlan) -> String {
    let all = plan.covered.count + plan.missed.count
    let what =
      switch plan.cover {
      case .transitions: "move"
      case .pairs: "pair"
      case .collapse: "change of width"
      }
    let things = plan.cover == .collapse && all != 1 ? "changes of width" : "\(what)\(all == 1 ? "" : "s")"
    return "\(plan.covered.count) of \(all) \(things)"
  }

  /// Whether fewer walks would do.
  func bound(_ plan: WalkPlan) -> String {
    let height = plan.heightLimit.map { " of at most \($0) frames on a stack" } ?? ""
    if plan.walks.isEmpty { return "there is nothing that a walk could cover" }
    if plan.isMinimal { return "no fewer walks can do" }
    return
      "fewer walks may do, but no fewer than \(plan.lowerBound); \(plan.states) states\(height) were looked at"
  }
}
