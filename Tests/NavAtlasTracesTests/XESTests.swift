import NavAtlasModel
import Testing

@testable import NavAtlasTraces

@Suite struct XESTests {
  @Test func `what is written is read as it was`() {
    let events: [TraceEvent] = [
      .init(session: "a<&\">", time: 1_767_258_000_250, .launch, screen: "Home & \"co\""),
      .init(session: "a<&\">", time: -1, .push, screen: "Detail"),
      .init(session: "b", time: 951_782_400_000, .screen, screen: "日本語"),
    ]
    let text = XESWriter().text(Session.group(events))
    let reading = XESFormat().read(Array(text.utf8), name: "t.xes")
    #expect(reading.badLines == 0)
    let sorted = Session.group(events).flatMap(\.events)
    #expect(reading.events.map(\.session) == sorted.map(\.session))
    #expect(reading.events.map(\.time) == sorted.map(\.time))
    #expect(reading.events.map(\.kind) == sorted.map(\.kind))
    #expect(reading.events.map(\.screen) == sorted.map(\.screen))
  }

  @Test(arguments: [
    "<log><trace><event>", "<log>", "nothing",
    "<log a=b>", "<log></trace>", "<log><!-- x", "<log x=\"1></log>",
  ]) func `what is no XML is reported with its line`(text: String) {
    let reading = XESFormat().read(Array(text.utf8), name: "t.xes")
    #expect(reading.badLines > 0)
    #expect(reading.diagnostics.first?.location?.line != nil)
  }

  @Test func `times of all days are written as they are read`() {
    for day in stride(from: Int64(-700_000), to: 800_000, by: 997) {
      let time = day * 86_400_000 + 12_345_678
      let text = Timestamp.text(time)
      #expect(Timestamp.milliseconds(text) == time, "\(text)")
    }
  }
}
