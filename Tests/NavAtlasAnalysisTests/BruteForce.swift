import NavAtlasModel

/// Slow and obvious: every stack that can be reached, up to a height, by trying every move on every stack.
struct StackExplorer {
  let graph: NavigationGraph
  let root: String
  private(set) var stacks: Set<[String]> = []

  init(_ graph: NavigationGraph, root: String, height: Int) {
    self.graph = graph
    self.root = root
    var pending = [[root]]
    while let stack = pending.popLast() {
      if stack.count > height + 1 {
        pending.append(Array(stack.prefix(height + 1)))
        continue
      }
      guard stacks.insert(stack).inserted else { continue }
      if stack.count > 1 { pending.append(Array(stack.dropLast())) }
      for transition in graph.transitions where transition.from == .screen(stack[stack.count - 1]) {
        if let next = grown(stack, by: transition) { pending.append(next) }
      }
    }
  }

  private func grown(_ stack: [String], by transition: Transition) -> [String]? {
    let target = transition.to.map { [$0] } ?? []
    return switch transition.kind {
    case .push, .viewPush: stack + target
    case .pushMany: stack + transition.path
    case .setPath: stack.prefix(1) + transition.path
    case .replace: stack.count > 1 ? stack.dropLast() + target : nil
    case .resetRoot: target
    default: nil
    }
  }

  /// The least index at which a screen is in any stack.
  func minDepth(_ screen: String) -> Int? { stacks.compactMap { $0.firstIndex(of: screen) }.min() }

  /// The least, frame by frame, of the lowest stacks with the screen on top.
  func canonicalStack(_ screen: String) -> [String]? {
    let onTop = stacks.filter { $0.last == screen }
    let height = onTop.map(\.count).min()
    return onTop.filter { $0.count == height }.min { $0.lexicographicallyPrecedes($1) }
  }
}

/// Slow and obvious: which heights a screen can have on top, by following (screen, height) pairs.
func reachableHeights(_ graph: NavigationGraph, root: String, upTo limit: Int) -> [String: Set<Int>] {
  var heights: [String: Set<Int>] = [:]
  var pending = [(root, 0)]
  while let (screen, height) = pending.popLast() {
    guard height <= limit, heights[screen, default: []].insert(height).inserted else { continue }
    for transition in graph.transitions where transition.from == .screen(screen) {
      switch transition.kind {
      case .push, .viewPush: pending.append((transition.to ?? "", height + 1))
      case .pushMany:
        for (index, frame) in transition.path.enumerated() { pending.append((frame, height + index + 1)) }
      case .setPath: for (index, frame) in transition.path.enumerated() { pending.append((frame, index + 1)) }
      case .replace: if height > 0 { pending.append((transition.to ?? "", height)) }
      case .resetRoot: pending.append((transition.to ?? "", 0))
      default: break
      }
    }
  }
  return heights
}

/// Slow and obvious: the longest simple growth path to each screen, by trying them all.
func longestSimplePaths(_ graph: NavigationGraph, root: String) -> [String: Int] {
  var best: [String: Int] = [:]
  func visit(_ screen: String, _ height: Int, _ seen: Set<String>) {
    best[screen] = max(best[screen] ?? 0, height)
    for transition in graph.transitions where transition.from == .screen(screen) {
      switch transition.kind {
      case .push, .viewPush: follow([transition.to ?? ""], height, seen)
      case .pushMany: follow(transition.path, height, seen)
      case .replace:
        if height > 0, let target = transition.to, !seen.contains(target) {
          visit(target, height, seen.union([target]))
        }
      default: break
      }
    }
  }
  func follow(_ frames: [String], _ height: Int, _ seen: Set<String>) {
    var seen = seen
    for (index, frame) in frames.enumerated() {
      guard seen.insert(frame).inserted else { return }
      visit(frame, height + index + 1, seen)
    }
  }
  var roots = [root]
  var next = 0
  while next < roots.count {
    let root = roots[next]
    next += 1
    visit(root, 0, [root])
    // What can be above this root, its changes left aside.
    var fixed = graph
    fixed.transitions.removeAll { $0.kind == .resetRoot }
    let above = reachableHeights(fixed, root: root, upTo: 30)
    for transition in graph.transitions {
      guard case .screen(let source) = transition.from, above[source] != nil else { continue }
      if transition.kind == .resetRoot, let target = transition.to, !roots.contains(target) {
        roots.append(target)
      }
      guard transition.kind == .setPath else { continue }
      for (index, frame) in transition.path.enumerated() {
        visit(frame, index + 1, Set(transition.path[...index] + [root]))
      }
    }
  }
  return best
}

/// Slow and obvious: the fewest steps back to the base's root, by running every way back on the state model.
func fewestStepsBack(_ graph: NavigationGraph, from start: NavigationState) -> Int? {
  var seen: Set<NavigationState> = [start]
  var level = [start]
  var steps = 0
  while !level.isEmpty {
    var next: [NavigationState] = []
    for state in level {
      let window = state.windows[0]
      if window.layers.isEmpty, window.base.frames.count == 1 { return steps }
      for successor in successors(of: state, graph) where seen.insert(successor).inserted {
        next.append(successor)
      }
    }
    level = next
    steps += 1
  }
  return nil
}

private func successors(of state: NavigationState, _ graph: NavigationGraph) -> [NavigationState] {
  let window = state.windows[0]
  let content = window.layers.last?.content ?? window.base
  guard let top = content.frames.last?.screen else { return [] }
  var operations: [Operation] = [.back]
  if let layer = window.layers.last, layer.dismissible, layer.style == .sheet || layer.style == .popover {
    operations.append(.dismiss())
  }
  for transition in graph.transitions where transition.from == .screen(top) {
    let target = transition.to ?? ""
    switch transition.kind {
    case .pop: operations.append(.pop(transition.n ?? 1))
    case .popTo, .popToLogicalRoot:
      // The target must lie below: going to where one is would be no step.
      if content.frames.dropLast().contains(where: { $0.screen == target }) {
        var below = state
        if content.frames.last?.screen == target { below.apply(.popTo(.index(content.frames.count - 2))) }
        operations.append(.popTo(.index(content.frames.dropLast().lastIndex { $0.screen == target } ?? 0)))
      }
    case .popToRoot: operations.append(.popToRoot())
    case .resetRoot: if content.frames.first?.screen == target { operations.append(.popToRoot()) }
    case .dismiss: operations.append(.dismiss(transition.n ?? 1))
    case .dismissAll: operations.append(.dismissAll)
    default: break
    }
  }
  return operations.map { operation in
    var next = state
    next.apply(operation)
    return next
  }
}
