import Foundation
import TestSupport
import Testing

/// Pictures of screens on their cards.
@Suite struct ThumbnailTests {
  private let folder: Folder
  /// Some PNG: a picture that the program draws itself.
  private let png: [UInt8]

  init() throws {
    folder = try Folder()
    try folder.write(
      Array("root: Home\nHome -push-> Cart\nHome -push-> OrderList\nHome -sheet-> Help\n".utf8), to: "app.nav"
    )
    let drawn = try Navatlas.run(["render", "app.nav", "--format", "png"], in: folder.url)
    #expect(drawn.status == 0, "\(drawn.errors)")
    png = drawn.output
  }

  private func add(_ paths: String...) throws {
    for path in paths {
      let parts = path.split(separator: "/")
      for end in parts.indices.dropFirst() {
        let name = "pictures/" + parts[..<end].joined(separator: "/")
        if !FileManager.default.fileExists(atPath: folder.url.appending(path: name).path()) {
          try folder.makeFolder(name)
        }
      }
      try folder.write(png, to: "pictures/\(path)")
    }
  }

  private func thumbnails() throws -> [String] {
    let outcome = try Navatlas.run(["explore", "app.nav", "--thumbnails", "pictures"], in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let start = try #require(outcome.text.range(of: "id=\"atlas\">")?.upperBound)
    let end = try #require(
      outcome.text.range(of: "</script>", range: start..<outcome.text.endIndex)?.lowerBound)
    let atlas = try JSONSerialization.jsonObject(with: Data(outcome.text[start..<end].utf8))
    let found = (atlas as? [String: Any])?["thumbnails"] as? [[String: Any]] ?? []
    return found.map { "\($0["screen"] ?? ""): \($0["variant"] ?? "")" }
  }

  @Test func `a picture is of the screen that its name has, whatever stands around it`() throws {
    try folder.makeFolder("pictures")
    try add(
      "Home.png", "test_cartView.dark.png", "OrderListTests/testEmpty.1.png",
      "__Snapshots__/HelpScreenTests/testIt-iPad.png",
      "deep/er/home-de.PNG")
    #expect(
      try thumbnails() == [
        "Cart: test dark", "Help: testIt iPad", "Home: ", "Home: de", "OrderList: testEmpty 1",
      ])
  }

  @Test func `a picture of no screen, or that is none, is told and the rest is used`() throws {
    try folder.makeFolder("pictures")
    try add("Home.png", "Elsewhere.png")
    try folder.write(Array("no picture".utf8), to: "pictures/Cart.png")
    let outcome = try Navatlas.run(
      ["render", "app.nav", "--thumbnails", "pictures", "-o", "map.svg"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("pictures/Cart.png: warning: this is no picture that can be read"))
    #expect(outcome.errors.contains("1 of 3 pictures are of no screen by their names: Elsewhere.png"))
  }

  @Test func `a drawing has the pictures in itself, and is the same each time`() throws {
    try folder.makeFolder("pictures")
    try add("Home.png", "Cart.png")
    let arguments = ["render", "app.nav", "--thumbnails", "pictures", "--format", "svg"]
    let first = try Navatlas.run(arguments, in: folder.url)
    let second = try Navatlas.run(arguments, in: folder.url)
    #expect(first.status == 0 && first.output == second.output)
    #expect(first.text.components(separatedBy: "<image ").count == 3)
    #expect(first.text.components(separatedBy: "data:image/png;base64,").count == 3)
    #expect(!first.text.contains("navatlas-"))
    let without = try Navatlas.run(["render", "app.nav", "--format", "svg"], in: folder.url)
    #expect(!without.text.contains("<image"))
  }

  @Test func `a folder without pictures, a missing one and a form that shows none are errors`() throws {
    try folder.makeFolder("pictures")
    func status(_ arguments: String...) throws -> Int32 {
      try Navatlas.run(["render", "app.nav"] + arguments, in: folder.url).status
    }
    #expect(try status("--thumbnails", "pictures", "-o", "x.svg") == 2)
    #expect(try status("--thumbnails", "nowhere", "-o", "x.svg") == 2)
    #expect(try status("--thumbnails", "pictures", "-o", "x.dot") == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "x.svg").path()))
  }
}
