import Foundation
import Synchronization
import TestSupport
import Testing

/// A program that says the same in other words has the same graph.
///
/// Each run reads some programs for each fixture, always the same ones; `METAMORPHIC=all` reads all of them and tells
/// how many there are, `METAMORPHIC_REWRITE` only those by rewrites with some word in their names, and
/// `METAMORPHIC_FROM` only those of the fixtures from some name on.
@Suite struct MetamorphicTests {
  private static let isWhole = ProcessInfo.processInfo.environment["METAMORPHIC"] == "all"
  private static let word = ProcessInfo.processInfo.environment["METAMORPHIC_REWRITE"]
  private static let first = ProcessInfo.processInfo.environment["METAMORPHIC_FROM"] ?? ""

  /// The fixtures that are written correctly.
  private static let fixtures = FixtureTests.names.filter { name in
    (try? Program(fixture: name))?.sources.contains(where: \.isBroken) == false
  }

  private func random(for fixture: String) -> SplitMix64 {
    SplitMix64(seed: fixture.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  }

  @Test(.disabled(if: isWhole), arguments: fixtures)
  func `a fixture in some other words gives the same graph`(name: String) throws {
    let program = try Program(fixture: name)
    let declarations = Declarations(program)
    var random = random(for: name)
    var programs: [SaidOtherwise] = []
    for rewrite in Rewrites.all.shuffled(using: &random) where programs.count < 2 {
      guard KnownGap.reason(name, rewrite.name) == nil else { continue }
      programs += SaidOtherwise.all(of: program, declarations, by: rewrite, alone: 0)
    }
    if let pair = SaidOtherwise.pair(of: program, &random) { programs.append(pair) }
    for said in programs {
      let complaints = try said.reading().complaints
      if !complaints.isEmpty { try said.keep(complaints) }
      #expect(complaints.isEmpty, "\(said.description)\n\(complaints.joined(separator: "\n"))")
    }
  }

  @Test(arguments: KnownGap.all.map { [$0.fixture, $0.rewrite] })
  func `a known gap is still one`(gap: [String]) throws {
    let program = try Program(fixture: gap[0])
    let rewrite = try #require(Rewrites.all.first { $0.name == gap[1] })
    let programs = SaidOtherwise.all(of: program, Declarations(program), by: rewrite, alone: 6)
    #expect(try programs.contains { try !$0.reading().complaints.isEmpty }, "\(gap) is none any more")
  }

  @Test(arguments: KnownGap.pairs.map { [$0.fixture, $0.rewrite] })
  func `a known gap of two rewrites is still one`(gap: [String]) throws {
    let program = try Program(fixture: gap[0])
    let rewrites = gap[1].split(separator: ", then ").compactMap { name in
      Rewrites.all.first { $0.name == name }
    }
    try #require(rewrites.count == 2)
    var programs: [SaidOtherwise] = []
    for site in rewrites[0].sites(in: program) {
      let once = program.rewritten(at: [site])
      programs += rewrites[1].sites(in: once).map {
        SaidOtherwise(program: once.rewritten(at: [$0]), rewrites: rewrites.map(\.name))
      }
    }
    #expect(try programs.contains { try !$0.reading().complaints.isEmpty }, "\(gap) is none any more")
  }

  @Test(.enabled(if: isWhole)) func `every fixture in all other words gives the same graph`() async throws {
    let tally = Tally()
    await withTaskGroup(of: Void.self) { group in
      for name in Self.fixtures where name >= Self.first { group.addTask { run(name, tally) } }
    }
    print(tally.text)
    #expect(tally.failures.isEmpty, "\(tally.failures.joined(separator: "\n"))")
  }

  private func run(_ name: String, _ tally: Tally) {
    do {
      let program = try Program(fixture: name)
      let account = try program.read().account
      let declarations = Declarations(program)
      for rewrite in Rewrites.all where Self.word.map(rewrite.name.contains) ?? true {
        for said in SaidOtherwise.all(of: program, declarations, by: rewrite, alone: 3) {
          try tally.add(said, rewrite.name, account)
        }
      }
      var random = random(for: name)
      for _ in 0..<(Self.word == nil ? 6 : 0) {
        if let said = SaidOtherwise.pair(of: program, &random) { try tally.add(said, "pairs", account) }
      }
    } catch {
      tally.fail("\(name): \(error)")
    }
  }
}
