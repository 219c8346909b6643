import ArgumentParser
import NavAtlasKit
import NavAtlasReports
import NavAtlasRules

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Print a rule's page: why it is there, and its examples.")

  @Argument(
    help: "The rule, by its id, number or name.", completion: .list(Catalog.rules.map { $0.info.id }))
  var rule: String

  func run() throws {
    guard let rule = Rules.named(rule) else {
      throw Advice.unknown("rule", rule, among: Catalog.rules.map { $0.info.id })
    }
    try Console().put(Array(RulePage.page(rule.info).utf8))
  }
}
