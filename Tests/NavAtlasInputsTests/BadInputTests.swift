import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

/// Hostile and damaged files: a clear diagnostic with file and line, never a crash or a hang.
@Suite struct BadInputTests {
  /// What a format says about a file: the error it throws, or its diagnostics.
  private func complaints(_ bytes: [UInt8], name: String = "a.yml") -> [Diagnostic] {
    guard let format = InputFormats.format(name: name, firstBytes: Array(bytes.prefix(4_096))) else {
      return []
    }
    do {
      return try format.read(bytes, name: name).diagnostics
    } catch {
      return [error]
    }
  }

  private func complaints(_ text: String, name: String = "a.yml") -> [String] {
    complaints(Array(text.utf8), name: name).map(\.description)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; a definition has at least 'arrows' or 'screens'"),
    ("  \n\n", "1:1: error: the file is empty; a definition has at least 'arrows' or 'screens'"),
    ("# only a comment", "1:1: error: the file is empty"),
    ("a: [1, 2", "2:1: error: not YAML: did not find expected ',' or ']'"),
    ("a: b\nb: 'x", "2:6: error: not YAML: found unexpected end of stream"),
    ("a:\n\t- b", "2:1: error: not YAML: indent with blanks, not with tabs"),
    ("arrows:\n  - * -popToRoot->", "2:6: error: not YAML: put a text that begins with '*' in quotes"),
    ("name: a\nname: b", "1:1: error: the key 'name' is there twice; keep one of them"),
    ("name: &x a\nroot: *x", "1:7: error: anchors and aliases are not supported; write the value out"),
    ("a: {<<: {b: c}}", "1:5: error: merge keys are not supported"),
    ("? [a, b]\n: c", "1:3: error: a key has to be a string"),
    ("a: 1\n---\nb: 2", "2:1: error: not YAML: but found another document"),
    ("name: \"\\0\"", "1:7: error: definition: 'name' contains a NUL character"),
    ("name: a\u{7}", "1:8: error: not YAML: control characters are not allowed"),
    ("name: [*alias]", "1:8: error: not YAML: found undefined alias"),
  ])
  func `YAML that is broken or surprising says so at its place`(text: String, expected: String) {
    #expect(complaints(text) == ["a.yml:" + expected])
  }

  @Test func `a bomb of aliases is refused before it goes off`() {
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1...40 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    bomb += "? *a40\n: boom\n"
    #expect(complaints(bomb).first?.contains("anchors and aliases are not supported") == true)
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
    String(repeating: "- ", count: 100_000), "{\"a\":" + String(repeating: "[", count: 100_000),
    (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
  ])
  func `deep nesting is refused`(text: String) {
    for name in ["a.yml", "a.json"] {
      let found = complaints(Array(text.utf8), name: name)
      #expect(found.count == 1)
      #expect(found.first?.location?.line != nil)
    }
  }

  @Test func `a name of a million characters is refused in every format`() {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(
      complaints("name: \(name)") == ["a.yml:1:7: error: definition: 'name' is longer than 1000 characters"])
    #expect(
      complaints("A -push-> \(name)", name: "a.nav") == [
        "a.nav:1:11: error: this name is longer than 1000 characters"
      ])
    #expect(
      complaints("{\"navatlas\": 1, \"screens\": [{\"id\": \"\(name)\"}]}", name: "a.json") == [
        "a.json:1:36: error: screen: 'id' is longer than 1000 characters"
      ])
    #expect(
      complaints("{\"screens\": {\"\(name)\": {}}}", name: "a.json").first?.hasSuffix(
        "is longer than 1000 characters") == true)
    let oneCharacter = "e" + String(repeating: "\u{301}", count: 500_000)
    #expect(complaints("A -push-> \(oneCharacter)", name: "a.nav").count == 1)
  }

  @Test(arguments: ["a.yml", "a.json", "a.nav"])
  func `random bytes are read or refused, each complaint with file and line`(name: String) {
    var generator = SplitMix64(seed: 3)
    let signs = Array("{}[]:,-#&*!|>'\"%@` \n\tab->push(2)\\".utf8)
    for round in 0..<3_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in
        round.isMultiple(of: 3)
          ? UInt8.random(in: 0...255, using: &generator)
          : signs.randomElement(using: &generator) ?? 0
      }
      for complaint in complaints(bytes, name: name) {
        #expect(
          complaint.location?.file == name && complaint.location?.line != nil, "\(complaint) of \(bytes)")
      }
    }
  }

  @Test(arguments: ["everything.yml", "simple.yml", "everything.graph.json"])
  func `a file with a few bytes changed is read or refused, each complaint with file and line`(name: String)
    throws
  {
    let original = try Fixture.bytes(name)
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8(
          ascii: ["{", "}", ":", "x", "\"", "\n", " ", "*", "-"].randomElement(using: &generator) ?? "x")
      }
      for complaint in complaints(bytes, name: name) {
        #expect(complaint.location?.file == name && complaint.location?.line != nil, "\(complaint)")
      }
    }
  }

  @Test func `tabs written in each other are limited`() {
    let text = String(repeating: "{tabs: {a: ", count: 100) + "x" + String(repeating: "}}", count: 100)
    #expect(complaints(text).first?.contains("tabs nested deeper than 16") == true)
  }

  @Test func `tens of thousands of screens are read in every short form`() throws {
    let count = 20_000
    let arrows = (1..<count).map { "S\($0 - 1) -push-> S\($0)" }
    let notation = NotationFormat.parse(arrows.joined(separator: "\n"))
    #expect(notation.diagnostics.isEmpty)
    #expect(notation.fragment.graph.screens.count == count)
    let yaml = "arrows:\n" + arrows.map { "- " + $0 }.joined(separator: "\n")
    #expect(try DefinitionFormat().read(Array(yaml.utf8), name: "a.yml").fragment == notation.fragment)
  }
}

@Suite struct InputFormatTests {
  @Test(arguments: [
    ("a.nav", "", "notation"), ("a.yml", "", "definition"), ("a.YAML", "", "definition"),
    ("a.json", "{\"arrows\": []}", "definition"), ("a.json", "{ \"navatlas\" : 1}", "graph"),
    ("a.json", "{\"name\": \"navatlas\"}", "definition"), ("dir.nav/a", "", nil),
    ("-", "{\"navatlas\": 1}", "graph"),
    ("standard input", " {}", "definition"), ("-", "A -push-> B", nil), ("a.txt", "", nil),
  ])
  func `a format is recognised by name and first bytes`(name: String, content: String, expected: String?) {
    #expect(InputFormats.format(name: name, firstBytes: Array(content.utf8))?.id == expected)
  }

  @Test func `formats have names of their own`() {
    #expect(Set(InputFormats.all.map { $0.id }).count == InputFormats.all.count)
    #expect(InputFormats.all.allSatisfy { !$0.summary.isEmpty && !$0.fileExtensions.isEmpty })
  }
}
