import ArgumentParser
import NavAtlasKit
import NavAtlasModel

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print the graph: screens, containers, transitions and entries, as a document or as notation."
  )

  @OptionGroup var input: InputOptions
  @Option(help: "The width class: compact collapses split views into one stack; as declared when absent.")
  var profile: ProfileOption?
  @Flag(
    help: "Add the views that screens are made of, and which screens use each; only Swift source has these.")
  var components = false
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup var explain: ExplainOption
  @OptionGroup(title: "Account") var account: AccountOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if components, account.account || account.format == "nav" {
      throw ValidationError(
        "--components are in the graph document alone; leave out --account and --format nav")
    }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      pipeline.findsComponents = components
      let graph = try input.load(pipeline, console, forAccount: account.account)
      let views = filters.views(profile?.profile ?? .regular)
      if components, graph.components.isEmpty {
        console.note("note: no components; they are read from Swift source whose screens were followed")
      }
      var (part, hidden) = try pipeline.view(graph, by: views + (profile?.views ?? []))
      part.components = graph.components.restricted(to: Set(part.screens.map(\.id)))
      for statement in hidden { console.note("note: \(statement)") }
      if let words = try explain.explanation(of: part, pipeline) {
        return try output.write(words, pipeline, console)
      }
      let words = try account.text(of: graph, pipeline) ?? account.text(ofGraph: part, pipeline)
      try output.write(words, pipeline, console)
      if !account.account { console.noteAccount(of: graph) }
      if account.account, graph.screens.isEmpty { throw ExitCode(2) }
      try account.check(graph, console)
    }
  }
}
