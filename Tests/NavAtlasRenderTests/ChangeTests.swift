import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

/// Pictures that compare two sets of sessions.
@Suite struct ChangeTests {
  private let graph = NavigationGraph(
    screens: ["A", "B", "C"].map { Screen(id: $0) },
    transitions: [
      Transition(from: .screen("A"), to: "B", .push, count: 7),
      Transition(from: .screen("A"), to: "C", .sheet, count: 3),
      Transition(from: .screen("B"), to: "B", .push, count: 2),
    ], entries: [Entry(screen: "A")])

  private func compose(_ changes: [MoveEnds: LinkChange]?) -> Diagram {
    DiagramComposer.compose(graph: graph, notes: DiagramNotes(changes: changes))
  }

  @Test func `links that changed say how, and all others are steady`() throws {
    let diagram = compose([MoveEnds("A", "B"): LinkChange(.grew, size: 1, words: "+4.2")])
    let push = try #require(diagram.links.first { $0.role == .push })
    #expect(push.change?.kind == .grew && push.label == "+4.2")
    let sheet = try #require(diagram.links.first { $0.role == .sheet })
    #expect(sheet.change == LinkChange(.steady) && sheet.label.isEmpty)
    #expect(diagram.links.first { $0.role == .entry }?.change == nil)
  }

  @Test func `the legend tells the changes that occur instead of the kinds of link`() {
    let diagram = compose([MoveEnds("A", "B"): LinkChange(.vanished, size: 1)])
    #expect(diagram.legend == [.entry])
    #expect(diagram.changes == [.vanished, .steady])
    #expect(compose(nil).changes.isEmpty)
    #expect(compose(nil).legend == [.entry, .push, .sheet])
  }

  @Test func `a screen that follows itself bears the change as a badge`() throws {
    let diagram = compose([MoveEnds("B", "B"): LinkChange(.grew, words: "+1.4")])
    #expect(diagram.cards.first { $0.screen == "B" }?.badges.map(\.text).contains("↻ +1.4") == true)
  }

  @Test(arguments: ["light", "dark"]) func `what grew and what shrank have colours of their own`(id: String)
    throws
  {
    let palette = try #require(Themes.named(id)).palette
    let diagram = compose([
      MoveEnds("A", "B"): LinkChange(.grew, size: 1), MoveEnds("A", "C"): LinkChange(.shrank, size: 0.1),
    ])
    let dot = try DOTRenderer().render(diagram, RenderOptions(theme: #require(Themes.named(id))))
    let text = String(decoding: dot.bytes, as: UTF8.self)
    for role in [ColorRole.grew, .shrank] { #expect(text.contains(palette[role])) }
    #expect(!text.contains(palette[ColorRole.sheet]))
  }
}
