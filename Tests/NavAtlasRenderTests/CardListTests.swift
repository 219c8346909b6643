import Graphviz
import NavAtlasModel
import Testing

@testable import NavAtlasRender

/// What many lines would say is said by one.
@Suite struct CardListTests {
  /// A settings screen with so many pages, beside a chain of screens that makes the picture a large one.
  private static func diagram(pages: Int, chain: Int = 30, _ options: DiagramOptions = .init()) -> Diagram {
    var graph = NavigationGraph(name: "App")
    graph.screens =
      ["Settings"].map { Screen(id: $0) } + (0..<pages).map { Screen(id: "Page\($0)") }
      + (0..<chain).map { Screen(id: "S\($0)") }
    graph.containers = [Container(id: "main", .stack(.init(root: "Settings")))]
    graph.entries = [Entry(screen: "Settings", container: "main")]
    graph.transitions =
      (0..<pages).map { Transition(from: .screen("Settings"), to: "Page\($0)", .push) }
      + (0..<chain).map {
        Transition(from: .screen($0 == 0 ? "Settings" : "S\($0 - 1)"), to: "S\($0)", .push)
      }
    return DiagramComposer.compose(graph: graph, options: options)
  }

  @Test func `screens that end a way are the rows of one list with one line`() {
    let drawn = CardLists.drawn(Self.diagram(pages: 12))
    let list = drawn.cards.first { $0.kind == .list }
    #expect(list?.rows.map(\.name).sorted() == (0..<12).map { "Page\($0)" }.sorted())
    #expect(drawn.links.count { $0.to == list?.id } == 1)
    #expect(drawn.cards.count == Self.diagram(pages: 12).cards.count - 11)
  }

  @Test(arguments: [(3, 30), (12, 4)]) func `a few, and small pictures, are drawn card by card`(
    pages: Int, chain: Int
  ) {
    let diagram = Self.diagram(pages: pages, chain: chain)
    #expect(CardLists.drawn(diagram) == diagram)
  }

  @Test func `every line is drawn where that is asked for`() {
    let diagram = Self.diagram(pages: 12, DiagramOptions(linksPerTarget: nil))
    #expect(CardLists.drawn(diagram) == diagram)
  }

  @Test func `every row is in the picture, with a title and a link to its source`() throws {
    var diagram = Self.diagram(pages: 60)
    for index in diagram.cards.indices {
      diagram.cards[index].source = SourcePlace(file: "A&B.swift", line: index)
      diagram.cards[index].name += "\" HREF=\"javascript:x\"><script>"
      diagram.cards[index].tooltip = "\"><a xlink:href=\"javascript:x\">"
    }
    let parsed = ParsedSVG(try SVGRenderer().render(diagram, RenderOptions()).bytes)
    #expect(parsed.isWellFormed && !parsed.elements.contains("script"))
    #expect(parsed.links.allSatisfy { $0.hasPrefix("A%26B.swift") })
    for card in diagram.cards where card.kind == .screen {
      #expect(parsed.ids.contains(card.id))
      #expect(parsed.links.contains("A%26B.swift#L\(diagram.cards.firstIndex(of: card) ?? -1)"))
    }
  }

  @Test func `what every screen of several tabs has is said once`() {
    var graph = NavigationGraph(name: "App")
    graph.screens = ["A", "B", "C", "Detail"].map { Screen(id: $0) }
    graph.containers = ["A", "B", "C"].map { Container(id: $0.lowercased(), .stack(.init(root: $0))) }
    graph.containers.append(
      Container(id: "bar", .tabs(.init(tabs: ["a", "b", "c"].map { .init(key: $0, container: $0) }))))
    graph.entries = [Entry(screen: "A", container: "a")]
    graph.transitions = ["a", "b"].map { Transition(from: .anyScreen, to: "Detail", .push, container: $0) }
    graph.transitions.append(Transition(from: .anyScreen, .popToRoot, container: "a"))
    let diagram = DiagramComposer.compose(graph: graph)
    #expect(diagram.cards.count { $0.kind == .anyScreen } == 1)
    #expect(diagram.links.filter { $0.role == .push }.map(\.tooltip) == ["push · in 2 tabs"])
  }

  @Test func `what was not followed has a frame of its own, and is not called unreachable`() throws {
    var graph = NavigationGraph(name: "App")
    graph.screens = ["Home", "Lost", "Far"].map { Screen(id: $0) }
    graph.containers = [Container(id: "main", .stack(.init(root: "Home")))]
    graph.entries = [Entry(screen: "Home", container: "main")]
    graph.transitions = [Transition(from: .screen("Lost"), to: "Far", .sheet)]
    var notes = DiagramNotes()
    notes.unfollowed = ["Lost", "Far"]
    let diagram = DiagramComposer.compose(graph: graph, notes: notes)
    let frame = diagram.groups.first { $0.kind == .unfollowed }
    #expect(frame?.caption == "2 screens · shown by code that was not followed")
    #expect(Set(diagram.cards.filter { $0.group == frame?.id }.compactMap(\.screen)) == ["Lost", "Far"])
    #expect(!diagram.cards.flatMap(\.badges).contains { $0.text == "unreachable" })
    let tree = String(decoding: try TextRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
    #expect(tree.contains("Lost  · not followed") && !tree.contains("unreachable"))
  }

  @Test(arguments: [
    ("settings", "SettingsView", true), ("notificationsRequests", "NotificationsRequestsList", true),
    ("addTagGroup", "EditTagGroupView", true), ("statusDetailWithStatus", "StatusDetailView", true),
    ("compose", "MainView", false), ("editProfile", "MediaView", false), ("2 items", "ItemsView", false),
  ])
  func `a label that repeats the name it leads to is left out`(label: String, name: String, isRepeated: Bool)
  {
    var graph = NavigationGraph(name: "App")
    graph.screens = [Screen(id: "Home"), Screen(id: name)]
    graph.transitions = [Transition(from: .screen("Home"), to: name, .push, label: label)]
    let links = DiagramComposer.compose(graph: graph).links
    #expect((links.first { $0.role == .push }?.label == "") == isRepeated)
  }
}
