/// A node of the navigation graph: a view type, a destination case, or a named screen of a definition.
public struct Screen: Sendable, Hashable, Identifiable {
  /// What kind of node it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An ordinary screen.
    case screen
    /// What a split view's column shows while nothing is selected.
    case placeholder
    /// A destination that could not be named.
    case unresolved
    /// A screen outside the sources that were read.
    case external
  }

  /// Unique in the graph.
  public var id: String
  /// The SwiftUI type name, the route case, or the declared name; what a picture shows.
  public var name: String
  /// The title the user reads on the screen, where it is known.
  public var title: String?
  /// The module that declares the screen.
  public var module: String?
  public var kind: Kind
  /// Where the screen is declared.
  public var location: SourceLocation?
  /// True where neither the back button nor the back gesture works.
  public var backDisabled: Bool
  /// How often recorded sessions showed the screen.
  public var count: Int
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a screen; its name is its id unless one is given.
  public init(
    id: String, name: String? = nil, title: String? = nil, module: String? = nil, kind: Kind = .screen,
    location: SourceLocation? = nil, backDisabled: Bool = false, count: Int = 0, extra: [JSONMember] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.title = title
    self.module = module
    self.kind = kind
    self.location = location
    self.backDisabled = backDisabled
    self.count = count
    self.extra = extra
  }
}
