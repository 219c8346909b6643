public import Graphviz

/// DOT without positions, for other Graphviz tools.
public struct DOTRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "dot" }
  public var fileExtensions: [String] { ["dot", "gv"] }
  public var summary: String { "Graphviz's language, not laid out" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    let graph = DiagramGraph(diagram: diagram, palette: options.theme.palette, engine: options.engine).graph()
    return Rendering(bytes: graph.dot)
  }
}
