import Foundation

/// Prints a table of Markdown.
func printTable(_ headings: [String], _ rows: [[String]]) {
  print("")
  for row in [headings, headings.map { _ in "---" }] + rows { print("| \(row.joined(separator: " | ")) |") }
  fflush(nil)
}

let navatlas = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "navatlas")
let folder = FileManager.default.temporaryDirectory.appending(path: "navatlas-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

printTable(["start-up", "median", "goal"], try StartBenchmark(navatlas: navatlas, folder: folder).rows())
printTable(
  ["screens", "transitions", "analysis, median", "growth"], try AnalysisBenchmark(folder: folder).rows())
if let dot = Command.find("dot") {
  printTable(
    ["picture", "screens", "navatlas", "dot", "ratio", "goal", "same layout"],
    try RenderBenchmark(navatlas: navatlas, dot: dot, folder: folder).rows())
} else {
  print(
    "\nThe pictures are not measured: the `dot` command of Graphviz, which they are compared with, is missing."
  )
}
