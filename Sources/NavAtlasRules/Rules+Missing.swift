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
    PlannedRule("NA702-route-module-cycle", "which module imports which"),
  ]
}
