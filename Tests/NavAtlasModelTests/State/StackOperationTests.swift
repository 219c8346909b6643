import NavAtlasModel
import Testing

/// One test per row of the operations table that acts on a stack (semantics 3.3).
@Suite struct StackOperationTests {
  @Test func `push appends a value`() {
    var state = stack("List")
    #expect(state.run(.push("Detail")) == [])
    #expect(state.shown == ["List", "Detail"])
  }

  @Test func `push drops view frames first and says how many`() {
    var state = stack("Root", ["a"], views: ["V", "W"])
    let diagnoses = state.apply(.push("b"))
    #expect(diagnoses.map(\.code) == [.viewFramesDiscarded])
    #expect(diagnoses[0].detail == "2 view frames dropped")
    #expect(diagnoses[0].before.map(\.screen) == ["Root", "a", "V", "W"])
    #expect(diagnoses[0].after.map(\.screen) == ["Root", "a", "b"])
    #expect(state.shown == ["Root", "a", "b"])
  }

  @Test func `push without a stack is ignored`() {
    var state = NavigationState(.leaf("Only"))
    #expect(state.run(.push("a")) == ["T08"])
    #expect(state.shown == ["Only"])
  }

  @Test func `push of an unregistered type is applied and invisible`() {
    var state = stack("Root", registered: ["a"])
    #expect(state.run(.push(Route("b"))) == ["T07"])
    #expect(state[Address()]?.entries.map(\.isInvisible) == [true])
    #expect(state.run(.push(Route("x", type: "a"))) == [])
  }

  @Test func `push into a covered container is applied and reported`() {
    var state = stack("Root")
    state.apply(.present(LayerState(.sheet, .leaf("Sheet"))))
    #expect(state.run(.push("a"), at: "w0/base") == ["T09"])
    #expect(state.shown == ["Root", "a"])
  }

  @Test func `push goes to the top layer when no address is given`() {
    var state = stack("Root")
    state.apply(.present(LayerState(.sheet, .stack(StackState(root: "Sheet")))))
    #expect(state.run(.push("a")) == [])
    #expect(state.shown == ["Root"])
    #expect(state[Address(layer: 1)]?.frames.map(\.screen) == ["Sheet", "a"])
  }

  @Test func `pushMany pushes each`() {
    var state = stack("Root")
    #expect(state.run(.pushMany(["A", "B", "C"])) == [])
    #expect(state.shown == ["Root", "A", "B", "C"])
    #expect(state[Address()]?.entries.map(\.id) == [0, 1, 2])
  }

  @Test func `viewPush adds a frame above the path`() {
    var state = stack("Root", ["a"])
    #expect(state.run(.viewPush("V")) == [])
    #expect(state.shown == ["Root", "a", "V"])
    var leaf = NavigationState(.leaf("Only"))
    #expect(leaf.run(.viewPush("V")) == ["T08"])
  }

  @Test func `back drops view frames before values`() {
    var state = stack("Root", ["a"], views: ["V"])
    #expect(state.run(.back) == [])
    #expect(state.shown == ["Root", "a"])
    #expect(state.run(.back) == [])
    #expect(state.run(.back) == ["T03"])
    #expect(state.shown == ["Root"])
  }

  @Test func `back on a screen that disables it is ignored`() {
    var state = stack("Root", ["Pay"], backDisabled: ["Pay"])
    #expect(state.run(.back) == ["T03"])
    #expect(state.shown == ["Root", "Pay"])
  }

  @Test func `pop removes n values and every view frame`() {
    var state = stack("Root", ["a", "b", "c"], views: ["V"])
    #expect(state.run(.pop(2)) == [])
    #expect(state.shown == ["Root", "a"])
  }

  @Test func `pop of zero changes nothing`() {
    var state = stack("Root", ["a"], views: ["V"])
    #expect(state.run(.pop(0)) == [])
    #expect(state.shown == ["Root", "a", "V"])
  }

  @Test(arguments: [(0, 1), (1, 3)]) func `pop beyond the path would trap`(height: Int, count: Int) {
    var state = stack("Root", Array(repeating: "b1", count: height))
    let before = state
    let diagnoses = state.apply(.pop(count))
    #expect(diagnoses.map(\.code) == [.popUnderflow])
    #expect(diagnoses.map(\.wouldTrap) == [true])
    #expect(state == before)
    #expect(state.apply(.pop(count, guarded: true)).map(\.wouldTrap) == [false])
  }

