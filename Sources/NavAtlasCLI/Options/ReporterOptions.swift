import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
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

  @Option(help: "Colours in text on standard output; auto has them on a terminal unless NO_COLOR is set.")
  var color: ColorOption = .auto

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

  /// True where reporters are named and none of them writes to standard output.
  var leavesOutput: Bool {
    reporters.isEmpty || !choices.contains { $0.file == nil || $0.file == "-" }
  }

  /// True where a page is to be written, which may have a picture.
  var hasPage: Bool { choices.contains { $0.id == "markdown" } }

  private var choices: [(id: String, file: String?)] {
    (reporters.isEmpty ? ["text"] : reporters).map { text in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }

  func write(
    _ report: LintReport, picture: FindingPicture? = nil, _ pipeline: Pipeline, _ console: Console
  ) throws {
    for choice in choices {
      let isShown = choice.file == nil || choice.file == "-"
      let looks = Pipeline.FindingLooks(isColored: isShown && color.isOn, picture: picture)
      let bytes = try pipeline.artifact(report, reporter: choice.id, looks).bytes
      if let file = choice.file, file != "-" {
        try pipeline.workspace.write(bytes, to: file)
      } else {
        try console.put(bytes)
      }
    }
  }
}
