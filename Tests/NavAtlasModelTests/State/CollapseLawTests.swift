import NavAtlasModel
import TestSupport
import Testing

/// The laws L1 to L4 and L6 (semantics 4.2) on 20,000 random split states.
///
/// L3 and L6 speak of states in which a path belongs to something selected; an inconsistent restore, a path
/// without a selection, loses the empty root together with its last frame (last test). L4 speaks of columns
/// whose later neighbours hold no view frames: those outlive the selection (NA302) and keep their column on top.
@Suite struct CollapseLawTests {
  static let cases = 20_000

  @Test func `L1: collapsing and expanding change no state`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<Self.cases {
      let before = randomSplit(&random)
      var state = NavigationState(.split(before))
      state.apply(.sizeClass(.compact))
      _ = state.split.collapsed()
      state.apply(.sizeClass(.regular))
      #expect(state.split == before)
    }
  }

  @Test func `L2: the collapsed stack has every frame up to the top column`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<Self.cases {
      let split = randomSplit(&random)
      let top = split.topColumn()
      let expected = split.columns.prefix(top + 1).map { 1 + $0.entries.count }.reduce(0, +)
      #expect(split.collapsed().count == expected)
    }
  }

  @Test func `L3: one back shortens the collapsed stack by exactly one`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<Self.cases {
      var state = NavigationState(.split(randomSplit(&random)), profile: .compact)
      let before = state.collapsed.count
      let codes = state.run(.back)
      #expect(state.collapsed.count == (before == 1 ? 1 : before - 1))
      #expect(codes == (before == 1 ? ["T03"] : []))
    }
  }

  @Test func `L4: a new selection brings the next column to the top`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<Self.cases {
      var split = randomSplit(&random)
      split.prefer = nil
      let column = Int.random(in: 0..<split.columns.count - 1, using: &random)
      let shown = split.collapsed().contains { $0.column == column }
      let later = split.columns.dropFirst(column + 2)
      guard shown, later.allSatisfy({ $0.stack?.views.isEmpty ?? true }) else { continue }
      var state = NavigationState(.split(split), profile: .compact)
      _ = state.run(.select(column: split.columns[column].name, value: "new"))
      #expect(state.split.topColumn() == column + 1)
    }
  }

  @Test func `L6: going back as often as there are frames above ends on the sidebar's root`() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<Self.cases {
      var state = NavigationState(.split(randomSplit(&random)), profile: .compact)
      for _ in 0..<state.collapsed.count - 1 { _ = state.run(.back) }
      #expect(state.collapsed == [state.split.columns[0].root])
    }
  }

  @Test func `an inconsistent restore loses its empty root with the last frame`() {
    var state = cookbook()
    _ = state.run(.setPath(["R1"]), at: "w0/base/column:detail")
    #expect(state.collapsed.count == 3)
    _ = state.run(.back)
    #expect(state.collapsed == ["Categories"])
  }

  /// A split in which a column has frames only if it is selected or preferred.
  private func randomSplit(_ random: inout SplitMix64) -> SplitState {
    let names = Bool.random(using: &random) ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]
    var isSelected = true
    var isDriven = false
    var columns: [ColumnState] = []
    for (index, name) in names.enumerated() {
      var column = ColumnState(
        name, root: "Root\(index)", placeholder: index > 0 ? "∅\(index)" : nil, driven: isDriven,
        stack: Bool.random(using: &random))
      if isSelected, var stack = column.stack {
        let frames = Int.random(in: 0...3, using: &random)
        let views = Int.random(in: 0...1, using: &random)
        stack.values = (0..<frames).map { StackEntry(id: index * 10 + $0, Route("v\($0)")) }
        stack.views = (0..<views).map { StackEntry(id: index * 10 + 5 + $0, Route("w\($0)")) }
        column.stack = stack
      }
      let selects = index < names.count - 1
      isSelected = isSelected && selects && Bool.random(using: &random)
      column.selection = selects ? .one(isSelected ? "s\(index)" : nil) : .none
      isDriven = selects
      columns.append(column)
    }
    let prefer = Int.random(in: 0...names.count, using: &random)
    return SplitState(columns: columns, prefer: prefer < names.count ? names[prefer] : nil)
  }
}
