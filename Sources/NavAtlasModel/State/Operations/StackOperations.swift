extension OperationRun {
  /// Runs `change` on the stack that `start` leads to, and reports it if it is concealed.
  ///
  /// - Returns: false if there is no stack.
  @discardableResult
  private mutating func withStack(
    from start: Address, _ change: (inout OperationRun, inout StackState, Address) -> Void
  ) -> Bool {
    let address = foreground.stack(from: start)
    guard case .stack(var stack) = state[address] else { return false }
    let before = stack.frames
    change(&self, &stack, address)
    state[address] = .stack(stack)
    if stack.frames != before { reportConcealed(address, before: before) }
    return true
  }

  mutating func push(_ routes: [Route], via: StackEntry.Via, from start: Address) {
    let address = foreground.stack(from: start)
    guard case .stack = state[address] else { return pushWithoutStack(routes, via: via, at: address) }
    for route in routes {
      var dropped = 0
      var before: [Route] = []
      var isKnown = true
      withStack(from: address) { run, stack, address in
        before = stack.frames
        dropped = stack.views.count
        isKnown = stack.isRegistered(route)
        stack.views = []
        stack.values.append(run.makeEntry(route, via: via, in: stack, of: address))
      }
      if dropped > 0 {
        report(.viewFramesDiscarded, at: address, before: before, detail: "\(dropped) view frames dropped")
      }
      if !isKnown { reportUnregistered(route, at: address, before: before) }
    }
  }

  /// A push on a column without a stack: while collapsed it goes on to a later column (semantics 4.3).
  private mutating func pushWithoutStack(_ routes: [Route], via: StackEntry.Via, at address: Address) {
    if foreground.profile(of: address.window) == .compact, case .column(let name) = address.steps.last,
      let first = routes.first
    {
      var outer = address
      outer.steps.removeLast()
      if let (_, split) = foreground.split(from: outer), let target = acrossTarget(name, first, in: split) {
        linkAcross(column: name, first, from: outer)
        push(Array(routes.dropFirst()), via: via, from: outer.appending(.column(target)))
        return
      }
    }
    report(.noStack, at: address)
  }

  mutating func reportUnregistered(_ route: Route, at address: Address, before: [Route]) {
    report(
      .unregisteredDestination, at: address, before: before,
      detail: "no destination for '\(route.registrationKey)'")
  }

  mutating func viewPush(_ route: Route, from start: Address) {
    let found = withStack(from: start) { run, stack, address in
      var entry = run.makeEntry(route, via: .link, in: stack, of: address)
      entry.isInvisible = false
      stack.views.append(entry)
    }
    if !found { report(.noStack, at: foreground.stack(from: start)) }
  }

  mutating func back(from start: Address) {
    let end = foreground.stack(from: start)
    if case .column = end.steps.last, foreground.profile(of: end.window) == .compact {
      return collapsedBack(at: end)
    }
    var moved = false
    withStack(from: end) { _, stack, _ in
      guard stack.height > 0, !stack.backDisabled.contains(stack.top.screen) else { return }
      stack.truncate(to: stack.height - 1)
      moved = true
    }
    if !moved { report(.backAtRoot, at: end) }
  }

  private mutating func collapsedBack(at column: Address) {
    var address = column
    address.steps.removeLast()
    guard case .split(var split) = state[address] else { return }
    let before = split.collapsed(assumptions).map(\.route)
    if split.collapsedBack(assumptions) {
      state[address] = .split(split)
      reportConcealed(address, before: before)
    } else {
      report(.backAtRoot, at: address, before: before)
    }
  }

  mutating func pop(_ count: Int, guarded: Bool, from start: Address) {
    let address = foreground.stack(from: start)
    guard count >= 0 else {
      return report(.popNegative, at: address, detail: "pop(\(count))", wouldTrap: !guarded)
    }
    var height = 0
    let found = withStack(from: start) { _, stack, _ in
      height = stack.values.count
      if count > 0, count <= height {
        stack.truncate(to: height - count)
      }
    }
    if !found || count > height {
      let detail = "pop(\(count)) of a path of \(height)"
      report(.popUnderflow, at: address, detail: detail, wouldTrap: !guarded)
    }
  }

  mutating func popTo(_ target: PopTarget, from start: Address) {
    var isFound = false
    let end = foreground.stack(from: start)
    if case .column = end.steps.last, start.steps.last != end.steps.last,
      foreground.profile(of: end.window) == .compact
    {
      return collapsedPopTo(target, at: end)
    }
    withStack(from: start) { _, stack, _ in
      guard let index = stack.lastIndex(of: target) else { return }
      stack.truncate(to: index)
      isFound = true
    }
    if !isFound { report(.popTargetMissing, at: foreground.stack(from: start), detail: "\(target)") }
  }

  /// A pop in the stack that columns collapse into, which may end in an earlier column.
  private mutating func collapsedPopTo(_ target: PopTarget, at column: Address) {
    var address = column
    address.steps.removeLast()
    guard case .split(var split) = state[address] else { return }
    let before = split.collapsed(assumptions).map(\.route)
    let frames = StackState(root: before[0], values: before.dropFirst().map { StackEntry(id: -1, $0) })
    let index: Int? =
      if case .entry(let id) = target { split.collapsedIndex(of: id, assumptions) } else {
        frames.lastIndex(of: target)
      }
    guard let index else { return report(.popTargetMissing, at: column, detail: "\(target)") }
    split.collapsedTruncate(to: index, assumptions)
    state[address] = .split(split)
    reportConcealed(address, before: before)
  }

  mutating func popToRoot(logical: Bool, from start: Address) {
    withStack(from: start) { _, stack, _ in
      let root = logical ? stack.logicalRoot : nil
      stack.truncate(to: root.flatMap { stack.lastIndex(of: .screen($0)) } ?? 0)
    }
  }

  mutating func replace(_ route: Route, from start: Address) {
    let address = foreground.stack(from: start)
    guard case .stack(let stack) = state[address] else { return report(.noStack, at: address) }
    guard !stack.values.isEmpty else { return report(.replaceAtRoot, at: address) }
    withStack(from: address) { run, stack, address in
      stack.views = []
      stack.values[stack.values.count - 1] = run.makeEntry(route, via: .code, in: stack, of: address)
    }
    if !stack.isRegistered(route) { reportUnregistered(route, at: address, before: stack.frames) }
  }

  mutating func setPath(_ routes: [Route], via: StackEntry.Via, at address: Address) {
    guard case .stack(let old) = state[address] else { return report(.noStack, at: address) }
    withStack(from: address) { run, stack, address in
      let kept = zip(stack.values, routes).prefix { $0.route == $1 }.count
      stack.views = []
      stack.values = Array(stack.values.prefix(kept))
      for route in routes.dropFirst(kept) {
        stack.values.append(run.makeEntry(route, via: via, in: stack, of: address))
      }
    }
    for route in routes where !old.isRegistered(route) {
      reportUnregistered(route, at: address, before: old.frames)
    }
  }

  mutating func resetRoot(_ route: Route, path: [Route], from start: Address) {
    let address = foreground.stack(from: start)
    var before: [Route] = []
    var survived = false
    let found = withStack(from: address) { run, stack, _ in
      before = stack.frames
      survived = !stack.rootCanChange && !path.isEmpty
      stack.root = route
      stack.truncate(to: 0)
    }
    if !found {
      state[address] = .leaf(route)
    } else if survived {
      report(
        .rootChangeDiscard, at: address, before: before,
        detail: "the trace keeps \(path.count) frames across a change of the root")
    }
  }
}

extension StackState {
  /// The last frame that matches, 0 for the root.
  func lastIndex(of target: PopTarget) -> Int? {
    switch target {
    case .entry(let id): entries.lastIndex { $0.id == id }.map { $0 + 1 }
    case .route(let route): frames.lastIndex(of: route)
    case .screen(let screen): frames.lastIndex { $0.screen == screen }
    case .index(let index): frames.indices.contains(index) ? index : nil
    }
  }
}
