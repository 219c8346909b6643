import Foundation
import NavAtlasKit
import Tables

/// All analyses of both width classes in this process; how the time grows with the graph.
struct AnalysisBenchmark {
  let folder: URL

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    try rows("tabs and flows", [100, 1_000, 10_000]) { AppGraph.notation(screens: $0, extra: 1.5) }
      + rows("deep chains", [1_000, 10_000]) { ChainGraph.notation(screens: $0) }
  }

  private func rows(_ name: String, _ counts: [Int], notation: (Int) -> String) throws -> [[String]] {
    var before: Double?
    return try counts.map { count in
      let input = folder.appending(path: "analysis-\(count).nav")
      try notation(count).write(to: input, atomically: true, encoding: .utf8)
      let pipeline = Pipeline()
      let graph = try pipeline.load([input.path()]).graph
      let times = try (0..<(count < 10_000 ? 9 : 3)).map { _ in
        let start = clock()
        _ = try pipeline.report(of: graph, profiles: [.regular, .compact], views: [])
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
      }
      let time = median(times)
      defer { before = time }
      return [
        name, "\(count)", "\(graph.transitions.count)", time.asTime,
        before.map { "× \((time / $0 * 10).rounded() / 10)" } ?? "–",
      ]
    }
  }
}
