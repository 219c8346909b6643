/// What is said of stacks and their paths.
extension SourceFacts {
  /// A `navigationDestination` as it is written.
  public struct Destination: Sendable, Hashable {
    /// The type of the values it is for; nil for one that a binding drives.
    public var type: String?
    /// The innermost container around it that makes its children late, such as `LazyVStack` or `List`.
    public var lazyContainer: String?
    /// True in a `ForEach`.
    public var isRepeated: Bool
    /// True where an `if`, a `switch` or `?:` decides whether it is there.
    public var isConditional: Bool
    /// True where the stack is written around it in the same declaration.
    public var isInStack: Bool
    /// The functions and types that are called in it, sorted.
    public var calls: [String]
    /// The type whose code it is.
    public var owner: String?
    /// Where it is written.
    public var location: SourceLocation

    public init(
      type: String?, lazyContainer: String? = nil, isRepeated: Bool = false, isConditional: Bool = false,
      isInStack: Bool = false, calls: [String] = [], owner: String? = nil, location: SourceLocation
    ) {
      self.type = type
      self.lazyContainer = lazyContainer
      self.isRepeated = isRepeated
      self.isConditional = isConditional
      self.isInStack = isInStack
      self.calls = calls
      self.owner = owner
      self.location = location
    }
  }

  /// A destination as it was followed: on which stack it is, and for which screens.
  public struct Registration: Sendable, Hashable {
    /// The type of its values.
    public var type: String
    /// The id of the container whose stack has it.
    public var container: String
    /// The ids of the roots that register it, sorted.
    public var roots: [String]
    /// The ids of the screens that register it where they are pushed, sorted.
    public var pushed: [String]
    /// True where a root of the stack, or the container, registers it.
    public var isAtRoot: Bool
    /// True where some value was seen to lead to a destination for the type.
    public var isUsed: Bool
    /// Where it is written.
    public var location: SourceLocation

    public init(
      type: String, container: String, roots: [String], pushed: [String], isAtRoot: Bool, isUsed: Bool,
      location: SourceLocation
    ) {
      self.type = type
      self.container = container
      self.roots = roots
      self.pushed = pushed
      self.isAtRoot = isAtRoot
      self.isUsed = isUsed
      self.location = location
    }
  }

  /// A `removeLast` on a path.
  public struct Pop: Sendable, Hashable {
    /// The path as it is written, without `self`.
    public var path: String
    /// How many elements go; nil where the code alone does not say.
    public var count: Int?
    /// True where the same function looks at what is on the path before, or is only there while something is.
    public var isGuarded: Bool
    /// The type whose code it is.
    public var owner: String?
    /// True where that is a view: what is not followed of it is a screen that was not followed.
    public var isInView: Bool
    /// Where it is written.
    public var location: SourceLocation

    public init(
      path: String, count: Int?, isGuarded: Bool, owner: String? = nil, isInView: Bool = false,
      location: SourceLocation
    ) {
      self.path = path
      self.count = count
      self.isGuarded = isGuarded
      self.owner = owner
      self.isInView = isInView
      self.location = location
    }
  }

  /// A stack in a screen that a stack shows.
  public struct NestedStack: Sendable, Hashable {
    /// What is written: `NavigationStack` or `NavigationView`.
    public var name: String
    /// The id of the screen that has it.
    public var screen: String
    /// Where it is written.
    public var location: SourceLocation

    public init(name: String, screen: String, location: SourceLocation) {
      self.name = name
      self.screen = screen
      self.location = location
    }
  }

  /// A stack as it is written.
  public struct StackUse: Sendable, Hashable {
    /// The path that it is bound to, as it is written.
    public var path: String?
    /// The type whose code it is.
    public var owner: String?
    /// True where state decides whether it is there.
    public var isConditional: Bool
    /// True where the version of the system is asked for around it.
    public var asksVersion: Bool
    /// The state that decides which view is its root, or whose change makes that a new one.
    public var rootState: String?
    /// Where it is written.
    public var location: SourceLocation

    public init(
      path: String?, owner: String?, isConditional: Bool, asksVersion: Bool = false,
      rootState: String? = nil,
      location: SourceLocation
    ) {
      self.path = path
      self.owner = owner
      self.isConditional = isConditional
      self.rootState = rootState
      self.asksVersion = asksVersion
      self.location = location
    }
  }

  /// What one function writes.
  public struct Change: Sendable, Hashable {
    /// The function's name.
    public var function: String
    /// The type whose code it is.
    public var owner: String?
    /// The chains of names that it assigns or changes, in order.
    public var names: [String]
    /// Those to which something is added, or that are assigned something that is not empty.
    public var filled: [String]
    /// Where the first is written.
    public var location: SourceLocation

    public init(
      function: String, owner: String?, names: [String], filled: [String], location: SourceLocation
    ) {
      self.function = function
      self.owner = owner
      self.names = names
      self.filled = filled
      self.location = location
    }
  }
}
