import Graphviz
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasRender

/// Logs that tell only which screen followed which are drawn by their traffic.
@Suite struct ClickstreamTests {
  /// Moves with counts, and how often each screen was seen.
  private static func graph(_ moves: [(String, String, Int)], _ views: [String: Int]) -> NavigationGraph {
    NavigationGraph(
      name: "Log", screens: views.keys.sorted().map { Screen(id: $0, count: views[$0] ?? 0) },
      transitions: moves.map { from, to, count in
        Transition(
          from: .screen(from), to: to, from == to ? .replace : .push, confidence: .inferred, count: count)
      })
  }

  private static func diagram(_ graph: NavigationGraph, traffic: Double? = 0.8) -> Diagram {
    var options = DiagramOptions()
    options.traffic = traffic
    return DiagramComposer.compose(graph: graph, options: options)
  }

  /// A log of 100 visits that start at Home.
  private static let log = graph(
    [
      ("Home", "List", 90), ("List", "Item", 60), ("Item", "List", 40), ("Home", "Help", 4),
      ("List", "Help", 3),
      ("Item", "Item", 5), ("Help", "Home", 1),
    ], ["Home": 101, "List": 130, "Item": 65, "Help": 7])

  private static func moves(_ diagram: Diagram) -> [String] {
    diagram.links.filter { $0.role == .move }.map { "\($0.from) \($0.to) \($0.label)" }.sorted()
  }

  @Test func `the least moves that carry the share are drawn, and the busiest one to every other screen`() {
    let diagram = Self.diagram(Self.log)
    #expect(Self.moves(diagram) == ["s_Home s_Help 4 ⇄ 1", "s_Home s_List 90", "s_List s_Item 60 ⇄ 40"])
    #expect(diagram.subtitle == "4 screens · 5 of 6 moves drawn · 99 % of 203 recorded moves · 100 visits")
  }

  @Test(arguments: [0.0, 0.3, 0.8, 0.95, 1])
  func `no screen is loose, and no less is carried than was asked for`(share: Double) {
    var random = SplitMix64(seed: UInt64(share * 100))
    for _ in 0..<50 {
      let names = (0..<Int.random(in: 2...12, using: &random)).map { "S\($0)" }
      var moves: [String: (String, String, Int)] = [:]
      for _ in 0..<40 {
        guard let from = names.randomElement(using: &random), let to = names.randomElement(using: &random)
        else { continue }
        moves[from + to] = (from, to, Int.random(in: 1...200, using: &random))
      }
      var views: [String: Int] = [:]
      for (from, to, count) in moves.values {
        views[to, default: 0] += count
        views[from, default: 0] += 1
      }
      let all = moves.keys.sorted().compactMap { moves[$0] }
      let diagram = Self.diagram(Self.graph(all, views), traffic: share)
      let drawn = diagram.links.filter { $0.role == .move }
      let ends = Set(drawn.flatMap { [$0.from, $0.to] })
      let joined = Set(all.filter { $0.0 != $0.1 }.map(\.1))
      #expect(joined.allSatisfy { ends.contains("s_" + $0) })
      let loops = all.filter { $0.0 == $0.1 }.reduce(0) { $0 + $1.2 }
      let back = drawn.reduce(0) { $0 + ($1.backCount ?? 0) }
      let carried = loops + back + drawn.reduce(0) { $0 + $1.count }
      #expect(Double(carried) >= share * Double(all.reduce(0) { $0 + $1.2 }) - 0.001)
      // Guides close no cycle, or the layout could not follow them.
      #expect(!Self.hasCycle(diagram.links.filter(\.isGuide)))
    }
  }

  private static func hasCycle(_ links: [Link]) -> Bool {
    var open = links
    while true {
      let sources = Set(open.map(\.from))
      let kept = open.filter { sources.contains($0.to) }
      if kept.count == open.count { return !open.isEmpty }
      open = kept
    }
  }

  @Test func `starts and ends are what no move explains`() {
    let diagram = Self.diagram(Self.log, traffic: nil)
    #expect(diagram.links.filter { $0.role == .entry }.map { "\($0.to) \($0.label)" } == ["s_Home 100 %"])
    #expect(diagram.cards.first { $0.id == "s_Item" }?.subtitle == "↻ 5 · end 20 %")
    #expect(
      diagram.cards.allSatisfy { card in card.badges.allSatisfy { $0.role == .count } && card.flags.isEmpty })
  }

  @Test func `back to the root counts as a move there`() {
    var graph = Self.log
    graph.entries = [Entry(screen: "Home")]
    graph.transitions.append(Transition(from: .screen("Item"), .popToRoot, confidence: .inferred, count: 7))
    #expect(Self.moves(Self.diagram(graph, traffic: nil)).contains("s_Item s_Home 7"))
  }

  @Test func `an app that was read is no log`() {
    var graph = Self.log
    graph.transitions[0].confidence = .declared
    #expect(!DiagramComposer.compose(graph: graph).links.contains { $0.role == .move })
    #expect(!NavigationGraph(name: "Empty").isClickstream)
  }
}
