import Foundation
import NavAtlasInputs
import NavAtlasModel
import Testing

/// The saved model of the cookbook: a selection and the ids of a path (the form in which such apps store it).
@Suite struct SavedModelTests {
  let folder = Sample.root.appending(path: "samples/cookbook-2")

  private func restored(known: Set<String>, profile: Profile) throws -> (NavigationState, [StateDiagnosis]) {
    let definition = try DefinitionFormat().read(
      [UInt8](Data(contentsOf: folder.appending(path: "cookbook.yml"))), name: "cookbook.yml")
    let saved = try JSONParser.parse([UInt8](Data(contentsOf: folder.appending(path: "saved-model.json"))))
    var state = try #require(NavigationState(definition.fragment.graph, profile: profile))
    if case .number(let category) = saved["selectedCategory"]?.value {
      state.apply(.select(column: "sidebar", value: category))
    }
    let path = (saved["recipePathIds"]?.elements ?? []).compactMap(\.string).map { Route("RecipeDetail", $0) }
    let detail = try #require(Address("w0/base/column:detail"))
    guard case .stack(var stack) = state[detail] else { return (state, []) }
    stack.values = path.map { StackEntry(id: 0, $0, via: .restore) }
    let unknown = Set(path.filter { !known.contains($0.arguments ?? "") })
    let diagnoses = state.apply(.restore(.container(.stack(stack), unknown: unknown)), at: detail)
    return (state, diagnoses)
  }

  @Test func `it restores the selection and the path`() throws {
    let (state, diagnoses) = try restored(known: ["DD27A0E6", "F1B3C2D4"], profile: .compact)
    #expect(diagnoses.isEmpty)
    #expect(
      state.foregroundFrames.map(\.description) == [
        "Categories", "RecipeGrid(0)", "RecipeDetail(DD27A0E6)", "RecipeDetail(F1B3C2D4)",
      ])
    #expect(state.brokenInvariants.isEmpty)
  }

  @Test func `a recipe that is gone leaves a hole, and that is said`() throws {
    let (state, diagnoses) = try restored(known: ["F1B3C2D4"], profile: .compact)
    #expect(diagnoses.map(\.code) == [.restoreDropped])
    #expect(diagnoses[0].detail.contains("hole"))
    #expect(state.foregroundFrames.last?.description == "RecipeDetail(F1B3C2D4)")
  }
}
