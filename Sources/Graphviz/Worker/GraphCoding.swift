/// Graphs on their way to a worker process.
extension ByteWriter {
  mutating func write(_ graph: Graph) {
    write(graph.name)
    write(graph.isDirected)
    write(graph.attributes)
    write(graph.nodeDefaults)
    write(graph.edgeDefaults)
    write(graph.nodes) { $0.write($1) }
    write(graph.clusters) { $0.write($1) }
    write(graph.edges) { writer, edge in
      writer.write(edge.tail)
      writer.write(edge.head)
      writer.write(edge.attributes)
      writer.write(edge.shorterLabels) { $0.write($1) }
    }
    write(graph.backdrop.shapes) { $0.write($1) }
  }

  private mutating func write(_ node: Graph.Node) {
    write(node.name)
    write(node.attributes)
  }

  private mutating func write(_ cluster: Graph.Cluster) {
    write(cluster.name)
    write(cluster.attributes)
    write(cluster.nodes) { $0.write($1) }
    write(cluster.clusters) { $0.write($1) }
  }

  private mutating func write(_ attributes: Attributes) {
    write(attributes.members) { writer, member in
      writer.write(member.name.rawValue)
      switch member.value {
      case .text(let text):
        writer.write(false)
        writer.write(text)
      case .html(let markup):
        writer.write(true)
        writer.write(markup.source)
      }
    }
  }

  private mutating func write(_ points: [Backdrop.Point]) {
    write(points) { writer, point in
      writer.write(point.x)
      writer.write(point.y)
    }
  }

  private mutating func write(_ shape: Backdrop.Shape) {
    switch shape {
    case .line(let points, let color, let width, let dash):
      write(0)
      write(points)
      write(color)
      write(width)
      write(dash)
    case .polygon(let points, let color, let isFilled):
      write(1)
      write(points)
      write(color)
      write(isFilled)
    case .circle(let center, let radius, let color, let isFilled):
      write(2)
      write([center])
      write(radius)
      write(color)
      write(isFilled)
    }
  }
}

extension ByteReader {
  mutating func graph() throws(Malformed) -> Graph {
    var graph = Graph(name: try text(), isDirected: try flag())
    graph.attributes = try attributes()
    graph.nodeDefaults = try attributes()
    graph.edgeDefaults = try attributes()
    graph.nodes = try list { reader throws(Malformed) in try reader.node() }
    graph.clusters = try list { reader throws(Malformed) in try reader.cluster() }
    graph.edges = try list { reader throws(Malformed) in
      Graph.Edge(
        from: try reader.text(), to: try reader.text(), try reader.attributes(),
        shorterLabels: try reader.list { inner throws(Malformed) in try inner.text() })
    }
    graph.backdrop = Backdrop(try list { reader throws(Malformed) in try reader.shape() })
    return graph
  }

  private mutating func node() throws(Malformed) -> Graph.Node { Graph.Node(try text(), try attributes()) }

  private mutating func cluster() throws(Malformed) -> Graph.Cluster {
    Graph.Cluster(
      try text(), try attributes(), nodes: try list { reader throws(Malformed) in try reader.node() },
      clusters: try list { reader throws(Malformed) in try reader.cluster() })
  }

  private mutating func attributes() throws(Malformed) -> Attributes {
    var result = Attributes()
    let members = try list { reader throws(Malformed) -> (AttributeName, AttributeValue) in
      guard let name = AttributeName(rawValue: try reader.text()) else { throw Malformed() }
      let isMarkup = try reader.flag()
      let text = try reader.text()
      return (name, isMarkup ? .html(Markup(trusted: text)) : .text(text))
    }
    for (name, value) in members { result[name] = value }
    return result
  }

  private mutating func points() throws(Malformed) -> [Backdrop.Point] {
    try list { reader throws(Malformed) in Backdrop.Point(try reader.double(), try reader.double()) }
  }

  private mutating func shape() throws(Malformed) -> Backdrop.Shape {
    let kind = try integer()
    let points = try points()
    switch kind {
    case 0: return .line(points, color: try text(), width: try double(), dash: try text())
    case 1: return .polygon(points, color: try text(), isFilled: try flag())
    default:
      guard let center = points.first else { throw Malformed() }
      return .circle(center, radius: try double(), color: try text(), isFilled: try flag())
    }
  }
}
