import Testing

@testable import NavAtlasSwiftInput

@Suite struct PropertyListTests {
  private func parse(_ text: String) throws -> PropertyList { try PropertyListParser.parse(Array(text.utf8)) }

  @Test func `dictionaries, arrays, texts and comments are read`() throws {
    let list = try parse(
      "// !$*UTF8*$!\n{ A1 /* a file */ = {path = App/Main.swift; names = (one, \"two three\", ); }; \"B\" = <0f 1e>; }"
    )
    #expect(list["A1"]?["path"] == .string("App/Main.swift"))
    #expect(list["A1"]?["names"]?.strings == ["one", "two three"])
    #expect(list["B"] == .string("0f 1e"))
  }

  @Test(arguments: [
    (#""a\"b\\c""#, "a\"b\\c"), (#""line\nnext\ttab""#, "line\nnext\ttab"), (#""caf\U00e9""#, "café"),
    ("'it'", "it"), ("\"é\"", "é"), ("a_$-:.9", "a_$-:.9"),
  ])
  func `texts are what is written`(text: String, value: String) throws {
    #expect(try parse(text) == .string(value))
  }

  @Test(arguments: [
    ("{\n a = 1\n}", 3, "';' is expected"), ("{ a = (1 2); }", 1, "',' or ')' is expected"),
    ("{ a = \"open; }", 1, "a quotation mark is not closed"), ("{ a = ", 1, "the text ends too early"),
    ("{\n<<<<<<< HEAD\n}", 2, "a value is expected"), ("{} {}", 1, "more follows the end"),
    ("{ /* open", 1, "a comment is not closed"), ("", 1, "the text ends too early"),
  ])
  func `what is broken is named with its line`(text: String, line: Int, message: String) {
    #expect(throws: PropertyListParser.Defect(line: line, message: message)) { try parse(text) }
  }

  @Test func `nesting has a limit`() {
    for opening in ["{a=", "("] {
      let text = String(repeating: opening, count: 100_000)
      #expect(throws: PropertyListParser.Defect.self) { try parse(text) }
    }
  }
}
