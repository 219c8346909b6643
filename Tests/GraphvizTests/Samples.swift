import Graphviz

enum Samples {
  /// A binary tree.
  static func tree(_ count: Int) -> Graph {
    Graph(
      name: "tree", attributes: [.rankdir: "LR"], nodes: (0..<count).map { Graph.Node("n\($0)") },
      edges: (1..<count).map { Graph.Edge(from: "n\(($0 - 1) / 2)", to: "n\($0)") })
  }

  static func chain(_ count: Int) -> Graph {
    Graph(
      name: "chain", nodes: (0..<count).map { Graph.Node("n\($0)") },
      edges: (1..<count).map { Graph.Edge(from: "n\($0 - 1)", to: "n\($0)") })
  }

  /// Clusters in clusters, HTML-like labels, a backdrop.
  static let rich = Graph(
    name: "rich",
    attributes: [.rankdir: "LR", .label: .html(Markup(Table(rows: [[.space(width: 80, height: 30)]])))],
    nodeDefaults: [.shape: "box"],
    nodes: [Graph.Node("a", [.label: .text("A \"quoted\" \\N name"), .tooltip: "first"])],
    clusters: [
      Graph.Cluster(
        "outer", [.label: "Outer"], nodes: [Graph.Node("b")],
        clusters: [
          Graph.Cluster(
            "inner", [.label: "Inner"],
            nodes: [
              Graph.Node(
                "c",
                [
                  .label: .html(
                    Markup(Table(rows: [[Cell(.text("<b> & \\G", Font(size: 10, color: "#112233")))]])))
                ])
            ])
        ]),
      Graph.Cluster("second", [.label: "Second"], nodes: [Graph.Node("d")]),
    ],
    edges: [
      Graph.Edge(from: "a", to: "b"), Graph.Edge(from: "b", to: "c", [.label: "to c"]),
      Graph.Edge(from: "c", to: "d"),
    ],
    backdrop: Backdrop([
      .line([.init(0, 10), .init(20, 10)], color: "#aa0000", width: 2, dash: "dashed"),
      .polygon([.init(20, 8), .init(26, 10), .init(20, 12)], color: "#aa0000", isFilled: true),
      .circle(.init(30, 10), radius: 3, color: "#aa0000", isFilled: false),
    ]))
}
