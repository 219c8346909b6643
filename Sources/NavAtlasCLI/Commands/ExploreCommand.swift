import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasReports
import NavAtlasTraces

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Write one interactive page: the graph to look around in, with what is known of each screen.",
    discussion: """
      The page needs no network and runs no script but its own. With --git BASE..HEAD or --since BASE it compares two \
      versions of the app.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Pictures of screens") var thumbnails: ThumbnailOptions
  @OptionGroup var output: OutputOptions
  @Option(
    help: ArgumentHelp(
      "Compare two revisions of the checkout: BASE..HEAD, BASE...HEAD, or BASE with the files as they are.",
      valueName: "range"))
  var git: String?
  @Option(
    help: ArgumentHelp("Compare with a revision of the checkout, or an older input.", valueName: "base"))
  var since: String?
  @Option(help: ArgumentHelp("The title; the graph's name when absent.", valueName: "text"))
  var title: String?
  @Option(help: "What is drawn as one card: automatic folds containers of large graphs.")
  var fold: LooksOptions.Folding = .automatic
  @Option(
    help: ArgumentHelp(
      "What links to source files start with, such as https://example.com/blob/main/ or vscode:///Users/ada/app/.",
      valueName: "url"))
  var sourceBase = ""
  @Option(help: ArgumentHelp("Seconds that each drawing of a large graph may take.", valueName: "seconds"))
  var timeout: Double = 120
  @Flag(help: "Draw every line: also those that are counted, merged or left out for a calm picture.")
  var allLines = false

  func validate() throws {
    if git != nil, since != nil { throw ValidationError("--git and --since exclude each other") }
    if git != nil || since != nil, input.inputs.count > 1 {
      throw ValidationError("versions are compared of one input")
    }
    if let git, GitRange(git) == nil { throw ValidationError("--git needs BASE..HEAD, or BASE") }
    if !(1...3600).contains(timeout) { throw ValidationError("--timeout must be from 1 to 3600") }
    if !sourceBase.isEmpty, SourceLink(base: sourceBase, place: SourcePlace(file: "a")) == nil {
      throw ValidationError("--source-base begins with https://, http://, vscode://, xcode:// or idea://")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      pipeline.readsFacts = true
      pipeline.measuresTimes = true
      pipeline.keptSessions = .usual
      pipeline.findsComponents = true
      input.configure(&pipeline)
      let request = Pipeline.ExploreRequest(
        inputs: try input.chosen(&pipeline), format: input.inputFormat, options: diagramOptions,
        looks: try Catalog.renderOptions(
          theme: "auto", engine: "dot", resolution: 96, timeout: timeout, sourceBase: sourceBase))
      let artifact = try page(request, pipeline, console)
      for note in artifact.notes { console.note("note: \(note)") }
      try output.write(artifact.bytes, pipeline, console)
    }
  }

  private func page(
    _ request: Pipeline.ExploreRequest, _ pipeline: Pipeline, _ console: Console
  ) throws -> Artifact {
    if let versions = try versions(request.inputs, pipeline, console) {
      let diff = GraphDiff(
        from: versions.base.graph, to: versions.head.graph, stillDeclared: versions.stillDeclared)
      var request = request
      request.thumbnails = try thumbnails.load(for: diff.union.screens, pipeline, console)
      console.note("note: \(diff.isEmpty ? "nothing changed" : diff.summary)")
      return try console.progress("Drawing") { [request] in
        try pipeline.explore(diff, versions, request)
      }
    }
    let loaded = try input.loaded(pipeline, console, hidingTopics: true)
    defer { console.noteAccount(of: loaded.graph) }
    var request = request
    request.thumbnails = try thumbnails.load(for: loaded.graph.screens, pipeline, console)
    return try console.progress("Drawing \(loaded.graph.screens.count) screens") { [request] in
      try pipeline.explore(loaded, request)
    }
  }

  /// The two versions, where the page is to compare some.
  private func versions(
    _ inputs: [String], _ pipeline: Pipeline, _ console: Console
  ) throws -> Pipeline.Versions? {
    if let git, let range = GitRange(git) { return try input.reading.load(range, inputs[0], console) }
    guard let since else { return nil }
    let (_, older) = try input.reading.older(since, than: inputs, pipeline, console)
    let newer = try input.reading.read(inputs, pipeline, console)
    var versions = Pipeline.Versions(
      base: older, head: newer,
      names: (since, pipeline.workspace.exists(since) ? inputs[0] : "the files as they are"))
    versions.stillDeclared = try pipeline.declared(older.graph, without: newer.graph, in: inputs[0])
    try input.reading.check(versions, console)
    return versions
  }

  /// A page that can be searched and zoomed bears more cards than a picture.
  private static let foldingLimit = 600

  private var diagramOptions: DiagramOptions {
    DiagramOptions(
      title: title, folding: fold.drawn, automaticFolding: Self.foldingLimit,
      linksPerTarget: allLines ? nil : 3)
  }
}
