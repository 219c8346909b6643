import NavAtlasModel
import Testing

@testable import NavAtlasTraces

@Suite struct MappingTests {
  private func format(_ text: String) throws -> (formats: [any TraceFormat], diagnostics: [Diagnostic]) {
    try MappingDocument.read(Array(text.utf8), file: "m.json")
  }

  @Test func `a mapping file makes a format`() throws {
    let made = try format(
      #"""
      {"mappings": [{"id": "ours", "where": {"kind": ["view", "page"]}, "session": ["user", "visit[0].no"],
        "time": "at", "unit": "s", "screen": "props[\"Screen Name\"]", "path": "stack", "separator": ">",
        "idleGap": 60}]}
      """#)
    #expect(made.diagnostics.isEmpty)
    let ours = try #require(made.formats.first)
    let reading = ours.read(
      Array(
        #"""
        {"kind":"view","user":7,"visit":[{"no":2}],"at":1.25,"props":{"Screen Name":"A"},"stack":"R>A"}
        {"kind":"tap","user":7}
        {"kind":"page","user":7,"at":"x","props":{"Screen Name":"B"}}
        {"kind":"page","user":7,"at":3,"props":{}}

        """#.utf8), name: "l.jsonl")
    #expect(ours.idleGap == 60_000)
    #expect(reading.events.map(\.session) == ["7/2"])
    #expect(reading.events.first?.time == 1250)
    #expect(reading.events.first?.path == ["A"])
    #expect(reading.badLines == 2)
    #expect(reading.diagnostics.map { $0.location?.line } == [3, 4])
    #expect(reading.diagnostics[0].message.contains("seconds since 1970"))
  }

  @Test(arguments: [
    (#"{"mappings":[{"id":"x","session":"a","time":"b"}]}"#, "'screen' is missing"),
    (#"{"mappings":[{"id":"x","session":"a","time":"b","screen":"c..d"}]}"#, "has to be a path"),
    (#"{"mappings":[{"id":"x","session":"a","time":"b","screen":"c","unti":"s"}]}"#, "did you mean 'unit'?"),
    (#"{"mappings":[{"id":"x","session":"a","time":"b","screen":"c","unit":"h"}]}"#, "unit"),
    (#"{"mapings":[]}"#, "'mappings' is missing"),
  ]) func `what is wrong in a mapping file is said`(text: String, expected: String) throws {
    let made = try format(text)
    #expect(made.diagnostics.contains { $0.message.contains(expected) }, "\(made.diagnostics)")
  }

  @Test func `a mapping file that is no JSON is refused with its place`() {
    #expect(throws: Diagnostic.self) { try format("{") }
  }

  @Test(arguments: [
    (TimeUnit.microseconds, "1767258005137999", Int64(1_767_258_005_137)), (.nanoseconds, "-1", -1),
    (.seconds, "1.5", 1500), (.seconds, "-1.5", -1500), (.milliseconds, "9223372036854775807", .max),
    (.iso, "2026-01-01 09:00:00.000000", 1_767_258_000_000),
  ]) func `times are exact`(unit: TimeUnit, text: String, expected: Int64) {
    #expect(unit.milliseconds(text) == expected)
  }

  @Test(arguments: ["", "x", "9223372036854775808", "1.x"])
  func `what is no number is no time`(text: String) { #expect(TimeUnit.seconds.milliseconds(text) == nil) }
}
