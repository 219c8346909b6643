import NavAtlasAnalysis
import NavAtlasModel

extension ReportDocument {
  /// What an analysis found: in each width, every screen is a check.
  init(_ report: AnalysisReport) {
    let digest = Digest(report)
    let sections = digest.profiles.map { result in
      Section(
        digest.heading(result.profile),
        digest.remarks(result.measures).map { "\($0.title): \($0.text)" })
    }
    let collapse = digest.collapseRemarks
    self.init(
      digest.title, summary: [digest.size],
      sections: sections
        + (collapse.isEmpty
          ? [] : [Section(Self.collapsing, collapse.map { "\($0.title): \($0.text)" })]),
      checks: digest.checks
        + collapse.map { Check(Self.collapsing, $0.title, failure: $0.text) },
      data: AnalysisData().node(report))
  }

  private static let collapsing = "Collapsing the split view"
}

extension Digest {
  /// Each screen in each width, and whether stacks stay finite.
  fileprivate var checks: [ReportDocument.Check] {
    let screens = Dictionary(report.graph.screens.map { ($0.id, $0) }) { first, _ in first }
    return profiles.flatMap { result -> [ReportDocument.Check] in
      let group = heading(result.profile)
      let cycles = growthCycles(result.measures)
      return result.measures.screens.filter { !placeholders.contains($0.screen) }.map {
        .init(group, name($0.screen), failure: failure($0), location: screens[$0.screen]?.location)
      } + [
        .init(
          group, "stacks stay finite",
          failure: cycles.isEmpty ? nil : "grows without end: \(cycles.joined(separator: ", "))")
      ]
    }
  }

  /// What is wrong with a screen: nothing leads to it, or nothing leads back.
  private func failure(_ measure: ScreenMeasure) -> String? {
    // Where source was not followed everywhere, nothing proves that no way leads to it.
    guard measure.isReachable else { return hasGaps ? nil : way(measure) }
    return measure.isTrap && !measure.hasWayToLogicalRoot ? way(measure) : nil
  }
}
