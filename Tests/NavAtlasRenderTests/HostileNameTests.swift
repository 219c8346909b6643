import Graphviz
import NavAtlasRender
import Testing

@Suite struct HostileNameTests {
  private let diagram = DiagramComposer.compose(graph: Fixtures.hostile)

  @Test func `ids are letters, digits and underscores`() {
    let ids = diagram.cards.map(\.id) + diagram.links.map(\.id) + diagram.groups.map(\.id)
    for id in ids {
      #expect(
        id.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            || byte == 0x5F
        })
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `names are short and clean`() {
    for card in diagram.cards {
      #expect(card.name.count <= 44 && card.tooltip.count <= 500)
      #expect(!card.name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }

  @Test func `the SVG has no elements, attributes or links but ours`() throws {
    let parsed = ParsedSVG(try SVGRenderer().render(diagram, RenderOptions()).bytes)
    #expect(parsed.isWellFormed)
    #expect(
      parsed.elements.isSubset(of: [
        "svg", "g", "title", "desc", "style", "a", "path", "polygon", "polyline", "ellipse", "text",
      ]))
    #expect(
      parsed.attributes.isSubset(of: [
        "width", "height", "viewBox", "xmlns", "xmlns:xlink", "role", "aria-labelledby", "id", "class",
        "transform",
        "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "points", "d",
        "cx",
        "cy", "rx", "ry", "x", "y", "text-anchor", "font-family", "font-weight", "font-size", "xlink:href",
      ]))
    #expect(parsed.links.allSatisfy { !$0.contains(":") })
  }

  @Test func `the page has no script`() throws {
    let text = String(decoding: try HTMLRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
      .lowercased()
    #expect(!text.contains("<script"))
    #expect(!text.contains("onload=\""))
  }

  @Test func `the DOT has no attribute that reads a file or makes a link`() throws {
    let text = String(decoding: try DOTRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
    // Outside of quotes and labels nothing of a name is left.
    let skeleton = text.replacing(#/"(\\.|[^"\\])*"/#, with: "").replacing(
      #/<<TABLE.*?</TABLE>>/#.dotMatchesNewlines(), with: "")
    for word in ["image", "shapefile", "URL", "href", "evil", "IMG"] { #expect(!skeleton.contains(word)) }
  }

  @Test func `the flowchart has no syntax but ours`() throws {
    let text = String(decoding: try MermaidRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst(3) {
      // Outside of quotes and ids.
      let rest = line.replacing(#/"[^"]*"/#, with: "").replacing(#/\b[sxg]_\w+/#, with: "")
      for word in ["click", "%%", "<", "`", "script"] { #expect(!rest.contains(word)) }
    }
    #expect(!text.contains("<script"))
  }

  @Test func `every format copes`() throws {
    for renderer in DiagramRenderers.all {
      #expect(try !renderer.render(diagram, RenderOptions()).bytes.isEmpty)
    }
  }
}
