import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

/// What a picture says with few lines and signs.
@Suite struct PictureTests {
  private let parallel = NavigationGraph(
    screens: ["List", "Item", "Other"].map { Screen(id: $0) },
    transitions: [
      Fixtures.move("List", "Item", .push, label: "tap"),
      Fixtures.move("List", "Item", .sheet, label: "peek"),
      Fixtures.move("List", "Item", .cover), Fixtures.move("Item", "List", .popTo),
      Fixtures.move("List", "Other", .push),
    ], entries: [Entry(screen: "List")])

  private func svg(_ diagram: Diagram) throws -> String {
    String(decoding: try SVGRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
  }

  // MARK: Parallel moves

  @Test func `parallel moves are one line that looks like the strongest and tells of all`() throws {
    let diagram = DiagramComposer.compose(graph: parallel)
    let item = try #require(diagram.cards.first { $0.screen == "Item" }).id
    let lines = diagram.links.filter { $0.to == item }
    #expect(lines.map(\.role) == [.cover])
    #expect(lines.map(\.label) == ["tap, peek + push, sheet"])
    #expect(lines.map(\.tooltip) == ["push: tap · sheet: peek · cover"])
    #expect(diagram.links.contains { $0.role == .back && $0.from == item })
  }

  @Test func `all lines are drawn on demand`() {
    let all = DiagramComposer.compose(graph: parallel, options: DiagramOptions(linksPerTarget: nil))
    #expect(all.links.map(\.role).count { [.push, .sheet, .cover].contains($0) } == 4)
  }

  @Test func `what was only seen is no part of what is declared`() {
    var graph = parallel
    graph.transitions[1].confidence = .observed
    graph.transitions[1].count = 3
    let roles = DiagramComposer.compose(graph: graph).links.filter { $0.to.contains("Item") }.map(\.role)
    #expect(Set(roles) == [.cover, .sheet])
  }

  // MARK: Signs

  @Test(arguments: [
    ("↻", "leads to itself", TransitionKind.push), ("×", "closes", .dismiss),
    ("«", "back to the root, or to", .popToRoot),
    ("‹", ">back<", .pop),
  ])
  func `a sign is in the legend where it occurs, and only there`(
    sign: String, words: String, kind: TransitionKind
  ) throws {
    let without = DiagramComposer.compose(graph: parallel)
    #expect(!(try svg(without)).contains(words))
    var graph = parallel
    let target = kind == .push ? "Other" : nil
    graph.transitions.append(Transition(from: .screen("Other"), to: target, kind))
    let text = try svg(DiagramComposer.compose(graph: graph))
    #expect(text.contains(words) && text.contains(">\(sign)<"))
  }

  // MARK: Focus

  @Test func `the screen in focus is marked, and lines among its neighbours are left out and counted`() throws
  {
    var graph = parallel
    graph.transitions.append(Fixtures.move("Item", "Other"))
    graph.entries.append(Entry(screen: "Other", kind: .url, url: "app://other"))
    let notes = DiagramNotes(focus: "List")
    let diagram = DiagramComposer.compose(graph: graph, notes: notes)
    #expect(diagram.cards.filter { $0.flags.contains(.focus) }.map(\.screen) == ["List"])
    let list = try #require(diagram.cards.first { $0.screen == "List" }).id
    #expect(diagram.links.allSatisfy { $0.from == list || $0.to == list })
    #expect(diagram.subtitle.contains("2 lines among the neighbours left out"))
    #expect(try svg(diagram).contains(LightTheme().palette[.focus]))

    let all = DiagramComposer.compose(
      graph: graph, notes: notes, options: DiagramOptions(linksPerTarget: nil))
    #expect(all.links.contains { $0.from != list && $0.to != list })
    #expect(!all.subtitle.contains("left out"))
  }

  // MARK: What is left out

  @Test func `a flowchart says what it does not draw`() throws {
    let screens = (0..<14).map { "S\($0)" }
    let graph = NavigationGraph(
      screens: screens.map { Screen(id: $0) },
      transitions: screens.flatMap { from in screens.filter { $0 != from }.map { Fixtures.move(from, $0) } },
      entries: [Entry(screen: "S0")])
    let diagram = DiagramComposer.compose(graph: graph)
    let text = String(decoding: try MermaidRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
    let comments = text.split(separator: "\n").filter { $0.hasPrefix("  %%") }
    #expect(comments.count == diagram.cards.count { $0.badges.contains { $0.text.hasSuffix("ways here") } })
    #expect(comments.contains { $0.contains("also from S") })
  }

  @Test func `a long heading is broken between its parts, not cut`() throws {
    let hidden = (0..<6).map { "a remark of some length number \($0)" }
    let text = try svg(DiagramComposer.compose(graph: parallel, notes: DiagramNotes(hidden: hidden)))
    for remark in hidden { #expect(text.contains(remark)) }
  }
}
