public import NavAtlasModel

/// What the changes of an app's navigation do to who uses it.
public struct Effect: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No way leads to a screen any more.
    case unreachable
    /// A screen has no way back to the root any more.
    case wayBackLost = "way-back-lost"
    /// A link of the web or of another app leads nowhere now.
    case deepLinkDead = "deep-link-dead"
    /// A link may lead to several screens now.
    case deepLinkAmbiguous = "deep-link-ambiguous"
    /// A link leads to another screen than before.
    case deepLinkMoved = "deep-link-moved"
    /// Code goes back to a screen that no stack has below.
    case popTargetGone = "pop-target-gone"
    /// State that was saved has a screen that is not there any more.
    case savedState = "saved-state"
    /// In narrow windows a screen's stack is another one, although wide windows show the same.
    case collapseOrder = "collapse-order"
    /// Narrow windows do not reach a screen any more.
    case lostInCompact = "lost-in-compact"
    /// Stacks can grow without end.
    case unbounded
    /// It takes more moves to a screen.
    case deeper
    /// It takes more steps back to the root.
    case longerWayBack = "longer-way-back"
  }

  public var kind: Kind
  public var risk: Risk
  /// What is worse, in a sentence without its full stop.
  public var message: String
  public var screens: [Screen.ID]
  /// What shows it: a way of the older or the newer version, by names.
  public var witness: [String]
  public var location: SourceLocation?
  /// True where the newer version's source was not followed everywhere, so that the way may still be there.
  public var isUnsure: Bool

  init(
    _ kind: Kind, _ risk: Risk, _ message: String, screens: [Screen.ID], witness: [String] = [],
    at location: SourceLocation? = nil, isUnsure: Bool = false
  ) {
    self.kind = kind
    self.risk = risk
    self.message = message
    self.screens = screens
    self.witness = witness
    self.location = location
    self.isUnsure = isUnsure
  }
}
