import TestSupport
import Testing

@Suite struct RepeatabilityTests {
  @Test(arguments: Samples.textualJobs + [["render", "a.nav", "--theme", "auto", "--profile", "compact"]])
  func `the same input gives the same bytes and nothing on standard error`(job: [String]) throws {
    let folder = try Folder("a.nav", Samples.shop)
    let outcomes = try (0..<3).map { _ in try Navatlas.run(job, in: folder) }
    #expect(outcomes.allSatisfy { $0.status == 0 && !$0.output.isEmpty })
    #expect(Set(outcomes.map(\.output)).count == 1)
    #expect(outcomes.allSatisfy { $0.errors == "" })
  }

  @Test func `bitmaps and PDF come without a word of the library`() throws {
    let folder = try Folder("a.nav", Samples.shop)
    for format in ["png", "pdf"] {
      let outcome = try Navatlas.run(["render", "a.nav", "--format", format], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
    }
  }
}
