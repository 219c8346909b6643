public import Graphviz

/// One page with the picture in it; no script, nothing to load.
public struct HTMLRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "html" }
  public var fileExtensions: [String] { ["html", "htm"] }
  public var summary: String { "a page with the picture in it" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    var rendering = try SVGRenderer().render(diagram, options)
    let svg = rendering.bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    let palette = options.theme.palette
    let dark = options.theme.darkPalette.map {
      "@media (prefers-color-scheme: dark){body{background:\($0[.canvas])}}"
    }
    let head = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(XMLText.escape(diagram.title))</title>
      <style>body{margin:0;background:\(palette[.canvas])}svg{display:block;margin:auto;max-width:100%;height:auto}\(dark ?? "")</style>
      </head>
      <body>

      """
    rendering.bytes = Array(head.utf8) + svg + Array("</body>\n</html>\n".utf8)
    return rendering
  }
}
