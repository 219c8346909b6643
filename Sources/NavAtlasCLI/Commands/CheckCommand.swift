import ArgumentParser
import NavAtlasKit
import NavAtlasModel

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tell whether an app still has the graph that was committed.",
    discussion: """
      The file is what 'navatlas graph INPUT… --format nav -o FILE.nav' wrote. Exit status: 0 the same facts, 1 the \
      lines that differ are printed, 2 a file cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("The committed file of notation.", valueName: "file.nav"),
    completion: .file(extensions: ["nav"]))
  var file: String
  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let app = try input.load(pipeline, console)
      let comparison = try pipeline.comparison(of: app, withCommitted: file)
      try output.write(Array(comparison.text(file: file).utf8), pipeline, console)
      if comparison.isSame { return }
      console.note(
        "note: \(comparison.summary); 'navatlas graph … --format nav -o \(file.onOneLine)' accepts")
      console.noteAccount(of: app)
      throw ExitCode(1)
    }
  }
}
