public import Graphviz

/// SVG with titles for screen readers, tooltips and links to the sources.
public struct SVGRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "svg" }
  public var fileExtensions: [String] { ["svg"] }
  public var summary: String { "sharp at every size, with tooltips and links" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    var rendering = try options.draw(diagram, .svg)
    var finisher = SVGFinisher(diagram, options)
    rendering.bytes = finisher.finish(rendering.bytes)
    return rendering
  }
}
