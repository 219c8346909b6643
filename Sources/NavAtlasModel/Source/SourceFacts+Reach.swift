/// What is said of what reaches where: objects, links and presentations.
extension SourceFacts {
  /// Two presentations on one view whose flags some code turns on together.
  public struct Rivals: Sendable, Hashable {
    /// The flags as they are written, in the order of the modifiers.
    public var flags: [String]
    /// True where what the first one shows turns the second one on.
    public var isNested: Bool
    /// Where the later modifier is written.
    public var location: SourceLocation
    /// Where both are turned on.
    public var cause: SourceLocation

    public init(flags: [String], isNested: Bool, location: SourceLocation, cause: SourceLocation) {
      self.flags = flags
      self.isNested = isNested
      self.location = location
      self.cause = cause
    }
  }

  /// An object of the environment that a pushed view needs and that only the root of a stack is given.
  public struct MissingObject: Sendable, Hashable {
    /// The object's type.
    public var type: String
    /// The view that needs it.
    public var view: String
    /// Where the root is given it.
    public var given: SourceLocation
    /// Where the view is pushed, or a view that shows it.
    public var location: SourceLocation

    public init(type: String, view: String, given: SourceLocation, location: SourceLocation) {
      self.type = type
      self.view = view
      self.given = given
      self.location = location
    }
  }

  /// All that a URL sets off, in the code that is given it and the functions that this calls.
  public struct LinkEffect: Sendable, Hashable {
    /// The paths that it writes, sorted.
    public var paths: [String]
    /// Everything that it writes, by last names, sorted.
    public var writes: [String]
    /// True where it takes something else than a path away, as what closes a modal does.
    public var dismisses: Bool
    /// The type whose code it is.
    public var owner: String?
    /// Where the URL is taken.
    public var location: SourceLocation

    public init(
      paths: [String], writes: [String], dismisses: Bool, owner: String? = nil, location: SourceLocation
    ) {
      self.paths = paths
      self.writes = writes
      self.dismisses = dismisses
      self.owner = owner
      self.location = location
    }
  }

  /// A tab view as it is written.
  public struct TabUse: Sendable, Hashable {
    /// What its selection is bound to, without `self`.
    public var selection: String?
    /// Where it is written.
    public var location: SourceLocation

    public init(selection: String?, location: SourceLocation) {
      self.selection = selection
      self.location = location
    }
  }
}
