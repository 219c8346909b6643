import Foundation
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasTraces

/// Replay and coverage of random sessions against a slow model of the specification.
@Suite struct ReplayModelTests {
  /// How many sessions each seed has; more by the environment variable.
  private static let count =
    ProcessInfo.processInfo.environment["NAVATLAS_RANDOM_SESSIONS"].flatMap(Int.init) ?? 250

  @Test(arguments: 0..<8) func `replays say what a slow model says`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<Self.count {
      let app = PlannedApp.random(&generator)
      var session = RandomSession(app, length: Int.random(in: 1...16, using: &generator), &generator)
      guard try difference(session) != nil else { continue }
      while let smaller = try session.smaller.first(where: { try difference($0) != nil }) {
        session = smaller
      }
      let text = try difference(session) ?? ""
      Issue.record("\(session.app.notation)\n\(session.expected().lines)\n\(text)")
      return
    }
  }

  @Test func `the random sessions meet every diagnosis that is compared, and legal ones`() {
    var generator = SplitMix64(seed: 1)
    var met: Set<String> = []
    var legal = 0
    for _ in 0..<400 {
      let app = PlannedApp.random(&generator)
      let codes = RandomSession(app, length: 12, &generator).expected().codes
      met.formUnion(codes.joined())
      if codes.allSatisfy(\.isEmpty) { legal += 1 }
    }
    let compared = [
      "T01", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T15", "T16", "T17",
      "T24",
      "T26",
    ]
    #expect(met.sorted() == compared)
    #expect(legal > 100)
  }

  /// How the replay of a session differs from what the model says; `nil` where it does not.
  private func difference(_ session: RandomSession) throws -> String? {
    let (lines, codes, model, frames) = session.expected()
    let recorded = try RecordedApp(session.app.notation)
    let events = Session.group(RecordedApp.events(lines))
    guard events[0].events.count == codes.count else {
      return "\(events[0].events.count) events, \(codes.count)"
    }
    var replay = SessionReplay(against: recorded.graph)
    for (number, event) in events[0].events.enumerated() {
      let found = replay.apply(event).diagnoses.map(\.code.rawValue).sorted()
      let seen = replay.state?.foregroundFrames.map(\.screen) ?? []
      if found != codes[number] || seen != frames[number] {
        return "event \(number + 1): \(found) \(seen), the model: \(codes[number]) \(frames[number])"
      }
    }
    return difference(recorded.graph, events, codes, model)
  }

  private func difference(
    _ graph: NavigationGraph, _ sessions: [Session], _ codes: [[String]], _ model: SlowModel
  ) -> String? {
    let unexplained: Set = ["T01", "T07", "T08", "T13", "T24", "T26"]
    let explained = codes.count { unexplained.isDisjoint(with: $0) }
    let report = ReplayReport(sessions, against: graph)
    if report.explained != explained {
      return "\(report.explained) events explained, the model: \(explained)"
    }
    let coverage = CoverageReport(sessions, of: graph)
    let counts = zip(model.app.moves, model.counts).filter { $0.1 > 0 }.map { move, count in
      let target = move.to ?? (move.path.isEmpty ? "" : "[\(move.path.joined(separator: ", "))]")
      return "\(move.from) \(move.kind)\(move.n.map { "(\($0))" } ?? "") \(target) \(count)"
    }
    let found = coverage.transitions.filter { $0.count > 0 }.map { use in
      let move = use.transition
      let target = move.to ?? (move.path.isEmpty ? "" : "[\(move.path.joined(separator: ", "))]")
      return "\(move.from) \(move.kind.rawValue)\(move.n.map { "(\($0))" } ?? "") \(target) \(use.count)"
    }
    if counts.sorted() != found.sorted() {
      return "coverage \(found.sorted()), the model: \(counts.sorted())"
    }
    let pairs = coverage.pairs.count
    return pairs == model.pairs.count ? nil : "\(pairs) pairs, the model: \(model.pairs.count)"
  }
}
