import Foundation
import Synchronization

/// Threads whose stacks hold deeply nested sources.
enum LargeStack {
  /// Bytes of address space a thread; touched only where needed.
  static let size = 256 << 20

  /// Runs work on some threads, and waits for all.
  static func run(threads: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = size
      thread.start()
    }
    group.wait()
  }

  /// Computes a value on one thread.
  static func value<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(threads: 1) {
      let value = work()
      result.withLock { $0 = value }
    }
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the thread has ended") }
    return value
  }
}
