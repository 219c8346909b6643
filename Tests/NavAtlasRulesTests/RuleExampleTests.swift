import Foundation
import NavAtlasInputs
import NavAtlasKit
import NavAtlasModel
import NavAtlasRules
import TestSupport
import Testing

/// Each rule finds the fault of its bad example once, and nothing in its good one.
@Suite struct RuleExampleTests {
  /// The findings of a rule in an example, each at its rule's own severity.
  static func findings(_ rule: any Rule, in example: RuleExample) throws -> [Finding] {
    let folder = try Folder()
    let input: URL
    switch example {
    case .source: input = try folder.write(Array(example.text.utf8), to: "App.swift")
    case .notation: input = try folder.write(Array(example.text.utf8), to: "app.nav")
    case .modules(let modules):
      for module in modules {
        try folder.makeFolder(module.name)
        try folder.write(Array(module.text.utf8), to: "\(module.name)/\(module.name).swift")
      }
      input = folder.url
    }
    var pipeline = Pipeline()
    pipeline.readsFacts = true
    let loaded = try pipeline.load([input.path()])
    let linter = Linter(rules: [rule], settings: .init(doubtful: .keep))
    return linter.findings(in: LintFacts(loaded.graph, remarks: loaded.diagnostics, source: loaded.facts))
  }

  @Test(arguments: Rules.all.map { $0.info.id }) func `a bad example has its fault once`(id: String) throws {
    let rule = try #require(Rules.named(id))
    let findings = try Self.findings(rule, in: rule.info.bad)
    #expect(findings.map(\.rule) == [id], "\(findings)")
    #expect(findings.map(\.severity) == [rule.info.severity], "\(findings)")
    #expect(findings.allSatisfy { !$0.message.isEmpty && $0.message.first?.isUppercase != nil })
  }

  @Test(arguments: Rules.all.map { $0.info.id }) func `a good example has none`(id: String) throws {
    let rule = try #require(Rules.named(id))
    let findings = try Self.findings(rule, in: rule.info.good)
    #expect(findings == [])
  }

  @Test func `rules are called by number, name and id, and each once`() {
    let names = Rules.all.flatMap { [$0.info.id, $0.info.number, $0.info.name] }
    #expect(Set(names).count == names.count)
    #expect(Rules.all.map { $0.info.number } == Rules.all.map { $0.info.number }.sorted())
    for name in names { #expect(Rules.named(name).map { $0.info.isCalled(name) } == true) }
  }
}
