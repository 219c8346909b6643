import ArgumentParser
import NavAtlasKit
import NavAtlasRender

/// How a picture looks.
struct LooksOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The colours: \(Catalog.themeIDs.joined(separator: ", ")) (follows the reader's scheme).",
      valueName: "theme"), completion: .list(Catalog.themeIDs))
  var theme = "light"

  @Option(
    help: ArgumentHelp(
      "Graphviz's layout engine: \(Catalog.engines.joined(separator: ", ")).", valueName: "engine"),
    completion: .list(Catalog.engines))
  var engine = "dot"

  @Option(help: ArgumentHelp("The title; the graph's name when absent.", valueName: "text"))
  var title: String?

  @Option(help: "What is drawn as one card: automatic folds containers of large graphs.")
  var fold: Folding = .automatic

  @Option(
    help: ArgumentHelp(
      "Width to height that the picture should come near to, such as 16:10 or 0.7; several layouts are tried.",
      valueName: "aspect"))
  var aspect: Aspect?

  @Option(help: ArgumentHelp("Dots per inch of a bitmap.", valueName: "dpi"))
  var resolution: Double = 144

  @Option(help: ArgumentHelp("Seconds that the drawing of a large graph may take.", valueName: "seconds"))
  var timeout: Double = 120

  @Option(
    help: ArgumentHelp(
      "What links to source files start with, such as https://example.com/blob/main/.", valueName: "url"))
  var sourceBase = ""

  @Flag(help: "Draw every line: also those that are counted, merged or left out for a calm picture.")
  var allLines = false

  @Option(
    help: ArgumentHelp(
      "Of logs that tell nothing of stacks: the least moves that carry so many percent of the traffic.",
      valueName: "percent"))
  var traffic: Double = 80

  enum Folding: String, ExpressibleByArgument, CaseIterable {
    case automatic, never, containers, modules

    var drawn: DiagramOptions.Folding {
      switch self {
      case .automatic: .automatic
      case .never: .never
      case .containers: .containers
      case .modules: .modules
      }
    }
  }

  /// `16:10`, or one number.
  struct Aspect: ExpressibleByArgument {
    var share: Double

    init?(argument: String) {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
      guard let width = parts[0], parts.count <= 2, let height = parts.count == 2 ? parts[1] : 1,
        (0.1...10).contains(width / height)
      else { return nil }
      share = width / height
    }
  }

  func validate() throws {
    if !Catalog.themeIDs.contains(theme) {
      throw Advice.unknown("theme", theme, among: Catalog.themeIDs)
    }
    if !Catalog.engines.contains(engine) { throw Advice.unknown("engine", engine, among: Catalog.engines) }
    if !(10...1200).contains(resolution) { throw ValidationError("--resolution must be from 10 to 1200") }
    if !(0...100).contains(traffic) { throw ValidationError("--traffic must be from 0 to 100") }
    if !(1...3600).contains(timeout) { throw ValidationError("--timeout must be from 1 to 3600") }
  }

  var diagramOptions: DiagramOptions {
    var options = DiagramOptions(title: title, folding: fold.drawn, linksPerTarget: allLines ? nil : 3)
    options.traffic = allLines ? nil : traffic / 100
    return options
  }

  func renderOptions() throws -> RenderOptions {
    var options = try Catalog.renderOptions(
      theme: theme, engine: engine, resolution: resolution, timeout: timeout, sourceBase: sourceBase)
    options.aspect = aspect?.share
    return options
  }
}
