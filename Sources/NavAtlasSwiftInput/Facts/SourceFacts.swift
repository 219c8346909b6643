public import NavAtlasModel

/// What the source says about navigation that no edge of the graph tells, for rules to judge.
///
/// Everything is told as it is written: views and functions are not followed into others.
public struct SourceFacts: Sendable, Hashable {
  /// Every `navigationDestination`, in the order of the files.
  public internal(set) var destinations: [Destination] = []
  /// Every `removeLast` on what some stack is bound to.
  public internal(set) var pops: [Pop] = []
  /// Every `decode … ?? decode …`, and every `if let … = decode … else if let … = decode …`.
  public internal(set) var decodeChains: [DecodeChain] = []
  /// Every use of navigation as it was before stacks and split views.
  public internal(set) var legacyForms: [LegacyForm] = []
  /// Everything that waits for a notification.
  public internal(set) var observers: [Observer] = []
  /// The enumerations that paths hold or destinations are for.
  public internal(set) var routes: [Route] = []
  /// Every assignment to what decides a split view's columns.
  public internal(set) var columnChanges: [ColumnChange] = []
  /// The modules that each file imports.
  public internal(set) var imports: [Import] = []

  /// A `navigationDestination`.
  public struct Destination: Sendable, Hashable {
    /// The type of the values it is for; nil for one that a binding drives.
    public internal(set) var type: String?
    /// The innermost lazy container or loop around it, such as `LazyVStack`, `List` or `ForEach`.
    public internal(set) var lazyContainer: String?
    /// True where an `if`, a `switch` or `?:` decides whether it is there.
    public internal(set) var isConditional: Bool
    /// Where it is written.
    public internal(set) var location: SourceLocation
  }

  /// A `removeLast` on a path.
  public struct Pop: Sendable, Hashable {
    /// The path as it is written, without `self`.
    public internal(set) var path: String
    /// How many elements go; nil where the code alone does not say.
    public internal(set) var count: Int?
    /// True where the same function looks at what is on the path before.
    public internal(set) var isGuarded: Bool
    /// Where it is written.
    public internal(set) var location: SourceLocation
  }

  /// Types that are tried one after the other to decode something.
  public struct DecodeChain: Sendable, Hashable {
    /// The types in the order in which they are tried.
    public internal(set) var types: [String]
    /// True where nothing is shown or done if none of them fits.
    public internal(set) var endsBlank = false
    /// Where the first is tried.
    public internal(set) var location: SourceLocation
  }

  /// An imported module.
  public struct Import: Sendable, Hashable {
    /// The module's name.
    public internal(set) var module: String
    /// The file that imports it.
    public internal(set) var file: String
  }

  /// A form of navigation that a later one replaces.
  public struct LegacyForm: Sendable, Hashable {
    /// What is written.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// `NavigationView`.
      case navigationView
      /// `NavigationLink(isActive:)`.
      case activeLink
      /// `NavigationLink(tag:selection:)`.
      case taggedLink
      /// `presentationMode` of the environment.
      case presentationMode

      /// What takes its place.
      public var replacement: String {
        switch self {
        case .navigationView: "NavigationStack, or NavigationSplitView where it shows columns"
        case .activeLink, .taggedLink: "NavigationLink(value:) and navigationDestination(for:)"
        case .presentationMode: "the dismiss action of the environment"
        }
      }
    }

    /// What is written.
    public internal(set) var kind: Kind
    /// For a `NavigationView`: its style as it is written, such as `stack` or `columns`; nil where it has none, which
    /// shows columns in wide windows.
    public internal(set) var style: String?
    /// Where it is written.
    public internal(set) var location: SourceLocation
  }

  /// Code that waits for a notification.
  public struct Observer: Sendable, Hashable {
    /// The notification's name as it is written.
    public internal(set) var notification: String
    /// True where only one sender's are heard.
    public internal(set) var isFiltered: Bool
    /// Where it is written.
    public internal(set) var location: SourceLocation
  }

  /// An enumeration whose values are routes.
  public struct Route: Sendable, Hashable {
    /// Its name.
    public internal(set) var name: String
    /// How many cases it has.
    public internal(set) var cases: Int
    /// The modules whose code names it, in order.
    public internal(set) var modules: [String]
    /// Where it is declared.
    public internal(set) var location: SourceLocation
  }

  /// An assignment to what `columnVisibility` or `preferredCompactColumn` of a split view is bound to.
  public struct ColumnChange: Sendable, Hashable {
    /// The argument of the split view.
    public internal(set) var argument: String
    /// The case that is assigned; nil where the code alone does not say.
    public internal(set) var value: String?
    /// Where it is written.
    public internal(set) var location: SourceLocation
  }
}
