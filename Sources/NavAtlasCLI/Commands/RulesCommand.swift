import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRules

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules of 'navatlas lint'.")

  func run() throws {
    let lines = Catalog.rules.map { "\($0.info.id) (\($0.info.severity.rawValue)): \($0.info.summary)\n" }
    try Console().put(Array(lines.joined().utf8))
  }
}
