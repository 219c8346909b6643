import NavAtlasRecorder
import Synchronization

/// A sink that keeps lines, or refuses them.
final class Memory: TraceSink {
  private struct State {
    var bytes: [UInt8] = []
    var room = Int.max
  }

  private let state = Mutex(State())

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// How many lines there is room for.
  func makeRoom(for lines: Int) { state.withLock { $0.room = lines } }

  func append(_ lines: [UInt8], count: Int) -> TraceReceipt {
    state.withLock { state in
      let kept = min(count, state.room)
      state.room -= kept
      let parts = lines.split(separator: UInt8(ascii: "\n")).prefix(kept)
      state.bytes += parts.flatMap { $0 + [UInt8(ascii: "\n")] }
      return TraceReceipt(kept: kept, problem: kept < count ? "there is no room" : nil)
    }
  }
}

extension RecorderOptions {
  /// Records in every build, each event at once.
  static var direct: RecorderOptions {
    var options = RecorderOptions()
    options.activation = .always
    options.writeInterval = 0
    options.report = { _ in }
    return options
  }
}

/// A clock that shows what it is set to.
final class Clock: Sendable {
  private let time = Mutex<Int64>(0)

  var now: Int64 { time.withLock { $0 } }
  func set(_ time: Int64) { self.time.withLock { $0 = time } }
}
