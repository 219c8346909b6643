public import Graphviz

/// SVG as a part of a page that has a title, a legend, fonts, colours and links of its own.
///
/// Every element of the diagram is a group whose id is the diagram's, after `prefix`; colours are those of ``LightTheme``,
/// which the page's ``PageColors`` replace.
public struct PagePicture: Sendable {
  public var prefix: String

  public init(prefix: String) { self.prefix = prefix }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    var options = options
    options.theme = AutoTheme()
    options.hasHeading = false
    var rendering = try options.draw(diagram, .svg)
    if rendering.wordsLeftOut > 0 {
      rendering.notes.append("\(Words.count(rendering.wordsLeftOut, "word")) left out for want of room")
    }
    var finisher = SVGFinisher(diagram, options, prefix: prefix)
    rendering.bytes = finisher.finish(rendering.bytes)
    return rendering
  }
}

extension Diagram {
  /// The diagram with the lists in it that pictures draw in place of fans of cards.
  public var drawn: Diagram { CardLists.drawn(self) }
}
