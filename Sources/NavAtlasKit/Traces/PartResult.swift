import Foundation
import NavAtlasModel
import Synchronization

/// What a thread made of a part of a log.
final class PartResult<Made: ~Copyable & Sendable>: Sendable {
  private struct State: ~Copyable {
    var made: Made?
    var remarks = LogPart.Remarks()
    var failure: (any Error)?
  }

  private let state = Mutex(State())

  var remarks: LogPart.Remarks { state.withLock { $0.remarks } }

  /// What was made, once.
  ///
  /// - Throws: what reading the part threw.
  func take() throws -> Made {
    guard let made = state.withLock({ $0.made.take() }) else {
      throw state.withLock { $0.failure } ?? JobError("a part was not read")
    }
    return made
  }

  private func make(
    _ make: () throws -> Made, of part: LogPart, _ read: (LogPart, inout Made) throws -> LogPart.Remarks
  ) {
    state.withLock { state in
      do {
        var made = try make()
        state.remarks = try read(part, &made)
        state.made = consume made
      } catch {
        state.failure = error
      }
    }
  }

  /// Reads parts on several threads.
  ///
  /// - Returns: the results in the order of the parts.
  static func all(
    of parts: [LogPart], threads: Int, from make: @Sendable () -> Made,
    _ read: @Sendable (LogPart, inout Made) throws -> LogPart.Remarks
  ) -> [PartResult] {
    let next = Atomic(0)
    let results = parts.map { _ in PartResult() }
    DispatchQueue.concurrentPerform(iterations: min(threads, parts.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < parts.count else { return }
        results[index].make(make, of: parts[index], read)
      }
    }
    return results
  }
}
