/// A graph with attributes and nested clusters, as Graphviz understands it.
///
/// Names serve to tell objects apart and end up in DOT output; what people read is the `label` attribute.
public struct Graph: Sendable, Hashable {
  /// A node.
  public struct Node: Sendable, Hashable {
    /// Unique in the graph.
    public var name: String
    public var attributes: Attributes

    public init(_ name: String, _ attributes: Attributes = [:]) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// An edge between two nodes, named by their names.
  public struct Edge: Sendable, Hashable {
    public var tail: String
    public var head: String
    public var attributes: Attributes
    /// What stands for the label where that finds no room, the best first: two at most, in the `labelfontsize`.
    ///
    /// A picture made by this library only: other tools that read the graph as DOT know nothing of it.
    public var shorterLabels: [String]

    public init(
      from tail: String, to head: String, _ attributes: Attributes = [:], shorterLabels: [String] = []
    ) {
      self.tail = tail
      self.head = head
      self.attributes = attributes
      self.shorterLabels = shorterLabels
    }
  }

  /// A box around nodes and further clusters.
  public struct Cluster: Sendable, Hashable {
    /// Unique among the graph's clusters.
    public var name: String
    public var attributes: Attributes
    public var nodes: [Node]
    public var clusters: [Cluster]

    public init(
      _ name: String, _ attributes: Attributes = [:], nodes: [Node] = [], clusters: [Cluster] = []
    ) {
      self.name = name
      self.attributes = attributes
      self.nodes = nodes
      self.clusters = clusters
    }
  }

  public var name: String
  public var isDirected: Bool
  public var attributes: Attributes
  /// What nodes have unless they say otherwise.
  public var nodeDefaults: Attributes
  /// What edges have unless they say otherwise.
  public var edgeDefaults: Attributes
  /// The nodes outside all clusters.
  public var nodes: [Node]
  public var clusters: [Cluster]
  public var edges: [Edge]
  /// Shapes behind the drawing.
  public var backdrop: Backdrop

  /// Creates a graph.
  public init(
    name: String, isDirected: Bool = true, attributes: Attributes = [:], nodeDefaults: Attributes = [:],
    edgeDefaults: Attributes = [:], nodes: [Node] = [], clusters: [Cluster] = [], edges: [Edge] = [],
    backdrop: Backdrop = Backdrop()
  ) {
    self.name = name
    self.isDirected = isDirected
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.nodes = nodes
    self.clusters = clusters
    self.edges = edges
    self.backdrop = backdrop
  }
}

extension Graph {
  /// The number of nodes (in clusters too) and edges: what a layout's cost grows with.
  public var size: Int { nodes.count + clusters.reduce(0) { $0 + $1.nodeCount } + edges.count }
}

extension Graph.Cluster {
  /// The number of nodes in the cluster and the clusters inside it.
  public var nodeCount: Int { nodes.count + clusters.reduce(0) { $0 + $1.nodeCount } }
}
