import NavAtlasModel
import NavAtlasRender
import Testing

@Suite struct EqualTabViewTests {
  /// Two sheets with a tab view each, made in these lines.
  private func app(_ lines: [Int]) -> NavigationGraph {
    var graph = NavigationGraph(
      screens: ["Home", "Video", "Audio"].map { Screen(id: $0) },
      containers: [Container(id: "home", .stack(.init(root: "Home")))], entries: [Entry(screen: "Home")])
    for (number, line) in lines.enumerated() {
      let (video, audio) = ("video\(number)", "audio\(number)")
      graph.containers += [
        Container(id: video, .stack(.init(root: "Video"))),
        Container(id: audio, .stack(.init(root: "Audio"))),
        Container(
          id: "quality\(number)",
          .tabs(.init(tabs: [.init(key: "v", container: video), .init(key: "a", container: audio)])),
          location: SourceLocation(file: "Quality.swift", line: line)),
      ]
      graph.transitions.append(
        Transition(from: .screen("Video"), to: "Audio", .tab, container: "quality\(number)", count: 2))
    }
    return graph
  }

  @Test func `tab views that the same code makes are drawn once, and the heading says so`() {
    let diagram = DiagramComposer.compose(graph: app([7, 7, 7]))
    #expect(diagram.groups.count { $0.kind == .tabs } == 1)
    #expect(diagram.subtitle.contains("3 places show equal tab views, drawn once"))
    #expect(diagram.subtitle.contains("3 transitions"))
    #expect(diagram.links.filter { $0.role == .tab && $0.count > 0 }.map(\.count) == [6])
    let all = DiagramComposer.compose(graph: app([7, 7, 7]), options: DiagramOptions(linksPerTarget: nil))
    #expect(all.groups.count { $0.kind == .tabs } == 3)
  }

  @Test func `tab views of different code stay apart, however alike they are`() {
    let diagram = DiagramComposer.compose(graph: app([7, 8]))
    #expect(diagram.groups.count { $0.kind == .tabs } == 2)
    #expect(!diagram.subtitle.contains("equal"))
  }
}
