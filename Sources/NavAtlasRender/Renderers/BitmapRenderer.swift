public import Graphviz

/// PNG, at a resolution that keeps large pictures bearable.
public struct BitmapRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "png" }
  public var fileExtensions: [String] { ["png"] }
  public var summary: String { "a bitmap, for chats and documents" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    try options.draw(diagram, .png)
  }
}
