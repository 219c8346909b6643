private import CGraphvizShim

/// The program that draws in a process of its own, and how to start it.
public struct WorkerCommand: Sendable, Hashable {
  /// The path of the program; it has to call ``WorkerServer/run()``.
  public var executable: String
  public var arguments: [String]

  public init(executable: String, arguments: [String] = []) {
    self.executable = executable
    self.arguments = arguments
  }
}

/// A running drawing process.
struct WorkerProcess {
  private let worker: GVSWorker
  /// How many pictures it has drawn.
  private(set) var renderings = 0

  init(_ command: WorkerCommand) throws(GraphvizError) {
    var worker = GVSWorker()
    var arguments = ([command.executable] + command.arguments).map { argument in
      argument.withCString { gvs_copy_string($0) }
    }
    arguments.append(nil)
    let status = gvs_worker_start(command.executable, arguments, &worker)
    for argument in arguments { gvs_free_string(argument) }
    guard status == 0 else {
      throw .workerUnavailable("\(command.executable): " + String(cString: gvs_error_text(status)))
    }
    self.worker = worker
  }

  /// Asks for a picture and waits for it, at most as long as the request's limits say.
  mutating func render(_ request: RenderRequest) throws(GraphvizError) -> Rendering {
    renderings += 1
    let deadline = gvs_clock() + request.limits.seconds
    let message = WorkerProtocol.encode(request)
    var length = UInt64(message.count).littleEndian
    try check(gvs_worker_send(worker.channel, &length, 8, deadline), request)
    try check(gvs_worker_send(worker.channel, message, message.count, deadline), request)
    try check(gvs_worker_receive(worker.channel, &length, 8, deadline), request)
    let count = UInt64(littleEndian: length)
    guard count <= UInt64(WorkerProtocol.longest) else { throw .workerDied("its answer is malformed") }
    var answer = [UInt8](repeating: 0, count: Int(count))
    try check(gvs_worker_receive(worker.channel, &answer, answer.count, deadline), request)
    let outcome: Result<Rendering, GraphvizError>
    do {
      outcome = try WorkerProtocol.decodeOutcome(answer)
    } catch {
      throw .workerDied("its answer is malformed")
    }
    return try outcome.get()
  }

  /// Ends the process and says how it had ended before, if it had.
  @discardableResult func end() -> String {
    let status = gvs_worker_end(worker)
    switch status {
    case 256: return "it was stopped"
    case ..<0: return Self.reason(signal: -status)
    default: return "it left with status \(status)"
    }
  }

  private func check(_ state: Int32, _ request: RenderRequest) throws(GraphvizError) {
    if state < 0 { throw .timedOut(request.limits.seconds) }
    if state == 0 { throw .workerDied("") }
  }

  private static func reason(signal: Int32) -> String {
    switch signal {
    case 24: "it used up its processor time"
    case 9: "it was killed, perhaps for want of memory"
    default: "it crashed (signal \(signal)), perhaps at its limit of memory"
    }
  }
}
