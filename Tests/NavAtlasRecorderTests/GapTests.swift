import NavAtlasInputs
import NavAtlasModel
import NavAtlasRecorder
import NavAtlasTraces
import Testing

/// What is dropped is counted, and told in the trace.
@Suite struct GapTests {
  /// A recorder that writes only when it is told to.
  private func options(buffer: Int) -> RecorderOptions {
    var options = RoundTripTests.options()
    options.writeInterval = 3_600
    options.batchSize = .max
    options.bufferLimit = buffer
    return options
  }

  private func codes(_ memory: Memory) throws -> [String] {
    let definition = try DefinitionFormat().read(Array(WalkedApp.definition.utf8), name: "walked.yml")
    let events = RoundTripTests.reading(memory).events
    return ReplayReport(Session.group(events), against: definition.fragment.graph)
      .sessions.flatMap(\.occurrences).map { "\($0.diagnosis.code.rawValue) \($0.diagnosis.detail)" }
  }

  @Test func `what a full buffer drops is told by one line, and the replay goes on from there`() throws {
    let memory = Memory()
    let recorder = Recorder(WalkedApp.layout, to: memory, session: "s", options: options(buffer: 400))
    for _ in 0..<20 {
      recorder.present("Sheet", stack: "sheet")
      recorder.dismiss()
    }
    recorder.present("Sheet", stack: "sheet")
    recorder.record(path: [1, 2], in: "sheet") { _ in "Step" }
    recorder.flush()
    recorder.dismiss()
    recorder.record(path: [1], in: "home") { _ in "List" }
    recorder.flush()

    let statistics = recorder.statistics
    #expect(statistics.recorded == 45)
    #expect(statistics.dropped > 30)
    #expect(statistics.written + statistics.dropped == 45)
    #expect(memory.bytes.count < 2_000)
    #expect(try codes(memory) == ["T28 \(statistics.dropped) events were dropped by the recorder"])
    let reading = RoundTripTests.reading(memory)
    #expect(reading.badLines == 0)
    #expect(
      reading.diagnostics.map(\.message) == [
        "\(statistics.dropped) events are missing: the recorder dropped them; what is seen next follows what was seen before"
      ])
  }

  @Test(arguments: 0..<12) func `what a sink refuses is told as soon as it takes lines again`(room: Int) {
    let memory = Memory()
    let recorder = Recorder(.stack(root: "Home"), to: memory, session: "s", options: RoundTripTests.options())
    memory.makeRoom(for: room)
    for number in 0..<10 { recorder.record(path: Array(0...number)) { RecordedScreen("S\($0)") } }
    #expect(recorder.statistics.dropped == max(0, 10 - room))
    #expect(recorder.statistics.problem == (room < 10 ? "there is no room" : nil))
    memory.makeRoom(for: .max)
    recorder.record(path: Array(0...10)) { RecordedScreen("S\($0)") }

    let events = RoundTripTests.reading(memory).events
    let missing = events.filter { $0.kind == .gap }.compactMap(\.n)
    #expect(missing.reduce(0, +) == max(0, 10 - room))
    #expect(events.last?.screen == "S10")
    #expect(recorder.statistics.written == events.count { $0.kind != .gap })
    #expect(recorder.statistics.waiting == 0)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `every event is written, dropped or waits, whatever the sink does`() {
    let memory = Memory()
    let recorder = Recorder(.stack(root: "Home"), to: memory, session: "s", options: options(buffer: 2_000))
    for number in 0..<500 {
      recorder.record(path: Array(0...(number % 7))) { RecordedScreen("S\($0)") }
      if number % 11 == 0 { memory.makeRoom(for: number % 5) }
      if number % 13 == 0 { recorder.flush() }
    }
    memory.makeRoom(for: .max)
    recorder.flush()
    let events = RoundTripTests.reading(memory).events
    let told = events.reduce(0) { $0 + ($1.kind == .gap ? $1.n ?? 0 : 0) }
    let statistics = recorder.statistics
    #expect(statistics.waiting == 0)
    #expect(statistics.dropped == told)
    #expect(statistics.written == events.count { $0.kind != .gap })
  }
}
