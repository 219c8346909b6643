/// What of an app's source uses what, as far as the code was followed: which declarations a screen is made of, calls and
/// reads, through whatever helpers, modifiers, routers and models.
public struct SourceUses: Sendable, Hashable {
  /// A type, a function or a property.
  public struct Declaration: Sendable, Hashable, Comparable {
    public enum Kind: String, Sendable, Hashable {
      /// A type that a builder shows.
      case view
      /// Any other type.
      case type
      /// A function, an initialiser, or a property that is computed.
      case code
      /// A property that is stored.
      case state
    }

    /// With the types around it: `Router.open`.
    public var name: String
    public var kind: Kind
    public var file: String
    /// The line of its name.
    public var line: Int

    public init(_ name: String, _ kind: Kind, file: String, line: Int) {
      self.name = name
      self.kind = kind
      self.file = file
      self.line = line
    }

    public static func < (left: Declaration, right: Declaration) -> Bool {
      (left.file, left.line, left.name) < (right.file, right.line, right.name)
    }
  }

  /// Sorted by place.
  public var declarations: [Declaration]
  /// One declaration that another's code uses.
  public struct Use: Sendable, Hashable {
    /// The number of what is used.
    public var declaration: Int
    /// The lines that use it; none where it belongs to the user as a body belongs to a view.
    public var lines: Set<Int>

    public init(_ declaration: Int, on lines: Set<Int>) {
      self.declaration = declaration
      self.lines = lines
    }
  }

  /// For each declaration what its code uses, by number.
  public var uses: [[Use]]

  public init(declarations: [Declaration] = [], uses: [[Use]] = []) {
    self.declarations = declarations
    self.uses = uses
  }
}
