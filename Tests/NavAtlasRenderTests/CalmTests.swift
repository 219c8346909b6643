import NavAtlasModel
import NavAtlasRender
import Testing

/// What is told in words so that a picture stays readable.
@Suite struct CalmTests {
  /// Every screen leads to every other one.
  private func clique(_ size: Int) -> NavigationGraph {
    let edges = (0..<size).flatMap { from in
      (0..<size).filter { $0 != from }.map { Transition(from: .screen("S\(from)"), to: "S\($0)", .push) }
    }
    return NavigationGraph(
      screens: (0..<size).map { Screen(id: "S\($0)") }, transitions: edges, entries: [Entry(screen: "S0")])
  }

  @Test func `in a dense picture a screen that many lead to keeps one line and a count`() throws {
    let diagram = DiagramComposer.compose(graph: clique(14))
    for card in diagram.cards where card.kind == .screen && card.screen != "S0" {
      #expect(diagram.links.count { $0.to == card.id } == 1)
      #expect(card.badges.contains { $0.text == "+12 ways here" })
    }
    let drawn = diagram.links.count { $0.role == .push }
    #expect(diagram.subtitle.contains("\(14 * 13 - drawn) lines counted on the screens that many lead to"))
  }

  @Test func `a picture that is not dense has all its lines, and so has one that is asked for all`() {
    #expect(DiagramComposer.compose(graph: clique(6)).links.count { $0.role == .push } == 30)
    let all = DiagramComposer.compose(graph: clique(14), options: DiagramOptions(linksPerTarget: nil))
    #expect(all.links.count { $0.role == .push } == 14 * 13)
  }

  @Test func `a view that is a tab view is drawn as its bar`() throws {
    let graph = NavigationGraph(
      screens: [Screen(id: "Login"), Screen(id: "Main"), Screen(id: "Home")],
      containers: [
        Container(id: "Home", .stack(.init(root: "Home"))),
        Container(id: "Main", .tabs(.init(tabs: [.init(key: "home", container: "Home")]))),
      ],
      transitions: [Transition(from: .screen("Login"), to: "Main", .replace, exchangesRoot: true)],
      entries: [Entry(screen: "Login")])
    let diagram = DiagramComposer.compose(graph: graph)
    let bar = try #require(diagram.cards.first { $0.kind == .tabBar })
    #expect(!diagram.cards.contains { $0.screen == "Main" })
    #expect(diagram.links.contains { $0.to == bar.id && $0.role == .replace })
  }
}
