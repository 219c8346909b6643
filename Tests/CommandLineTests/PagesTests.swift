import TestSupport
import Testing

@Suite struct PagesTests {
  private static let app = """
    stack home: Home
    stack mail: Inbox
    tabs app: home=home, mail=mail {selected=home}
    [home]
    Home -push-> List -push-> Item
    [mail]
    Inbox -push-> Mail -push-> Item
    """

  @Test func `pages are an overview and a picture for each tab, whose cards lead to each other`() throws {
    let folder = try Folder("a.nav", Self.app)
    let outcome = try Navatlas.run(["render", "a.nav", "--pages", "out/pages"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("3 pictures are in out/pages; begin with index.svg"))
    let overview = String(decoding: try folder.bytes("out/pages/index.svg"), as: UTF8.self)
    for page in ["1-home.svg", "2-mail.svg"] {
      #expect(overview.contains("xlink:href=\"\(page)\""))
      #expect(String(decoding: try folder.bytes("out/pages/" + page), as: UTF8.self).contains("</svg>"))
    }
    #expect(
      try Navatlas.run(["render", "a.nav", "--pages", "png", "--format", "png"], in: folder).status == 0)
    #expect(try folder.bytes("png/index.png").starts(with: [0x89, 0x50]))
  }

  @Test func `pages need a folder that can be written, and no other place`() throws {
    let folder = try Folder("a.nav", Self.app)
    let blocked = try Navatlas.run(["render", "a.nav", "--pages", "a.nav"], in: folder)
    #expect(blocked.status == 2)
    #expect(blocked.errors.contains("a.nav"))
    let twice = try Navatlas.run(["render", "a.nav", "--pages", "p", "-o", "a.svg"], in: folder)
    #expect(twice.status == 64)
    #expect(twice.errors.contains("--pages and --output exclude each other"))
  }

  @Test func `pages say what they do not draw, as one picture does`() throws {
    let folder = try Folder("a.nav", "A -push-> B\nA -push-> C\nB -push-> C\n")
    for place in [["--pages", "p"], ["-o", "a.svg"]] {
      let outcome = try Navatlas.run(["render", "a.nav", "--focus", "A"] + place, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("1 line not drawn; --all-lines draws it"), "\(outcome.errors)")
    }
  }
}
