import Foundation
import NavAtlasModel
import TestSupport

/// A fixture in other words.
struct SaidOtherwise: Sendable {
  var program: Program
  /// The rewrites, one after the other.
  var rewrites: [String]
  /// Which place was rewritten; all of them where nil.
  var site: Int?

  /// A program by one rewrite: at all sites at once, and at some alone.
  static func all(
    of program: Program, _ declarations: Declarations, by rewrite: any Rewrite, alone: Int
  ) -> [SaidOtherwise] {
    let sites = rewrite.sites(in: program, declarations)
    guard !sites.isEmpty else { return [] }
    let all = SaidOtherwise(program: program.rewritten(at: sites), rewrites: [rewrite.name])
    guard sites.count > 1 else { return [all] }
    let step = max(1, sites.count / max(1, alone))
    return [all]
      + stride(from: 0, to: sites.count, by: step).prefix(alone).map { index in
        SaidOtherwise(program: program.rewritten(at: [sites[index]]), rewrites: [rewrite.name], site: index)
      }
  }

  /// This by another rewrite as well, at every second site or one alone.
  func then(_ rewrite: any Rewrite, _ random: inout SplitMix64) -> SaidOtherwise? {
    let sites = rewrite.sites(in: program)
    guard let one = sites.randomElement(using: &random) else { return nil }
    let chosen = Bool.random(using: &random) ? sites : [one]
    return SaidOtherwise(program: program.rewritten(at: chosen), rewrites: rewrites + [rewrite.name])
  }

  /// A pair of rewrites that both apply.
  static func pair(of program: Program, _ random: inout SplitMix64) -> SaidOtherwise? {
    let usable = Rewrites.all.filter { KnownGap.reason(program.name, $0.name) == nil }.shuffled(
      using: &random)
    let start = SaidOtherwise(program: program, rewrites: [])
    var first: SaidOtherwise?
    for rewrite in usable {
      guard let next = (first ?? start).then(rewrite, &random) else { continue }
      guard first != nil else {
        first = next
        continue
      }
      if KnownGap.reason(program.name, next.rewrites.joined(separator: ", then ")) == nil { return next }
    }
    return nil
  }

  /// What is wrong with it, nothing where it gives the graph that it has to; and what was accounted for.
  func reading() throws -> (complaints: [String], account: SourceAccount?) {
    let broken = program.sources.filter(\.isBroken).map { "not Swift  \($0.path)" }
    if !broken.isEmpty { return (broken, nil) }
    let (found, account) = try program.read()
    return (program.differences(found), account)
  }

  /// Leaves the program in a folder to look at, where `METAMORPHIC_FOLDER` names one.
  func keep(_ complaints: [String]) throws {
    guard let folder = ProcessInfo.processInfo.environment["METAMORPHIC_FOLDER"] else { return }
    let place = URL(filePath: folder).appending(path: description)
    try program.write(to: place)
    try Data(complaints.joined(separator: "\n").utf8).write(to: place.appending(path: "complaints.txt"))
  }

  var description: String {
    "\(program.name), \(rewrites.joined(separator: ", then "))\(site.map { ", site \($0)" } ?? "")"
  }
}