  @Test func `pop of a negative number is ignored`() {
    var state = stack("Root", ["a"])
    #expect(state.run(.pop(-1)) == ["T02"])
    #expect(state.shown == ["Root", "a"])
  }

  @Test func `popTo truncates to the last occurrence`() {
    var state = stack("Root", ["A", "B", "A", "C"])
    #expect(state.run(.popTo(.screen("A"))) == [])
    #expect(state.shown == ["Root", "A", "B", "A"])
    #expect(state.run(.popTo(.entry(0))) == [])
    #expect(state.shown == ["Root", "A"])
    #expect(state.run(.popTo(.index(0))) == [])
    #expect(state.shown == ["Root"])
  }

  @Test func `popTo a missing target is ignored`() {
    var state = stack("Root", ["A"])
    #expect(state.run(.popTo(.entry(9))) == ["T04"])
    #expect(state.run(.popTo(.route(Route("A", "1")))) == ["T04"])
    #expect(state.shown == ["Root", "A"])
  }

  @Test func `popToRoot empties values and views, also when there are none`() {
    var state = stack("Root", ["a", "b"], views: ["V"])
    #expect(state.run(.popToRoot()) == [])
    #expect(state.shown == ["Root"])
    #expect(state.run(.popToRoot()) == [])
  }

  @Test func `a logical popToRoot stops at the logical root`() {
    var state = stack("Start", ["A", "F", "G"], logicalRoot: "A")
    #expect(state.run(.popToRoot(logical: true)) == [])
    #expect(state.shown == ["Start", "A"])
    #expect(state.run(.popToRoot()) == [])
    #expect(state.shown == ["Start"])
  }

  @Test func `replace exchanges the last value under a new id`() {
    var state = stack("Main", ["b1", "b2", "c1"])
    let old = state[Address()]?.entries.last?.id
    #expect(state.run(.replace("c3")) == [])
    #expect(state.shown == ["Main", "b1", "b2", "c3"])
    #expect(state[Address()]?.entries.last?.id != old)
  }

  @Test func `replace on an empty path is ignored`() {
    var state = stack("Main")
    #expect(state.run(.replace("b1")) == ["T05"])
    #expect(state.shown == ["Main"])
  }

  @Test func `setPath keeps the ids of the common prefix`() {
    var state = stack("Root", ["a", "b"])
    #expect(state.run(.setPath(["a", "x"])) == [])
    #expect(state.shown == ["Root", "a", "x"])
    #expect(state[Address()]?.entries.map(\.id) == [0, 2])
  }

  @Test func `setPath reports each unregistered type`() {
    var state = stack("Root", registered: ["a"])
    #expect(state.run(.setPath(["x", "a", "y"])) == ["T07", "T07"])
    #expect(state.shown == ["Root", "x", "a", "y"])
  }

  @Test func `resetRoot exchanges the root and empties the stack`() {
    var state = stack("Start", ["A", "B", "C", "H"])
    #expect(state.run(.resetRoot("Start")) == [])
    #expect(state.shown == ["Start"])
  }

  @Test func `a path that is said to survive a change of a fixed root is diagnosed`() {
    var state = stack("Start", ["A"], rootCanChange: false)
    #expect(state.run(.resetRoot("Other", path: ["A"])) == ["T21"])
    #expect(state.shown == ["Other"])
  }

  @Test func `the router of seed 3 goes through its states`() {
    var state = stack("Main")
    _ = state.run(.push("b1"))
    _ = state.run(.push("b2"))
    _ = state.run(.push("c1"))
    _ = state.run(.replace("c3"))
    #expect(state.shown == ["Main", "b1", "b2", "c3"])
    _ = state.run(.pop())
    #expect(state.run(.pop(2)) == [])
    #expect(state.shown == ["Main"])
    #expect(state.run(.popToRoot()) == [])
  }

  @Test func `ids are never used twice`() {
    var state = stack("Root")
    _ = state.run(.pushMany(["A", "B", "C"]))
    _ = state.run(.popToRoot())
    _ = state.run(.push("D"))
    #expect(state[Address()]?.entries.map(\.id) == [3])
  }
}
