import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports

struct StateCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tell what a saved state comes back as in an app.",
    discussion: """
      Reads NavigationPath's coding, FlowStacks', typed paths, paths of Data, and objects with a path and selections. \
      Of a folder every .json file is read. The exit status is 1 where a state does not come back as it was.
      """)

  @Argument(
    help: ArgumentHelp("Saved states, or folders of them.", valueName: "state"),
    completion: .file(extensions: ["json"]))
  var states: [String]
  @Option(
    help: ArgumentHelp("The app: its source folder, a definition, or a graph document.", valueName: "input"),
    completion: .file(extensions: Catalog.inputExtensions))
  var against: [String]
  @Option(
    name: .customLong("known-ids"),
    help: ArgumentHelp(
      "Ids that the app's data still has, separated by commas; elements with others are dropped.",
      valueName: "ids"))
  var knownIDs: String?
  @Option(help: ArgumentHelp("The stack that was saved, by its id in the graph.", valueName: "id"))
  var container: String?
  @OptionGroup var form: FormOptions
  @Option(
    help: ArgumentHelp("Draw the stack of the state as a picture.", valueName: "file"), completion: .file())
  var picture: String?
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if states.isEmpty { throw ValidationError("name at least one saved state") }
    if against.isEmpty { throw ValidationError("name the app with --against") }
    if picture != nil, states.count > 1 { throw ValidationError("--picture draws one state") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let app = try console.progress("Reading the app") { try pipeline.load(against) }
      console.report(app.diagnostics)
      let known = knownIDs.map { Set($0.split(separator: ",").map(String.init)) }
      let checks = try pipeline.check(states, of: app.graph, known: known, container: container)
      if let picture, case .success(let check)? = checks.first?.result {
        try pipeline.workspace.write(
          pipeline.picture(of: check, app.graph, fileName: picture).bytes, to: picture)
      }
      try output.write(pipeline.artifact(ReportDocument(checks), form: form.format).bytes, pipeline, console)
      let isSound = checks.allSatisfy {
        if case .success(let check) = $0.result { check.isSound } else { false }
      }
      if !isSound { throw ExitCode(1) }
    }
  }
}
