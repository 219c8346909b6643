public import NavAtlasModel

/// What the source says about navigation that no edge of the graph tells, for rules to judge.
///
/// Everything is told as it is written: views and functions are not followed into others.
public struct SourceFacts: Sendable, Hashable {
  /// Every `navigationDestination`, in the order of the files.
  public internal(set) var destinations: [Destination] = []
  /// Every `removeLast` on what some stack is bound to.
  public internal(set) var pops: [Pop] = []
  /// Every `decode … ?? decode …`.
  public internal(set) var decodeChains: [DecodeChain] = []
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
}
