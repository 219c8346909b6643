import NavAtlasAnalysis
import NavAtlasModel

/// What a person reads in a terminal.
public struct TextReporter: Reporter {
  public init() {}
  public var id: String { "text" }
  public var summary: String { "tables and sentences, for the terminal" }

  public func text(_ report: AnalysisReport) -> String {
    let digest = Digest(report)
    var lines = [digest.title, digest.size]
    for result in digest.profiles {
      lines += ["", digest.heading(result.profile)]
      lines += table(result.measures, digest).lines
      lines += ["  " + digest.legend]
      lines += remarks(digest.remarks(result.measures))
    }
    let collapse = digest.collapseRemarks
    if !collapse.isEmpty {
      lines += ["", "Collapsing the split view"]
      lines += remarks(collapse)
    }
    if report.profiles.contains(where: \.measures.isTruncated) {
      lines += ["", "A search ran out of its budget: depths written as a range are bounds."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ measures: GraphMeasures, _ digest: Digest) -> TextTable {
    var table = TextTable(
      headings: ["screen", "depth", "max", "total", "steps back", "way to the root"],
      rightAligned: [1, 2, 3, 4])
    for measure in measures.screens {
      table.rows.append([
        digest.name(measure.screen), measure.minDepth.map(String.init) ?? "–", digest.maximum(measure),
        measure.totalDepth.map(String.init) ?? "–", digest.steps(measure), digest.way(measure),
      ])
    }
    return table
  }

  private func remarks(_ remarks: [(title: String, text: String)]) -> [String] {
    guard !remarks.isEmpty else { return [] }
    let width = remarks.map(\.title.count).max() ?? 0
    return [""]
      + remarks.map { remark in
        "  \(remark.title)\(String(repeating: " ", count: width - remark.title.count))  \(remark.text)"
      }
  }
}
