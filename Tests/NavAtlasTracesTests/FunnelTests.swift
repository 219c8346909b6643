import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Funnels against counts by hand, and the automaton against trying every way.
@Suite struct FunnelTests {
  private func funnel(_ sessions: [String], _ pattern: String) throws -> FunnelReport {
    var paths = SessionPaths(SummaryOptions(idleGap: nil))
    for (index, text) in sessions.enumerated() {
      let events = text.enumerated().map {
        TraceEvent(session: "s\(index)", time: Int64($0.offset * 10), .screen, screen: String($0.element))
      }
      EventBatch.handOver(events) { paths.add($0, $1) }
    }
    return try FunnelReport(paths, PathPattern(pattern))
  }

  @Test func `steps tell who gets there, how long it takes and where the others go`() throws {
    let funnel = try funnel(["ABCD", "ABBD", "ADC", "AB", "BA"], "A -> .* -> B -> .* -> D")
    #expect(funnel.visits == 5)
    #expect(funnel.steps.map(\.visits) == [5, 3, 2])
    #expect(funnel.steps.map(\.medianTime) == [nil, 10, 20])
    #expect(
      funnel.steps.map(\.next) == [
        [.init(screen: nil, visits: 1), .init(screen: "D", visits: 1)], [.init(screen: nil, visits: 1)], [],
      ])
  }

  @Test(arguments: [
    ("A -> B", [3, 2]), ("^ -> A", [4, 1]), ("A -> $", [3, 1]), ("^ -> . -> $", [4, 4, 1]),
    ("A|C -> . -> B", [4, 2, 1]), ("start -> .* -> B -> end", [4, 3, 2]), (".* -> A -> .*", [3]),
    (". -> . -> .", [4, 3, 1]), ("A → \"B\"", [3, 2]),
  ])
  func `a pattern follows the visits`(pattern: String, visits: [Int]) throws {
    #expect(try funnel(["AB", "CAB", "BA", "C"], pattern).steps.map(\.visits) == visits)
  }

  @Test func `steps that follow directly tell the time of the way that got furthest`() throws {
    // The first A is followed by C; the way is that of the second one.
    let funnel = try funnel(["ACAAB"], "A -> .* -> A -> B")
    #expect(funnel.steps.map(\.medianTime) == [nil, 30, 10])
  }

  @Test(arguments: [
    ("", 1, "a screen has to stand here"), ("A ->", 5, "a screen has to stand here"),
    ("-> A", 1, "before '->'"), ("A -> -> B", 6, "before '->'"), ("A B", 3, "'->' has to stand before 'B'"),
    ("A |", 4, "behind '|'"), ("A | . -> B", 5, "cannot be an alternative"), (".* | A", 4, "only names"),
    ("A -> ^", 6, "only be the first step"), (".* -> ^", 7, "only be the first step"),
    ("$ -> A", 6, "nothing comes behind"), ("A -> $ -> .*", 12, "nothing comes behind"),
    ("A -> \"B", 6, "not closed"), ("A -> \"\"", 6, "not empty"), (".*", 1, "needs a screen"),
    (Array(repeating: "A", count: 65).joined(separator: " -> "), 321, "at most 64 steps"),
  ])
  func `a wrong pattern is told with its column and what would be right`(
    pattern: String, column: Int, words: String
  ) {
    let error = #expect(throws: Diagnostic.self) { _ = try PathPattern(pattern) }
    #expect(error?.location?.column == column)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func `a screen that no event shows is told with a similar one`() throws {
    var paths = SessionPaths()
    let event = TraceEvent(session: "s", time: 0, .screen, screen: "Checkout")
    EventBatch.handOver([event]) { paths.add($0, $1) }
    let error = #expect(throws: Diagnostic.self) {
      _ = try FunnelReport(paths, PathPattern(". -> Chekout"))
    }
    #expect(error?.message == "no event shows 'Chekout'; did you mean 'Checkout'?")
    #expect(error?.location?.column == 6)
  }

  // MARK: Properties

  private static let signs = ["^", "$", ".", "A", "B", "C", "A|B", "B|C"]

  private static func randomPattern(_ generator: inout SplitMix64) -> String {
    var parts: [String] = []
    for index in 0..<Int.random(in: 1...6, using: &generator) {
      if Bool.random(using: &generator) { parts.append(".*") }
      let allowed = index == 0 && parts.isEmpty ? Self.signs : Array(Self.signs.dropFirst(2))
      parts.append(allowed.randomElement(using: &generator) ?? "A")
      if parts.last == "$" { break }
    }
    if parts.last != "$", Bool.random(using: &generator) { parts.append("$") }
    return parts.joined(separator: " -> ")
  }

  /// All places that the last of some steps can be at, by trying every way to the steps before it.
  private static func places(_ steps: ArraySlice<PathPattern.Step>, _ symbols: [String]) -> [Int] {
    guard let step = steps.last else { return [] }
    let before = places(steps.dropLast(), symbols)
    return symbols.indices.filter { place in
      let isMatch =
        switch step.matcher {
        case .start: symbols[place] == "^"
        case .end: symbols[place] == "$"
        case .any: symbols[place] != "^" && symbols[place] != "$"
        case .screens(let names): names.contains { $0.text == symbols[place] }
        }
      return isMatch
        && (steps.count == 1 || before.contains { step.isLoose ? $0 < place : $0 == place - 1 })
    }
  }

  @Test(arguments: 0..<2_000) func `the automaton finds what trying every way finds`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let text = Self.randomPattern(&generator)
    let pattern = try PathPattern(text)
    let visit = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      Int.random(in: 0..<3, using: &generator)
    }
    let symbols = ["^"] + visit.map { ["A", "B", "C"][$0] } + ["$"]
    let automaton = PathAutomaton(pattern, screens: 3) { ["A": 0, "B": 1, "C": 2][$0] }
    let found = automaton.places(in: visit)
    let expected = (1...pattern.steps.count).compactMap {
      Self.places(pattern.steps.prefix($0), symbols).first
    }
    #expect(found == expected, "\(text) in \(symbols)")
    // The way is one: each of its steps is where the pattern allows it.
    let way = automaton.way(found)
    for step in way.indices {
      #expect(Self.places(pattern.steps.prefix(step + 1), symbols).contains(way[step]))
      let isTight = step > 0 && !pattern.steps[step].isLoose
      if step > 0 { #expect(isTight ? way[step] == way[step - 1] + 1 : way[step] > way[step - 1]) }
    }
  }

  @Test(arguments: 0..<25) func `visits are those that are summed up, parts or not`(seed: UInt64) {
    let options = SummaryOptions(idleGap: 2_000, window: 1 << 10)
    let events = RandomLogs.events(sessions: 5, count: 200, late: 30, seed: seed)
    var paths = SessionPaths(options)
    EventBatch.handOver(Array(events[..<90])) { paths.add($0, $1) }
    var part = SessionPaths(options)
    EventBatch.handOver(Array(events[90...])) { part.add($0, $1) }
    paths.append(part)
    let names = paths.names
    var counts: [[String]: Int] = [:]
    paths.forEachVisit { visit in
      for (from, to) in zip(visit.screens, visit.screens.dropFirst()) {
        counts[[names[from], names[to]], default: 0] += 1
      }
    }
    let edges = counts.map { EdgeCount(from: $0.key[0], to: $0.key[1], count: $0.value) }.sorted()
    #expect(edges == RandomLogs.edges(events, gap: 2_000))
  }
}
