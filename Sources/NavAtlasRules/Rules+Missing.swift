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
    PlannedRule("NA102-lazy-destination", "which views are around a `navigationDestination`"),
    PlannedRule(
      "NA103-duplicate-destination", "the destinations of each stack; the graph has only what they lead to"),
    PlannedRule("NA104-conditional-destination", "the conditions around a `navigationDestination`"),
    PlannedRule("NA107, kind undecodable", "that a chain of decoders has no `else`"),
    PlannedRule(
      "NA201-unguarded-pop", "the checks before a `removeLast`, and where the stack's height is not proved"),
    PlannedRule(
      "NA206-nested-stack", "that a stack is written inside of a destination; the graph has both side by side"
    ),
    PlannedRule(
      "NA208-root-swap-drops-path", "which state chooses a stack's root, and what is written together"),
    PlannedRule("NA305, kind pop-at-column-root", "whether a `pop` writes the path or asks the framework"),
    PlannedRule("NA306-container-swap-on-size-class", "containers that a size class chooses between"),
    PlannedRule("NA501, kind appends", "whether a handler clears the path before it appends"),
    PlannedRule("NA601-model-in-saved-path", "the types of what is saved"),
    PlannedRule("NA602-restore-hole", "how a saved path is restored"),
    PlannedRule("NA702-route-module-cycle", "which module imports which"),
    PlannedRule("NA703-per-tab-duplication", "the destinations of each stack"),
    PlannedRule(
      "NA801-dead-stack-action-case", "the cases of a reducer's actions and what is scoped to a stack"),
    PlannedRule("NA802-unheard-navigation-action", "the actions that a reducer and its parents handle"),
    PlannedRule(
      "NA901-deprecated-navigation",
      "which forms of containers and links are written; the graph has what they do"),
  ]
}
