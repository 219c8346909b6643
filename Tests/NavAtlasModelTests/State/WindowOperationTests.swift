import NavAtlasModel
import Testing

/// The rows of the operations table about layers, tabs, URLs, restoring and size classes.
@Suite struct WindowOperationTests {
  let sheet = LayerState(.sheet, .stack(StackState(root: "Sheet")))

  @Test func `present pushes a layer and dismiss drops it with its stack`() {
    var state = stack("Root")
    #expect(state.run(.present(sheet)) == [])
    _ = state.run(.push("a"))
    #expect(state.windows[0].layers.count == 1)
    #expect(state.run(.dismiss()) == [])
    #expect(state.windows[0].layers.isEmpty)
  }

  @Test func `a second presentation on one presenter waits for the first`() {
    var state = stack("Root")
    _ = state.run(.present(sheet))
    #expect(state.run(.present(LayerState(.cover, .leaf("Cover"))), at: "w0/base") == ["T11"])
    #expect(state.windows[0].layers.map(\.style) == [.sheet])
    #expect(state.run(.dismiss()) == [])
    #expect(state.windows[0].layers.map(\.style) == [.cover])
    #expect(state.windows[0].queue.isEmpty)
  }

  @Test func `a sheet from inside a sheet is the next layer`() {
    var state = stack("Root")
    _ = state.run(.present(sheet))
    #expect(state.run(.present(LayerState(.sheet, .leaf("Second")))) == [])
    #expect(state.windows[0].layers.count == 2)
    #expect(state.run(.dismiss(2)) == [])
    #expect(state.windows[0].layers.isEmpty)
  }

  @Test func `dismissing nothing, or too much, is diagnosed`() {
    var state = stack("Root")
    #expect(state.run(.dismiss()) == ["T12"])
    _ = state.run(.present(sheet))
    #expect(state.run(.dismiss(2)) == ["T12"])
    #expect(state.windows[0].layers.count == 1)
  }

  @Test func `dismissAll goes to the base`() {
    var state = stack("Root")
    _ = state.run(.present(sheet))
    _ = state.run(.present(sheet))
    #expect(state.run(.dismissAll) == [])
    #expect(state.windows[0].layers.isEmpty)
  }

  @Test func `selectTab changes no stack`() {
    var state = tabs()
    _ = state.run(.push("a"))
    #expect(state.run(.selectTab("search")) == [])
    #expect(state.shown == ["Search"])
    #expect(state.run(.selectTab("home")) == [])
    #expect(state.shown == ["Home", "a"])
    #expect(state.run(.selectTab("nowhere")) == ["T13"])
  }

  @Test func `the selected tab pops only where that is assumed`() {
    var state = tabs()
    _ = state.run(.push("a"))
    _ = state.run(.selectTab("home"))
    #expect(state.shown == ["Home", "a"])
    _ = state.run(.selectTab("home"), assuming: StateAssumptions(tabReselectPops: true))
    #expect(state.shown == ["Home"])
  }

  @Test func `a change in an unselected tab is applied and noted`() {
    var state = tabs()
    #expect(state.run(.push("a"), at: "w0/base/tab:search") == ["T10"])
    _ = state.run(.selectTab("search"))
    #expect(state.shown == ["Search", "a"])
  }

  @Test func `a transaction that selects the tab may change it first`() {
    var state = tabs()
    let search = Address("w0/base/tab:search")
    let diagnoses = state.apply([
      AddressedOperation(.setPath(["a"]), at: search), AddressedOperation(.selectTab("search")),
    ])
    #expect(diagnoses.isEmpty)
    #expect(state.shown == ["Search", "a"])
  }

  @Test func `a URL is one transaction`() {
    var state = tabs()
    let match = URLMatch([
      AddressedOperation(.setPath(["Trip", "Photo"]), at: Address("w0/base/tab:search")),
      AddressedOperation(.selectTab("search")),
    ])
    #expect(state.run(.openURL("app://photo/1", match)) == [])
    #expect(state.shown == ["Search", "Trip", "Photo"])
  }

  @Test func `a URL that nobody handles, or only in part, is diagnosed`() {
    var state = tabs()
    let before = state
    #expect(state.run(.openURL("app://x", nil)) == ["T17"])
    #expect(state == before)
    let partial = URLMatch([AddressedOperation(.push("Trip"))], isPartial: true)
    #expect(state.run(.openURL("app://trip/x", partial)) == ["T17"])
    #expect(state.shown == ["Home", "Trip"])
  }

  @Test func `restoring drops unknown ids and sees the hole`() {
    var state = stack("Root")
    let saved = StackState(root: "Root", values: ["r1", "r2", "r3"].map { StackEntry(id: 0, Route($0)) })
    let diagnoses = state.apply(.restore(.container(.stack(saved), unknown: ["r2"])))
    #expect(diagnoses.map(\.code) == [.restoreDropped])
    #expect(diagnoses[0].detail == "1 unknown elements dropped, with a hole in the path")
    #expect(state.shown == ["Root", "r1", "r3"])
    #expect(state.brokenInvariants.isEmpty)
  }

  @Test func `restoring a cut path has no hole`() {
    var state = stack("Root")
    let saved = StackState(root: "Root", values: ["r1", "r2"].map { StackEntry(id: 0, Route($0)) })
    let diagnoses = state.apply(.restore(.container(.stack(saved), unknown: ["r2"])))
    #expect(diagnoses.map(\.detail) == ["1 unknown elements dropped"])
  }

  @Test func `an undecodable state changes nothing`() {
    var state = stack("Root", ["a"])
    let before = state
    #expect(state.run(.restore(.undecodable("keyNotFound: recipePathIds"))) == ["T15"])
    #expect(state == before)
  }

  @Test func `a change of size class keeps the state and reports a recorded loss`() {
    var state = stack("Root", ["a", "b"])
    #expect(state.run(.sizeClass(.compact)) == [])
    #expect(state.windows[0].profile == .compact)
    #expect(state.run(.sizeClass(.regular, recordedEntries: 2)) == [])
    #expect(state.run(.sizeClass(.compact, recordedEntries: 0)) == ["T29"])
  }

  @Test func `an unknown container is diagnosed`() {
    var state = stack("Root")
    #expect(state.run(.push("a"), at: "w0/layer:2") == ["T13"])
    #expect(state.run(.push("a"), at: "w9/base") == ["T13"])
  }

  @Test(arguments: ["w0/base", "w0/base/tab:home/column:detail", "w1/layer:2"])
  func `addresses read what they write`(text: String) throws {
    let address = try #require(Address(text))
    #expect(address.description == text)
  }

  @Test(arguments: ["", "w0", "w0/side", "w0/layer:0", "w0/base/row:1"])
  func `other texts are no addresses`(text: String) {
    #expect(Address(text) == nil)
  }

  @Test func `every trace code has a name and a meaning of its own`() {
    #expect(TraceCode.allCases.count == 29)
    #expect(Set(TraceCode.allCases.map(\.meaning)).count == 29)
    #expect(TraceCode.popUnderflow.name == "pop-underflow")
    #expect(TraceCode.allCases.map(\.rawValue) == (1...29).map { "T" + ($0 < 10 ? "0" : "") + "\($0)" })
  }
}
