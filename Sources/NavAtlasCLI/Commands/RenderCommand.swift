import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the graph: the main job.",
    discussion: "The format follows the ending of the output's name, or --format; standard output gets SVG.")

  @OptionGroup var input: InputOptions
  @OptionGroup var output: OutputOptions
  @Option(
    help: ArgumentHelp("The format: \(Catalog.rendererHelp).", valueName: "format"),
    completion: .list(Catalog.rendererIDs))
  var format: String?
  @Option(help: "The width class to draw; compact collapses split views into one stack.")
  var profile: ProfileOption = .regular
  @OptionGroup(title: "Looks") var looks: LooksOptions
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup var explain: ExplainOption

  func validate() throws { _ = try renderer }

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
      let pipeline = Pipeline()
      let graph = try input.load(pipeline, console)
      if let words = try explain.explanation(of: graph, pipeline) {
        return try output.write(words, pipeline, console)
      }
      let diagram = try pipeline.diagram(
        of: graph, profile: profile.profile, views: filters.views(profile.profile),
        options: looks.diagramOptions)
      let options = try looks.renderOptions()
      let renderer = try renderer
      let artifact = try console.progress("Drawing \(graph.screens.count) screens") {
        try pipeline.render(diagram, by: renderer, options)
      }
      for note in artifact.notes { console.note("note: \(note)") }
      try output.write(artifact.bytes, pipeline, console)
      console.noteAccount(of: graph)
    }
  }
}
