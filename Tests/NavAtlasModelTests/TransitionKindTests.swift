import NavAtlasModel
import Testing

@Suite struct TransitionKindTests {
  @Test func `kinds without a target are those of the contract`() {
    let none = TransitionKind.allCases.filter { $0.target == .absent }
    #expect(none == [.pushMany, .setPath, .pop, .popToRoot, .dismiss, .dismissAll])
  }
}
