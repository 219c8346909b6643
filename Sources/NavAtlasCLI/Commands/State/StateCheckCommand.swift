import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports
import NavAtlasRules

struct StateCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tell what a saved state comes back as in an app.",
    discussion: """
      Reads NavigationPath's coding, FlowStacks', typed paths, paths of Data, and objects with a path and selections. \
      Of a folder every .json file is read. With -o FILE.svg (or .png, .pdf, .html, .dot, .mmd) the stack of one state \
      is drawn, too. The exit status is 1 where a state does not come back as it was.
      """)

  @Argument(
    help: ArgumentHelp("Saved states, or folders of them.", valueName: "state"),
    completion: .file(extensions: ["json"]))
  var states: [String]
  @Option(
    help: ArgumentHelp("The app: its source folder, a definition, or a graph document.", valueName: "input"),
    completion: .file(extensions: Catalog.inputExtensions))
  var against: [String]
  @OptionGroup var choice: AppOption
  @Option(
    name: .customLong("known-ids"),
    help: ArgumentHelp(
      "Ids that the app's data still has, separated by commas; elements with others are dropped.",
      valueName: "ids"))
  var knownIDs: String?
  @Option(help: ArgumentHelp("The stack that was saved, by its id in the graph.", valueName: "id"))
  var container: String?
  @OptionGroup var form: FormOptions
  @OptionGroup(title: "Problems as findings") var reporters: ReporterOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if states.isEmpty { throw ValidationError("name at least one saved state") }
    if against.isEmpty { throw ValidationError("name the app with --against") }
    if output.renderer != nil, states.count > 1 { throw ValidationError("a picture shows one state") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      choice.choose(in: &pipeline)
      let app = try console.progress("Reading the app") { try pipeline.load(against) }
      console.report(app.diagnostics)
      let known = knownIDs.map { Set($0.split(separator: ",").map(String.init)) }
      let checks = try pipeline.check(states, of: app.graph, known: known, container: container)
      let text = try pipeline.artifact(ReportDocument(checks), form: form.format).bytes
      if let renderer = output.renderer {
        if checks.count == 1, case .success(let check) = checks[0].result {
          try output.write(pipeline.picture(of: check, app.graph, by: renderer).bytes, pipeline, console)
        } else {
          console.note("note: a picture shows one state that can be read; nothing is drawn")
        }
        if reporters.leavesOutput { try console.put(text) }
      } else if reporters.leavesOutput || output.output != nil {
        try output.write(text, pipeline, console)
      }
      if !reporters.reporters.isEmpty { try reporters.write(LintReport(checks), pipeline, console) }
      let isSound = checks.allSatisfy {
        if case .success(let check) = $0.result { check.isSound } else { false }
      }
      if !isSound { throw ExitCode(1) }
    }
  }
}
