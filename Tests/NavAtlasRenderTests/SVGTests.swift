import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct SVGTests {
  private func svg(_ graph: NavigationGraph, _ options: RenderOptions = RenderOptions()) throws -> [UInt8] {
    try SVGRenderer().render(DiagramComposer.compose(graph: graph), options).bytes
  }

  @Test func `a screen reader finds a title and a description`() throws {
    let parsed = ParsedSVG(try svg(Fixtures.cookbook))
    #expect(parsed.isWellFormed)
    #expect(parsed.rootAttributes["role"] == "img")
    #expect(parsed.rootAttributes["aria-labelledby"] == "diagram_title diagram_description")
    #expect(parsed.titles.first == "Cookbook")
    #expect(parsed.elements.contains("desc"))
  }

  @Test func `every card and link has its id, its class and its tooltip`() throws {
    let diagram = DiagramComposer.compose(graph: Fixtures.cookbook)
    let parsed = ParsedSVG(try svg(Fixtures.cookbook))
    for id in diagram.cards.map(\.id) + diagram.links.map(\.id) + diagram.groups.map(\.id) {
      #expect(parsed.ids.contains(id))
    }
    #expect(Set(parsed.ids).count == parsed.ids.count)
    #expect(
      parsed.classes.isSuperset(of: ["card", "link", "group", "push", "sheet", "placeholder", "column"]))
    #expect(parsed.titles.contains { $0.hasPrefix("Categories · “All recipes”") })
    #expect(parsed.titles.contains { $0.contains("Ingredient → Nutrition") })
  }

  @Test func `a card links to its source`() throws {
    let relative = ParsedSVG(try svg(Fixtures.cookbook))
    #expect(relative.links.contains("App/Categories.swift#L12"))
    let options = RenderOptions(sourceBase: "https://example.com/blob/main/")
    #expect(
      ParsedSVG(try svg(Fixtures.cookbook, options)).links.contains(
        "https://example.com/blob/main/App/Categories.swift#L12"))
  }

  @Test(arguments: [
    ("vscode://file/src/", "vscode://file/src/App/Categories.swift:12"),
    ("vscode:///src/", "vscode://file/src/App/Categories.swift:12"),
    ("xcode:///src/", "xcode://open?file=/src/App/Categories.swift&line=12"),
    ("XCODE://open?file=/src/", "xcode://open?file=/src/App/Categories.swift&line=12"),
    ("idea:///src/", "idea://open?file=/src/App/Categories.swift&line=12"),
  ])
  func `an editor gets the line as it wants it`(base: String, address: String) throws {
    #expect(ParsedSVG(try svg(Fixtures.cookbook, RenderOptions(sourceBase: base))).links.contains(address))
  }

  @Test func `a line links to the code that leads on`() throws {
    var graph = Fixtures.cookbook
    graph.transitions[0].locations = [SourceLocation(file: "App/Row.swift", line: 7)]
    #expect(ParsedSVG(try svg(graph)).links.contains("App/Row.swift#L7"))
  }

  @Test(arguments: ["javascript:", "data:text/html,", "file:///etc/", "//evil.example/"])
  func `a base with another scheme makes no links`(base: String) throws {
    #expect(ParsedSVG(try svg(Fixtures.cookbook, RenderOptions(sourceBase: base))).links.isEmpty)
  }

  @Test func `nothing tells which version of Graphviz drew it`() throws {
    let text = String(decoding: try svg(Fixtures.shop), as: UTF8.self)
    #expect(!text.contains("<!--"))
    #expect(!text.contains("raphviz"))
  }

  @Test(arguments: Themes.all.map(\.id))
  func `every theme draws`(id: String) throws {
    let theme = try #require(Themes.named(id))
    let parsed = ParsedSVG(try svg(Fixtures.shop, RenderOptions(theme: theme)))
    #expect(parsed.isWellFormed)
    #expect(
      String(decoding: try svg(Fixtures.shop, RenderOptions(theme: theme)), as: UTF8.self).contains(
        "prefers-color-scheme") == (theme.darkPalette != nil))
  }

  @Test func `the same graph gives the same bytes`() throws {
    let first = try svg(Fixtures.shop)
    for _ in 0..<4 { #expect(try svg(Fixtures.shop) == first) }
  }

  @Test func `names in every script are drawn`() throws {
    let names = ["홈", "詳細", "设置", "👨‍👩‍👧‍👦 가족", "Привет", "Ελλάδα"]
    let graph = NavigationGraph(name: "旅行", screens: names.map { Screen(id: $0) })
    let text = String(decoding: try svg(graph), as: UTF8.self)
    for name in names { #expect(text.contains(name)) }
  }
}
