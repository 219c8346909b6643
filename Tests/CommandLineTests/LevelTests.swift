import TestSupport
import Testing

@Suite struct LevelTests {
  private static let log = """
    session,time,screen
    a,2026-01-01T00:00:00Z,Home
    a,2026-01-01T00:00:12Z,List
    a,2026-01-01T00:01:12Z,Home
    b,2026-01-02T00:00:00Z,Home
    b,2026-01-02T00:00:12Z,List
    """

  @Test func `with --level time a picture tells how long, and not how often`() throws {
    let folder = try Folder("log.csv", Self.log)
    let drawn = try Navatlas.run(
      [
        "render", "log.csv", "--columns", "session=session,time=time,screen=screen", "--level", "time",
        "--format", "json",
      ],
      in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.text.contains("12 s ⇄ 1 min"), "\(drawn.text)")
    #expect(drawn.text.contains("median times: on a screen, and from it to the next"))
  }

  @Test func `times are drawn on an app's own graph, too`() throws {
    let folder = try Folder("a.nav", "Home -push-> List\n")
    try folder.write(Array(Self.log.utf8), to: "log.csv")
    let drawn = try Navatlas.run(
      [
        "render", "a.nav", "log.csv", "--columns", "session=session,time=time,screen=screen", "--level",
        "time",
        "--format", "text",
      ], in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(drawn.text.contains("12 s"), "\(drawn.text)")
  }

  @Test func `where nothing tells times, --level time says what it needs`() throws {
    let folder = try Folder("a.nav", "Home -push-> List\n")
    let drawn = try Navatlas.run(["render", "a.nav", "--level", "time"], in: folder)
    #expect(drawn.status == 2)
    #expect(drawn.errors.contains("--level time needs recorded sessions"), "\(drawn.errors)")
    #expect(drawn.output.isEmpty)
  }
}
