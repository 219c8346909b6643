import NavAtlasInputs
import NavAtlasModel
import NavAtlasRules
import Testing

/// What settings, doubts and comments make of findings.
@Suite struct LinterTests {
  private static func facts(_ notation: String, _ change: (inout NavigationGraph) -> Void = { _ in }) throws
    -> LintFacts
  {
    var graph = try NotationFormat().read(Array(notation.utf8), name: "a.nav").fragment.graph
    change(&graph)
    return LintFacts(graph)
  }

  private static let cycle = "root: A\nA -push-> B\nB -push-> A"

  private static func findings(
    _ facts: LintFacts, _ settings: LintSettings = .init()
  ) -> [(String, Diagnostic.Severity)] {
    Linter(settings: settings).findings(in: facts).map { (String($0.rule.prefix(5)), $0.severity) }
  }

  @Test func `what rests on a concluded move is a note, unless that is configured`() throws {
    let facts = try Self.facts(Self.cycle) { graph in
      for index in graph.transitions.indices { graph.transitions[index].confidence = .inferred }
    }
    #expect(Self.findings(facts).map(\.1) == [.note])
    #expect(Self.findings(facts, .init(doubtful: .keep)).map(\.1) == [.warning])
    #expect(Linter().findings(in: facts)[0].text.hasSuffix("concluded from the source."))
    #expect(try Self.findings(Self.facts(Self.cycle)).map(\.1) == [.warning])
  }

  @Test func `a move from everywhere that source was read to have closes no circle`() throws {
    let notation = "root: A\nA -push-> B\n* -push-> B {container=main}"
    #expect(try Self.findings(Self.facts(notation)).map(\.0) == ["NA202"])
    let source = try Self.facts(notation) { $0.account = SourceAccount(explained: 2) }
    #expect(Self.findings(source).map(\.0) == [])
  }

  @Test func `one sure move beside a concluded one is enough`() throws {
    let facts = try Self.facts(Self.cycle) { graph in
      graph.transitions += graph.transitions.map { move in
        var move = move
        move.confidence = .inferred
        return move
      }
    }
    #expect(Self.findings(facts).map(\.1) == [.warning])
  }

  @Test func `where not all was followed, screens that nothing reaches are one note`() throws {
    let notation = "root: A\nA -push-> B\nscreens: C, D"
    #expect(try Self.findings(Self.facts(notation)).map(\.0) == ["NA205", "NA205"])
    let gaps = try Self.facts(notation) {
      $0.account = SourceAccount(explained: 1, notFollowed: [.init("sheet", reason: "unknown")])
    }
    #expect(Self.findings(gaps).map(\.1) == [.note])
    #expect(Linter().findings(in: gaps)[0].screens == ["C", "D"])
  }

  @Test func `a rule can be switched off, and its severity and limits set`() throws {
    let facts = try Self.facts("root: A\nA -push-> B -push-> C -push-> D -push-> E")
    #expect(Self.findings(facts).map(\.0) == ["NA203"])
    let id = "NA203-far-from-root"
    func with(_ choice: LintSettings.RuleChoice) -> [Diagnostic.Severity] {
      Self.findings(facts, .init(rules: [id: choice])).map(\.1)
    }
    #expect(with(.init(severity: .off)) == [])
    #expect(with(.init(severity: .error)) == [.error])
    #expect(with(.init(options: ["maxBackSteps": 4])) == [])
    #expect(with(.init(options: ["maxBackSteps": 9, "maxDepth": 2])) == [.warning])
  }

  @Test(arguments: [
    ("rules: {NA209: {severity: off}}", "there is no rule 'NA209'; did you mean"),
    ("rules: {NA203: {maxDeph: 3}}", "unknown key 'maxDeph'; did you mean 'maxDepth'?"),
    ("fail-on: eror", "unknown fail-on 'eror'; did you mean 'error'?"),
    ("failon: error", "unknown key 'failon'; did you mean 'fail-on'?"),
  ]) func `a wrong setting is an error that names the nearest`(yaml: String, words: String) throws {
    let tree = try DefinitionFormat.tree(of: Array(yaml.utf8), name: "s.yml")
    var reader = ObjectReader(tree, subject: "lint", file: "s.yml")
    _ = LintSettings(&reader)
    #expect(reader.diagnostics.count == 1)
    #expect(reader.diagnostics.first?.message.contains(words) == true, "\(reader.diagnostics)")
  }

  @Test func `a comment leaves out what its rule finds on its line, and no more`() {
    let lines = """
      struct A {} // navatlas:disable:this NA205 - shown by a plug-in
      // navatlas:disable:next NA202, trap-screen - the server limits it
      struct B {}
      """.split(separator: "\n")
    let all = Suppression.all(in: lines, file: "A.swift")
    #expect(all.map(\.line) == [1, 3])
    func finding(_ rule: String, _ line: Int) -> Finding {
      Finding(rule, .warning, "", at: SourceLocation(file: "A.swift", line: line))
    }
    let findings = [
      finding("NA205-unreachable-screen", 1), finding("NA205-unreachable-screen", 3),
      finding("NA204-trap-screen", 3), finding("NA204-trap-screen", 1),
    ]
    let applied = all.applied(to: findings)
    #expect(applied.findings == [findings[1], findings[3]])
    #expect(applied.superfluous == [])
    let useless = all.applied(to: [])
    #expect(useless.superfluous.map(\.location?.line) == [1, 2])
  }
}
