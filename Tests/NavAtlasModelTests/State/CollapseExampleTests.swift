import NavAtlasModel
import Testing

/// The worked examples E0 to E6 (semantics 4.5).
@Suite struct CollapseExampleTests {
  @Test func `E0: two columns with a plain detail`() {
    var state = NavigationState(
      .split(
        SplitState(columns: [
          ColumnState("sidebar", root: "Folders", selection: .one(nil)),
          ColumnState("detail", root: "Mail", placeholder: "NoMail", driven: true),
        ])), profile: .compact)
    #expect(state.columns == [["Folders"], ["NoMail"]])
    #expect(state.collapsed == ["Folders"])
    _ = state.run(.select(column: "sidebar", value: "inbox"))
    #expect(state.columns == [["Folders"], ["Mail(inbox)"]])
    #expect(state.collapsed == ["Folders", "Mail(inbox)"])
    #expect(state.run(.back) == [])
    #expect(state.split.columns[0].selection == .one(nil))
    #expect(state.collapsed == ["Folders"])
    #expect(state.columns == [["Folders"], ["NoMail"]])
  }

  @Test func `E1: two columns, the detail has a stack`() {
    var state = cookbook()
    #expect(state.columns == [["Categories"], ["∅"]])
    #expect(state.collapsed == ["Categories"])
    _ = state.run(.select(column: "sidebar", value: "0"))
    _ = state.run(.setPath(["R1", "R2"]))
    #expect(state.columns == [["Categories"], ["RecipeGrid(0)", "R1", "R2"]])
    #expect(state.collapsed == ["Categories", "RecipeGrid(0)", "R1", "R2"])
    var popped = state
    for expected in [
      ["Categories", "RecipeGrid(0)", "R1"], ["Categories", "RecipeGrid(0)"], ["Categories"],
    ] {
      #expect(state.run(.back) == [])
      #expect(state.collapsed == expected)
    }
    #expect(state.columns == [["Categories"], ["∅"]])
    #expect(state.run(.back) == ["T03"])

    #expect(popped.run(.popToRoot()) == [])
    #expect(popped.collapsed == ["Categories", "RecipeGrid(0)"])
    #expect(popped.run(.back) == [])
    #expect(popped.collapsed == ["Categories"])
  }

  @Test func `E1: a path without a selection is shown above the placeholder`() {
    var state = cookbook()
    _ = state.run(.setPath(["R1"]), at: "w0/base/column:detail")
    #expect(state.columns == [["Categories"], ["∅", "R1"]])
    #expect(state.collapsed == ["Categories", "∅", "R1"])
    let strict = StateAssumptions(pathMakesUseful: false)
    #expect(state.split.collapsed(strict).map(\.route.screen) == ["Categories"])
  }

  @Test func `E2: prefer detail shows the empty screen first`() {
    var state = cookbook(prefer: "detail")
    #expect(state.collapsed == ["Categories", "∅"])
    #expect(state.run(.back) == [])
    #expect(state.collapsed == ["Categories"])
    #expect(state.split.prefer == "sidebar")
  }

  @Test func `E3: three columns`() {
    var state = threeColumns()
    #expect(state.collapsed == ["Categories"])
    _ = state.run(.select(column: "sidebar", value: "cake"))
    #expect(state.collapsed == ["Categories", "RecipeList(cake)"])
    _ = state.run(.select(column: "content", value: "pie"))
    #expect(state.collapsed == ["Categories", "RecipeList(cake)", "RecipeDetail(pie)"])
    _ = state.run(.back)
    #expect(state.split.columns[1].selection == .one(nil))
    #expect(state.collapsed.count == 2)
    _ = state.run(.back)
    #expect(state.split.columns[0].selection == .one(nil))
    #expect(state.collapsed.count == 1)
    #expect(state.columns == [["Categories"], ["RecipeList(nil)"], ["RecipeDetail(nil)"]])
  }

  @Test func `E4: changing the category resets the detail`() {
    var state = threeColumns()
    _ = state.run(.select(column: "sidebar", value: "cake"))
    _ = state.run(.select(column: "content", value: "pie"))
    _ = state.run(.select(column: "sidebar", value: "salad"))
    #expect(state.columns == [["Categories"], ["RecipeList(salad)"], ["RecipeDetail(nil)"]])
    #expect(state.collapsed == ["Categories", "RecipeList(salad)"])
  }

  @Test func `E5: three columns, prefer detail, nothing selected`() {
    var state = threeColumns(prefer: "detail")
    #expect(state.collapsed == ["Categories", "RecipeList(nil)", "RecipeDetail(nil)"])
    _ = state.run(.back)
    #expect(state.collapsed == ["Categories", "RecipeList(nil)"])
    #expect(state.split.prefer == "content")
  }

  @Test func `E5: without intermediate columns the list is skipped`() {
    let state = threeColumns(prefer: "detail")
    let frames = state.split.collapsed(StateAssumptions(intermediateColumns: false))
    #expect(frames.map(\.route.screen) == ["Categories", "RecipeDetail(nil)"])
  }

  @Test func `an exact preferred column hides a deeper one`() {
    var state = threeColumns(prefer: "sidebar")
    _ = state.run(.select(column: "sidebar", value: "cake"))
    #expect(state.collapsed == ["Categories", "RecipeList(cake)"])
    let frames = state.split.collapsed(StateAssumptions(preferRule: .exact))
    #expect(frames.map(\.route.screen) == ["Categories"])
  }

  @Test func `E6: UIKit's classic style starts on the detail, or turns a list into one`() {
    let split = UIKitSplitState(.uiKitClassic, primary: ["List"], secondary: ["Empty"])
    #expect(split.collapsed() == ["List", "Empty"])
    #expect(split.collapsed(discardsSecondary: true) == ["List"])
    let expanded = split.expanded(from: ["List", "SubList"])
    #expect(expanded.primary == ["List"])
    #expect(expanded.secondary == ["SubList"])
    #expect(split.expanded(from: ["List"], separating: ["Detail"]).secondary == ["Detail"])
  }

  @Test func `UIKit's column style stacks columns up to the delegate's top one`() {
    var split = UIKitSplitState(.uiKitColumn, primary: ["P"], supplementary: ["S"], secondary: ["D"])
    #expect(split.collapsed() == ["P", "S", "D"])
    #expect(split.collapsed(topColumn: 1) == ["P", "S"])
    #expect(split.expanded(from: ["P", "S", "D", "Pushed"]).supplementary == ["S"])
    split.compact = "Phone"
    #expect(split.collapsed() == ["Phone"])
  }
}
