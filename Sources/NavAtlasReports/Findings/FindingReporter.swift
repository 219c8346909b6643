public import NavAtlasRules

/// A form in which findings can be had.
public protocol FindingReporter: Sendable {
  /// What the user calls the form.
  var id: String { get }
  /// Who reads the form, in a few words.
  var summary: String { get }
  /// Writes the findings; the text ends with a line feed, or is empty.
  func text(_ report: LintReport) -> String
}

extension FindingReporter {
  /// Writes the findings with what some forms have besides: colours in text, and a picture on a page.
  public func text(_ report: LintReport, isColored: Bool, picture: FindingPicture?) -> String {
    switch id {
    case FindingText().id: FindingText(isColored: isColored).text(report)
    case FindingMarkdown().id: text(report) + (picture?.markdown ?? "")
    default: text(report)
    }
  }
}

/// All forms of findings.
public enum FindingReporters {
  public static let all: [any FindingReporter] = [
    FindingText(),
    FindingJSON(),
    FindingSARIF(),
    FindingJUnit(),
    FindingGitHub(),
    FindingMarkdown(),
    FindingGitLab(),
    FindingCheckstyle(),
  ]

  /// The form of that name.
  public static func named(_ id: String) -> (any FindingReporter)? { all.first { $0.id == id } }
}
