import NavAtlasAnalysis
import NavAtlasModel

/// A page for a pull request or a CI job summary.
public struct MarkdownReporter: Reporter {
  public init() {}
  public var id: String { "markdown" }
  public var summary: String { "a page for a pull request or a CI job summary" }

  public func text(_ report: AnalysisReport) -> String {
    let digest = Digest(report)
    var lines = ["## \(escaped(digest.title))", "", escaped(digest.size)]
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
    remarks.map { "- **\($0.title)**: \(escaped($0.text))" }
  }

  private func table(_ measures: GraphMeasures, _ digest: Digest) -> [String] {
    ["| Screen | Depth | Max | Total | Steps back | Way to the root |", "|---|--:|--:|--:|--:|---|"]
      + measures.screens.map { measure in
        let cells = [
          escaped(digest.name(measure.screen)), measure.minDepth.map(String.init) ?? "–",
          digest.maximum(measure),
          measure.totalDepth.map(String.init) ?? "–", digest.steps(measure), escaped(digest.way(measure)),
        ]
        return "| \(cells.joined(separator: " | ")) |"
      }
  }

  /// Names are data: nothing in them is Markdown or HTML.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "!", "~", "@": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
