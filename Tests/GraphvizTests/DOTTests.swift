import Graphviz
import TestSupport
import Testing

@Suite struct DOTTests {
  @Test func `a graph is written as DOT`() throws { try expectGolden(Samples.rich.dot, "rich.dot") }

  @Test func `attributes that read files or make links do not exist`() {
    let unwanted = [
      "image", "shapefile", "fontpath", "imagepath", "URL", "href", "edgeURL", "target", "stylesheet",
    ]
    #expect(unwanted.allSatisfy { AttributeName(rawValue: $0) == nil })
  }

  @Test(arguments: [
    ("plain", "plain"), ("two\nlines\ttab", "two lines tab"), ("nul\0bell\u{7}", "nulbell"),
    ("over\u{202E}ride\u{2066}", "override"), ("👨‍👩‍👧 family", "👨‍👩‍👧 family"), ("\u{FFFE}\u{FEFF}x", "x"),
  ])
  func `control and bidirectional characters are stripped`(text: String, expected: String) {
    #expect(PlainText.clean(text) == expected)
  }

  @Test func `a megabyte is cut quickly`() {
    let long = String(repeating: "x", count: 1 << 20)
    #expect(PlainText.clean(long, limit: 40) == String(repeating: "x", count: 39) + "…")
  }

  @Test func `one character of a million marks is cut as well`() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 1 << 20)
    #expect(PlainText.clean(zalgo, limit: 40).unicodeScalars.count < 400)
  }

  @Test func `fonts cannot carry markup`() throws {
    let graph = Graph(
      name: "g", nodes: [Graph.Node("a", [.fontname: .text("Arial\"/><script>alert(1)</script>")])])
    let svg = String(decoding: try Library.render(RenderRequest(graph, format: .svg)).bytes, as: UTF8.self)
    #expect(!svg.contains("<script"))
  }
}
