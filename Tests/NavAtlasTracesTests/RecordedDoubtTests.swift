import NavAtlasModel
import Testing

@testable import NavAtlasTraces

/// Records that may be read in two ways, as the documentation decides them.
@Suite struct RecordedDoubtTests {
  private let tabs = Result { try RecordedApp(RecordedMoveTests.tabs) }

  @Test func `a change of the size class is between two moves of a pair`() throws {
    let app = try tabs.get()
    let lines = "launch A;push B;sizeClass profile=compact;push C"
    #expect(app.coverage(lines).pairs.count == 1)
    #expect(app.coverage("launch A;push B;selectTab P tab=t2;selectTab B tab=t1;push C").pairs.isEmpty)
    #expect(app.codes(lines).isEmpty)
  }

  @Test func `a session without a launch begins at its first screen`() throws {
    let app = try tabs.get()
    #expect(app.codes("push B;push C;pop A n=2").isEmpty)
    #expect(app.moves("push B;push C") == ["B push C 1"])
    #expect(app.codes("push A;push B;back A").isEmpty)
  }

  @Test func `a dismissal that shows the base below two layers diverges`() throws {
    let app = try RecordedApp(RecordedMoveTests.tabs + "\nsheet s: S stack\nS -sheet-> T")
    let start = "launch A;present S;present T;"
    #expect(app.codes(start + "dismiss A") == ["T24 at 4"])
    #expect(app.frames(start + "dismiss A") == ["A"])
    #expect(app.codes(start + "dismiss A n=2").isEmpty)
    #expect(app.codes(start + "dismiss S;dismiss A").isEmpty)
  }

  @Test func `a root that is exchanged below a path that stays is a T21 where roots cannot change`() throws {
    let app = try tabs.get()
    let codes = app.codes("launch A;push B;resetRoot B path=B,C")
    #expect(codes.contains("T21 at 3"))
    let legacy = try RecordedApp(RecordedMoveTests.tabs + "\n[a]\nB -resetRoot-> B")
    #expect(legacy.codes("launch A;push B;resetRoot B").isEmpty)
    #expect(legacy.frames("launch A;push B;resetRoot B") == ["B"])
  }

  @Test func `what waits is shown after all layers are dismissed`() throws {
    let app = try RecordedApp(RecordedMoveTests.tabs + "\nsheet s: S stack\nS -dismissAll->\nA -sheet-> U")
    let lines = "launch A;present S;present S container=w0/base value=U;dismissAll U"
    #expect(app.codes(lines) == ["T11 at 3"])
    #expect(app.frames(lines) == ["U"])
    #expect(app.frames(lines + ";dismiss A") == ["A"])
  }

  @Test func `two writes are hasty where they go to one stack`() throws {
    let app = try tabs.get()
    let start = "launch A ts=0;push B ts=1000;"
    #expect(app.codes(start + "push C ts=1010") == ["T22 at 3"])
    #expect(app.codes(start + "selectTab P tab=t2 ts=1005;push Q ts=1010").isEmpty)
    #expect(app.codes(start + "push B container=w0/base/tab:t2 path=Q ts=1010") == ["T10 at 3"])
    #expect(app.codes(start + "pop A n=1 container=w0/base/tab:t1 path= ts=1010").contains("T22 at 3"))
  }

  @Test func `a popTo may tell its target as its value`() throws {
    let app = try RecordedApp(RecordedMoveTests.tabs + "\n[a]\nC -popTo-> A")
    let start = "launch A;push B;push C;"
    #expect(app.codes(start + "popTo A value=A").isEmpty)
    #expect(app.codes(start + "popTo A value=17").isEmpty)
    #expect(app.codes(start + "popTo C value=Q") == ["T04 at 4"])
    #expect(app.moves(start + "popTo A value=A").last == "C popTo A 1")
  }

  @Test func `the path of a column's stack has no roots of columns`() throws {
    let app = try RecordedApp(RecordedMoveTests.mail)
    for profile in ["regular", "compact"] {
      let start = "launch F profile=\(profile);select T value=a;"
      #expect(app.codes(start + "push I path=I;push J path=I,J;back I path=I").isEmpty)
      #expect(app.codes(start + "push I path=J,I") == ["T24 at 3"])
      #expect(app.frames(start + "push I path=J,I") == ["F", "T", "J", "I"])
    }
  }

  @Test func `a URL closes what covers its stack`() throws {
    let app = try RecordedApp(
      "stack a: A\nsheet s: S stack\n[a]\nA -push-> B\nA -sheet-> S\n[]\nurl \"x://b\" -> A > B\nlaunch -> A")
    #expect(app.codes("launch A;present S;openURL B url=x://b;back A").isEmpty)
    #expect(app.frames("launch A;present S;openURL B url=x://b") == ["A", "B"])
  }

  @Test func `a torn first line of a native log with messages is one bad line`() {
    let text = """
      "event":"push","screen":"A"}
      {"session":"s","ts":1,"event":"launch","screen":"A"}
      {"session":"s","ts":2,"event":"message","value":"only presenting a single sheet is supported"}
      {"session":"s","ts":3,"event":"push","screen":"B"}

      """
    #expect(TraceFormats.forContent(Array(text.utf8))?.id == "native")
    let reading = NativeFormat().read(Array(text.utf8), name: "t.jsonl")
    #expect(reading.badLines == 1)
    #expect(reading.events.map(\.kind) == [.launch, .message, .push])
  }
}
