import Foundation
import TestSupport
import Testing

/// One log, one number of moves: by every format and every way to a graph.
@Suite struct MoveCountTests {
  @Test(arguments: RandomExport.formats.indices)
  func `every recorded move arrives, by events, tables, summaries and parts`(
    index: Int
  ) throws {
    let format = RandomExport.formats[index]
    var generator = SplitMix64(seed: UInt64(index))
    for _ in 0..<2 {
      let export = RandomExport(&generator)
      let half = export.views.count / 2
      let folder = try Folder()
      for (name, views) in [
        ("all", export.views[...]), ("one", export.views[..<half]), ("two", export.views[half...]),
      ] {
        try folder.write(Array(format.text(views).utf8), to: "\(name).\(format.ending)")
      }
      let (all, parts) = ("all.\(format.ending)", ["one.\(format.ending)", "two.\(format.ending)"])
      let note = Comment(rawValue: format.text(export.views[...]))
      #expect(try graph([all], folder) == export.moves, note)
      #expect(try graph(parts, folder) == export.moves, note)
      let picture = try Navatlas.run(["render", all], in: folder)
      #expect(picture.text.contains("\(export.moves) recorded moves"), note)
      let table = try write(["trace", "edges", all], to: "edges.tsv", folder)
      let rows = table.split(separator: "\n").compactMap { Int($0.split(separator: "\t").last ?? "") }
      #expect(rows.reduce(0, +) == export.moves, note)
      #expect(try graph(["edges.tsv"], folder) == export.moves, note)
      _ = try write(["trace", "summarize", all], to: "all.summary.json", folder)
      #expect(try graph(["all.summary.json"], folder) == export.moves, note)
      for part in parts { _ = try write(["trace", "summarize", part], to: "\(part).summary.json", folder) }
      _ = try write(
        ["trace", "merge"] + parts.map { "\($0).summary.json" }, to: "merged.summary.json", folder)
      #expect(try graph(["merged.summary.json"], folder) == export.moves, note)
      _ = try write(["trace", "convert", "--to", "native", all], to: "native.jsonl", folder)
      #expect(try graph(["native.jsonl"], folder) == export.moves, note)
    }
  }

  private func write(_ arguments: [String], to name: String, _ folder: Folder) throws -> String {
    let outcome = try Navatlas.run(arguments, in: folder)
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    try folder.write(outcome.output, to: name)
    return outcome.text
  }

  /// How many moves the graph of some logs has.
  private func graph(_ inputs: [String], _ folder: Folder) throws -> Int {
    let outcome = try Navatlas.run(["graph"] + inputs, in: folder)
    #expect(outcome.status == 0, "\(inputs): \(outcome.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let moves = document?["transitions"] as? [[String: Any]] ?? []
    return moves.reduce(0) { $0 + ($1["count"] as? Int ?? 0) }
  }
}
