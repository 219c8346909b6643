import NavAtlasKit
import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput
import Tables

/// An app, read in this process and compared with what is expected.
struct Measurement {
  let app: String
  /// The commit meant, and what is there instead.
  let commit: String
  let score: Score
  /// Seconds on the wall, with as many threads as there are processors.
  let time: Double

  init(_ app: RealApp, _ options: Options) throws {
    let checkout = try app.checkout(in: options.checkouts)
    if options.fetches { try checkout.fetch() }
    let source = try app.source(in: checkout)
    let start = ContinuousClock.now
    let platforms: [Platform?] = app.expected.platforms.isEmpty ? [nil] : try app.platforms()
    let graphs = try platforms.map { try Pipeline(platform: $0).load([source]).graph }
    time = start.duration(to: .now) / .seconds(1)
    let found = graphs.map { Self.statements($0, expecting: app.expected.statements.screens) }
    score = Score(GraphStatements(found.reduce(into: []) { $0.formUnion($1.lines) }), app.expected)
    commit = checkout.commit + (checkout.otherCommit.map { ", but \($0) is there" } ?? "")
    self.app = app.name
  }

  /// What a graph says. Where an app has two types of one name, what is expected has the short one.
  private static func statements(_ graph: NavigationGraph, expecting expected: Set<String>) -> GraphStatements
  {
    let short = graph.screens.filter { !expected.contains($0.id) && expected.contains($0.name) }
    let names = Dictionary(short.map { ($0.id, $0.name) }) { first, _ in first }
    return GraphStatements(graph, calling: names)
  }

  static let headings = [
    "app", "commit", "screens: recall", "precision", "edges: recall", "precision", "kinds", "time",
  ]

  var row: [String] {
    let shares = [
      score.screens.recall, score.screens.precision, score.edges.recall, score.edges.precision, score.kinds,
    ]
    return [app, commit] + shares.map(\.description) + [time.asTime]
  }

  /// Each missing and each extra line.
  func printMisses() {
    print("\n\(app)")
    for line in score.missing { print("  missing  \(line)") }
    for line in score.extra { print("  extra    \(line)") }
  }
}
