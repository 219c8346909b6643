/// What the source says about navigation that no edge of the graph tells, for rules to judge.
///
/// Everything is told as it is written: views and functions are not followed into others, but for what says so.
public struct SourceFacts: Sendable, Hashable {
  /// Every `navigationDestination`, in the order of the files.
  public var destinations: [Destination] = []
  /// Every destination that was followed, by container.
  public var registrations: [Registration] = []
  /// The stacks that screens of stacks have, as far as they were followed.
  public var nestedStacks: [NestedStack] = []
  /// Every `NavigationStack`.
  public var stacks: [StackUse] = []
  /// Every `removeLast` on what some stack is bound to.
  public var pops: [Pop] = []
  /// Every `decode … ?? decode …`, and every `if let … = decode … else if let … = decode …`.
  public var decodeChains: [DecodeChain] = []
  /// The types that are tried to decode, as far as the compiler writes how, by name.
  public var codings: [Coding] = []
  /// Every use of navigation as it was before stacks and split views.
  public var legacyForms: [LegacyForm] = []
  /// Everything that waits for a notification.
  public var observers: [Observer] = []
  /// The enumerations that paths hold or destinations are for.
  public var routes: [Route] = []
  /// Every assignment to what decides a split view's columns.
  public var columnChanges: [ColumnChange] = []
  /// The modules that each file imports.
  public var imports: [Import] = []
  /// What functions write that write several things, one of them a path.
  public var changes: [Change] = []
  /// The branches that choose a container by the width of the window.
  public var sizeClassChoices: [SizeClassChoice] = []
  /// What URLs do to paths.
  public var linkHandlers: [LinkHandler] = []
  /// The paths and selections that code saves.
  public var saved: [Saved] = []
  /// The paths that are restored with holes.
  public var restored: [Restored] = []
  /// The actions of stacks, of features with several.
  public var stackActions: [StackAction] = []
  /// The states of stacks of features.
  public var stackFields: [StackField] = []
  /// The actions that a feature itself does nothing about.
  public var childActions: [ChildAction] = []
  /// The paths of any types that code saves by what of them can be encoded.
  public var savedPaths: [SavedPath] = []
  /// Where effects of features send something after they have dismissed themselves.
  public var lateSends: [LateSend] = []
  /// The presentations of one view that some code turns on together.
  public var rivals: [Rivals] = []
  /// The objects that pushed views lack.
  public var missingObjects: [MissingObject] = []
  /// All that URLs set off.
  public var linkEffects: [LinkEffect] = []
  /// Every `TabView`.
  public var tabViews: [TabUse] = []
  /// The views that wrap a view controller, which may close itself.
  public var wrappers: [String] = []
  /// The oldest major version of iOS that the app is built for; nil where no project says so.
  public var deployment: Int?

  public init() {}
}
