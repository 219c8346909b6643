import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct PageTests {
  private func pages(_ graph: NavigationGraph) -> [DiagramPage] {
    DiagramComposer.compose(graph: graph, options: DiagramOptions(folding: .never)).pages(ending: "svg")
  }

  @Test func `the overview has a card for each container, which leads to its page`() throws {
    let pages = pages(Fixtures.large(3, 10))
    #expect(pages.map(\.name).first == "index")
    #expect(pages.count == 4)
    let overview = try #require(pages.first).diagram
    let folded = overview.cards.filter { $0.kind == .folded }
    #expect(folded.compactMap(\.page) == pages.dropFirst().map { $0.name + ".svg" })
  }

  @Test func `every screen is on exactly one page of its own`() {
    for (containers, screens) in [(3, 10), (12, 4), (1, 30)] {
      let pages = pages(Fixtures.large(containers, screens))
      #expect(Set(pages.map(\.name)).count == pages.count)
      for page in pages.dropFirst() {
        #expect(page.diagram.cards.contains { $0.screen != nil })
        let ids = Set(page.diagram.cards.map(\.id))
        #expect(page.diagram.links.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
      }
      let shown = pages.dropFirst().flatMap { $0.diagram.cards.compactMap(\.screen) }
      #expect(Set(shown).count == containers * screens)
    }
  }

  @Test func `names of pages are safe, whatever the app calls its containers`() {
    var graph = Fixtures.large(3, 4)
    for index in graph.containers.indices {
      graph.containers[index].id = ["../../etc", "日本語", "<script>"][index % 3] + "\(index)"
    }
    for page in pages(graph) {
      #expect(page.name.wholeMatch(of: /[a-z0-9-]+/) != nil, "\(page.name)")
    }
  }
}
