import Graphviz
import NavAtlasModel
import NavAtlasRender
import TestSupport
import Testing

/// Words on lines cover nothing, and nothing covers them.
@Suite struct WordTests {
  private static let texts = [
    "edit", "add an item", "openDetail", "profile", "retry", "select category, tap", "設定",
    "show all recent items",
  ]

  /// Tabs, modals and moves with labels; as dense as the numbers say.
  private func app(_ seed: UInt64) -> NavigationGraph {
    var generator = SplitMix64(seed: seed)
    let screens = (0..<Int.random(in: 4...22, using: &generator)).map { "Screen\($0)" }
    var graph = NavigationGraph(name: "Random", screens: screens.map { Screen(id: $0) })
    let kinds: [TransitionKind] = [.push, .push, .sheet, .cover, .popTo, .select]
    for index in 1..<screens.count {
      graph.transitions.append(move(screens[(index - 1) / 3], screens[index], .push, &generator))
    }
    for _ in 0..<Int.random(in: 0...screens.count, using: &generator) {
      let ends = (0..<2).map { _ in screens[Int.random(in: 0..<screens.count, using: &generator)] }
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
      if ends[0] != ends[1] { graph.transitions.append(move(ends[0], ends[1], kind, &generator)) }
    }
    graph.containers = [
      Container(id: "one", name: "One", .stack(.init(root: screens[0]))),
      Container(id: "two", name: "Two", .stack(.init(root: screens[screens.count / 2]))),
      Container(
        id: "bar", .tabs(.init(tabs: [.init(key: "1", container: "one"), .init(key: "2", container: "two")]))),
    ]
    graph.entries = [Entry(screen: screens[0], container: "one")]
    return graph
  }

  private func move(
    _ from: String, _ to: String, _ kind: TransitionKind, _ generator: inout SplitMix64
  ) -> Transition {
    let text = Self.texts[Int.random(in: 0..<Self.texts.count, using: &generator)]
    return Fixtures.move(from, to, kind, label: Bool.random(using: &generator) ? text : nil)
  }

  private func svg(_ diagram: Diagram, _ theme: any Theme = LightTheme()) throws -> String {
    String(decoding: try SVGRenderer().render(diagram, RenderOptions(theme: theme)).bytes, as: UTF8.self)
  }

  @Test func `no word covers a card, a frame's title, another word or another line`() throws {
    var (drawn, wanted) = (0, 0)
    for seed in 1...60 as ClosedRange<UInt64> {
      let diagram = DiagramComposer.compose(graph: app(seed))
      let picture = DrawnPicture(svg: try svg(diagram))
      #expect(picture.wordsInTheWay.map(\.text) == [], "seed \(seed)")
      #expect(picture.cards.count == diagram.cards.count && picture.lines.count == diagram.links.count)
      drawn += picture.words.count
      let worded = diagram.links.filter { !$0.label.isEmpty }
      wanted += Set(worded.map { [$0.to, $0.role.rawValue, $0.label] }).count
    }
    #expect(wanted > 400 && drawn * 100 >= wanted * 85, "\(drawn) of \(wanted)")
  }

  @Test func `lines that lead to one card with the same word say it once`() throws {
    var graph = NavigationGraph(
      screens: ["A", "B", "C", "D"].map { Screen(id: $0) },
      transitions: ["B", "C"].map { Fixtures.move("A", $0) }
        + ["A", "B", "C"].map { Fixtures.move($0, "D", label: "finish") }, entries: [Entry(screen: "A")])
    func words() throws -> [String] {
      DrawnPicture(svg: try svg(DiagramComposer.compose(graph: graph))).words.map(\.text)
    }
    #expect(try words() == ["finish"])
    // Numbers are not the same, even if they are.
    for index in graph.transitions.indices { graph.transitions[index].count = 7 }
    #expect(try words().count == 5)
  }

  @Test func `every theme and format has the words in the same places`() throws {
    let diagram = DiagramComposer.compose(graph: app(7))
    let light = DrawnPicture(svg: try svg(diagram))
    for theme in Themes.all {
      let picture = DrawnPicture(svg: try svg(diagram, theme))
      #expect(picture.words.map(\.text) == light.words.map(\.text))
      #expect(picture.words.map(\.box.left) == light.words.map(\.box.left))
    }
    let svg = try SVGRenderer().render(diagram, RenderOptions())
    for renderer in [BitmapRenderer(), PDFRenderer()] as [any DiagramRenderer] {
      #expect(try renderer.render(diagram, RenderOptions()).wordsLeftOut == svg.wordsLeftOut)
    }
  }

  /// Everything leads everywhere, with long words.
  private var crowd: Diagram {
    let screens = (0..<9).map { "S\($0)" }
    var graph = NavigationGraph(screens: screens.map { Screen(id: $0) }, entries: [Entry(screen: "S0")])
    for from in screens {
      for to in screens where from != to {
        graph.transitions.append(
          Fixtures.move(from, to, label: "\(from) leads on to \(to) so"))
      }
    }
    return DiagramComposer.compose(graph: graph, options: DiagramOptions(linksPerTarget: nil))
  }

  @Test func `words that find no room are counted in the heading and told under the pointer`() throws {
    let rendering = try SVGRenderer().render(crowd, RenderOptions())
    let parsed = ParsedSVG(rendering.bytes)
    let text = String(decoding: rendering.bytes, as: UTF8.self)
    let picture = DrawnPicture(svg: text)
    #expect(rendering.wordsLeftOut > 0)
    #expect(picture.words.count == crowd.links.count { !$0.label.isEmpty } - rendering.wordsLeftOut)
    #expect(picture.wordsInTheWay.isEmpty)
    #expect(text.contains("\(rendering.wordsLeftOut) words left out for want of room"))
    for link in crowd.links { #expect(parsed.titles.contains { $0.contains(link.label) }, "\(link.label)") }
  }

  @Test func `words are made smaller, then cut short with an ellipsis`() throws {
    let text = try svg(crowd)
    #expect(text.contains("font-size=\"7.50\""))
    let cut = DrawnPicture(svg: text).words.filter { $0.text.hasSuffix("…") }
    #expect(!cut.isEmpty)
  }

  @Test func `the measure sees a word on a card, on another line and on another word`() {
    func picture(_ word: String) -> DrawnPicture {
      DrawnPicture(
        svg: """
          <svg width="200pt" height="100pt"><g id="a" class="node card"><path d="M0,0 L20,0 20,20 0,20"/></g>
          <g id="b" class="edge link"><path d="M20,10C60,10 100,10 140,10"/>
          <text text-anchor="middle" x="80" y="40" font-size="9.00">here</text></g>
          <g id="c" class="edge link"><path d="M20,80C60,80 100,80 140,80"/>\(word)</g></svg>
          """)
    }
    func word(_ x: Double, _ y: Double) -> String {
      "<text text-anchor=\"middle\" x=\"\(x)\" y=\"\(y)\" font-size=\"9.00\">there</text>"
    }
    #expect(picture(word(80, 70)).wordsInTheWay.isEmpty)
    #expect(picture(word(12, 18)).wordsInTheWay.map(\.text) == ["there"])
    #expect(picture(word(100, 12)).wordsInTheWay.map(\.text) == ["there"])
    #expect(picture(word(84, 42)).wordsInTheWay.map(\.text) == ["here", "there"])
    // Its own line is none of its business.
    #expect(picture(word(80, 82)).wordsInTheWay.isEmpty)
  }
}
