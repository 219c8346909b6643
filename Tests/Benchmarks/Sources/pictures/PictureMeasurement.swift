import NavAtlasAnalysis
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import Tables

/// The picture of an app as `navatlas render` draws it without options, measured.
struct PictureMeasurement {
  let name: String
  let screens: Int
  let picture: DrawnPicture
  /// Seconds from the graph to the bytes of the SVG.
  let time: Double?

  init(_ name: String, source: String, isTimed: Bool) throws {
    self.name = name
    let graph = try Pipeline().load([source]).graph
    screens = graph.shownScreens
    func draw() throws -> [UInt8] {
      let pipeline = Pipeline()
      let diagram = try pipeline.diagram(of: graph, profile: .regular, views: [], options: DiagramOptions())
      return try pipeline.render(diagram, by: SVGRenderer(), RenderOptions()).bytes
    }
    picture = DrawnPicture(svg: String(decoding: try draw(), as: UTF8.self))
    guard isTimed else {
      time = nil
      return
    }
    for _ in 0..<3 { _ = try draw() }
    let start = ContinuousClock.now
    _ = try draw()
    time = start.duration(to: .now) / .seconds(1)
  }

  static let headings = [
    "app", "screens", "size", "aspect", "lines", "ink per line", "crossings", "words", "words in the way",
    "empty",
  ]

  var row: [String] {
    [
      name, "\(screens)", "\(Int(picture.width)) × \(Int(picture.height))",
      (picture.width / max(picture.height, 1)).asRatio, "\(picture.lines.count)",
      "\(Int(picture.inkPerLine))", "\(picture.crossings)", "\(picture.words.count)",
      "\(picture.wordsInTheWay.count)", "\(Int((picture.emptyShare * 100).rounded())) %",
    ] + (time.map { [$0.asTime] } ?? [])
  }
}
