import Graphviz
import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct ComposerTests {
  private let cookbook = DiagramComposer.compose(graph: Fixtures.cookbook)
  private let shop = DiagramComposer.compose(graph: Fixtures.shop)

  private func card(_ screen: String, _ diagram: Diagram) throws -> Card {
    try #require(diagram.cards.first { $0.screen == screen })
  }

  @Test func `a split view's columns are groups inside its group`() {
    #expect(cookbook.groups.map(\.title) == ["Recipes", "sidebar", "content", "detail"])
    #expect(cookbook.groups.dropFirst().allSatisfy { $0.parent == cookbook.groups[0].id })
  }

  @Test func `a pushed screen stands in the column of its stack`() throws {
    let detail = try #require(cookbook.groups.first { $0.title == "detail" })
    #expect(try card("Nutrition", cookbook).group == detail.id)
  }

  @Test func `a sheet stands outside of the column that presents it`() throws {
    #expect(try card("EditRecipe", cookbook).group == cookbook.groups[0].id)
  }

  @Test func `a screen in two tabs stands outside of both`() throws {
    #expect(try card("Product", shop).group == nil)
    #expect(try card("Cart", shop).group != nil)
  }

  @Test func `a modal's stack is a group inside the presenter's`() throws {
    let layer = try #require(shop.groups.first { $0.kind == .layer })
    let home = try #require(shop.groups.first { $0.title == "Home" })
    #expect(layer.parent == home.id)
    #expect(try card("Payment", shop).group == layer.id)
  }

  @Test func `what every screen can do is drawn once`() {
    let pills = shop.cards.filter { $0.kind == .anyScreen }
    #expect(pills.count == 1)
    #expect(shop.links.count { $0.from == pills.first?.id } == 1)
  }

  @Test func `a switch to another tab is a badge`() throws {
    #expect(try card("Payment", shop).badges.map(\.text).contains("→ Home"))
    #expect(try !shop.links.contains { $0.from == (try card("Payment", shop).id) })
  }

  @Test func `a move that was only seen is told apart`() throws {
    let payment = try card("Payment", shop).id
    #expect(shop.links.first { $0.to == payment && $0.evidence == .observed } != nil)
  }

  @Test func `a move that was never seen is told apart where there are counts`() {
    var graph = Fixtures.shop
    graph.transitions[0].count = 0
    let diagram = DiagramComposer.compose(graph: graph)
    #expect(diagram.links.count { $0.evidence == .unseen } == 1)
    #expect(cookbook.links.allSatisfy { $0.evidence != .unseen })
  }

  @Test func `the guides are a graph without cycles`() {
    var incoming: [String: Int] = [:]
    for link in cookbook.links where link.isGuide { incoming[link.to, default: 0] += 1 }
    var open = cookbook.cards.map(\.id).filter { incoming[$0] == nil }
    var seen = 0
    while let id = open.popLast() {
      seen += 1
      for link in cookbook.links where link.isGuide && link.from == id {
        incoming[link.to, default: 0] -= 1
        if incoming[link.to] == 0 { open.append(link.to) }
      }
    }
    #expect(seen == cookbook.cards.count)
  }

  @Test func `ways back never guide`() {
    #expect(cookbook.links.contains { $0.role == .root })
    #expect(cookbook.links.allSatisfy { !($0.role.isBackward && $0.isGuide) })
  }

  @Test func `many ways back to one screen become badges`() {
    let screens = (0..<9).map { Screen(id: "S\($0)") }
    let graph = NavigationGraph(
      name: "Many", screens: screens, containers: [Container(id: "c", .stack(.init(root: "S0")))],
      transitions: screens.dropFirst().flatMap {
        [Fixtures.move("S0", $0.id), Transition(from: .screen($0.id), .popToRoot)]
      })
    let diagram = DiagramComposer.compose(graph: graph)
    #expect(diagram.links.allSatisfy { !$0.role.isBackward })
    #expect(diagram.cards.count { $0.badges.contains(Card.Badge("« S0", .back)) } == 8)
  }

  @Test func `a path leads from where it is written to what is on top, and to what only lies below`() {
    let graph = NavigationGraph(
      name: "Path", screens: ["A", "B", "C", "D"].map { Screen(id: $0) },
      transitions: [
        Transition(from: .screen("A"), .setPath, path: ["B", "C", "D"]),
        Transition(from: .screen("A"), to: "C", .push),
      ])
    let diagram = DiagramComposer.compose(graph: graph)
    #expect(diagram.links.map { "\($0.from)>\($0.to)" } == ["s_A>s_D", "s_A>s_B", "s_A>s_C"])
    #expect(diagram.links.map(\.label) == ["path of 3", "below D", ""])
    #expect(diagram.links[0].tooltip.contains("path: B › C › D"))
  }

  @Test func `what every screen goes back by is said in a picture without frames, and in a tree`() throws {
    let back = [
      Transition(from: .anyScreen, .popToRoot, container: "main"),
      Transition(from: .anyScreen, to: "B", .popTo, container: "main"),
    ]
    var graph = NavigationGraph(
      screens: ["A", "B"].map { Screen(id: $0) },
      containers: [Container(id: "main", .stack(.init(root: "A")))],
      transitions: [Transition(from: .screen("A"), to: "B", .push)] + back,
      entries: [Entry(screen: "A", container: "main")])
    func tree() throws -> String {
      let diagram = DiagramComposer.compose(graph: graph)
      return String(decoding: try TextRenderer().render(diagram, RenderOptions()).bytes, as: UTF8.self)
    }
    #expect(try tree().contains("every screen · « root\n└─ back to → B"))
    graph.transitions.removeLast()
    #expect(try tree().contains("every screen · « root"))
    graph.containers.append(Container(id: "app", .tabs(.init(tabs: [.init(key: "one", container: "main")]))))
    #expect(try tree().contains("every screen of one  · « root"))
    // A number says less than the container's own name.
    graph.containers[1] = Container(id: "app", .tabs(.init(tabs: [.init(key: "0", container: "main")])))
    #expect(try tree().contains("every screen of main  · « root"))
  }

  @Test func `the legend names what occurs and nothing else`() {
    #expect(cookbook.legend == [.entry, .select, .push, .sheet, .root])
  }

  @Test func `what filters left out is said`() {
    let diagram = DiagramComposer.compose(
      graph: Fixtures.shop, notes: DiagramNotes(hidden: ["edges 40 of 212"]))
    #expect(diagram.subtitle.contains("edges 40 of 212"))
  }

  @Test func `tabs that contain each other do no harm`() {
    let graph = NavigationGraph(
      name: "Cycle", screens: [Screen(id: "A")],
      containers: [
        Container(
          id: "x", .tabs(.init(tabs: [.init(key: "y", container: "y"), .init(key: "x", container: "x")]))),
        Container(id: "y", .tabs(.init(tabs: [.init(key: "x", container: "x")]))),
      ])
    #expect(DiagramComposer.compose(graph: graph).cards.contains { $0.screen == "A" })
  }
}
