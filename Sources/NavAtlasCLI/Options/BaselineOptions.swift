import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRules

/// The findings that are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A file with findings that are known; they fail nothing.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write all findings to the baseline, and succeed.")
  var updateBaseline = false

  @Flag(help: "Fail where the baseline has what is not found any more.")
  var strictBaseline = false

  func validate() throws {
    if baseline == nil, updateBaseline || strictBaseline {
      throw ValidationError("name the baseline with --baseline")
    }
    if updateBaseline, strictBaseline {
      throw ValidationError("--update-baseline and --strict-baseline exclude each other")
    }
  }

  /// The baseline; where it is to be written, it need not be there yet.
  func read(_ pipeline: Pipeline) throws -> Baseline? {
    try baseline.map { path in
      updateBaseline && !pipeline.workspace.isRegularFile(path) ? Baseline() : try pipeline.baseline(path)
    }
  }

  /// Writes the baseline where that is asked for.
  func update(_ report: LintReport, _ pipeline: Pipeline, _ console: Console) throws -> Bool {
    guard updateBaseline, let baseline else { return false }
    try pipeline.workspace.write(
      Array(Baseline(report.items.map(\.finding)).text.utf8), to: baseline)
    console.note(
      "note: \(report.items.count == 1 ? "1 finding is" : "\(report.items.count) findings are") in \(baseline)"
    )
    return true
  }

  func failsOnStale(_ report: LintReport) -> Bool { strictBaseline && !report.stale.isEmpty }
}
