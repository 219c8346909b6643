import NavAtlasInputs
import NavAtlasModel
import NavAtlasRules
import Testing

/// Traps are told once, where they begin, and only where nothing leads out.
@Suite struct TrapTests {
  private static func traps(_ notation: String) throws -> [String] {
    let graph = try NotationFormat().read(Array(notation.utf8), name: "a.nav").fragment.graph
    return Linter(rules: [TrapRule.rule]).findings(in: LintFacts(graph))
      .map { "\($0.severity.rawValue) \($0.screens.joined(separator: ", ")): \($0.way)" }
  }

  private enum TrapRule {
    static var rule: any Rule { Rules.all.first { $0.info.number == "NA204" } ?? Rules.all[0] }
  }

  @Test func `a cover without any dismissal is a trap, told once for all that lies on it`() throws {
    let cover =
      "root: Home\ncover pay: Pay stack\nHome -cover-> Pay\nPay -push-> Receipt\nReceipt -sheet-> Print"
    #expect(try Self.traps(cover) == ["error Pay: Home › cover Pay"])
    #expect(try Self.traps(cover + "\nReceipt -dismissAll->") == [])
  }

  @Test func `a flow that leads on to a screen with a way back is none`() throws {
    let flow =
      "root: Home\nHome -push-> Login\nbackDisabled: Login\nLogin -push-> Done\nDone -popToRoot->\nbackDisabled: Done"
    #expect(try Self.traps(flow) == [])
  }

  @Test func `a sheet can be swiped away unless it is locked`() throws {
    #expect(try Self.traps("root: Home\nsheet s: Form stack\nHome -sheet-> Form") == [])
    #expect(try Self.traps("root: Home\nsheet s: Form stack locked\nHome -sheet-> Form").count == 1)
  }
}
