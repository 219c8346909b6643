private import CGraphvizShim

/// The drawing process's side.
public enum WorkerServer {
  /// Draws what standard input asks for, until it ends. Call it from the main thread, whose stack is the largest.
  ///
  /// Each request carries its own limits of memory and time; the process ends itself where it passes one.
  public static func run() {
    let output = gvs_claim_standard_output()
    while let message = receive(from: 0) {
      let outcome: Result<Rendering, GraphvizError>
      do {
        let request = try WorkerProtocol.decodeRequest(message)
        gvs_limit_process(request.limits.memory, request.limits.seconds)
        outcome = Result { () throws(GraphvizError) in try Library.render(request) }
      } catch {
        outcome = .failure(.invalidGraph("the request is malformed"))
      }
      guard send(WorkerProtocol.encode(outcome), to: output) else { return }
    }
  }

  private static func receive(from descriptor: Int32) -> [UInt8]? {
    var length: UInt64 = 0
    guard gvs_read_fully(descriptor, &length, 8) == 1 else { return nil }
    let count = UInt64(littleEndian: length)
    guard count <= UInt64(WorkerProtocol.longest) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    return gvs_read_fully(descriptor, &bytes, bytes.count) == 1 ? bytes : nil
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var length = UInt64(bytes.count).littleEndian
    return gvs_write_fully(descriptor, &length, 8) == 1
      && gvs_write_fully(descriptor, bytes, bytes.count) == 1
  }
}
