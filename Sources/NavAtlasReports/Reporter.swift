/// A form in which the results of an analysis can be had.
public protocol Reporter: Sendable {
  /// What the user calls the form.
  var id: String { get }
  /// What the form is good for, in a few words.
  var summary: String { get }
  /// Writes the report; the text ends with a line feed.
  func text(_ report: AnalysisReport) -> String
}

/// All forms.
public enum Reporters {
  public static let all: [any Reporter] = [
    TextReporter(),
    DocumentReporter(JSONForm(), "the analysis document, for scripts"),
    MarkdownReporter(),
    DocumentReporter(JUnitForm(), "each screen as a test, for CI"),
  ]

  /// The form of that name.
  public static func named(_ id: String) -> (any Reporter)? { all.first { $0.id == id } }
}

/// A form that every report has.
struct DocumentReporter: Reporter {
  let form: any DocumentForm
  let summary: String

  init(_ form: any DocumentForm, _ summary: String) {
    self.form = form
    self.summary = summary
  }

  var id: String { form.id }

  func text(_ report: AnalysisReport) -> String { form.text(ReportDocument(report)) }
}
