import Foundation
import Tables

/// `navatlas render` against the `dot` command on the DOT that `navatlas` writes for the same diagram.
struct RenderBenchmark {
  let navatlas: URL
  let dot: URL
  let folder: URL

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    try [20, 60, 200, 1_000, 3_000].map { try row("svg", $0) } + [20, 60, 200].map { try row("png", $0) }
  }

  private func row(_ format: String, _ count: Int) throws -> [String] {
    let input = folder.appending(path: "app-\(count).nav")
    let source = folder.appending(path: "app-\(count).dot")
    try AppGraph.notation(screens: count).write(to: input, atomically: true, encoding: .utf8)
    let render = ["render", input.path(), "--fold", "never", "-o"]
    _ = try Command(executable: navatlas, arguments: render + [source.path()]).run()

    let ours = folder.appending(path: "ours.\(format)")
    let theirs = folder.appending(path: "theirs.\(format)")
    // The resolution that bitmaps have without options; it changes nothing in an SVG but its size.
    let resolution = format == "png" ? ["-Gdpi=144"] : []
    let pair = try Pair(
      Command(executable: navatlas, arguments: render + [ours.path()]),
      Command(
        executable: dot, arguments: ["-T\(format)"] + resolution + [source.path(), "-o", theirs.path()]),
      rounds: count < 1_000 ? 15 : count < 3_000 ? 7 : 5)
    let preparation = Command(
      executable: navatlas, arguments: render + [folder.appending(path: "again.dot").path()])
    let before = median(try (0..<5).map { _ in try preparation.run().processor })
    let goal = count < 200 ? 1.25 : 1.05
    let same =
      format == "svg" ? try NodePositions(svg: ours).comparison(with: NodePositions(svg: theirs)) : "–"
    return [
      format.uppercased(), "\(count)", pair.first.asTime, before.asTime, pair.second.asTime,
      pair.ratio.asRatio, ((pair.first - before) / pair.second).asRatio,
      "≤ \(goal.asRatio)\(pair.ratio <= goal ? "" : " **missed**")", same,
    ]
  }
}
