import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasTraces

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the graph: the main job.",
    discussion: "The format follows the ending of the output's name, or --format; standard output gets SVG.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Pictures of screens") var thumbnails: ThumbnailOptions
  @OptionGroup var output: OutputOptions
  @Option(
    help: ArgumentHelp("The format: \(Catalog.rendererHelp).", valueName: "format"),
    completion: .list(Catalog.rendererIDs))
  var format: String?
  @Option(
    help: ArgumentHelp(
      "Write an overview and a picture for each container or tab into a folder; their cards lead to each other.",
      valueName: "folder"), completion: .directory)
  var pages: String?
  @Option(
    help: "What the numbers of recorded sessions are: how often (count), or how long at the median (time).")
  var level: Level = .count
  @Option(help: "The width class to draw; compact collapses split views into one stack.")
  var profile: ProfileOption = .regular
  @OptionGroup(title: "Looks") var looks: LooksOptions
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup var explain: ExplainOption

  enum Level: String, ExpressibleByArgument, CaseIterable { case count, time }

  func validate() throws {
    if pages != nil, output.output != nil { throw ValidationError("--pages and --output exclude each other") }
    if pages != nil, looks.fold != .automatic {
      throw ValidationError("--pages and --fold exclude each other")
    }
    if thumbnails.thumbnails != nil {
      guard pages == nil else { throw ValidationError("--thumbnails and --pages exclude each other") }
      guard ["svg", "png", "pdf"].contains(try renderer.id) else {
        throw ValidationError("--thumbnails are drawn in svg, png and pdf")
      }
    }
    _ = try renderer
  }

  private var renderer: any DiagramRenderer {
    get throws {
      if let format {
        guard let renderer = Catalog.renderers.first(where: { $0.id == format }) else {
          throw Advice.unknown("format", format, among: Catalog.rendererIDs)
        }
        return renderer
      }
      guard let ending = output.fileExtension else { return SVGRenderer() }
      guard let renderer = DiagramRenderers.forFileExtension(ending) else {
        let known = Catalog.renderers.flatMap { $0.fileExtensions }.map { "." + $0 }.joined(separator: ", ")
        throw ValidationError("'.\(ending)' says no format; use one of \(known), or --format")
      }
      return renderer
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      pipeline.measuresTimes = level == .time
      let loaded = try input.loaded(pipeline, console)
      let graph = loaded.graph
      if level == .time, loaded.times?.stays.isEmpty ?? true {
        throw JobError("--level time needs recorded sessions; no input tells when screens were seen")
      }
      if let words = try explain.explanation(of: graph, pipeline) {
        return try output.write(words, pipeline, console)
      }
      var wanted = looks.diagramOptions
      if pages != nil { wanted.folding = .never }
      let diagram = try pipeline.diagram(
        of: graph, times: loaded.times, profile: profile.profile, views: filters.views(profile.profile),
        options: wanted)
      let options = try looks.renderOptions()
      let renderer = try renderer
      if let pages {
        try write(diagram, to: pages, by: renderer, options, pipeline, console)
        return console.noteAccount(of: graph)
      }
      let pictures = try thumbnails.load(for: graph.screens, pipeline, console)
      let (artifact, withoutCard) = try console.progress("Drawing \(graph.screens.count) screens") {
        try pipeline.drawing(diagram, with: pictures) { try pipeline.render($0, by: renderer, options) }
      }
      if withoutCard > 0 {
        console.note("note: \(withoutCard) screens with pictures have no card of their own")
      }
      for note in artifact.notes + diagram.omissions { console.note("note: \(note)") }
      try output.write(artifact.bytes, pipeline, console)
      console.noteAccount(of: graph)
    }
  }

  private func write(
    _ diagram: Diagram, to folder: String, by renderer: any DiagramRenderer, _ options: RenderOptions,
    _ pipeline: Pipeline, _ console: Console
  ) throws {
    let ending = renderer.fileExtensions.first ?? renderer.id
    let pages = diagram.pages(ending: ending)
    try pipeline.workspace.makeFolder(folder)
    for (number, page) in pages.enumerated() {
      let artifact = try console.progress("Drawing page \(number + 1) of \(pages.count)") {
        try pipeline.render(page.diagram, by: renderer, options)
      }
      for note in artifact.notes { console.note("\(page.name).\(ending): note: \(note)") }
      try pipeline.workspace.write(artifact.bytes, to: "\(folder)/\(page.name).\(ending)")
    }
    for omission in diagram.omissions { console.note("note: \(omission)") }
    console.note("note: \(pages.count) pictures are in \(folder); begin with index.\(ending)")
  }
}
