import NavAtlasRecorder
import NavAtlasTraces
import TestSupport
import Testing

/// Privacy, sampling, activation, and many threads.
@Suite struct OptionTests {
  private let memory = Memory()

  private func recorder(_ change: (inout RecorderOptions) -> Void) -> Recorder {
    var options = RoundTripTests.options()
    change(&options)
    return Recorder(WalkedApp.layout, to: memory, session: "s", options: options)
  }

  private func use(_ recorder: Recorder) {
    recorder.record(path: [1], in: "home") {
      RecordedScreen("Item", arguments: "{\"id\":\($0),\"name\":\"Ann\"}")
    }
    recorder.open("app://item?name=Ann#Ann") {}
    recorder.select(tab: "mail")
    recorder.record(selection: "Ann", in: "boxes")
    recorder.record(selection: "Ben", in: "boxes")
    recorder.record(selection: "Ann", in: "boxes")
    recorder.present(RecordedScreen("Sheet", arguments: "Ann"))
  }

  @Test func `unless it is asked for, nothing is written but names of screens and pseudonyms`() {
    use(recorder { _ in })
    let text = memory.lines.joined()
    #expect(!text.contains("Ann"))
    #expect(!text.contains("args"))
    let values = RoundTripTests.reading(memory).events.compactMap(\.value)
    #expect(values.count == 3 && values[0] == values[2] && values[0] != values[1])
    #expect(text.contains("\"url\":\"app://item\""))
  }

  @Test func `a pseudonym means nothing in another session`() {
    use(recorder { _ in })
    use(recorder { $0.redaction = .standard })
    let values = RoundTripTests.reading(memory).events.compactMap(\.value)
    #expect(values.count == 6 && values[0] != values[3])
  }

  @Test func `a redaction of one's own decides on every name and value`() {
    use(
      recorder {
        $0.redaction = Redaction(
          screen: { $0 == "Item" ? "Thing" : $0 },
          argument: { $0 == "Thing" ? $1.replacing("Ann", with: "…") : nil }, selection: { _ in nil },
          url: { _ in nil })
      })
    let text = memory.lines.joined()
    #expect(!text.contains("Ann") && !text.contains("\"Item\""))
    #expect(text.contains(#""screen":"Thing","path":["Thing"],"args":"{\"id\":1,\"name\":\"…\"}""#))
  }

  @Test func `without redaction everything is written as it is`() {
    use(recorder { $0.redaction = .none })
    let events = RoundTripTests.reading(memory).events
    #expect(events.compactMap(\.value) == ["Ann", "Ben", "Ann"])
    #expect(events.compactMap(\.url) == ["app://item?name=Ann#Ann"])
    #expect(events.compactMap(\.arguments) == [#"{"id":1,"name":"Ann"}"#, "Ann"])
  }

  @Test func `names that no reader would take are made such that one does`() {
    let recorder = recorder { $0.redaction = .none }
    let names = [
      "quote\" back\\slash", "line\nfeed\u{1}", "nul\0", String(repeating: "ü", count: 5_000), "😀", "",
    ]
    for (index, name) in names.enumerated() {
      recorder.record(path: Array(0...index), in: "home") { RecordedScreen(names[$0], arguments: name) }
    }
    let reading = RoundTripTests.reading(memory)
    #expect(reading.badLines == 0, "\(reading.diagnostics)")
    #expect(
      reading.events.dropFirst().compactMap(\.screen)
        == ["quote\" back\\slash", "line\nfeed\u{1}", "nul", String(repeating: "ü", count: 1_000), "😀", "?"])
  }

  @Test func `a sample of sessions is the same for the same seed, and as large as asked for`() {
    let sessions = (0..<4_000).map { "session \($0)" }
    let tenth = Sampling(rate: 0.1, seed: 7)
    let taken = sessions.filter { tenth.takes($0) }
    #expect(taken == sessions.filter { Sampling(rate: 0.1, seed: 7).takes($0) })
    #expect(taken != sessions.filter { Sampling(rate: 0.1, seed: 8).takes($0) })
    #expect((300..<500).contains(taken.count), "\(taken.count)")
    #expect(sessions.allSatisfy { Sampling.all.takes($0) && !Sampling(rate: 0).takes($0) })
  }

  @Test func `a session that is not in the sample writes nothing`() {
    let recorder = recorder { $0.sampling = Sampling(rate: 0) }
    use(recorder)
    #expect(!recorder.isRecording && memory.lines.isEmpty && recorder.statistics == RecorderStatistics())
  }

  @Test func `a session in a sample tells how large that is`() {
    _ = recorder { $0.sampling = Sampling(rate: 0.999) }
    #expect(memory.lines.first?.contains("\"rate\":0.999") == true)
    #expect(RoundTripTests.reading(memory).badLines == 0)
  }

  @Test func `a recorder that is switched off writes nothing, and still runs a URL's handler`() {
    let recorder = recorder { $0.activation = .never }
    use(recorder)
    var isHandled = false
    recorder.open("app://a") { isHandled = true }
    #expect(isHandled && memory.lines.isEmpty)
  }

  @Test func `without being asked, only debug builds record`() {
    let isDebug = Recorder(.stack(root: "Home"), to: memory).isRecording
    #if DEBUG
      #expect(isDebug)
    #else
      #expect(!isDebug)
    #endif
  }

  @Test func `threads that record at once write whole lines, each in its order`() async {
    var options = RecorderOptions()
    options.activation = .always
    options.batchSize = 512
    options.bufferLimit = .max
    let recorder = Recorder(
      .tabs(RecordedTab("0", root: "R"), RecordedTab("1", root: "R"), RecordedTab("2", root: "R")),
      to: memory,
      session: "s", options: options)
    await withTaskGroup(of: Void.self) { group in
      for tab in 0..<3 {
        group.addTask {
          for number in 0..<400 {
            recorder.record(path: [number], in: "\(tab)") { RecordedScreen("T\(tab) \($0)") }
            if number % 97 == 0 { recorder.flush() }
            _ = recorder.statistics
          }
        }
      }
    }
    recorder.flush()
    let reading = RoundTripTests.reading(memory)
    #expect(reading.badLines == 0)
    #expect(reading.events.count == 1_201)
    for tab in 0..<3 {
      let own = reading.events.compactMap(\.path?.last).filter { $0.hasPrefix("T\(tab) ") }
      #expect(own == (0..<400).map { "T\(tab) \($0)" })
    }
  }

  @Test func `what waits is written when the recorder goes`() {
    var options = RecorderOptions()
    options.activation = .always
    options.writeInterval = 3_600
    do {
      let recorder = Recorder(.stack(root: "Home"), to: memory, options: options)
      recorder.record(path: [1]) { _ in "Item" }
      #expect(memory.lines.isEmpty)
    }
    #expect(memory.lines.count == 2)
  }
}
