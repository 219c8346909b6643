import ArgumentParser
import NavAtlasKit
import NavAtlasModel

/// Why an edge is there, instead of the graph.
struct ExplainOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Say why there is an edge between two screens, instead of all else.", valueName: "from..to"))
  var explain: String?

  private static let separator = ".."

  func validate() throws {
    if let explain, ends(explain) == nil {
      throw ValidationError("--explain needs two screens with '..' between them: --explain Home..Detail")
    }
  }

  private func ends(_ text: String) -> (from: String, to: String)? {
    guard let separator = text.firstRange(of: Self.separator) else { return nil }
    let (from, to) = (text[..<separator.lowerBound], text[separator.upperBound...])
    return from.isEmpty || to.isEmpty ? nil : (String(from), String(to))
  }

  /// The explanation, where one is asked for.
  func explanation(of graph: NavigationGraph, _ pipeline: Pipeline) throws -> [UInt8]? {
    guard let explain, let (from, to) = ends(explain) else { return nil }
    return try pipeline.explanation(of: graph, from: from, to: to).bytes
  }
}
