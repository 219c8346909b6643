import Foundation
import NavAtlasModel
import TestSupport
import Testing

@Suite(.serialized, .enabled(if: Browser.program != nil, "there is no Chromium"), .timeLimit(.minutes(6)))
struct SessionTests {
  private func open(_ width: Int = 1440, _ height: Int = 900) throws -> Page {
    let page = try Page(AtlasPages.shop.get(), width: width, height: height)
    try page.click("#sessions-button")
    return page
  }

  @Test func `every session ends with the frames and diagnoses that a replay has`() throws {
    let page = try open()
    defer { page.close() }
    let shown = try page.evaluate(
      """
      [...document.querySelectorAll('.visit')].map((visit) => {
        visit.click();
        const scrubber = document.getElementById('scrubber');
        let found = 0;
        for (let event = 0; event <= Number(scrubber.max); event++) {
          scrubber.value = event;
          scrubber.dispatchEvent(new Event('input'));
          found += document.querySelectorAll('#player .problems li').length;
        }
        const level = [...document.querySelectorAll('#player .level')].at(-1);
        const device = document.querySelector('#player .device');
        const frames = [...level.querySelectorAll('.frame')].map((frame) => frame.dataset.frame);
        const columns = level.querySelector('.columns') && !device.classList.contains('compact');
        return [visit.dataset.session, String(found), columns ? 'columns' : frames.join(' ')];
      })
      """)
    let outcome = try Navatlas.run(
      [
        "trace", "replay", "shop/sessions.jsonl", "--against", "shop/shop.yml", "--format", "json",
      ], in: AtlasPages.samples)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: any Sendable]
    let sessions = try #require(report?["sessions"] as? [[String: any Sendable]])
    let rows = (shown.elements ?? []).map { ($0.elements ?? []).compactMap(\.string) }
    #expect(rows.count == 90 && sessions.count == 90)
    for (row, session) in zip(rows, sessions) {
      #expect(row[0] == session["session"] as? String)
      #expect(row[1] == String((session["diagnostics"] as? [any Sendable])?.count ?? -1), "\(row[0])")
      let frames = (session["final"] as? [String])?.joined(separator: " ")
      // Columns side by side show more than the stack they collapse to.
      if row[2] != "columns" { #expect(row[2] == frames, "\(row[0])") }
    }
    #expect(rows.contains { $0[2] != "columns" })
    #expect(page.problems() == [])
  }

  @Test func `a session plays by itself, stops at its end, and shows its way on the map`() throws {
    let page = try open()
    defer { page.close() }
    try page.click(".visit[data-session='user-010']")
    let last = try page.number("document.getElementById('scrubber').max")
    try page.press(".")
    #expect(try page.number("document.getElementById('scrubber').value") == 1)
    try page.press(",")
    _ = try page.evaluate(
      "(() => { const rate = document.querySelector('#player select'); rate.value = 8; rate.dispatchEvent(new Event('change')); })()"
    )
    try page.press(" ")
    try page.wait("Number(document.getElementById('scrubber').value) === \(last)")
    try page.wait("document.getElementById('play').textContent === '▶'")
    #expect(try page.text("document.querySelector('.now').dataset.screen") == "ProductList")
    #expect(try page.number("document.querySelectorAll('.visited').length") == 3)
    #expect(try page.number("document.querySelectorAll('.walked').length") > 1)
    try page.press("Escape")
    #expect(try page.holds("document.getElementById('player').hidden && !document.querySelector('.now')"))
    #expect(page.problems() == [])
  }

  @Test func `sessions are chosen by patterns, and what is wrong with one is said`() throws {
    let page = try open()
    defer { page.close() }
    func found(_ pattern: String) throws -> String {
      _ = try page.evaluate(
        """
        (() => { const field = document.getElementById('pattern'); field.value = \(Page.quoted(pattern));
        field.dispatchEvent(new Event('input'));
        return new Promise((done) => setTimeout(done, 220)); })()
        """)
      return try page.text("document.getElementById('sessions-body').firstChild.textContent")
    }
    #expect(try found("OrderPlaced").hasPrefix("9 of 90 sessions"))
    #expect(try found("^ -> Home").hasPrefix("90 of 90 sessions"))
    #expect(try found("Nowhere") == "no session shows Nowhere")
    #expect(try found("Home ->").contains("a screen has to stand"))
    #expect(page.problems() == [])
  }

  @Test func `patterns match what regular expressions of the same meaning match`() throws {
    let page = try Page(AtlasPages.shop.get())
    defer { page.close() }
    let source = try String(
      contentsOf: AtlasPages.samples.deletingLastPathComponent()
        .appending(path: "Sources/NavAtlasExplore/Page/pattern.js"), encoding: .utf8
    ).replacing("export function", with: "function")
    var random = SplitMix64(seed: 7)
    var cases: [(pattern: String, path: [String], expected: Bool)] = []
    while cases.count < 800 {
      let (pattern, expression) = Self.pattern(&random)
      let path = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        ["A", "B", "C"].randomElement(using: &random) ?? "A"
      }
      let text = "^" + path.joined() + "$"
      let expected = text.range(of: expression, options: .regularExpression) != nil
      cases.append((pattern, path, expected))
    }
    let data = JSONNode.array(
      cases.map { .array([.string($0.pattern), .array($0.path.map { .string($0) })]) })
    let answers = try page.evaluate(
      "(() => { \(source)\nreturn \(JSONWriter.compact(data)).map(([text, path]) => { const read = readPattern(text); "
        + "return read.problem ? read.problem : matches(read.steps, path); }); })()")
    let results = answers.elements ?? []
    try #require(results.count == cases.count)
    for (one, answer) in zip(cases, results) {
      #expect(answer == .bool(one.expected), "\(one.pattern) on \(one.path)")
    }
    #expect(cases.contains { $0.expected } && cases.contains { !$0.expected })
  }

  /// A pattern, and the same as a regular expression over letters with `^` before and `$` behind them.
  private static func pattern(_ random: inout SplitMix64) -> (String, String) {
    var words: [String] = []
    var expression = ""
    if Int.random(in: 0..<4, using: &random) == 0 {
      words.append("^")
      expression += "\\^"
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        words.append(".*")
        expression += "[A-C]*"
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        words.append(".")
        expression += "[A-C]"
      case 1:
        words.append("A|C")
        expression += "[AC]"
      default:
        let name = ["A", "B", "C"].randomElement(using: &random) ?? "A"
        words.append(name)
        expression += name
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      words.append("$")
      expression += "\\$"
    }
    return (words.joined(separator: " -> "), expression)
  }
}
