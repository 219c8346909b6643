import Foundation
import TestSupport
import Testing

@Suite struct ExploreTests {
  private func page(_ arguments: [String], in folder: Folder) throws -> String {
    let outcome = try Navatlas.run(["explore"] + arguments, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.text
  }

  @Test func `one page has the picture, the data, the style and the script, and names no other file`() throws
  {
    let page = try page(["a.nav"], in: Folder("a.nav", Samples.shop))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.matches(of: /<script/).count == 2)
    #expect(page.matches(of: /<style/).count == 1)
    #expect(page.matches(of: /<svg/).count == 2, "regular and compact width")
    #expect(!page.contains("{{"))
    #expect(page.matches(of: /\b(src|href|xlink:href|style)="/).allSatisfy { $0.1 == "href" })
    let addresses = page.matches(of: /href="([^"]*)"/).map { String($0.1) }
    #expect(addresses == ["#search-field"])
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("unsafe"))
  }

  @Test func `the same input gives the same page`() throws {
    let folder = try Folder("a.nav", Samples.shop)
    #expect(try page(["a.nav"], in: folder) == page(["a.nav"], in: folder))
  }

  @Test func `no id is there twice`() throws {
    let page = try page(["a.nav"], in: Folder("a.nav", Samples.shop))
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(ids.count == Set(ids).count)
  }

  @Test func `a page of 150 screens is smaller than two megabytes`() throws {
    var lines = ["name: Large", "split mail: sidebar S0 | detail S1 stack", "[mail]", "S0 -select-> S1"]
    for number in 2..<150 {
      lines.append(
        "S\(number * 7 / 10) -push-> S\(number) \"opens the screen of number \(number)\" {guard=\"user.isSignedIn\"}"
      )
      lines.append("S\(number) -sheet-> S\(number * 3 / 10)")
    }
    let page = try page(["a.nav", "--fold", "never"], in: Folder("a.nav", lines.joined(separator: "\n")))
    #expect(page.utf8.count < 2_000_000)
  }

  @Test func `no name ends the data, the title or the script`() throws {
    for name in HostileNameTests.names {
      let folder = try Folder()
      try folder.write(try HostileNameTests.document(name), to: "a.json")
      let outcome = try Navatlas.run(
        ["explore", "a.json", "--source-base", "https://example.com/"], in: folder)
      guard outcome.status == 0 else {
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        continue
      }
      #expect(outcome.text.matches(of: /<script/.ignoresCase()).count == 2, "\(name)")
      #expect(outcome.text.matches(of: /<\/script/.ignoresCase()).count == 2, "\(name)")
      #expect(outcome.text.matches(of: /<title>/).count >= 1)
    }
  }

  @Test func `two versions are compared, by revisions or by inputs`() throws {
    let folder = try Folder("base.nav", Samples.shop)
    try folder.write(Array((Samples.shop + "\nHelp -push-> News").utf8), to: "head.nav")
    let outcome = try Navatlas.run(["explore", "head.nav", "--since", "base.nav"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("1 screen added"), "\(outcome.errors)")
    #expect(outcome.text.contains("\"comparison\":{\"base\":\"base.nav\""))
  }

  @Test func `what makes no sense is refused, and no file is written`() throws {
    let folder = try Folder("a.nav", Samples.shop)
    for arguments in [
      ["a.nav", "--git", "x..y", "--since", "z"], ["a.nav", "a.nav", "--since", "b.nav"],
      ["a.nav", "--timeout", "0"],
      ["a.nav", "--source-base", "javascript:alert(1)//"], [],
    ] {
      let outcome = try Navatlas.run(["explore", "-o", "page.html"] + arguments, in: folder)
      #expect(outcome.status == 64, "\(arguments): \(outcome.errors)")
    }
    #expect(try Navatlas.run(["explore", "none.nav", "-o", "page.html"], in: folder).status == 2)
    #expect(
      try Navatlas.run(["explore", "a.nav", "--since", "none.nav", "-o", "page.html"], in: folder).status == 2
    )
    #expect(folder.names == ["a.nav"])
  }
}
