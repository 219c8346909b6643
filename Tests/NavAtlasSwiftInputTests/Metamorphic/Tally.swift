import Foundation
import NavAtlasModel
import Synchronization

/// How many programs were read, by rewrite, and what was wrong.
final class Tally: Sendable {
  private struct Count {
    var programs = 0
    var fixtures: Set<String> = []
    var failures = 0
    var gaps = 0
    /// The programs of which another share is explained.
    var accounts = 0
  }

  private let state = Mutex((counts: [String: Count](), failures: [String]()))

  var failures: [String] { state.withLock(\.failures).sorted() }

  func fail(_ text: String) { state.withLock { $0.failures.append(text) } }

  func add(_ said: SaidOtherwise, _ rewrite: String, _ account: SourceAccount?) throws {
    let (complaints, found) = try said.reading()
    let other = found?.share != account?.share
    if !complaints.isEmpty { try said.keep(complaints) }
    let isGap = said.rewrites.contains { KnownGap.reason(said.program.name, $0) != nil }
    state.withLock { state in
      var count = state.counts[rewrite] ?? Count()
      count.programs += 1
      count.fixtures.insert(said.program.name)
      if other { count.accounts += 1 }
      if !complaints.isEmpty {
        if isGap { count.gaps += 1 } else { count.failures += 1 }
      }
      state.counts[rewrite] = count
      guard !complaints.isEmpty, !isGap else { return }
      state.failures.append("\(said.description)\n  \(complaints.joined(separator: "\n  "))")
    }
  }

  /// A line for each rewrite, and one for all.
  var text: String {
    let counts = state.withLock(\.counts)
    func line(_ name: String, _ values: [Int]) -> String {
      name.padding(toLength: 48, withPad: " ", startingAt: 0)
        + values.map { String(repeating: " ", count: max(0, 10 - "\($0)".count)) + "\($0)" }.joined()
    }
    func values(_ count: Count) -> [Int] {
      [count.programs, count.fixtures.count, count.failures, count.gaps, count.accounts]
    }
    let rows = counts.sorted { $0.key < $1.key }.map { line($0.key, values($0.value)) }
    let sums = counts.values.map(values).reduce([0, 0, 0, 0, 0]) { zip($0, $1).map(+) }
    return
      (["programs, fixtures, failures, known gaps, other accounts"] + rows + [
        line("all", [sums[0], 0] + sums[2...])
      ])
      .joined(separator: "\n")
  }
}

extension SourceAccount {
  /// How much of the constructs is explained.
  fileprivate var share: Double {
    let all = explained + notFollowed.count
    return all == 0 ? 1 : Double(explained) / Double(all)
  }
}
