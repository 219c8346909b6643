import NavAtlasInputs
import NavAtlasModel
import NavAtlasRules
import TestSupport
import Testing

@testable import NavAtlasKit

/// The settings file, its template and its schema say the same.
@Suite struct SettingsTests {
  private func settings(_ text: String) throws -> Settings {
    try Settings(Array(text.utf8), file: ".navatlas.yml")
  }

  private func message(_ text: String) -> String {
    do {
      _ = try settings(text)
      return ""
    } catch {
      return (error as? JobError)?.diagnostics.map(\.description).joined(separator: "\n") ?? ""
    }
  }

  @Test func `the template is read without errors, and so is everything in it`() throws {
    #expect(try settings(SettingsTemplate.text).lint.failOn == .warning)
    let all = try settings(SettingsTemplate.everything)
    #expect(
      all.inputs == ["."] && all.app == "App" && all.platform.map { "\($0)" } == "ios" && all.profile == .both
    )
    #expect(all.excludes.count == 2 && "\(all.source)".contains("wander"))
    #expect(all.budgets.maxDepth == 6 && all.budgets.minCoverage["screens"] == 80)
    #expect(all.lint.rules.count == Catalog.rules.count)
  }

  @Test func `template and schema agree`() throws {
    let schema = try SchemaValidator(schema: SettingsSchema.text)
    for text in [SettingsTemplate.text, SettingsTemplate.everything] {
      let node = try DefinitionFormat.tree(of: Array(text.utf8), name: ".navatlas.yml")
      #expect(schema.failures(of: node) == [])
    }
    for wrong in [
      "exclude: [a]", "budgets: {max-depht: 3}", "lint: {rules: {NA101: {severity: of}}}", "profile: wide",
    ] {
      let node = try DefinitionFormat.tree(of: Array(wrong.utf8), name: ".navatlas.yml")
      #expect(!schema.failures(of: node).isEmpty && !message(wrong).isEmpty, "\(wrong)")
    }
  }

  @Test(
    arguments: [
      ("exclude: [a]", ".navatlas.yml:1:1: error: settings: unknown key 'exclude'; did you mean 'excludes'?"),
      (
        "budgets:\n  max-depht: 3",
        ".navatlas.yml:2:3: error: budgets: unknown key 'max-depht'; did you mean 'max-depth'?"
      ),
      ("budgets: {min-explained: 101}", "'min-explained' is 101; it has to be at most 100"),
      ("budgets: {min-coverage: {screen: 1}}", "did you mean 'screens'?"),
      ("platform: io", "did you mean 'ios'?"), ("inputs: App", "'inputs' has to be an array"),
    ])
  func `a slip has its place and what was meant`(text: String, expected: String) {
    #expect(message(text).contains(expected), "\(message(text))")
  }

  @Test(
    arguments: [
      ("Generated", "A/Generated/X.swift", true), ("Generated", "A/NotGenerated/X.swift", false),
      ("*.gen.swift", "A/B/X.gen.swift", true), ("A/*.swift", "A/B/X.swift", false),
      ("A/*.swift", "A/X.swift", true),
      ("A/**/X.swift", "A/B/C/X.swift", true), ("A/**/X.swift", "A/X.swift", true),
      ("Previews/**", "Previews/a/b.swift", true),
      ("/A", "A/X.swift", true), ("/A", "B/A/X.swift", false), ("A/", "B/A/X.swift", true),
      ("?.swift", "A.swift", true),
      ("**", "A.swift", true), ("*a*a*a*a*b", String(repeating: "a", count: 200), false),
    ]) func `a pattern means what version control means by it`(pattern: String, path: String, isMeant: Bool)
  {
    #expect(PathPattern(pattern).matches(path) == isMeant, "\(pattern) \(path)")
  }
}
