extension OperationRun {
  mutating func present(_ layer: LayerState, from start: Address) {
    guard let window = windowIndex(start) else { return }
    guard start.layer == state.windows[window].layers.count else {
      state.windows[window].queue.append(.init(presenter: start.layer, layer: layer))
      return report(.presentationConflict, at: start, detail: "the \(layer.style.rawValue) waits")
    }
    state.windows[window].present(layer)
  }

  mutating func dismiss(_ count: Int, from start: Address) {
    guard let window = windowIndex(start) else { return }
    let layers = state.windows[window].layers.count
    guard count >= 0, count <= layers, layers > 0 else {
      return report(.dismissNothing, at: start, detail: "dismiss(\(count)) of \(layers) layers")
    }
    state.windows[window].dismiss(to: layers - count)
  }

  mutating func dismissAll(from start: Address) {
    guard let window = windowIndex(start) else { return }
    state.windows[window].dismiss(to: 0)
  }

  mutating func selectTab(_ key: String, from start: Address) {
    var address = start
    while case .tabs(var tabs) = state[address] {
      if tabs.index(of: key) != nil {
        if tabs.selected == key, assumptions.tabReselectPops {
          popToRoot(logical: false, from: address.appending(.tab(key)))
          return
        }
        tabs.selected = key
        state[address] = .tabs(tabs)
        return
      }
      address = address.appending(.tab(tabs.selected))
    }
    report(.unknownTarget, at: start, detail: "no tab '\(key)'")
  }

  mutating func openURL(_ url: String, _ match: URLMatch?, from start: Address) {
    guard let match else {
      return report(.urlUnhandled, at: start, detail: "nobody handles '\(url)'")
    }
    for step in match.operations {
      if case .selectTab(let key) = step.operation { selectedTabs.insert(key) }
    }
    for step in match.operations { apply(step) }
    if match.isPartial { report(.urlUnhandled, at: start, detail: "only a part of '\(url)' is handled") }
  }

  mutating func restore(_ restoration: Restoration, at address: Address) {
    switch restoration {
    case .undecodable(let reason): report(.restoreFailed, at: address, detail: reason)
    case .path(let saved, let kept): restore(saved, kept, at: foreground.stack(from: address))
    case .container(var container, let unknown):
      let before = state[address]?.frames
      let drop = container.dropEntries(unknown)
      state[address] = container
      renumber(address)
      guard drop.count > 0 else { return }
      let hole = drop.hole ? ", with a hole in the path" : ""
      report(
        .restoreDropped, at: address, before: before,
        detail: "\(drop.count) unknown elements dropped\(hole)")
    }
  }

  private mutating func restore(_ saved: [Route], _ kept: [Route], at address: Address) {
    let before = state[address]?.frames
    setPath(kept, via: .restore, at: address)
    // Each element that came back is the first of the saved ones that it can be.
    var rest = kept[...]
    let isDropped = saved.map { route in
      if rest.first == route { rest = rest.dropFirst() } else { return true }
      return false
    }
    guard let first = isDropped.firstIndex(of: true) else { return }
    let hole = isDropped[first...].contains(false) ? ", with a hole in the path" : ""
    report(
      .restoreDropped, at: address, before: before,
      detail: "\(isDropped.count { $0 }) unknown elements dropped\(hole)")
  }

  /// Keeps entry ids unique in the window (I2) after foreign entries came in.
  private mutating func renumber(_ address: Address) {
    guard let window = windowIndex(address), var container = state[address] else { return }
    var next = state.windows[window].nextEntryID
    container.mapStacks { stack in
      for index in stack.values.indices {
        stack.values[index].id = next
        next += 1
      }
      for index in stack.views.indices {
        stack.views[index].id = next
        next += 1
      }
    }
    state[address] = container
    state.windows[window].nextEntryID = next
  }

  mutating func changeProfile(_ profile: Profile, recorded: Int?, at address: Address) {
    guard let window = windowIndex(address) else { return }
    state.windows[window].profile = profile
    let entries = ([state.windows[window].base] + state.windows[window].layers.map(\.content))
      .flatMap(\.entries).count
    if let recorded, recorded < entries {
      report(.sizeClassLoss, at: address, detail: "\(entries - recorded) of \(entries) entries lost")
    }
  }
}

extension WindowState {
  mutating func present(_ layer: LayerState) {
    var layer = layer
    layer.content.mapStacks { stack in
      for index in stack.values.indices {
        stack.values[index].id = nextEntryID
        nextEntryID += 1
      }
    }
    layers.append(layer)
  }

  /// Drops the layers above `count`, then starts what waited for that.
  mutating func dismiss(to count: Int) {
    layers = Array(layers.prefix(count))
    queue.removeAll { $0.presenter > count }
    if let next = queue.firstIndex(where: { $0.presenter == count }) {
      present(queue.remove(at: next).layer)
    }
  }
}

extension ContainerState {
  mutating func mapStacks(_ change: (inout StackState) -> Void) {
    switch self {
    case .stack(var stack):
      change(&stack)
      self = .stack(stack)
    case .split(var split):
      for index in split.columns.indices {
        if var stack = split.columns[index].stack {
          change(&stack)
          split.columns[index].stack = stack
        }
      }
      self = .split(split)
    case .tabs(var tabs):
      for index in tabs.tabs.indices { tabs.tabs[index].content.mapStacks(change) }
      self = .tabs(tabs)
    case .leaf: break
    }
  }

  /// Drops value entries with an unknown route; a hole is a dropped entry with a surviving one above it.
  mutating func dropEntries(_ unknown: Set<Route>) -> (count: Int, hole: Bool) {
    var count = 0
    var hole = false
    mapStacks { stack in
      let survivors = stack.values.filter { !unknown.contains($0.route) }
      count += stack.values.count - survivors.count
      if let first = stack.values.firstIndex(where: { unknown.contains($0.route) }) {
        hole = hole || first < survivors.count
      }
      stack.values = survivors
    }
    return (count, hole)
  }
}
