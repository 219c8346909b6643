import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasRender
import NavAtlasReports

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed between two versions of an app, what that does to its users, and draw it.",
    discussion: """
      BASE and HEAD are folders, definitions, graph documents or notation; or name one folder and --git BASE..HEAD. \
      With -o FILE.svg (or .png, .pdf, .html, .dot, .mmd) both versions are drawn on one layout. The form markdown is \
      empty where nothing changed, so that a job has nothing to post. Exit status: 0, or with --exit-code 1 where \
      something changed.
      """)

  private static let forms = ["text", "markdown", "json", "junit"]

  @Argument(
    help: ArgumentHelp("The older and the newer version; with --git the folder (.).", valueName: "base head"),
    completion: .file(extensions: Catalog.inputExtensions))
  var inputs: [String] = []
  @OptionGroup var versions: VersionOptions
  @Option(
    help: ArgumentHelp(
      "The form: \(forms.joined(separator: ", ")); or a picture's: \(Catalog.rendererIDs.joined(separator: ", ")).",
      valueName: "format"), completion: .list(forms + Catalog.rendererIDs))
  var format: String?
  @Flag(help: "End with 1 where something changed.")
  var exitCode = false
  @Flag(help: "Draw the whole app instead of what is affected.")
  var whole = false
  @Option(help: ArgumentHelp("How many lines a list has at most; json has all.", valueName: "lines"))
  var top = 40
  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Looks") var looks: LooksOptions

  func validate() throws {
    if versions.git == nil, inputs.count != 2 {
      throw ValidationError("name two versions, or one folder and --git BASE..HEAD")
    }
    if versions.git != nil, inputs.count > 1 {
      throw ValidationError("--git compares revisions of one folder")
    }
    if !(1...100_000).contains(top) { throw ValidationError("--top must be from 1 to 100000") }
    let known = Self.forms + Catalog.rendererIDs
    if let format, !known.contains(format) { throw Advice.unknown("format", format, among: known) }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let versions = try load(console)
      let diff = GraphDiff(
        from: versions.base.graph, to: versions.head.graph, stillDeclared: versions.stillDeclared)
      let renderer =
        format.flatMap { id in Self.forms.contains(id) ? nil : Catalog.renderers.first { $0.id == id } }
        ?? (format == nil ? output.renderer : nil)
      if let renderer {
        try draw(diff, by: renderer, pipeline, console)
      } else {
        try output.write(try text(diff, versions, pipeline), pipeline, console)
      }
      if exitCode, !diff.isEmpty { throw ExitCode(1) }
    }
  }

  private func load(_ console: Console) throws -> Pipeline.Versions {
    guard let git = versions.git, let range = GitRange(git) else {
      return try versions.load(base: inputs[0], head: inputs[1], console)
    }
    return try versions.load(range, inputs.first ?? ".", console)
  }

  private func text(
    _ diff: GraphDiff, _ versions: Pipeline.Versions, _ pipeline: Pipeline
  ) throws -> [UInt8] {
    let form = format ?? "text"
    if form == "markdown", diff.isEmpty { return [] }
    let document = ReportDocument(diff, names: versions.names, limit: top)
    var bytes = try pipeline.artifact(document, form: form).bytes
    // GitHub and GitLab draw Mermaid where they show Markdown.
    if form == "markdown" {
      let picture = try pipeline.mermaid(try pipeline.diagram(of: diff, options: .init()))
      bytes += Array("\n```mermaid\n\(picture)```\n".utf8)
    }
    return bytes
  }

  private func draw(
    _ diff: GraphDiff, by renderer: any DiagramRenderer, _ pipeline: Pipeline, _ console: Console
  ) throws {
    let diagram = try pipeline.diagram(of: diff, isWhole: whole, options: looks.diagramOptions)
    let options = try looks.renderOptions()
    let artifact = try console.progress("Drawing") { try pipeline.render(diagram, by: renderer, options) }
    for note in artifact.notes + diagram.omissions { console.note("note: \(note)") }
    try output.write(artifact.bytes, pipeline, console)
    console.note("note: \(diff.isEmpty ? "nothing changed" : diff.summary)")
  }
}
