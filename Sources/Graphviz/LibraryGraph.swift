private import CGraphvizShim

/// A ``Graph`` built in the library's memory; closing it gives everything back.
final class LibraryGraph {
  let handle: OpaquePointer
  /// In the order of the graph; of the edges those that are drawn.
  let nodes: [OpaquePointer]
  let clusters: [OpaquePointer]
  let edges: [OpaquePointer]
  /// How wide each edge is drawn, in points.
  let lineWidths: [Double]
  private let backdropOrigin: Backdrop.Point?

  /// Builds the graph. Linear in its size.
  init(_ graph: Graph) throws(GraphvizError) {
    guard let handle = gvs_graph_open(graph.name, graph.isDirected ? 1 : 0) else {
      throw .invalidGraph("there is not enough memory")
    }
    self.handle = handle
    backdropOrigin = graph.backdrop.shapes.isEmpty ? nil : Backdrop.Point(0, graph.backdrop.height)
    var builder = Builder(root: handle)
    for member in graph.nodeDefaults.members { builder.setDefault(member, GVS_NODE) }
    for member in graph.edgeDefaults.members { builder.setDefault(member, GVS_EDGE) }
    do {
      try builder.add(graph.nodes, graph.clusters, to: handle)
      for edge in graph.edges { try builder.add(edge) }
    } catch {
      gvs_graph_close(handle)
      throw error
    }
    (nodes, clusters, edges) = (builder.list, builder.clusters, builder.edges)
    lineWidths = builder.lineWidths
    if graph.edges.contains(where: { !$0.shorterLabels.isEmpty }) {
      // They are placed afterwards; what the engine thinks of their places must not widen the drawing.
      builder.set([.forcelabels: "false"], GVS_GRAPH, of: UnsafeMutableRawPointer(handle))
    }
    // Last, so that clusters do not inherit from the graph.
    builder.set(graph.attributes, GVS_GRAPH, of: UnsafeMutableRawPointer(handle))
    if let backdropOrigin {
      let attribute = gvs_attribute(handle, GVS_GRAPH, "_background")
      gvs_set(UnsafeMutableRawPointer(handle), attribute, graph.backdrop.xdot(origin: backdropOrigin), 0)
    }
  }

  deinit { gvs_graph_close(handle) }

  /// Moves the backdrop to the label's corner, which is known after the layout only.
  func placeBackdrop() {
    guard let origin = backdropOrigin else { return }
    let box = gvs_label_box(handle)
    gvs_move_background(handle, box.x - origin.x, box.y + box.height - origin.y)
  }

  private struct Builder {
    let root: OpaquePointer
    var nodes: [String: OpaquePointer] = [:]
    var clusterNames: Set<String> = []
    private(set) var list: [OpaquePointer] = []
    private(set) var clusters: [OpaquePointer] = []
    private(set) var edges: [OpaquePointer] = []
    private(set) var lineWidths: [Double] = []
    private var declared: [GVSKind.RawValue: [AttributeName: OpaquePointer]] = [:]

    init(root: OpaquePointer) { self.root = root }

    mutating func set(_ attributes: Attributes, _ kind: GVSKind, of object: UnsafeMutableRawPointer) {
      for member in attributes.members {
        gvs_set(object, attribute(member.name, kind), member.libraryValue, member.isMarkup)
      }
    }

    private mutating func attribute(_ name: AttributeName, _ kind: GVSKind) -> OpaquePointer? {
      if let known = declared[kind.rawValue]?[name] { return known }
      let attribute = gvs_attribute(root, kind, name.rawValue)
      declared[kind.rawValue, default: [:]][name] = attribute
      return attribute
    }

    func setDefault(_ member: Attributes.Member, _ kind: GVSKind) {
      gvs_graph_set_default(root, kind, member.name.rawValue, member.libraryValue)
    }

    mutating func add(
      _ newNodes: [Graph.Node], _ clusters: [Graph.Cluster], to parent: OpaquePointer
    ) throws(GraphvizError) {
      for node in newNodes {
        guard nodes[node.name] == nil, let pointer = gvs_graph_add_node(parent, node.name) else {
          throw .invalidGraph("two nodes are named \(node.name)")
        }
        nodes[node.name] = pointer
        list.append(pointer)
        set(node.attributes, GVS_NODE, of: UnsafeMutableRawPointer(pointer))
      }
      for cluster in clusters {
        guard clusterNames.insert(cluster.name).inserted,
          let pointer = gvs_graph_add_cluster(parent, "cluster_" + cluster.name)
        else { throw .invalidGraph("two clusters are named \(cluster.name)") }
        self.clusters.append(pointer)
        set(cluster.attributes, GVS_GRAPH, of: UnsafeMutableRawPointer(pointer))
        try add(cluster.nodes, cluster.clusters, to: pointer)
      }
    }

    mutating func add(_ edge: Graph.Edge) throws(GraphvizError) {
      guard let tail = nodes[edge.tail], let head = nodes[edge.head],
        let pointer = gvs_graph_add_edge(root, tail, head)
      else { throw .invalidGraph("an edge from \(edge.tail) to \(edge.head) has an end that is not a node") }
      set(edge.attributes, GVS_EDGE, of: UnsafeMutableRawPointer(pointer))
      for (name, text) in zip([AttributeName.headlabel, .taillabel], edge.shorterLabels) {
        set([name: .text(text)], GVS_EDGE, of: UnsafeMutableRawPointer(pointer))
      }
      if edge.attributes[.style] != "invis" {
        edges.append(pointer)
        if case .text(let width) = edge.attributes[.penwidth] {
          lineWidths.append(Double(width) ?? 1)
        } else {
          lineWidths.append(1)
        }
      }
    }
  }
}

extension Attributes.Member {
  /// The value as the library takes it.
  var libraryValue: String {
    switch value {
    case .text(let text): name == .fontname ? PlainText.fontNames(text) : PlainText.attribute(text)
    case .html(let markup): markup.source
    }
  }

  fileprivate var isMarkup: Int32 {
    if case .html = value { 1 } else { 0 }
  }
}
