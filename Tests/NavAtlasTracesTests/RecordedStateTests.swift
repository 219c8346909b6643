import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// What a session leaves behind, and what is said of what it cannot do, against apps in notation.
@Suite struct RecordedStateTests {
  @Test func `each stack has the destinations of its own`() throws {
    let app = try RecordedApp(RecordedMoveTests.tabs + "\nS -push-> U\nsheet s: S stack")
    #expect(app.codes("launch A;push Q").contains("T07 at 2"))
    #expect(app.codes("launch A;push B;push C").isEmpty)
    #expect(app.codes("launch A;present S;push U").isEmpty)
    #expect(app.codes("launch A;present S;push Q").contains("T07 at 3"))
    #expect(app.codes("launch A;restore Z args=B,Z path=B,Z") == ["T07 at 2"])
    #expect(app.codes("launch A;restore C args=B,C path=B,C").isEmpty)
  }

  @Test func `a tab that the app lacks changes nothing, and what follows happens where it was`() throws {
    let app = try RecordedApp(RecordedMoveTests.tabs)
    let lines = "launch A;push B;selectTab B tab=t9;push C;back B"
    #expect(app.codes(lines) == ["T13 at 3"])
    #expect(app.frames(lines) == ["A", "B"])
    #expect(app.codes("launch A;selectTab A tab=t9;selectTab P tab=t2") == ["T13 at 2"])
  }

  @Test func `popTo finds frames of earlier columns where they are one stack`() throws {
    let app = try RecordedApp(RecordedMoveTests.mail + "\nI -popTo-> F\nJ -popTo-> T")
    let start = "launch F profile=compact;select T value=a;push I;"
    #expect(app.codes(start + "popTo F").isEmpty)
    #expect(app.frames(start + "popTo F") == ["F"])
    #expect(app.frames(start + "push J;popTo T") == ["F", "T"])
    #expect(app.codes(start + "popTo F;select T value=a").isEmpty)
  }

  @Test(arguments: [
    ("launch A;pop A n=1", ["T01 at 2"]), ("launch A;pop A n=2", ["T01 at 2"]),
    ("launch A;back A", ["T03 at 2"]),
    ("launch A;pop A", ["T03 at 2"]), ("launch A;push B;pop A n=1", []),
  ]) func `code that pops a root underflows, the user's back stays`(lines: String, codes: [String]) throws {
    let app = try RecordedApp(RecordedMoveTests.tabs)
    #expect(app.codes(lines).filter { $0.hasPrefix("T0") } == codes)
  }

  @Test func `code that pops a column's root underflows although there is a back button`() throws {
    let app = try RecordedApp(RecordedMoveTests.mail)
    let start = "launch F profile=compact;select T value=a;"
    #expect(app.codes(start + "pop T n=1").contains("T01 at 3"))
    #expect(app.codes(start + "back F").isEmpty)
  }

  @Test func `a diagnosis has the frames before and after its event`() throws {
    let tabs = try RecordedApp(RecordedMoveTests.tabs)
    let ghost = tabs.replay("launch A;push B;push R").occurrences.map(\.diagnosis)
    #expect(ghost.map(\.code) == [.unknownEdge, .unregisteredDestination])
    #expect(ghost.allSatisfy { $0.address.description == "w0/base/tab:t1" })
    #expect(ghost.allSatisfy { $0.before == ["A", "B"] && $0.after == ["A", "B", "R"] })
    let twice = tabs.replay("launch A ts=0;push B ts=5000;push B ts=5100").occurrences.map(\.diagnosis)
    #expect(twice.last?.code == .doublePush)
    #expect(twice.last?.before == ["A", "B"] && twice.last?.after == ["A", "B", "B"])
    let mail = try RecordedApp(RecordedMoveTests.mail)
    let back = mail.replay("launch F profile=compact;back F").occurrences.map(\.diagnosis)
    #expect(back.map(\.code) == [.backAtRoot])
    #expect(back.first?.before == ["F"] && back.first?.after == ["F"])
  }

  @Test(arguments: [
    ("Q1,Q2,Q2", "Q1,Q2", "1 unknown elements dropped"),
    ("Q1,Q2,Q2", "Q2,Q2", "1 unknown elements dropped, with a hole"),
    ("Q2,Q1,Q2", "Q1,Q2", "1 unknown elements dropped, with a hole"),
    ("Q1,Q1,Q1", "Q1", "2 unknown elements dropped"),
  ]) func `equal elements of a saved path are counted each`(saved: String, kept: String, detail: String)
    throws
  {
    let app = try RecordedApp("stack a: A\n[a]\nA -push-> Q1 -push-> Q2\n[]\nlaunch -> A")
    let top = kept.split(separator: ",").last ?? ""
    let found = app.replay("launch A;restore \(top) args=\(saved) path=\(kept)").occurrences.map(\.diagnosis)
    #expect(found.map(\.code) == [.restoreDropped])
    #expect(found.first?.detail.hasPrefix(detail) == true)
    #expect(found.first?.detail.contains("hole") == detail.contains("hole"))
  }
}
