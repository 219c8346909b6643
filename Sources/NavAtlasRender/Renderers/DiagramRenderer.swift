public import Graphviz

/// A format in which a diagram can be had.
public protocol DiagramRenderer: Sendable {
  /// What the user calls the format.
  var id: String { get }
  /// The endings of file names that mean it, without the dot.
  var fileExtensions: [String] { get }
  /// What the format is good for, in a few words.
  var summary: String { get }
  /// Draws the diagram.
  func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering
}

/// All formats.
public enum DiagramRenderers {
  public static let all: [any DiagramRenderer] = [
    SVGRenderer(), BitmapRenderer(), PDFRenderer(), DOTRenderer(), MermaidRenderer(), HTMLRenderer(),
    TextRenderer(), JSONRenderer(),
  ]

  /// The format of that name.
  public static func named(_ id: String) -> (any DiagramRenderer)? { all.first { $0.id == id } }

  /// The format that a file's ending asks for.
  public static func forFileExtension(_ ending: String) -> (any DiagramRenderer)? {
    all.first { $0.fileExtensions.contains(ending.lowercased()) }
  }
}
