/// A rule that is planned, and what is missing for it.
public struct PlannedRule: Sendable, Hashable {
  /// `NA201-unguarded-pop`.
  public var id: String
  /// What the graph and its reader would have to tell.
  public var missing: String

  init(_ id: String, _ missing: String) {
    self.id = id
    self.missing = missing
  }
}

extension Rules {
  /// What today's facts do not decide: better no rule than one that guesses.
  public static let planned: [PlannedRule] = [
    PlannedRule(
      "NA307-visibility-as-navigation",
      "whether what writes the visibility of columns selects something as well"),
    PlannedRule(
      "NA402-competing-presentations", "whether the flags of two presentations can be true together"),
    PlannedRule("NA502-deep-link-hidden-target", "which tab or modal is in front when a link arrives"),
    PlannedRule("NA705-router-not-injected", "which objects of the environment reach a destination"),
    PlannedRule("NA903-broadcast-pop", "what code that hears a notification changes"),
  ]
}
