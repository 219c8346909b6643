import Foundation
import NavAtlasKit
import NavAtlasModel
import NavAtlasRender
import NavAtlasServer

/// The picture that a served page shows, and what draws it anew.
struct LiveDrawing: Sendable {
  let inputs: [String]
  let reading: ReadingOptions
  let pipeline: Pipeline
  private let console = Console()

  /// How often files are looked at, in seconds.
  private static let interval = 0.25
  /// How many remarks a page is told.
  private static let notes = 12

  var stamps: Workspace.Stamps { pipeline.workspace.stamps(of: inputs) }

  /// Reads the inputs and draws them; what is to be said of them goes to standard error, and to the page.
  func picture() throws -> LivePicture {
    let loaded = try reading.loaded(inputs, pipeline, console)
    let diagram = try pipeline.diagram(
      of: loaded.graph, profile: .regular, views: [], options: DiagramOptions())
    var options = RenderOptions()
    if let theme = Themes.named("auto") { options.theme = theme }
    let artifact = try pipeline.render(diagram, by: SVGRenderer(), options)
    return LivePicture(
      graph: loaded.graph, title: diagram.title, svg: String(decoding: artifact.bytes, as: UTF8.self),
      notes: Self.shortened(
        diagram.omissions + artifact.notes
          + loaded.diagnostics.filter { $0.severity != .note }.map(\.description)))
  }

  private static func shortened(_ notes: [String]) -> [String] {
    notes.count > Self.notes ? notes.prefix(Self.notes) + ["and \(notes.count - Self.notes) more"] : notes
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
      } catch {
        let words = reasons(error)
        for word in words { console.note(word) }
        show(LivePicture(notes: Self.shortened(words)))
      }
    }
  }

  private func reasons(_ error: any Error) -> [String] {
    switch error {
    case let error as JobError: error.diagnostics.map(\.description)
    case let error as Workspace.Failure: [error.diagnostic.description]
    default: ["\(error)"]
    }
  }
}
