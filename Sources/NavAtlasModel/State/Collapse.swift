/// One frame of a collapsed split view: which column it belongs to, and its place in that column.
public struct CollapsedFrame: Sendable, Hashable {
  /// The column's index.
  public var column: Int
  /// 0 for the column's root.
  public var index: Int
  public var route: Route
}

extension SplitState {
  /// The stack that the columns collapse into, bottom first (semantics 4.1).
  ///
  /// The result is derived: collapsing and expanding change no state (law L1).
  public func collapsed(_ assumptions: StateAssumptions = .init()) -> [CollapsedFrame] {
    let top = topColumn(assumptions)
    return columns.indices.prefix(top + 1)
      .filter { assumptions.intermediateColumns || $0 == 0 || $0 == top }
      .flatMap(frames(of:))
  }

  /// The last column that shows useful information; what a compact window shows on top.
  public func topColumn(_ assumptions: StateAssumptions = .init()) -> Int {
    let useful = usefulColumns(assumptions).lastIndex(of: true) ?? 0
    guard let prefer, let preferred = index(of: prefer) else { return useful }
    return assumptions.preferRule == .exact ? preferred : max(useful, preferred)
  }

  func usefulColumns(_ assumptions: StateAssumptions) -> [Bool] {
    var useful = [true]
    for index in columns.indices.dropFirst() {
      let byPath = assumptions.pathMakesUseful && !columns[index].entries.isEmpty
      let bySelection = columns[index].driven && !columns[index - 1].selection.isEmpty && useful[index - 1]
      useful.append(byPath || bySelection)
    }
    return useful
  }

  private func frames(of column: Int) -> [CollapsedFrame] {
    ([columns[column].shownRoot] + columns[column].entries.map(\.route)).enumerated().map {
      CollapsedFrame(column: column, index: $0.offset, route: $0.element)
    }
  }

  /// The user's back in the collapsed stack (semantics 4.3).
  ///
  /// - Returns: false where there is nothing to go back to.
  mutating func collapsedBack(_ assumptions: StateAssumptions) -> Bool {
    let frames = collapsed(assumptions)
    guard let top = frames.last, frames.count > 1 else { return false }
    if top.index > 0 {
      if columns[top.column].stack?.backDisabled.contains(top.route.screen) == true { return false }
      columns[top.column].stack?.truncate(to: top.index - 1)
    } else {
      leave(top.column, for: frames[frames.count - 2].column, assumptions)
    }
    return true
  }

  /// Going back from a column's root to an earlier column.
  private mutating func leave(_ column: Int, for before: Int, _ assumptions: StateAssumptions) {
    if assumptions.backClearsSelection { columns[column - 1].selection.set(nil) }
    if prefer != nil { prefer = columns[before].name }
    showSelections()
  }

  /// Keeps the frames of the collapsed stack up to `index`, as that many backs would that nothing stops.
  mutating func collapsedTruncate(to index: Int, _ assumptions: StateAssumptions) {
    var frames = collapsed(assumptions)
    while frames.count > index + 1, frames.count > 1, let top = frames.last {
      if top.index > 0 {
        columns[top.column].stack?.truncate(to: top.index - 1)
      } else {
        leave(top.column, for: frames[frames.count - 2].column, assumptions)
      }
      let rest = collapsed(assumptions)
      if rest.count >= frames.count { return }
      frames = rest
    }
  }

  /// Where the frame of an entry stands in the collapsed stack.
  func collapsedIndex(of entry: Int, _ assumptions: StateAssumptions) -> Int? {
    collapsed(assumptions).firstIndex { frame in
      let entries = columns[frame.column].entries
      return frame.index > 0 && entries[frame.index - 1].id == entry
    }
  }
}
