extension Graph {
  /// The graph in the DOT language, as UTF-8.
  ///
  /// Linear in the size of the graph; the library's own writer is quadratic in the number of clusters.
  public var dot: [UInt8] {
    var writer = DOTWriter()
    writer.write(self)
    return writer.bytes
  }
}

private struct DOTWriter {
  var bytes: [UInt8] = []
  private var depth = 1

  mutating func write(_ graph: Graph) {
    append("\(graph.isDirected ? "digraph" : "graph") \(quoted(graph.name)) {\n")
    write("graph", graph.attributes)
    write("node", graph.nodeDefaults)
    write("edge", graph.edgeDefaults)
    let inherited = graph.attributes.members.map(\.name)
    write(graph.nodes, graph.clusters, inherited: inherited)
    let arrow = graph.isDirected ? "->" : "--"
    for edge in graph.edges { write("\(quoted(edge.tail)) \(arrow) \(quoted(edge.head))", edge.attributes) }
    append("}\n")
  }

  private mutating func write(_ nodes: [Graph.Node], _ clusters: [Graph.Cluster], inherited: [AttributeName])
  {
    for node in nodes { write(quoted(node.name), node.attributes) }
    for cluster in clusters {
      indent()
      append("subgraph \(quoted("cluster_" + cluster.name)) {\n")
      depth += 1
      // In DOT, unlike in memory, a cluster inherits what was said about the graph.
      var attributes = cluster.attributes
      for name in inherited where attributes[name] == nil && Self.meantForClusters.contains(name) {
        attributes[name] = ""
      }
      write("graph", attributes)
      write(cluster.nodes, cluster.clusters, inherited: attributes.members.map(\.name))
      depth -= 1
      indent()
      append("}\n")
    }
  }

  private static let meantForClusters: Set<AttributeName> = [
    .bgcolor, .class, .color, .fillcolor, .id, .label, .labeljust, .labelloc, .margin, .penwidth,
    .peripheries,
    .style, .tooltip,
  ]

  private mutating func write(_ subject: String, _ attributes: Attributes) {
    if attributes.members.isEmpty && (subject == "graph" || subject == "node" || subject == "edge") { return }
    indent()
    append(subject)
    if !attributes.members.isEmpty {
      append(" [")
      for (index, member) in attributes.members.enumerated() {
        if index > 0 { append(", ") }
        append(member.name.rawValue)
        append("=")
        switch member.value {
        case .html: append("<\(member.libraryValue)>")
        case .text: append(quotedLiterally(member.libraryValue))
        }
      }
      append("]")
    }
    append(";\n")
  }

  private mutating func indent() { for _ in 0..<depth { append("  ") } }
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private func quoted(_ name: String) -> String { quotedLiterally(PlainText.attribute(name)) }

  private func quotedLiterally(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return "\"\(text)\"" }
    return "\"" + text.unicodeScalars.map { $0 == "\"" ? "\\\"" : String($0) }.joined() + "\""
  }
}
