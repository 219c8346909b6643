import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasReports

struct ImpactCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "impact",
    abstract: "Tell which screens a change of source reaches, and the shortest way to each.",
    discussion: """
      A change is --git BASE..HEAD, or files with their lines: Sources/Cart.swift:12-30. Helper views, modifiers, \
      routers, models and reducers are followed. With -o FILE.svg (or another picture) the screens are drawn.
      """)

  private static let forms = ["text", "markdown", "json"]

  @Argument(
    help: ArgumentHelp("The app's folder (. with --git), then FILE[:LINES]….", valueName: "folder files"),
    completion: .file())
  var inputs: [String] = []
  @OptionGroup var versions: VersionOptions
  @Option(
    help: ArgumentHelp("The form: \(forms.joined(separator: ", ")).", valueName: "format"),
    completion: .list(forms))
  var format = "text"
  @Option(help: ArgumentHelp("How many lines a list has at most; json has all.", valueName: "lines"))
  var top = 60
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Looks") var looks: LooksOptions

  func validate() throws {
    if versions.git == nil, inputs.count < 2 {
      throw ValidationError("name the app's folder and --git BASE..HEAD, or changed files after the folder")
    }
    if versions.git != nil, inputs.count > 1 {
      throw ValidationError("--git tells what changed; name the folder alone")
    }
    if !(1...100_000).contains(top) { throw ValidationError("--top must be from 1 to 100000") }
    if !Self.forms.contains(format) { throw Advice.unknown("format", format, among: Self.forms) }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      versions.reading.configure(&pipeline)
      let (report, name) = try report(pipeline, console)
      let document = ReportDocument(report, name: name, limit: top)
      let text = try pipeline.artifact(document, form: format).bytes
      guard let renderer = output.renderer else { return try output.write(text, pipeline, console) }
      let diagram = try pipeline.diagram(of: report, options: looks.diagramOptions)
      let options = try looks.renderOptions()
      let artifact = try console.progress("Drawing") { try pipeline.render(diagram, by: renderer, options) }
      for note in artifact.notes + diagram.omissions { console.note("note: \(note)") }
      try output.write(artifact.bytes, pipeline, console)
      try console.put(text)
    }
  }

  private func report(
    _ pipeline: Pipeline, _ console: Console
  ) throws -> (report: Pipeline.ImpactReport, name: String) {
    if let git = versions.git, let range = GitRange(git) {
      let (report, read) = try console.progress("Reading two versions") {
        try pipeline.impact(of: range, onFolder: inputs.first ?? ".")
      }
      try versions.reading.check(read, console)
      return (report, git)
    }
    let places = Array(inputs.dropFirst())
    let (report, loaded) = try console.progress("Reading") {
      try pipeline.impact(of: places, onFolder: inputs[0])
    }
    try versions.reading.check(loaded, console)
    console.noteAccount(of: loaded.graph)
    return (report, places.count == 1 ? places[0] : "the change")
  }
}
