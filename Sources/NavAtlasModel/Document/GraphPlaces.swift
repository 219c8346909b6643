/// Where the elements of a graph stand in the input that declares them, in step with the graph's arrays.
///
/// A shorter array means that the places of the last elements are not known.
public struct GraphPlaces: Sendable {
  public var screens: [SourceLocation?] = []
  public var containers: [SourceLocation?] = []
  public var transitions: [SourceLocation?] = []
  public var entries: [SourceLocation?] = []
  /// Containers that the input declares but that could not be read: naming one is no second error.
  public var unreadableContainers: Set<Container.ID> = []

  /// Creates places of nothing.
  public init() {}
}
