import Foundation
import TestSupport
import Testing

@Suite struct HostileNameTests {
  static let names = [
    "\"quoted\"", "it's", "<script>alert(1)</script>", "\\N", "\\G\\E\\T\\l", "]]>", "\"];", "-->",
    "--><script>",
    "javascript:alert(1)", "data:text/html,x", "<b>bold</b>", "<IMG SRC=\"/etc/passwd\"/>", "&lt;&amp;&#0;",
    "%% comment", "A --> B", "click A \"javascript:alert(1)\"", "end", "subgraph x", "\u{202E}drow",
    "bell\u{7}", "escape\u{1B}[31m", "two\nlines", "tab\tbed", "../../etc/passwd", "image=\"/etc/passwd\"",
    "shapefile=/etc/passwd", "\" onload=\"alert(1)", "' onclick='alert(1)", "{{template}}", "\u{FEFF}mark",
    "\u{FFFE}", "목록", "👩‍👩‍👧", "e\u{301}\u{301}\u{301}", "",
  ]

  /// A graph document whose every text is hostile.
  static func document(_ name: String) throws -> [UInt8] {
    let id = name.isEmpty ? "empty" : name
    let location: [String: Any] = ["file": name.isEmpty ? "x" : name, "line": 1]
    let screen: [String: Any] = [
      "id": id, "name": name, "title": name, "module": name, "location": location,
    ]
    let document: [String: Any] = [
      "navatlas": 1, "name": name, "screens": [screen, ["id": "Other"]],
      "containers": [["id": id, "name": name, "kind": "stack", "root": id]],
      "transitions": [
        [
          "from": id, "to": "Other", "kind": "push", "label": name, "guard": name, "container": id,
          "locations": [location],
        ]
      ],
      "entries": [["screen": id, "kind": "url", "url": name, "container": id, "label": name]],
    ]
    return Array(try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys]))
  }

  /// Control characters have no business in a name; such a document may be refused with its place.
  private func render(_ name: String, _ format: String, _ options: [String] = []) throws -> Navatlas.Outcome?
  {
    let folder = try Folder()
    try folder.write(try Self.document(name), to: "a.json")
    let outcome = try Navatlas.run(["render", "a.json", "--format", format] + options, in: folder)
    guard outcome.status == 0 else {
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("a.json:1:"), "\(outcome.errors)")
      #expect(
        name.isEmpty || name.unicodeScalars.contains { $0.value < 0x20 || $0.value > 0xFFF0 },
        "\(outcome.errors)")
      return nil
    }
    #expect(outcome.errors == "")
    return outcome
  }

  @Test(arguments: names) func `no name gets markup into SVG or HTML`(name: String) throws {
    for format in ["svg", "html"] {
      guard let outcome = try render(name, format, ["--source-base", "https://example.com/"]) else {
        continue
      }
      var bytes = outcome.output
      if format == "html" {
        bytes = Array(outcome.text.replacing(/^<!doctype html>/.ignoresCase(), with: "").utf8)
      }
      let markup = Markup(bytes)
      #expect(markup.isWellFormed, "\(format)")
      #expect(
        markup.elements.isDisjoint(with: [
          "script", "image", "img", "foreignobject", "iframe", "object", "use",
        ]))
      #expect(markup.handlers.isEmpty)
      #expect(markup.links.allSatisfy { $0.hasPrefix("https://example.com/") }, "\(markup.links)")
      #expect(!outcome.output.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 })
      #expect(!outcome.text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test(arguments: names) func `no name gets an attribute, a link or a file into DOT`(name: String) throws {
    guard let outcome = try render(name, "dot") else { return }
    let skeleton = outcome.text.replacing(#/"(\\.|[^"\\])*"/#, with: "").replacing(
      #/<<TABLE.*?</TABLE>>/#.dotMatchesNewlines(), with: "")
    for word in ["image", "shapefile", "URL", "href", "IMG", "passwd", "alert"] {
      #expect(!skeleton.contains(word))
    }
  }

  @Test(arguments: names) func `no name gets syntax into Mermaid`(name: String) throws {
    guard let outcome = try render(name, "mermaid") else { return }
    for line in outcome.text.split(separator: "\n").dropFirst(3) {
      let rest = line.replacing(#/"[^"]*"/#, with: "").replacing(#/\b[sxg]_\w+/#, with: "")
      for word in ["click", "%%", "<", "`", "script", "alert"] { #expect(!rest.contains(word), "\(line)") }
    }
    #expect(!outcome.text.contains("<script"))
  }

  @Test(arguments: names) func `no name gets control characters into text or breaks JSON`(name: String) throws
  {
    if let outcome = try render(name, "text") {
      #expect(
        !outcome.text.unicodeScalars.contains {
          $0 != "\n" && ($0.value < 0x20 || (0x202A...0x202E).contains($0.value))
        })
    }
    if let outcome = try render(name, "json") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output)) }
    }
  }

  @Test(arguments: names) func `every analysis copes with every name`(name: String) throws {
    let folder = try Folder()
    try folder.write(try Self.document(name), to: "a.json")
    for format in ["text", "json", "markdown", "junit"] {
      let outcome = try Navatlas.run(["analyze", "a.json", "--format", format], in: folder)
      #expect(outcome.status == 0 || outcome.status == 2)
      #expect(outcome.output.isEmpty == (outcome.status == 2))
      #expect(!outcome.output.contains { $0 < 0x20 && $0 != 0x0A })
      // Programs open files by the names that these give.
      #expect(!outcome.text.unicodeScalars.contains("\u{202E}") || ["json", "junit"].contains(format))
      if format == "markdown" { #expect(!outcome.text.lowercased().contains("<script")) }
    }
  }
}
