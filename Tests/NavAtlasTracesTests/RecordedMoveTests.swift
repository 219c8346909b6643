import Testing

@testable import NavAtlasTraces

/// Where a recorded move starts and what it counts for, against apps in notation.
@Suite struct RecordedMoveTests {
  static let mail = """
    split m: sidebar F selects | detail T stack placeholder E
    [m]
    F -select-> T
    T -push-> I -push-> J
    []
    launch -> F
    """
  static let tabs = """
    stack a: A
    stack p: P
    tabs app: t1=a, t2=p
    [a]
    A -push-> B -push-> C
    C -pop->
    C -pop(2)->
    [p]
    P -push-> Q -push-> R
    []
    A -sheet-> S
    url "x://q/:id" -> P > Q
    url "x://c" -> A > B > C
    launch -> A
    """

  @Test func `a pop of one frame is the user's back where code pops two`() throws {
    let app = try RecordedApp("stack a: A\n[a]\nA -push-> B -push-> C\nC -pop(2)->\n[]\nlaunch -> A")
    let lines = "launch A;push B;push C;pop B;push C;pop A n=2"
    #expect(app.codes(lines).isEmpty)
    #expect(app.moves(lines) == ["A push B 1", "B push C 2", "C pop(2) 1"])
  }

  @Test(arguments: ["compact", "regular"])
  func `a selection that shows its own column without a value is of nothing`(profile: String) throws {
    let app = try RecordedApp(Self.mail)
    let lines = "launch F profile=\(profile);select T value=a;push I;select F column=sidebar;select T value=a"
    #expect(app.codes(lines).isEmpty)
    #expect(app.frames(lines) == ["F", "T"])
  }

  @Test func `selecting another row starts from the column that selects`() throws {
    let app = try RecordedApp(Self.mail)
    let lines = "launch F;select T value=a;push I;select T value=b"
    #expect(app.codes(lines).isEmpty)
    #expect(app.moves(lines) == ["F select T 2", "T push I 1"])
    #expect(app.frames(lines) == ["F", "T"])
    #expect(
      app.codes("launch F profile=compact;select T value=a;push I;back T;back F;select T value=a").isEmpty)
  }

  @Test func `a selection leads to its column's root, whatever stays above that`() throws {
    let app = try RecordedApp(Self.mail)
    let again = "launch F;select T value=a;push I;select I value=a"
    #expect(app.codes(again).isEmpty)
    #expect(app.frames(again) == ["F", "T", "I"])
    #expect(app.moves(again) == ["F select T 2", "T push I 1"])
    let stale = "launch F;select T value=a;viewPush V;select V value=b"
    #expect(app.codes(stale) == ["T26 at 3"])
    #expect(app.moves(stale) == ["F select T 2"])
  }

  @Test func `with three columns a selection starts from its own column`() throws {
    let app = try RecordedApp(
      """
      split m: sidebar F selects | content L selects | detail T stack
      [m]
      F -select-> L
      L -select-> T
      T -push-> I
      []
      launch -> F
      """)
    let lines = "launch F;select L column=sidebar value=a;select T column=content value=b;push I;"
    #expect(app.codes(lines + "select T column=content value=c").isEmpty)
    #expect(
      app.moves(lines + "select T column=content value=c") == ["F select L 1", "L select T 2", "T push I 1"])
    #expect(app.frames(lines + "select L column=sidebar value=d") == ["F", "L"])
  }

  @Test(arguments: [
    ("launch A;openURL Q url=x://q/1;back P", ["P"], []),
    ("launch A;openURL C url=x://c;back B", ["A", "B"], []),
    ("launch A;push B;present S;openURL Q url=x://q/2?from=mail", ["P", "Q"], ["T26 at 3"]),
    ("launch A;openURL Q url=x://q/1;openURL Q url=x://q/2", ["P", "Q"], []),
    ("launch A;openURL A url=x://other", ["A"], ["T17 at 2"]),
    ("launch A;openURL Q url=x://q", ["A", "Q"], ["T17 at 2", "T24 at 2"]),
  ]) func `a URL opens the path of the entry with its pattern, in its tab`(
    lines: String, frames: [String], codes: [String]
  ) throws {
    let app = try RecordedApp(Self.tabs)
    #expect(app.codes(lines) == codes)
    #expect(app.frames(lines) == frames)
  }

  @Test func `what changes out of sight counts for the container that changes`() throws {
    let app = try RecordedApp(Self.tabs)
    let push = "launch A;push B;push B container=w0/base/tab:t2 path=Q"
    #expect(app.codes(push) == ["T10 at 3"])
    #expect(app.moves(push) == ["A push B 1", "P push Q 1"])
    let more = push + ";push B container=w0/base/tab:t2 path=Q,R;pop B container=w0/base/tab:t2 n=1 path=Q"
    #expect(app.frames(more + ";selectTab Q tab=t2") == ["P", "Q"])
    #expect(app.moves(more) == ["A push B 1", "P push Q 1", "Q push R 1"])
    let covered = "launch A;present S;push S container=w0/base/tab:t1 path=B"
    #expect(app.codes(covered) == ["T09 at 3"])
    #expect(app.moves(covered) == ["A push B 1", "A sheet S 1"])
  }

  @Test func `a presentation that has to wait is no move of what is seen`() throws {
    let app = try RecordedApp(Self.tabs)
    let lines = "launch A;present S;present S container=w0/base"
    #expect(app.codes(lines) == ["T11 at 3"])
    #expect(app.moves(lines) == ["A sheet S 1"])
  }

  @Test func `a pop counts for the declaration with its number, and not at all where it is refused`() throws {
    let app = try RecordedApp(Self.tabs)
    let start = "launch A;push B;push C;"
    #expect(app.moves(start + "pop A n=2").last == "C pop(2) 1")
    #expect(app.moves(start + "pop B n=1").last == "C pop 1")
    #expect(app.moves(start + "pop B").last == "C pop 1")
    let refused = start + "pop C n=3"
    #expect(app.codes(refused) == ["T01 at 4"])
    #expect(app.moves(refused) == ["A push B 1", "B push C 1"])
    #expect(app.coverage(refused).pairs.count == 1)
  }

  @Test func `a line that is there twice counts once`() throws {
    let app = try RecordedApp(Self.tabs)
    let lines = "launch A ts=0;push B ts=5000;push B ts=5000;push C ts=9000;push C ts=9000"
    #expect(app.codes(lines).isEmpty)
    #expect(app.moves(lines) == ["A push B 1", "B push C 1"])
    #expect(app.replay(lines).events == 3)
    #expect(app.codes("launch A ts=0;push B ts=5000;push B ts=5001").contains("T23 at 3"))
  }
}
