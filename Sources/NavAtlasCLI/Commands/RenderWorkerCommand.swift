import ArgumentParser
import NavAtlasKit

/// The process that draws large graphs for another one; not for people.
struct RenderWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: RenderWorker.commandName, abstract: "Draw for another process.", shouldDisplay: false)

  func run() throws { RenderWorker.run() }
}
