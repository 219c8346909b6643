import TestSupport
import Testing

/// `trace funnel` on the recorded sessions of the shop sample.
@Suite struct TraceFunnelTests {
  private func run(_ arguments: String...) throws -> Navatlas.Outcome {
    try Navatlas.run(["trace", "funnel", TraceReportTests.shop] + arguments, in: Folder())
  }

  @Test func `a funnel tells steps and drops`() throws {
    let outcome = try run(
      "^ -> Home -> .* -> CheckoutAddress -> .* -> CheckoutPayment -> .* -> $", "--top", "1")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.contains("\nAfter Home\n"))
    #expect(
      outcome.text.contains("\n  1  (start)              90   100 %           100 %                  –\n"))
  }

  @Test func `visits count once, however often they make a move`() throws {
    let outcome = try run("ProductDetail -> Reviews", "--format", "json", "--idle-gap", "never")
    #expect(outcome.text.contains("\"visits\": 90"))
    // 55 such moves are made, some of them by one visit.
    let moves = try Navatlas.run(["trace", "edges", TraceReportTests.shop], in: Folder()).text
    #expect(moves.contains("ProductDetail\tReviews\t55\n"))
    #expect(outcome.text.contains("\"step\": \"Reviews\", \"visits\": 33"))
  }

  @Test func `a wrong pattern is a usage error with its column, an unknown screen fails with a hint`() throws
  {
    let wrong = try run("Home -> -> Cart")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("pattern:1:9: error: a screen has to stand before '->'"))
    let unknown = try run("Home -> Chart")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "pattern:1:9: error: no event shows 'Chart'; did you mean 'Cart'?\n")
    #expect(try run().status == 64)
  }

  @Test func `summaries and empty logs are refused`() throws {
    let folder = try Folder("empty.jsonl", "")
    #expect(try Navatlas.run(["trace", "funnel", "empty.jsonl", "A"], in: folder).status == 2)
    _ = try Navatlas.run(["trace", "summarize", TraceReportTests.shop, "-o", "a.json"], in: folder)
    let outcome = try Navatlas.run(["trace", "funnel", "a.json", "Home"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "a.json: error: a summary does not hold whole paths; name the logs\n")
  }

  @Test func `any number of threads gives the same funnel`() throws {
    var log = ""
    for index in 0..<60_000 {
      log +=
        "{\"session\":\"session-\(index % 700)\",\"ts\":\(index * 10),\"event\":\"screen\",\"screen\":\"S\(index * index % 31)\"}\n"
      if index % 10_000 == 5 { log += "junk\n" }
    }
    let folder = try Folder("a.jsonl", log)
    let one = try Navatlas.run(["trace", "funnel", "a.jsonl", "S1 -> .* -> S2"], in: folder)
    let several = try Navatlas.run(
      ["trace", "funnel", "a.jsonl", "S1 -> .* -> S2", "--threads", "3"], in: folder)
    #expect(one.status == 0 && several.output == one.output && several.errors == one.errors)
    #expect(one.errorLines.count == 6)
  }
}
