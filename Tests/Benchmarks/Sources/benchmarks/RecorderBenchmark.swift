import Foundation
import NavAtlasRecorder

/// What a recording call costs who makes it, and what the file costs besides.
struct RecorderBenchmark {
  let folder: URL
  private let events = 200_000

  private enum Route: Hashable {
    case list
    case detail(id: Int)
  }

  /// - Returns: the rows of the table.
  func rows() throws -> [[String]] {
    [
      try row("recording is off", depth: 4, RecorderOptions.Activation.never),
      try row("path of 4, nothing changed", depth: 4, changes: false),
      try row("path of 4, names given", depth: 4) { $0 == .list ? "list" : "detail" },
      try row("path of 4, names found", depth: 4),
      try row("path of 20, names found", depth: 20),
      try row("path of 4, each event in the file at once", depth: 4, interval: 0),
    ]
  }

  private func row(
    _ name: String, depth: Int, _ activation: RecorderOptions.Activation = .always, interval: Double = 1,
    changes: Bool = true, screen: @escaping (Route) -> RecordedScreen = { RecordedScreen(describing: $0) }
  ) throws -> [String] {
    let file = try TraceFile(
      path: folder.appending(path: "recorder.jsonl").path(), limits: .init(fileSize: 1 << 24))
    var options = RecorderOptions()
    options.activation = activation
    options.writeInterval = interval
    options.bufferLimit = 1 << 26
    let recorder = Recorder(.stack(root: "Home"), to: file, options: options)
    let low = (0..<depth).map { Route.detail(id: $0) }
    let high = low + [Route.list]
    recorder.record(path: low, screen: screen)
    let (wall, own) = (ContinuousClock.now, Self.threadTime())
    for number in 0..<events {
      recorder.record(path: changes && number % 2 == 0 ? high : low, screen: screen)
    }
    let spent = Self.threadTime() - own
    recorder.flush()
    let whole = ContinuousClock.now - wall
    let seconds = Double(whole.components.seconds) + Double(whole.components.attoseconds) / 1e18
    return [
      name, Self.nanoseconds(spent / Double(events)), Self.nanoseconds(seconds / Double(events)),
      "\(recorder.statistics.dropped)",
    ]
  }

  private static func nanoseconds(_ seconds: Double) -> String { "\(Int(seconds * 1e9)) ns" }

  /// Processor seconds of this thread.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
