import NavAtlasModel

extension SlowApp {
  /// The fewest steps from a window to the root of its base, by trying every way back.
  func fewestSteps(_ start: Window) -> Int? {
    var seen: Set<Window> = [start]
    var level = [start]
    var steps = 0
    while !level.isEmpty {
      if level.contains(where: isRoot) { return steps }
      level = level.flatMap { waysBack($0).map(\.window) }.filter { seen.insert($0).inserted }
      steps += 1
    }
    return nil
  }

  func isRoot(_ window: Window) -> Bool { window.count == 1 && window[0].stack.count == 1 }

  /// True if the steps, taken one after the other, lead from one of the windows to a root.
  func leads(_ steps: [BackStep], from starts: [Window]) -> Bool {
    var windows = Set(starts)
    for step in steps {
      windows = Set(
        windows.filter { $0.last?.stack.last?.screen == step.from }.flatMap(waysBack)
          .filter { $0.operation == step.operation && $0.window.last?.stack.last?.screen == step.to }
          .map(\.window))
    }
    return windows.contains(where: isRoot)
  }

  struct BackStep {
    var operation: String
    var from: String
    var to: String
  }

  /// Every single way back from what is on top: semantics 5.3.
  private func waysBack(_ window: Window) -> [(operation: String, window: Window)] {
    guard let level = window.last, let place = places[level.place], let top = level.stack.last else {
      return []
    }
    let stack = level.stack
    var found: [(operation: String, window: Window)] = []
    func cut(_ operation: String, to index: Int?) {
      guard let index, index < stack.count - 1 else { return }
      let lower = Level(place: level.place, stack: Array(stack[...index]))
      found.append((operation, window.dropLast() + [lower]))
    }
    func close(_ operation: String, _ count: Int) {
      if count > 0, count < window.count { found.append((operation, window.dropLast(count))) }
    }
    if !graph.screens.contains(where: { $0.id == top.screen && $0.backDisabled }) {
      cut("back", to: stack.count > 1 ? stack.count - 2 : nil)
    }
    if let layer = place.layer, layer.dismissible, layer.style != .cover, layer.style != .alert {
      close("dismissGesture", 1)
    }
    let root = stack.lastIndex { $0.isRoot && $0.column == top.column } ?? 0
    func last(_ screen: String?) -> Int? {
      (root..<stack.count - 1).last { stack[$0].screen == screen }
    }
    for transition in graph.transitions {
      switch transition.from {
      case .anyScreen: guard transition.container.map(place.scope.contains) ?? true else { continue }
      case .screen(let source): guard source == top.screen, applies(transition, place) else { continue }
      }
      let name = transition.kind.rawValue
      switch transition.kind {
      case .pop:
        let index = stack.count - 1 - (transition.n ?? 1)
        if index >= root { cut(name, to: index) }
      case .popTo: cut(name, to: last(transition.to))
      case .popToLogicalRoot: cut(name, to: last(transition.to ?? place.logicalRoot))
      case .popToRoot: cut(name, to: root)
      case .resetRoot: if stack[root].screen == transition.to { cut(name, to: root) }
      case .dismiss: close(name, transition.n ?? 1)
      case .dismissAll: close(name, window.count - 1)
      case .select:
        let all = columns(place)
        guard profile == .compact, let column = all.firstIndex(where: { $0.name == transition.column }),
          column < top.column
        else { continue }
        cut(
          name,
          to: stack.lastIndex { $0 == Frame(screen: transition.to ?? "", column: column + 1, isRoot: true) })
      default: break
      }
    }
    return found
  }

  /// The screens without which no way leads in to a screen.
  func mustPass(_ screen: String) -> Set<String> {
    let all = reached(without: nil)
    guard all.contains(screen) else { return [] }
    return all.filter { $0 != screen && !reached(without: $0).contains(screen) }
  }

  private func reached(without screen: String?) -> Set<String> {
    var seen: Set<String> = []
    var pending = Array(ways[""] ?? [])
    while let next = pending.popLast() {
      guard next != screen, seen.insert(next).inserted else { continue }
      pending += ways[next] ?? []
    }
    return seen
  }
}
