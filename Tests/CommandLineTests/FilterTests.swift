import Foundation
import TestSupport
import Testing

@Suite struct FilterTests {
  /// A filter, screens it leaves, screens it hides.
  static let filters: [(options: [String], shown: Set<String>, hidden: Set<String>)] = [
    (["--focus", "List"], ["Home", "List", "Item"], ["Help", "Receipt", "Attachment", "Lonely"]),
    (["--focus", "List:2"], ["Home", "List", "Item", "Help", "Pay"], ["Attachment", "Lonely"]),
    (["--path-to", "Receipt"], ["Item", "Pay", "Receipt"], ["Help", "Attachment", "Lonely"]),
    (["--module", "Catalog"], ["Home", "List", "Item", "Help", "Pay"], ["Attachment", "Lonely"]),
    (["--max-depth", "1"], ["Home", "List", "Help"], ["Receipt", "Lonely"]),
    (["--min-count", "5"], ["Home", "List", "Item"], ["Help", "Attachment", "Lonely"]),
    (["--min-count", "5", "--focus", "Home"], ["Home", "List"], ["Help", "Item", "Lonely"]),
  ]

  @Test(arguments: filters) func `a filter shows the same part in every format and says what is hidden`(
    options: [String], shown: Set<String>, hidden: Set<String>
  ) throws {
    let folder = try Folder("a.nav", Samples.shop)
    for job in Samples.textualJobs {
      let outcome = try Navatlas.run(job + options, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let words = Set(outcome.text.matches(of: /[A-Za-z]+/).map { String($0.output) })
      #expect(shown.isSubset(of: words), "\(job) \(options) lacks \(shown.subtracting(words).sorted())")
      #expect(
        hidden.isDisjoint(with: words), "\(job) \(options) shows \(hidden.intersection(words).sorted())")
      #expect((outcome.text + outcome.errors).contains(/screens [0-9]+ of 11/), "\(job) hides in silence")
    }
  }

  @Test func `what filters leave is a graph document of its own`() throws {
    let folder = try Folder("a.nav", Samples.shop)
    for filter in Self.filters {
      #expect(try Navatlas.run(["graph", "a.nav", "-o", "b.json"] + filter.options, in: folder).status == 0)
      let again = try Navatlas.run(["graph", "b.json"], in: folder)
      #expect(again.status == 0, "\(again.errors)")
      #expect(again.output == (try folder.bytes("b.json")))
    }
  }

  @Test func `a filtered picture counts what it shows, and says where a number is of the whole app`() throws {
    let folder = try Folder("a.nav", "A -push-> B {count=5}\nB -push-> C {count=3}\nC -push-> D {count=2}\n")
    let part = try Navatlas.run(["render", "a.nav", "--focus", "A", "--format", "json"], in: folder)
    #expect(part.text.contains("2 screens · 1 transition · up to 1 deep in the whole app · 5 recorded moves"))
    let whole = try Navatlas.run(["render", "a.nav", "--format", "json"], in: folder)
    #expect(whole.text.contains("4 screens · 3 transitions · up to 3 deep · 10 recorded moves"))
  }

  @Test func `a cycle that several stacks can grow by is told once`() throws {
    let folder = try Folder(
      "a.nav",
      """
      stack a: A
      stack b: B
      tabs app: a=a, b=b
      [a]
      A -push-> User -push-> User
      [b]
      B -push-> User -push-> User
      """)
    let told = try Navatlas.run(["analyze", "a.nav"], in: folder).text
    #expect(told.matches(of: /Grows without end/).count == 1, "\(told)")
    #expect(told.contains("User → User (in 2 stacks)"), "\(told)")
  }
}
