import Foundation
import NavAtlasRecorder
import NavAtlasServer
import TestSupport
import Testing

/// A recorder that sends what it writes.
@Suite struct LiveSinkTests {
  private var options: RecorderOptions {
    var options = RecorderOptions()
    options.activation = .always
    options.writeInterval = 0.01
    options.report = { _ in }
    return options
  }

  private func settle(_ recorder: Recorder) async throws -> RecorderStatistics {
    for _ in 0..<500 where recorder.statistics.waiting > 0 { try await Task.sleep(for: .milliseconds(10)) }
    return recorder.statistics
  }

  @Test func `what an app does comes to a page`() async throws {
    let served = try await Served()
    let page = try await served.watcher()
    let sink = try #require(LiveSink("http://127.0.0.1:\(served.port)/?token=\(served.token)"))
    let recorder = Recorder(.stack(root: "Home"), to: sink, session: "me", options: options)
    recorder.record(path: ["List", "Item"]) { RecordedScreen($0) }
    var events: [RawClient.Message.Event] = []
    while events.count < 2 { events += try await page.message().events ?? [] }
    #expect(events.map(\.event.session) == ["me", "me"])
    #expect(events.last?.stack == ["Home", "List", "Item"])
    #expect(try await settle(recorder).written == 2)
  }

  @Test func `what cannot be sent is counted, and is in the file where there is one`() async throws {
    let folder = try Folder()
    let path = folder.url.appending(path: "trace.jsonl").path(percentEncoded: false)
    let nowhere = "http://127.0.0.1:1/?token=x"
    #expect(LiveSink("nonsense") == nil)
    let alone = Recorder(.stack(root: "Home"), to: try #require(LiveSink(nowhere)), options: options)
    let both = Recorder(
      .stack(root: "Home"), to: try #require(LiveSink(nowhere, and: try TraceFile(path: path))),
      options: options)
    for recorder in [alone, both] { recorder.record(path: [1]) { _ in "Item" } }
    let lost = try await settle(alone)
    #expect(lost.dropped == 2 && lost.problem != nil)
    let kept = try await settle(both)
    #expect(kept.written == 2 && kept.dropped == 0 && kept.problem != nil)
    #expect(try folder.text("trace.jsonl").split(separator: "\n").count == 2)
  }
}
