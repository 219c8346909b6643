import Foundation
import Graphviz

/// The worker process that draws large graphs: this very program, started with a hidden command.
public enum RenderWorker {
  public static let commandName = "render-worker"

  /// Draws what standard input asks for until it ends.
  public static func run() { WorkerServer.run() }

  /// A service that starts workers of the running program.
  static var service: RenderService {
    guard let executable = Bundle.main.executablePath else { return RenderService() }
    return RenderService(worker: WorkerCommand(executable: executable, arguments: [commandName]))
  }
}
