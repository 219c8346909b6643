import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Every format holds the same two sessions, written by us in the vendors' shapes.
@Suite struct FormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/formats")

  private static let files: [(format: String, file: String)] = [
    ("native", "native.jsonl"), ("posthog", "posthog.jsonl"), ("posthog", "posthog-text.jsonl"),
    ("ga4", "ga4.jsonl"), ("otlp", "honeycomb.jsonl"), ("otlp", "splunk.jsonl"), ("otlp", "embrace.jsonl"),
    ("sentry", "sentry.json"), ("ocel", "ocel.json"), ("xes", "sessions.xes"), ("csv", "sessions.csv"),
    ("segment", "segment.jsonl"), ("amplitude", "amplitude.jsonl"), ("mixpanel", "mixpanel.jsonl"),
    ("snowplow", "snowplow.jsonl"), ("datadog", "datadog.jsonl"),
  ]

  private static func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  @Test(arguments: files) func `the format is known by the content`(format: String, file: String) throws {
    let found = TraceFormats.forContent(try Self.bytes(file))
    #expect(found?.id == format)
  }

  @Test(arguments: files) func `all formats give the same graph`(format: String, file: String) throws {
    let reader = try #require(TraceFormats.all.first { $0.id == format })
    let reading = reader.read(try Self.bytes(file), name: file)
    #expect(reading.badLines == 0, "\(reading.diagnostics)")
    let graph = TraceGraph(reading.events, idleGap: reader.idleGap)
    #expect(graph.sessions == 2)
    let moves = graph.fragment.graph.transitions
    #expect(moves.reduce(0) { $0 + $1.count } == graph.events - graph.sessions)
    let edges = moves.filter { !$0.isImplicit }.map {
      "\($0.from) \($0.kind.rawValue) \($0.to ?? "-") \($0.count)"
    }
    #expect(
      edges == [
        "Cart popToRoot - 1", "Detail push Cart 1", "Home push List 1", "Home push Search 1",
        "List push Detail 2", "Search push Detail 1",
      ])
  }

  @Test(arguments: files) func `line by line, a format gives the events that it gives read whole`(
    format: String, file: String
  ) throws {
    let reader = try #require(TraceFormats.all.first { $0.id == format })
    let log = try Self.bytes(file) + Array("junk\n{}\n".utf8)
    guard let scanner = reader.lineScanner(head: Array(log.prefix(100))) else {
      let whole = ["otlp", "sentry", "ocel", "xes", "csv", "snowplow", "datadog"]
      return #expect(whole.contains(format))
    }
    var scan = LogScan(scanner)
    var source = LogBlocks(bytes: log[...], size: 1_000)
    var scanned: [String] = []
    scan.run(&source) { batch, block in
      for event in batch.events {
        scanned.append("\(batch.text(event.session, block)) \(event.time) \(batch.text(event.screen, block))")
      }
    }
    var reading = reader.read(log, name: file)
    reading.events.rename(by: .standard, known: [])
    #expect(scanned == reading.events.map { "\($0.session) \($0.time) \($0.screen ?? "")" })
    #expect(scan.batch.badLines == reading.badLines)
    #expect(!scanned.isEmpty && reading.badLines > 0)
  }

  @Test func `every format has an id of its own`() {
    let ids = TraceFormats.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 14)
  }
}
