import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel

struct AnalyzeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Measure depth, ways back to the root, and what collapsing a split view does.")

  enum ProfileChoice: String, ExpressibleByArgument, CaseIterable {
    case regular, compact, both

    var profiles: [Profile] {
      switch self {
      case .regular: [.regular]
      case .compact: [.compact]
      case .both: [.regular, .compact]
      }
    }
  }

  @OptionGroup var input: InputOptions
  @Option(
    help: ArgumentHelp("The form of the report: \(Catalog.reporterHelp).", valueName: "format"),
    completion: .list(Catalog.reporterIDs))
  var format = "text"
  @Option(help: "The width class to analyse for.")
  var profile: ProfileChoice = .both
  @Flag(help: "Count the back button's long-press menu as one step.")
  var backMenu = false
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard Catalog.reporterIDs.contains(format) else {
      throw Advice.unknown("format", format, among: Catalog.reporterIDs)
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      let pipeline = Pipeline()
      let graph = try input.load(pipeline, console)
      let report = try console.progress("Analysing \(graph.screens.count) screens") {
        try pipeline.report(
          of: graph, profiles: profile.profiles, views: filters.views(profile.profiles[0]),
          options: .init(backMenu: backMenu))
      }
      try output.write(try pipeline.artifact(report, format: format).bytes, pipeline, console)
      console.noteAccount(of: graph)
    }
  }
}
