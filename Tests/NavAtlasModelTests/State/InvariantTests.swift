import NavAtlasModel
import TestSupport
import Testing

@Suite struct InvariantTests {
  @Test func `I2: two entries with one id break it`() {
    let entry = StackEntry(id: 0, "a")
    let state = NavigationState(.stack(StackState(root: "Root", values: [entry, entry])))
    #expect(state.brokenInvariants.map(\.invariant) == [.uniqueEntries])
  }

  @Test func `I3: a selected tab that does not exist breaks it`() {
    let state = NavigationState(.tabs(TabsState([.init("home", .leaf("Home"))], selected: "away")))
    #expect(state.brokenInvariants.map(\.invariant) == [.selectedTabExists])
  }

  @Test func `I4: a preferred column that does not exist breaks it`() {
    let state = cookbook(prefer: "middle")
    #expect(state.brokenInvariants.map(\.invariant) == [.preferNamesColumn])
  }

  @Test func `I5: a driven column after one that cannot select breaks it`() {
    var split = cookbook().split
    split.columns[0].selection = .none
    let broken = NavigationState(.split(split)).brokenInvariants
    #expect(broken.map(\.invariant) == [.selectionAllowed])
    #expect(broken.map(\.address.description) == ["w0/base/column:detail"])
  }

  @Test func `I6: a layer that shows nothing breaks it`() {
    var state = stack("Root")
    state.apply(.present(LayerState(.sheet, .split(SplitState(columns: [])))))
    #expect(state.brokenInvariants.map(\.invariant) == [.layerHasContent])
  }

  @Test func `I7: an entry without a destination breaks it`() {
    var state = stack("Root", registered: ["a"])
    _ = state.run(.push("b"))
    #expect(state.brokenInvariants.map(\.invariant) == [.entriesRegistered])
  }

  @Test func `I8: a root shown without a selection breaks it`() {
    var split = cookbook().split
    split.columns[0].selection = .one("0")
    let broken = NavigationState(.split(split)).brokenInvariants
    #expect(broken.map(\.invariant) == [.placeholderMatchesSelection])
  }

  @Test func `random operations keep every invariant`() {
    var random = SplitMix64(seed: 8)
    for round in 0..<500 {
      var state = round.isMultiple(of: 2) ? cookbook() : threeColumns(profile: .regular)
      for _ in 0..<30 {
        state.apply(randomOperation(&random))
        #expect(state.brokenInvariants.isEmpty)
      }
    }
  }

  private func randomOperation(_ random: inout SplitMix64) -> Operation {
    let values = ["a", "b", "c"]
    let value = values[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .push(Route(value))
    case 1: return .viewPush(Route(value))
    case 2: return .back
    case 3: return .pop(Int.random(in: -1...3, using: &random))
    case 4: return .popToRoot()
    case 5: return .setPath(values.shuffled(using: &random).map { Route($0) })
    case 6: return .select(column: "sidebar", value: value)
    case 7: return .select(column: "content", value: Bool.random(using: &random) ? value : nil)
    case 8: return .linkAcross(column: "sidebar", Route(value))
    case 9: return .setPrefer(["sidebar", "detail", nil][Int.random(in: 0..<3, using: &random)])
    case 10: return .present(LayerState(.sheet, .stack(StackState(root: "Sheet"))))
    default: return .dismiss()
    }
  }
}
