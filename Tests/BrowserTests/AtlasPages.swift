import Foundation
import NavAtlasModel
import TestSupport
import Testing

/// Pages that tests look at, each written once by the program itself.
enum AtlasPages {
  static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "samples")

  private static let folder = Result { try Folder() }

  /// The shop with its sessions.
  static let shop = Result { try write(["shop/shop.yml", "shop/sessions.jsonl"], in: samples, "shop.html") }

  /// Two columns, the second with a stack.
  static let cookbook = Result { try write(["cookbook-2/cookbook.yml"], in: samples, "cookbook.html") }

  /// Few screens, so that everything can be counted by hand.
  static let chain = Result {
    try written(
      "chain",
      """
      name: Chain
      stack s: A
      [s]
      A -push-> B {count=60}
      B -push-> C {count=30}
      C -sheet-> D {count=10}
      A -push-> E
      []
      module Core: A, B
      module Extra: C
      """)
  }

  static let letters = Result {
    try written(
      "letters", "name: Letters\nstack s: Café\nCafé -push-> 목록\nCafé -push-> Дом\nCafé -push-> écran")
  }

  static let comparison = Result {
    let place = try folder.get()
    try place.write(Array("name: App\nstack s: A\nA -push-> B\nA -push-> Old".utf8), to: "base.nav")
    try place.write(Array("name: App\nstack s: A\nA -push-> B\nB -sheet-> New".utf8), to: "head.nav")
    return try write(["head.nav", "--since", "base.nav"], in: place.url, "comparison.html")
  }

  static let hostileNames = [
    "<script>window.pwned=1</script>", "</script><script>window.pwned=1</script>",
    "\"><img src=x onerror=window.pwned=1>",
    "javascript:window.pwned=1", "</title><script>window.pwned=1</script>", "<!--<script>",
    "]]><svg onload=window.pwned=1>",
    "line\u{2028}separator\u{2029}s", "\u{202E}drow", "{{data}}{{script}}", "' onclick='window.pwned=1",
    "\\u003cscript\\u003e",
    "</style><script>window.pwned=1</script>", "`${window.pwned=1}`", "🧭 목록",
  ]

  /// An app whose every word is an attack.
  static let hostile = Result {
    let screens = hostileNames.enumerated().map { index, name in
      JSONNode.object([
        JSONMember("id", .string("s\(index)")), JSONMember("name", .string(name)),
        JSONMember("title", .string(name)),
        JSONMember("module", .string(name)),
        JSONMember("location", .object([JSONMember("file", .string(name)), JSONMember("line", .number(1))])),
      ])
    }
    let moves = hostileNames.enumerated().dropFirst().map { index, name in
      JSONNode.object([
        JSONMember("from", .string("s0")), JSONMember("to", .string("s\(index)")),
        JSONMember("kind", .string("push")),
        JSONMember("label", .string(name)), JSONMember("guard", .string(name)),
        JSONMember(
          "locations", .array([.object([JSONMember("file", .string(name)), JSONMember("line", .number(1))])])),
      ])
    }
    let document = JSONNode.object([
      JSONMember("navatlas", .number(1)),
      JSONMember("name", .string("</title><script>window.pwned=1</script>")),
      JSONMember("screens", .array(screens)), JSONMember("transitions", .array(moves)),
    ])
    let place = try folder.get()
    try place.write(Array(JSONWriter.compact(document).utf8), to: "hostile.json")
    return try write(
      ["hostile.json", "--source-base", "https://example.com/"], in: place.url, "hostile.html")
  }

  private static func written(_ name: String, _ notation: String) throws -> URL {
    let place = try folder.get()
    try place.write(Array(notation.utf8), to: name + ".nav")
    return try write([name + ".nav"], in: place.url, name + ".html")
  }

  /// Runs `navatlas explore` in a folder.
  private static func write(_ arguments: [String], in place: URL, _ name: String) throws -> URL {
    let file = try folder.get().url.appending(path: name)
    let outcome = try Navatlas.run(
      ["explore"] + arguments + ["-o", file.path(percentEncoded: false)], in: place)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return file
  }
}
