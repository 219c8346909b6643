extension NavigationState {
  /// Applies one operation.
  ///
  /// - Parameters:
  ///   - operation: what happens.
  ///   - address: the container it happens to; the foreground container where absent.
  ///   - assumptions: how undocumented behaviour is resolved.
  /// - Returns: what is to be said about it; an operation whose precondition fails changes nothing.
  @discardableResult
  public mutating func apply(
    _ operation: Operation, at address: Address? = nil, assuming assumptions: StateAssumptions = .init()
  ) -> [StateDiagnosis] {
    apply([AddressedOperation(operation, at: address)], assuming: assumptions)
  }

  /// Applies several operations as one transaction: a hidden tab that the transaction selects may change.
  @discardableResult
  public mutating func apply(
    _ transaction: [AddressedOperation], assuming assumptions: StateAssumptions = .init()
  ) -> [StateDiagnosis] {
    var run = OperationRun(state: self, assumptions: assumptions)
    run.selectedTabs = Set(transaction.compactMap { $0.operation.selectedTab })
    for step in transaction { run.apply(step) }
    self = run.state
    return run.diagnoses
  }
}

extension Operation {
  fileprivate var selectedTab: String? {
    if case .selectTab(let key) = self { key } else { nil }
  }
}

/// The application of one transaction: the state so far and what was diagnosed.
struct OperationRun {
  var state: NavigationState
  var assumptions: StateAssumptions
  /// The tabs that the transaction selects at some point.
  var selectedTabs: Set<String> = []
  var diagnoses: [StateDiagnosis] = []

  var foreground: Foreground { Foreground(state: state, assumptions: assumptions) }

  mutating func apply(_ step: AddressedOperation) {
    guard let start = step.address ?? foreground.layer, state[start] != nil else {
      let address = step.address ?? Address(window: state.active)
      report(.unknownTarget, at: address, detail: "there is no container \(address)")
      return
    }
    switch step.operation {
    case .push(let route, let via): push([route], via: via, from: start)
    case .pushMany(let routes, let via): push(routes, via: via, from: start)
    case .viewPush(let route): viewPush(route, from: start)
    case .back: back(from: start)
    case .pop(let count, let guarded): pop(count, guarded: guarded, from: start)
    case .popTo(let target): popTo(target, from: start)
    case .popToRoot(let logical): popToRoot(logical: logical, from: start)
    case .replace(let route): replace(route, from: start)
    case .setPath(let routes, let via): setPath(routes, via: via, at: foreground.stack(from: start))
    case .resetRoot(let route, let path): resetRoot(route, path: path, from: start)
    case .select(let column, let value): select(column: column, value: value, from: start)
    case .linkAcross(let column, let route): linkAcross(column: column, route, from: start)
    case .setVisibility(let visibility): withSplit(from: start) { $0.visibility = visibility }
    case .setPrefer(let column): setPrefer(column, from: start)
    case .present(let layer): present(layer, from: start)
    case .dismiss(let count): dismiss(count, from: start)
    case .dismissAll: dismissAll(from: start)
    case .selectTab(let key): selectTab(key, from: start)
    case .openURL(let url, let match): openURL(url, match, from: start)
    case .restore(let restoration): restore(restoration, at: start)
    case .sizeClass(let profile, let recorded): changeProfile(profile, recorded: recorded, at: start)
    }
  }

  mutating func report(
    _ code: TraceCode, at address: Address, before: [Route]? = nil, detail: String = "",
    wouldTrap: Bool = false
  ) {
    let after = frames(at: address)
    diagnoses.append(
      StateDiagnosis(
        code, at: address, before: before ?? after, after: after, detail: detail, wouldTrap: wouldTrap))
  }

  /// What the container shows; of a split view in compact width, the stack that its columns collapse into.
  private func frames(at address: Address) -> [Route] {
    if case .split(let split)? = state[address], foreground.profile(of: address.window) == .compact {
      return split.collapsed(assumptions).map(\.route)
    }
    return state[address]?.frames ?? []
  }

  func windowIndex(_ address: Address) -> Int? {
    state.windows.firstIndex { $0.id == address.window }
  }

  mutating func makeEntry(
    _ route: Route, via: StackEntry.Via, in stack: StackState, of address: Address
  ) -> StackEntry {
    guard let window = windowIndex(address) else { return StackEntry(id: 0, route, via: via) }
    defer { state.windows[window].nextEntryID += 1 }
    return StackEntry(
      id: state.windows[window].nextEntryID, route, via: via, isInvisible: !stack.isRegistered(route))
  }

  /// Reports a change of a container that a modal covers (T09) or that an unselected tab holds (T10).
  mutating func reportConcealed(_ address: Address, before: [Route]) {
    guard let window = windowIndex(address) else { return }
    if address.layer < state.windows[window].layers.count {
      report(.coveredMutation, at: address, before: before)
    }
    var place = Address(window: address.window, layer: address.layer)
    for step in address.steps {
      if case .tab(let key) = step, case .tabs(let tabs) = state[place], tabs.selected != key,
        !selectedTabs.contains(key)
      {
        report(.hiddenTabMutation, at: address, before: before, detail: "tab '\(key)' is not selected")
      }
      place = place.appending(step)
    }
  }
}
