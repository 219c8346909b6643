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
  @Option(help: "The width class to analyse for; what the settings say, or both, when absent.")
  var profile: ProfileChoice?
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
      var pipeline = Pipeline()
      input.configure(&pipeline)
      let inputs = try input.chosen(&pipeline)
      let graph = try input.load(pipeline, console)
      let profiles = try profile ?? pipeline.profile(of: inputs).flatMap(ProfileChoice.init) ?? .both
      let report = try console.progress("Analysing \(graph.screens.count) screens") {
        try pipeline.report(
          of: graph, profiles: profiles.profiles, views: filters.views(profiles.profiles[0]),
          options: .init(backMenu: backMenu))
      }
      try output.write(try pipeline.artifact(report, format: format).bytes, pipeline, console)
      console.noteAccount(of: graph)
      let overruns = try pipeline.overruns(of: graph, inputs: inputs, profiles: profiles.profiles)
      console.report(overruns)
      if !overruns.isEmpty { throw ExitCode(1) }
    }
  }
}
