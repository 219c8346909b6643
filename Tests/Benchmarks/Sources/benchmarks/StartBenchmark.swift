import Foundation
import Tables

/// How long a user waits for the smallest jobs, on the wall.
struct StartBenchmark {
  let navatlas: URL
  let folder: URL

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    let input = folder.appending(path: "app-20.nav")
    try AppGraph.notation(screens: 20).write(to: input, atomically: true, encoding: .utf8)
    return [
      try row("`--help`", ["--help"], goal: 0.030),
      try row(
        "`render`, 20 screens", ["render", input.path(), "-o", folder.appending(path: "a.svg").path()],
        goal: 0.150),
    ]
  }

  private func row(_ name: String, _ arguments: [String], goal: Double) throws -> [String] {
    let command = Command(executable: navatlas, arguments: arguments)
    _ = try command.run()
    let costs = try (0..<15).map { _ in try command.run() }
    let time = median(costs.map(\.wall))
    return [
      name, time.asTime, median(costs.map(\.processor)).asTime,
      "≤ \(goal.asTime)\(time <= goal ? "" : " **missed**")",
    ]
  }
}
