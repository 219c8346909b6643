import NavAtlasModel
import Testing

/// The rows of the operations table that act on a split view, in both profiles.
@Suite struct SplitOperationTests {
  @Test func `select sets the selection and shows it`() {
    var state = threeColumns(profile: .regular)
    #expect(state.run(.select(column: "sidebar", value: "cake")) == [])
    #expect(state.columns == [["Categories"], ["RecipeList(cake)"], ["RecipeDetail(nil)"]])
  }

  @Test func `selecting the same value again changes nothing`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.push("R1"))
    let before = state
    #expect(state.run(.select(column: "sidebar", value: "0")) == [])
    #expect(state == before)
  }

  @Test func `a new selection clears paths but leaves stale view frames`() {
    var state = cookbook(profile: .regular)
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.push("R1"))
    _ = state.run(.viewPush("V"))
    _ = state.run(.select(column: "sidebar", value: "1"))
    #expect(state.columns == [["Categories"], ["RecipeGrid(1)", "V"]])
    #expect(state.split.columns[1].entries.map(\.isStale) == [true])
  }

  @Test func `later selections survive where the assumption says so`() {
    var state = threeColumns()
    _ = state.run(.select(column: "sidebar", value: "cake"))
    _ = state.run(.select(column: "content", value: "pie"))
    let keep = StateAssumptions(selectClearsLaterSelections: false)
    _ = state.run(.select(column: "sidebar", value: "salad"), assuming: keep)
    #expect(state.columns == [["Categories"], ["RecipeList(salad)"], ["RecipeDetail(pie)"]])
  }

  @Test func `select of an unknown or unselectable column is diagnosed`() {
    var state = cookbook()
    #expect(state.run(.select(column: "middle", value: "0")) == ["T13"])
    #expect(state.run(.select(column: "detail", value: "0")) == ["T13"])
  }

  @Test func `a value that the column does not offer is diagnosed and set`() {
    var split = cookbook().split
    split.columns[0].rows = ["0", "1"]
    var state = NavigationState(.split(split))
    #expect(state.run(.select(column: "sidebar", value: "7")) == ["T14"])
    #expect(state.run(.select(column: "sidebar", value: "1")) == [])
  }

  @Test func `linkAcross writes the path of the next column with a destination`() {
    var state = cookbook(profile: .regular)
    #expect(state.run(.linkAcross(column: "sidebar", "R1")) == [])
    #expect(state.columns == [["Categories"], ["∅", "R1"]])
    #expect(state.run(.linkAcross(column: "detail", "R1")) == ["T07"])
  }

  @Test func `visibility and preferred column are set and checked`() {
    var state = cookbook()
    let before = state.collapsed
    #expect(state.run(.setVisibility("detailOnly")) == [])
    #expect(state.split.visibility == "detailOnly")
    #expect(state.collapsed == before)
    #expect(state.run(.setPrefer("detail")) == [])
    #expect(state.split.prefer == "detail")
    #expect(state.run(.setPrefer("middle")) == ["T13"])
  }

  @Test func `a push in regular width goes to the last column with a stack`() {
    var state = cookbook(profile: .regular)
    #expect(state.run(.push("R1")) == [])
    #expect(state.columns[1] == ["∅", "R1"])
  }

  @Test func `a push while collapsed extends the column of the top frame`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    #expect(state.run(.push("R1")) == [])
    #expect(state.collapsed == ["Categories", "RecipeGrid(0)", "R1"])
  }

  @Test func `a push from a collapsed column without a stack goes across`() {
    var state = cookbook()
    #expect(state.run(.push("R1")) == [])
    #expect(state.columns == [["Categories"], ["∅", "R1"]])
  }

  @Test func `popToRoot while collapsed ends on the column's root`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.pushMany(["R1", "R2"]))
    #expect(state.run(.popToRoot()) == [])
    #expect(state.collapsed == ["Categories", "RecipeGrid(0)"])
  }

  @Test func `pop at a collapsed column's root underflows`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    #expect(state.run(.pop()) == ["T01"])
  }

  @Test func `setPath while collapsed writes the column's own path`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.setPath(["R1", "R2"]))
    #expect(state.collapsed == ["Categories", "RecipeGrid(0)", "R1", "R2"])
  }

  @Test func `select from a later column truncates to the root of the next one`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.pushMany(["R1", "R2"]))
    _ = state.run(.select(column: "sidebar", value: "1"))
    #expect(state.collapsed == ["Categories", "RecipeGrid(1)"])
  }

  @Test func `going back may leave the selection alone`() {
    var state = cookbook()
    _ = state.run(.select(column: "sidebar", value: "0"))
    let keep = StateAssumptions(backClearsSelection: false)
    _ = state.run(.back, assuming: keep)
    #expect(state.split.columns[0].selection == .one("0"))
  }
}
