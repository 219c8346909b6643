import Foundation
import Tables

/// The tables, one after the other.
struct Benchmarks {
  let options: Options
  /// For what the benchmarks write.
  let folder: URL

  private let navatlas = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "navatlas")

  func run() throws {
    if options.tables.contains("start") { try start() }
    // Before the analyses of large graphs make this process large.
    if options.tables.contains("sources") { try sources() }
    if options.tables.contains("traces") { try traces() }
    if options.tables.contains("analysis") { try analysis() }
    if options.tables.contains("pictures") { try pictures() }
    if options.tables.contains("recorder") { try recorder() }
  }

  private func start() throws {
    printTable(
      ["start-up", "on the wall", "processor", "goal"],
      try StartBenchmark(navatlas: navatlas, folder: folder).rows())
  }

  private func sources() throws {
    printTable(
      ["reading Swift source", "this", "that", "ratio"],
      try SourceBenchmark(navatlas: navatlas, sources: options.sources).rows())
  }

  private func traces() throws {
    printTable(
      ["counting", "time", "events", "most memory", "ratio", "goal"],
      try TraceBenchmark(navatlas: navatlas, folder: folder).rows())
  }

  private func analysis() throws {
    printTable(
      ["graph", "screens", "transitions", "processor time of all analyses", "growth"],
      try AnalysisBenchmark(folder: folder).rows())
  }

  private func recorder() throws {
    printTable(
      ["recording an event", "processor time of the caller", "wall time with the file", "dropped"],
      try RecorderBenchmark(folder: folder).rows())
  }

  private func pictures() throws {
    guard let dot = Command.find("dot") else {
      print(
        "\nThe pictures are not measured: the `dot` command of Graphviz, which they are compared with, is missing."
      )
      return
    }
    printTable(
      [
        "picture", "screens", "navatlas", "of that, before drawing", "dot", "ratio", "drawing alone", "goal",
        "same layout",
      ],
      try RenderBenchmark(navatlas: navatlas, dot: dot, folder: folder).rows())
  }
}
