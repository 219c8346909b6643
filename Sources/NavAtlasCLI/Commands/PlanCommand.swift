import ArgumentParser
import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports

struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "List the fewest legal walks through an app that cover what is to be tested.",
    discussion: """
      Each step is judged on the stack model: a walk pops only what is there. 'diff' covers what --since, --only or --coverage \
      leave. The plan says whether fewer walks could do, and what no walk can cover, and why.
      """)

  enum Cover: String, ExpressibleByArgument, CaseIterable { case transitions, pairs, collapse, diff }

  @OptionGroup var input: InputOptions
  @Option(
    help: "What is covered: every move, every two in a row, every collapse of a split view, or what is left.")
  var cover: Cover = .transitions
  @Option(
    help: ArgumentHelp(
      "Cover only the moves of a file of lines such as 'Home -> Detail'.", valueName: "file"),
    completion: .file())
  var only: String?
  @Option(
    help: ArgumentHelp(
      "Cover only what the sessions of a log never did; may be given several times.", valueName: "log"),
    completion: .file(extensions: Catalog.traceExtensions))
  var coverage: [String] = []
  @Option(
    help: ArgumentHelp(
      "Cover only the moves that are new or changed since a revision of the checkout, or an older input.",
      valueName: "base"))
  var since: String?
  @Option(help: ArgumentHelp("The most steps of a walk; any number when absent.", valueName: "steps"))
  var maxSteps: Int?
  @Option(help: ArgumentHelp("The most states to look at for fewer walks.", valueName: "states"))
  var budget = 20_000
  @Option(help: "The width class in which walks begin.")
  var profile: ProfileOption = .regular
  @Option(
    help: ArgumentHelp(
      "The form of the plan: \(PlanForms.all.map { $0.id }.joined(separator: ", ")).", valueName: "format"),
    completion: .list(PlanForms.all.map { $0.id }))
  var format = "text"
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if PlanForms.named(format) == nil {
      throw Advice.unknown("format", format, among: PlanForms.all.map { $0.id })
    }
    let isLimited = only != nil || since != nil || !coverage.isEmpty
    if cover == .diff, !isLimited {
      throw ValidationError("--cover diff needs --since, --only or --coverage")
    }
    if cover == .pairs || cover == .collapse, isLimited {
      throw ValidationError("--since, --only and --coverage choose moves; use --cover transitions or diff")
    }
    if let maxSteps, !(1...10_000).contains(maxSteps) {
      throw ValidationError("--max-steps must be from 1 to 10000")
    }
    if !(0...1_000_000).contains(budget) { throw ValidationError("--budget must be from 0 to 1000000") }
  }

  func run() throws {
    let console = Console()
    try console.run {
      var pipeline = Pipeline()
      input.configure(&pipeline)
      let graph = try input.load(pipeline, console)
      let options = WalkOptions(
        cover: WalkCover(rawValue: cover.rawValue) ?? .transitions, profile: profile.profile,
        only: try wanted(of: graph, pipeline, console), stepLimit: maxSteps, budget: budget)
      let plan = console.progress("Planning") { WalkPlan(graph, options) }
      try output.write(try pipeline.artifact(plan, format: format).bytes, pipeline, console)
      if !plan.missed.isEmpty, format == "xctest" || format == "swift-testing" {
        console.note("note: \(plan.missed.count) are in no walk; '--format text' tells why")
      }
      console.noteAccount(of: graph)
    }
  }

  private func wanted(of graph: NavigationGraph, _ pipeline: Pipeline, _ console: Console) throws -> Set<Int>?
  {
    var wanted: Set<Int>?
    func narrow(_ moves: Pipeline.WantedMoves) {
      console.report(moves.diagnostics)
      wanted = wanted?.intersection(moves.indices) ?? moves.indices
    }
    if let since {
      var pipeline = pipeline
      let inputs = try input.chosen(&pipeline)
      let base = try input.reading.older(since, than: inputs, pipeline, console).loaded.graph
      narrow(.init(indices: GraphDiff(from: base, to: graph).changedIndices, diagnostics: []))
    }
    if let only { narrow(try pipeline.moves(of: graph, listedIn: only)) }
    if !coverage.isEmpty { narrow(try pipeline.moves(of: graph, missedBy: coverage)) }
    return wanted
  }
}
