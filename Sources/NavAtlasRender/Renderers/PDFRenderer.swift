public import Graphviz

/// PDF, for print.
public struct PDFRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "pdf" }
  public var fileExtensions: [String] { ["pdf"] }
  public var summary: String { "one page, for print" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    try options.draw(diagram, .pdf)
  }
}
