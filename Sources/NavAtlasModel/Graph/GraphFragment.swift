/// What one input says about the app; fragments are merged into one ``NavigationGraph``.
public struct GraphFragment: Sendable, Hashable {
  /// Where the statements come from.
  public enum Origin: String, Sendable, Hashable {
    /// A definition, a graph document, notation or source: what the app can do.
    case declared
    /// Recorded sessions: what users did.
    case observed
  }

  public var origin: Origin
  public var graph: NavigationGraph

  /// Creates a fragment.
  public init(origin: Origin = .declared, graph: NavigationGraph) {
    self.origin = origin
    self.graph = graph
  }
}
