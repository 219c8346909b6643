import NavAtlasAnalysis
import NavAtlasModel

/// A page for a pull request or a CI job summary.
public struct MarkdownReporter: Reporter {
  public init() {}
  public var id: String { "markdown" }
  public var summary: String { "a page for a pull request or a CI job summary" }

  public func text(_ report: AnalysisReport) -> String {
    let digest = Digest(report)
    var lines = ["## \(Markdown.escaped(digest.title))", "", Markdown.escaped(digest.size)]
    for result in digest.profiles {
      lines += ["", "### \(digest.heading(result.profile))", ""]
      let remarks = digest.remarks(result.measures)
      lines += bullets(remarks)
      if !remarks.isEmpty { lines.append("") }
      lines += ["<details><summary>Every screen</summary>", ""]
      lines += table(result.measures, digest)
      lines += ["", "</details>"]
    }
    if !digest.collapseRemarks.isEmpty {
      lines += ["", "### Collapsing the split view", ""]
      lines += bullets(digest.collapseRemarks)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func bullets(_ remarks: [(title: String, text: String)]) -> [String] {
    remarks.map { "- **\($0.title)**: \(Markdown.escaped($0.text))" }
  }

  private func table(_ measures: GraphMeasures, _ digest: Digest) -> [String] {
    ["| Screen | Depth | Max | Total | Steps back | Way to the root |", "|---|--:|--:|--:|--:|---|"]
      + measures.screens.map { measure in
        let cells = [
          Markdown.escaped(digest.name(measure.screen)), measure.minDepth.map(String.init) ?? "–",
          digest.maximum(measure),
          measure.totalDepth.map(String.init) ?? "–", digest.steps(measure),
          Markdown.escaped(digest.way(measure)),
        ]
        return "| \(cells.joined(separator: " | ")) |"
      } + ["", digest.legend]
  }
}
