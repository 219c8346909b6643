import NavAtlasAnalysis
public import NavAtlasModel
import NavAtlasReports
public import NavAtlasTraces

/// The limits that an app sets itself.
struct Budgets: Sendable, Hashable {
  /// The most levels that a screen may be below the root, layers counted with.
  var maxDepth: Int?
  /// The most steps that the way back to the root may take.
  var maxBackSteps: Int?
  /// The least share of the source's navigation that is explained, in percent.
  var minExplained: Int?
  /// The least shares that sessions exercise, in percent, by what they are shares of.
  var minCoverage: [String: Int] = [:]

  /// What sessions can exercise.
  static let covered = ["screens", "transitions", "pairs", "links"]

  init() {}

  init(_ reader: inout ObjectReader) {
    maxDepth = reader.integer("max-depth", in: 0...1_000_000)
    maxBackSteps = reader.integer("max-back-steps", in: 0...1_000_000)
    minExplained = reader.integer("min-explained", in: 0...100)
    minCoverage =
      reader.object("min-coverage", "min-coverage") { reader in
        var shares: [String: Int] = [:]
        for name in Self.covered { shares[name] = reader.integer(name, in: 0...100) }
        reader.rejectUnknownKeys()
        return shares
      } ?? [:]
    reader.rejectUnknownKeys()
  }

  /// What of a graph is over its limits, worst first.
  func overruns(of graph: NavigationGraph, _ profiles: [Profile]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let minExplained, let account = graph.account, account.explainedShare * 100 < Double(minExplained) {
      found.append(Diagnostic(.error, "\(account.summary), fewer than \(minExplained) %"))
    }
    guard maxDepth != nil || maxBackSteps != nil else { return found }
    let facts = Facts(graph)
    let places = Dictionary(
      graph.screens.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    var told: Set<String> = []
    for profile in profiles {
      for measure in facts[Measures.self, profile].screens where measure.isReachable {
        let overruns = [
          maxDepth.flatMap { limit in
            measure.totalDepth.flatMap {
              $0 > limit ? "is \($0) levels deep; at most \(limit) are allowed" : nil
            }
          },
          maxBackSteps.flatMap { limit in
            measure.popToRoot.flatMap {
              $0.count > limit
                ? "takes \($0.count) steps back to the root; at most \(limit) are allowed" : nil
            }
          },
        ]
        for words in overruns.compactMap({ $0 }) where told.insert("\(measure.screen) \(words)").inserted {
          let place = places[measure.screen] ?? nil
          found.append(Diagnostic(.error, "\(measure.screen.excerpt) \(words)", at: place))
        }
      }
    }
    return found
  }
}

extension Pipeline {
  /// What of a graph is over the limits that the inputs' settings set.
  public func overruns(
    of graph: NavigationGraph, inputs: [String], profiles: [Profile]
  ) throws(JobError) -> [Diagnostic] {
    try settings(of: inputs).budgets.overruns(of: graph, profiles)
  }

  /// What sessions exercise too little of, by the limits of the app's settings; a limit of the command comes first.
  public func overruns(
    of report: CoverageReport, app: [String], limits: [String: Double]
  ) throws(JobError) -> [Diagnostic] {
    let budgets = try settings(of: app).budgets
    return report.shares.compactMap { share in
      guard let limit = limits[share.name] ?? budgets.minCoverage[share.name].map(Double.init),
        share.percent < limit
      else { return nil }
      let words = limit == limit.rounded() ? String(Int(limit)) : String(limit)
      return Diagnostic(
        .error, "\(share.covered) of \(share.total) \(share.name) are exercised, fewer than \(words) %")
    }
  }
}
