/// A form in which a report can be had.
public protocol DocumentForm: Sendable {
  /// What the user calls the form.
  var id: String { get }
  /// Writes the report; the text ends with a line feed.
  func text(_ document: ReportDocument) -> String
}

/// All forms.
public enum DocumentForms {
  public static let all: [any DocumentForm] = [TextForm(), JSONForm(), MarkdownForm(), JUnitForm()]

  /// The form of that name.
  public static func named(_ id: String) -> (any DocumentForm)? { all.first { $0.id == id } }
}
