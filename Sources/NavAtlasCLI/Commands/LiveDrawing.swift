import Foundation
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasServer

/// The picture that a served page shows, and what draws it anew.
struct LiveDrawing: Sendable {
  let inputs: [String]
  let pipeline: Pipeline
  let read: @Sendable () throws -> Pipeline.Loaded

  /// How often files are looked at, in seconds.
  private static let interval = 0.25

  init(inputs: [String], reading: ReadingOptions) {
    var pipeline = Pipeline()
    reading.configure(&pipeline)
    let (configured, format) = (pipeline, reading.inputFormat)
    self.inputs = inputs
    self.pipeline = pipeline
    read = { try configured.load(inputs, format: format) }
  }

  var stamps: Workspace.Stamps { pipeline.workspace.stamps(of: inputs) }

  /// Reads the inputs and draws them.
  func picture() throws -> LivePicture {
    let loaded = try read()
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw JobError(loaded.diagnostics) }
    let diagram = try pipeline.diagram(
      of: loaded.graph, profile: .regular, views: [], options: DiagramOptions())
    var options = RenderOptions()
    if let theme = Themes.named("auto") { options.theme = theme }
    let artifact = try pipeline.render(diagram, by: SVGRenderer(), options)
    return LivePicture(
      graph: loaded.graph, title: diagram.title, svg: String(decoding: artifact.bytes, as: UTF8.self),
      notes: diagram.omissions + artifact.notes)
  }

  /// Draws anew when something was saved, for good.
  ///
  /// - Parameter show: gets each picture; where the source cannot be read, one that only says why.
  func watch(since stamps: Workspace.Stamps, _ show: (LivePicture) -> Void) {
    var known = stamps
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let current = self.stamps
      guard current != known else { continue }
      known = current
      do {
        show(try picture())
      } catch let error as JobError {
        show(LivePicture(notes: error.diagnostics.map(\.description)))
      } catch {
        show(LivePicture(notes: ["\(error)"]))
      }
    }
  }
}
