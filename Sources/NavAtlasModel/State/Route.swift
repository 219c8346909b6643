/// A screen plus its arguments: what a path holds.
public struct Route: Sendable, Hashable {
  public var screen: Screen.ID
  /// The arguments as text: JSON, or any value that identifies them.
  public var arguments: String?
  /// The type a destination is registered for; the screen's id stands in where it is unknown.
  public var type: String?

  /// Creates a route.
  public init(_ screen: Screen.ID, _ arguments: String? = nil, type: String? = nil) {
    self.screen = screen
    self.arguments = arguments
    self.type = type
  }

  var registrationKey: String { type ?? screen }
}

extension Route: ExpressibleByStringLiteral {
  public init(stringLiteral screen: String) { self.init(screen) }
}

extension Route: CustomStringConvertible {
  /// `Screen` or `Screen(arguments)`.
  public var description: String { arguments.map { "\(screen)(\($0))" } ?? screen }
}

/// One frame above a stack's root.
public struct StackEntry: Sendable, Hashable {
  /// What put the frame there.
  public enum Via: String, Sendable, Hashable, CaseIterable {
    case link, code, action, url, restore, present
  }

  /// Unique in the window, never used twice.
  public var id: Int
  public var route: Route
  public var via: Via
  /// True for a pushed value without a visible destination (T07): it is in the path but shows nothing.
  public var isInvisible: Bool
  /// True for a view frame that outlived a change of the selection it came from (NA302).
  public var isStale: Bool

  /// Creates an entry.
  public init(
    id: Int, _ route: Route, via: Via = .code, isInvisible: Bool = false, isStale: Bool = false
  ) {
    self.id = id
    self.route = route
    self.via = via
    self.isInvisible = isInvisible
    self.isStale = isStale
  }
}
