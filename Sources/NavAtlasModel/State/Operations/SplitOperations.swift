extension OperationRun {
  /// Runs `change` on the split view that `start` leads to; T13 if there is none.
  mutating func withSplit(from start: Address, _ change: (inout SplitState) -> Void) {
    guard let (address, old) = foreground.split(from: start) else {
      return report(.unknownTarget, at: start, detail: "there is no split view")
    }
    var split = old
    change(&split)
    guard split != old else { return }
    state[address] = .split(split)
    reportConcealed(address, before: ContainerState.split(old).frames)
  }

  mutating func select(column name: String, value: String?, from start: Address) {
    guard let (address, split) = foreground.split(from: start), let index = split.index(of: name),
      split.columns[index].selection.canSelect
    else {
      return report(.unknownTarget, at: start, detail: "no column '\(name)' that selects")
    }
    let clears = assumptions.selectClearsLaterSelections
    withSplit(from: address) { $0.select(index, value, clearingLater: clears) }
    if let value, let rows = split.columns[index].rows, !rows.contains(value) {
      report(.selectionUnknown, at: address, detail: "column '\(name)' does not offer '\(value)'")
    }
  }

  mutating func linkAcross(column name: String, _ route: Route, from start: Address) {
    guard let (address, split) = foreground.split(from: start), split.index(of: name) != nil else {
      return report(.unknownTarget, at: start, detail: "no column '\(name)'")
    }
    guard let target = acrossTarget(name, route, in: split) else {
      return reportUnregistered(route, at: address, before: ContainerState.split(split).frames)
    }
    setPath([route], via: .link, at: address.appending(.column(target)))
  }

  /// The first later column whose stack has a destination for the route.
  func acrossTarget(_ name: String, _ route: Route, in split: SplitState) -> String? {
    guard let index = split.index(of: name) else { return nil }
    return split.columns[(index + 1)...].first { $0.stack?.isRegistered(route) == true }?.name
  }

  mutating func setPrefer(_ column: String?, from start: Address) {
    if let column, let (address, split) = foreground.split(from: start), split.index(of: column) == nil {
      return report(.unknownTarget, at: address, detail: "no column '\(column)'")
    }
    withSplit(from: start) { $0.prefer = column }
  }
}

extension SplitState {
  /// Sets a selection and resets what depends on it: paths empty, view frames stay and turn stale.
  mutating func select(_ index: Int, _ value: String?, clearingLater: Bool) {
    let old = columns[index].selection
    columns[index].selection.set(value)
    guard columns[index].selection != old else { return }
    for later in columns.indices where later > index {
      if var stack = columns[later].stack {
        stack.values = []
        for view in stack.views.indices { stack.views[view].isStale = true }
        columns[later].stack = stack
      }
      if clearingLater { columns[later].selection.set(nil) }
    }
    showSelections()
  }
}
