private import CGraphvizShim

/// Draws graphs: small ones in this process, large ones in a worker process where there is one.
///
/// The worker contains what can go wrong in the library (crashes, endless layouts, leaks): it has a deadline and limits
/// of memory and processor time, and is replaced after some pictures.
public final class RenderService: Sendable {
  private let command: WorkerCommand?
  private let threshold: Int
  private let recycleAfter: Int
  // Guarded by the worker lock.
  private nonisolated(unsafe) var process: WorkerProcess?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - worker: how to start a worker; everything is drawn in this process without one.
  ///   - threshold: the number of nodes and edges from which the worker draws; 0 for everything.
  ///   - recycleAfter: how many pictures a worker draws before a fresh one takes over.
  public init(worker: WorkerCommand? = nil, threshold: Int = 250, recycleAfter: Int = 40) {
    command = worker
    self.threshold = threshold
    self.recycleAfter = recycleAfter
  }

  deinit { process?.end() }

  /// Draws a graph.
  public func render(_ request: RenderRequest) throws(GraphvizError) -> Rendering {
    guard request.graph.size <= request.limits.maximumSize else {
      throw .tooLarge(request.graph.size, limit: request.limits.maximumSize)
    }
    guard let command, request.graph.size >= threshold else { return try Library.render(request) }
    gvs_worker_lock()
    defer { gvs_worker_unlock() }
    var worker: WorkerProcess
    if let process { worker = process } else { worker = try WorkerProcess(command) }
    process = nil
    do {
      let rendering = try worker.render(request)
      keep(worker)
      return rendering
    } catch {
      switch error {
      case .workerDied: throw .workerDied(worker.end())
      case .timedOut: worker.end()
      default: keep(worker)
      }
      throw error
    }
  }

  private func keep(_ worker: WorkerProcess) {
    if worker.renderings < recycleAfter { process = worker } else { worker.end() }
  }
}
