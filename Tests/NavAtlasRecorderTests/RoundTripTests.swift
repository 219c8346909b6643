import NavAtlasInputs
import NavAtlasModel
import NavAtlasRecorder
import NavAtlasTraces
import Synchronization
import TestSupport
import Testing

/// What is recorded of an app that behaves is replayed without a remark.
@Suite struct RoundTripTests {
  static func options() -> RecorderOptions {
    let time = Mutex<Int64>(1_767_225_600_000)
    var options = RecorderOptions.direct
    options.clock = {
      time.withLock {
        $0 += 1_000
        return $0
      }
    }
    return options
  }

  static func reading(_ memory: Memory) -> TraceReading {
    NativeFormat().read(memory.bytes, name: "trace.jsonl")
  }

  @Test(arguments: 0..<100) func `a random walk through the app is replayed without a remark`(seed: UInt64)
    throws
  {
    let memory = Memory()
    let recorder = Recorder(
      WalkedApp.layout, to: memory, session: "s", profile: seed % 2 == 0 ? .compact : .regular,
      options: Self.options())
    var app = WalkedApp(recorder, seed: seed)
    for _ in 0..<60 { app.step() }
    #expect(recorder.statistics.rejected == 0, "\(recorder.statistics)")

    let reading = Self.reading(memory)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.events.count == recorder.statistics.recorded)
    let definition = try DefinitionFormat().read(Array(WalkedApp.definition.utf8), name: "walked.yml")
    try #require(definition.diagnostics.isEmpty, "\(definition.diagnostics)")
    let report = ReplayReport(Session.group(reading.events), against: definition.fragment.graph)
    let remarks = report.sessions.flatMap(\.occurrences).map { "\($0.event): \($0.diagnosis)" }
    #expect(remarks.isEmpty, "\(remarks.prefix(3)) \(memory.lines.joined(separator: "\n"))")
  }
}
