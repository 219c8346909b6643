import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRules

/// In which forms findings are told, and where each goes.
struct ReporterOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "The form of the findings, and the file it goes to: \(Catalog.findingReporterIDs.joined(separator: ", ")). "
        + "May be given several times; text when absent.", valueName: "name[:file]"),
    completion: .list(Catalog.findingReporterIDs))
  var reporters: [String] = []

  func validate() throws {
    var files: [String?] = []
    for choice in choices {
      guard Catalog.findingReporterIDs.contains(choice.id) else {
        throw Advice.unknown("reporter", choice.id, among: Catalog.findingReporterIDs)
      }
      if choice.file == "" { throw ValidationError("--reporter \(choice.id): needs a file after the colon") }
      if files.contains(choice.file) {
        throw ValidationError("two reporters write to \(choice.file ?? "standard output")")
      }
      files.append(choice.file)
    }
  }

  private var choices: [(id: String, file: String?)] {
    (reporters.isEmpty ? ["text"] : reporters).map { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }

  func write(_ report: LintReport, _ pipeline: Pipeline, _ console: Console) throws {
    for choice in choices {
      let bytes = try pipeline.artifact(report, reporter: choice.id).bytes
      if let file = choice.file, file != "-" {
        try pipeline.workspace.write(bytes, to: file)
      } else {
        try console.put(bytes)
      }
    }
  }
}
