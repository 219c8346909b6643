public import NavAtlasAnalysis

/// A form in which a plan of walks can be had.
public protocol PlanForm: Sendable {
  /// What the user calls the form.
  var id: String { get }
  /// Writes the plan; the text ends with a line feed.
  func text(_ plan: WalkPlan) -> String
}

/// All forms of plans.
public enum PlanForms {
  public static let all: [any PlanForm] = [
    PlanDocumentForm(TextForm()),
    PlanDocumentForm(JSONForm()),
    PlanDocumentForm(MarkdownForm()),
    PlanXCTest(),
    PlanSwiftTesting(),
  ]

  /// The form of that name.
  public static func named(_ id: String) -> (any PlanForm)? { all.first { $0.id == id } }
}

/// A plan in one of the forms that every report has.
struct PlanDocumentForm: PlanForm {
  let form: any DocumentForm

  init(_ form: any DocumentForm) { self.form = form }

  var id: String { form.id }

  func text(_ plan: WalkPlan) -> String { form.text(ReportDocument(plan)) }
}
