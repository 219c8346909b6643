import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

@Suite struct SplitLaboratoryTests {
  /// The cookbook with two columns (semantics, E1).
  static let cookbook = """
    split main: sidebar Categories | detail RecipeGrid stack placeholder "RecipeGrid(nil)"
    Categories -select-> RecipeGrid
    RecipeGrid -push-> Recipe
    Recipe -push-> Recipe
    Recipe -popToRoot->
    launch -> Categories
    """

  private func laboratory(_ notation: String, limit: Int = 200) throws -> SplitLaboratory {
    try #require(SplitLaboratory.all(of: try NavigationGraph(notation: notation), limit: limit).first)
  }

  private func take(
    _ kind: TransitionKind?, _ profile: Profile, value: String? = nil, from state: Int,
    _ laboratory: SplitLaboratory
  ) throws -> Int {
    let step = laboratory.states[state].steps.first {
      $0.kind == kind && $0.profile == profile && $0.value == value && $0.state != nil
    }
    return try #require(step?.state)
  }

  private func shown(_ state: Int, _ laboratory: SplitLaboratory) -> (columns: [[String]], stack: [String]) {
    (laboratory.states[state].columns, laboratory.states[state].collapsed.map(\.screen))
  }

  @Test func `the worked example of two columns can be walked by hand`() throws {
    let laboratory = try laboratory(Self.cookbook)
    #expect(shown(0, laboratory).columns == [["Categories"], ["RecipeGrid(nil)"]])
    #expect(shown(0, laboratory).stack == ["Categories"])
    var state = try take(.select, .compact, value: "A", from: 0, laboratory)
    state = try take(.push, .compact, from: state, laboratory)
    state = try take(.push, .compact, from: state, laboratory)
    #expect(shown(state, laboratory).columns == [["Categories"], ["RecipeGrid", "Recipe", "Recipe"]])
    #expect(shown(state, laboratory).stack == ["Categories", "RecipeGrid", "Recipe", "Recipe"])
    let root = try take(.popToRoot, .compact, from: state, laboratory)
    #expect(shown(root, laboratory).stack == ["Categories", "RecipeGrid"])
    for _ in 0..<3 { state = try take(nil, .compact, from: state, laboratory) }
    #expect(state == 0)
    #expect(
      laboratory.states[0].steps.contains { $0.kind == nil && $0.profile == .compact && $0.refusal != nil })
  }

  @Test func `another selection empties the path of the column that it drives`() throws {
    let laboratory = try laboratory(Self.cookbook)
    var state = try take(.select, .regular, value: "A", from: 0, laboratory)
    state = try take(.push, .regular, from: state, laboratory)
    state = try take(.select, .regular, value: "B", from: state, laboratory)
    #expect(shown(state, laboratory).columns == [["Categories"], ["RecipeGrid"]])
    #expect(laboratory.states[state].selections == ["B", nil])
  }

  @Test func `every back in compact width takes one frame away`() throws {
    let laboratory = try laboratory(Self.cookbook)
    for state in laboratory.states {
      for step in state.steps where step.kind == nil && step.profile == .compact {
        guard let next = step.state else { continue }
        #expect(laboratory.states[next].collapsed == Array(state.collapsed.dropLast()))
      }
    }
  }

  @Test func `a limit ends the search and is told`() throws {
    let laboratory = try laboratory(Self.cookbook, limit: 3)
    #expect(laboratory.states.count == 3)
    #expect(laboratory.isTruncated)
    for state in laboratory.states {
      for step in state.steps { #expect((step.state == nil) == (step.refusal != nil)) }
    }
  }

  @Test func `an app without split views has no laboratory`() throws {
    #expect(SplitLaboratory.all(of: try NavigationGraph(notation: "stack s: A\nA -push-> B")).isEmpty)
  }
}
