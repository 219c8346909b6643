import Foundation
import Synchronization

/// Threads whose stacks hold deeply nested sources.
package enum LargeStack {
  /// Bytes of address space a thread; touched only where needed.
  package static let size = 256 << 20

  /// Runs work on some threads, and waits for all.
  package static func run(threads: Int, _ work: @escaping @Sendable () -> Void) {
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
  package static func value<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    value(from: { $0(work()) })
  }

  /// Computes a value on one thread, and goes on as soon as it is there: what the thread needed for it may be large, and
  /// is freed while the value is used.
  ///
  /// - Parameter work: hands over the value, once.
  package static func value<Result: Sendable>(
    from work: @escaping @Sendable (_ handOver: (Result) -> Void) -> Void
  ) -> Result {
    let result = Mutex<Result?>(nil)
    let isThere = DispatchSemaphore(value: 0)
    let thread = Thread {
      work { value in
        result.withLock { $0 = value }
        isThere.signal()
      }
    }
    thread.stackSize = size
    thread.start()
    isThere.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the thread has ended") }
    return value
  }
}
