import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasAnalysis

/// The collapse of a graph against the collapse of states: both must reach the same screens at the same depths.
///
/// Columns that a link passes can be selected, too: a root that is only ever shown below a linked value would
/// never be on top, since going back from the value skips it (semantics 4.2), while the analysis lets every
/// frame below come to the top.
@Suite struct CollapseConsistencyTests {
  @Test(arguments: 0..<8)
  func `compact depths are the least places in any collapsed stack of the state model`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: 500 + UInt64(seed))
    for _ in 0..<60 {
      let graph = randomSplit(&random)
      let least = try leastPlaces(graph)
      for measure in graph.measures(.compact).screens {
        #expect(measure.minDepth == least[measure.screen], "\(measure.screen) in \(graph.summary)")
      }
    }
  }

  /// Slow and obvious: runs every transition of the top screen, and the user's back, on every compact state.
  private func leastPlaces(_ graph: NavigationGraph) throws -> [String: Int] {
    var least: [String: Int] = [:]
    var seen: Set<NavigationState> = []
    var pending = [try #require(NavigationState(graph, profile: .compact))]
    while let state = pending.popLast() {
      let frames = state.foregroundFrames.map(\.screen)
      guard frames.count <= 6, seen.insert(state.withoutIDs).inserted, let top = frames.last else { continue }
      for (index, screen) in frames.enumerated() { least[screen] = min(least[screen] ?? index, index) }
      for operation in operations(graph, from: top, in: state) + [.back] {
        var next = state
        next.apply(operation)
        pending.append(next.withoutIDs)
      }
    }
    return least
  }

  private func operations(_ graph: NavigationGraph, from top: String, in state: NavigationState)
    -> [Operation]
  {
    graph.transitions.filter { $0.from == .screen(top) }.compactMap { transition in
      let route = Route(transition.to ?? "")
      return switch transition.kind {
      case .push: .push(route)
      case .pushMany: .pushMany(transition.path.map { Route($0) })
      case .setPath: .setPath(transition.path.map { Route($0) })
      case .select: .select(column: transition.column ?? "", value: "chosen")
      case .linkAcross: .linkAcross(column: transition.column ?? "", route)
      case .popToRoot: .popToRoot()
      case .pop: .pop(transition.n ?? 1)
      default: nil
      }
    }
  }

  /// Each column has screens of its own, so that a screen tells its column.
  private func randomSplit(_ random: inout SplitMix64) -> NavigationGraph {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let names = chance(50) ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    let screens = names.map { name in (0..<3).map { "\(name)\($0)" } }
    let columns = names.enumerated().map { index, name in
      Container.Column(
        name: name, root: screens[index][0], selects: index < names.count - 1,
        stack: chance(index == 0 ? 30 : 80))
    }
    var transitions: [Transition] = []
    for (index, column) in columns.enumerated() {
      func pick() -> String { screens[index][Int.random(in: 0...2, using: &random)] }
      func pushed() -> String { screens[index][Int.random(in: 1...2, using: &random)] }
      if index + 1 < columns.count {
        let selects = chance(85)
        if selects { transitions.append(select(column.root, columns[index + 1].root, column.name)) }
        if selects, chance(25), columns[(index + 1)...].contains(where: \.stack) {
          let target = columns.indices.first { $0 > index && columns[$0].stack } ?? 0
          transitions.append(
            Transition(
              from: .screen(column.root), to: screens[target][2], .linkAcross, container: "main",
              column: column.name))
        }
      }
      guard column.stack else { continue }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        transitions.append(Transition(from: .screen(pick()), to: pushed(), .push, container: "main"))
      }
      if chance(30) {
        transitions.append(Transition(from: .screen(pick()), .pushMany, path: [pushed(), pushed()]))
      }
      if chance(30) { transitions.append(Transition(from: .screen(pick()), .setPath, path: [pushed()])) }
      if chance(30) { transitions.append(Transition(from: .screen(pick()), .popToRoot)) }
      if chance(30) { transitions.append(Transition(from: .screen(pick()), .pop)) }
    }
    return NavigationGraph(
      screens: screens.flatMap { $0 }.map { Screen(id: $0) },
      containers: [Container(id: "main", .split(.init(columns: columns)))], transitions: transitions,
      entries: [Entry(screen: screens[0][0], container: "main")])
  }

  private func select(_ from: String, _ to: String, _ column: String) -> Transition {
    Transition(from: .screen(from), to: to, .select, container: "main", column: column)
  }
}

extension NavigationState {
  /// The state with every entry's id made the same, so that equal stacks are equal states.
  fileprivate var withoutIDs: NavigationState {
    guard case .split(var split) = windows[0].base else { return self }
    for index in split.columns.indices {
      guard var stack = split.columns[index].stack else { continue }
      stack.values = stack.values.map { StackEntry(id: 0, $0.route) }
      split.columns[index].stack = stack
    }
    return NavigationState(.split(split), profile: .compact)
  }
}
