import NavAtlasModel

/// Looks at the states of a split view, those first that take the fewest steps.
struct LaboratorySearch {
  private let container: Container
  private let split: Container.Split
  private let model: WalkModel
  private let limit: Int
  private var places: [WalkPlace] = []
  private var numbers: [StateKey: Int] = [:]
  private var isTruncated = false

  /// Two states that look and behave alike are one, whatever the ids of their entries are.
  private struct StateKey: Hashable {
    var prefer: String?
    var columns: [Column]

    struct Column: Hashable {
      var root: Route
      var values: [Route]
      var views: [Route]
      var selection: ColumnSelection
    }

    init(_ split: SplitState) {
      prefer = split.prefer
      columns = split.columns.map { column in
        Column(
          root: column.shownRoot, values: column.stack?.values.map(\.route) ?? [],
          views: column.stack?.views.map(\.route) ?? [], selection: column.selection)
      }
    }
  }

  /// The moves that stay in a split view.
  private static let kinds: Set<TransitionKind> = [
    .push, .viewPush, .pushMany, .replace, .setPath, .pop, .popTo, .popToRoot, .popToLogicalRoot, .select,
    .linkAcross,
  ]

  init(_ container: Container, _ split: Container.Split, in graph: NavigationGraph, limit: Int) {
    self.container = container
    self.split = split
    self.limit = max(1, limit)
    var part = graph
    part.containers = [container]
    part.entries = []
    part.transitions.removeAll { move in
      !Self.kinds.contains(move.kind) || move.isImplicit || move.exchangesRoot
        || (move.container != nil && move.container != container.id)
    }
    model = WalkModel(part)
  }

  mutating func laboratory() -> SplitLaboratory? {
    let entry = Entry(screen: split.columns[0].root, container: container.id)
    guard let start = model.launch(entry, profile: .regular), number(of: start) != nil else { return nil }
    var states: [SplitLaboratory.State] = []
    while states.count < places.count {
      let place = places[states.count]
      guard let split = place.split else { return nil }
      var state = Self.shown(split)
      for profile in Profile.allCases { state.steps += steps(at: place, in: profile) }
      states.append(state)
    }
    return SplitLaboratory(
      container: container.id, name: container.name ?? container.id, columns: split.columns.map(\.name),
      states: states, isTruncated: isTruncated)
  }

  private static func shown(_ split: SplitState) -> SplitLaboratory.State {
    SplitLaboratory.State(
      columns: split.columns.map { [$0.shownRoot.screen] + $0.entries.map(\.route.screen) },
      selections: split.columns.map(\.selection.arguments),
      collapsed: split.collapsed().map { .init(column: $0.column, screen: $0.route.screen) }, steps: [])
  }

  // MARK: Steps

  private mutating func steps(at place: WalkPlace, in profile: Profile) -> [SplitLaboratory.Step] {
    var place = place
    for window in place.state.windows.indices { place.state.windows[window].profile = profile }
    let surfaces = place.surfaces(model.containers)
    var steps: [SplitLaboratory.Step] = []
    for surface in surfaces where surface.hasStack {
      var step = SplitLaboratory.Step(profile: profile, from: surface.screen)
      let effect = WalkModel.Effect.operations([AddressedOperation(.back, at: surface.address)])
      take(effect, at: place, &step)
      steps.append(step)
    }
    for surface in surfaces {
      for (index, effect) in model.moves(on: surface, at: place) {
        let move = model.graph.transitions[index]
        var step = SplitLaboratory.Step(
          profile: profile, kind: move.kind, from: surface.screen, to: move.to ?? move.path.last)
        for (value, effect) in effect.choices {
          step.value = value
          take(effect, at: place, &step)
          if !steps.contains(step) { steps.append(step) }
        }
      }
    }
    return steps
  }

  private mutating func take(
    _ effect: WalkModel.Effect, at place: WalkPlace, _ step: inout SplitLaboratory.Step
  ) {
    (step.state, step.refusal) = (nil, nil)
    switch model.after(effect, at: place) {
    case .failure(let refusal): step.refusal = refusal.reason
    case .success(let next):
      step.state = number(of: next)
      if step.state == nil { step.refusal = "beyond the states that were looked at" }
    }
  }

  /// The place of a state among all; `nil` beyond the limit.
  private mutating func number(of place: WalkPlace) -> Int? {
    guard let split = place.split else { return nil }
    let key = StateKey(split)
    if let known = numbers[key] { return known }
    let height = split.columns.map(\.entries.count).max() ?? 0
    guard places.count < limit, height <= SplitLaboratory.heightLimit else {
      isTruncated = true
      return nil
    }
    numbers[key] = places.count
    places.append(place)
    return places.count - 1
  }
}

extension WalkPlace {
  /// The split view that is the whole window.
  fileprivate var split: SplitState? {
    if case .split(let split)? = state.windows.first?.base { split } else { nil }
  }
}

extension WalkModel.Effect {
  /// A selection can be of this row or of that: what follows a change of it shows only where there are two.
  fileprivate var choices: [(value: String?, effect: WalkModel.Effect)] {
    guard case .operations(let operations, let base, let layer) = self,
      operations.contains(where: { $0.operation.isSelection })
    else { return [(nil, self)] }
    return ["A", "B"].map { value in
      (value, .operations(operations.map { $0.selecting(value) }, base: base, layer: layer))
    }
  }
}

extension Operation {
  fileprivate var isSelection: Bool { if case .select(_, .some) = self { true } else { false } }
}

extension AddressedOperation {
  fileprivate func selecting(_ value: String) -> AddressedOperation {
    guard case .select(let column, .some) = operation else { return self }
    return AddressedOperation(.select(column: column, value: value), at: address)
  }
}
