import NavAtlasModel
import TestSupport
import Testing

@Suite struct JSONParserTests {
  @Test func `every value knows its line and column, counted in characters`() throws {
    let node = try JSONParser.parse("{\n  \"목록\": [1, \"é\", true]\n}")
    let member = try #require(node.members?.first)
    #expect(node.position == TextPosition(line: 1, column: 1))
    #expect(member.keyPosition == TextPosition(line: 2, column: 3))
    #expect(member.value.elements?.map(\.position?.column) == [10, 13, 18])
  }

  @Test func `numbers keep their spelling`() throws {
    let node = try JSONParser.parse("[-0, 1.50, 2e+3, 12345678901234567890]")
    #expect(
      node.elements?.map(\.value) == [
        .number("-0"), .number("1.50"), .number("2e+3"), .number("12345678901234567890"),
      ])
  }

  @Test func `escapes and surrogate pairs are decoded`() throws {
    let node = try JSONParser.parse(#""a\n\t\"\\\/\u00e9\ud83d\ude00""#)
    #expect(node.string == "a\n\t\"\\/é😀")
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("7".utf8)).value == .number("7"))
  }

  @Test(arguments: [
    ("", "1:1: the text is empty; expected a JSON value"),
    ("{", "1:2: expected a key in double quotes, found the end of the text"),
    ("{\"a\" 1}", "1:6: expected ':' after the key, found '1'"),
    ("{\"a\": 1 \"b\": 2}", "1:9: expected ',' or '}' after the member, found '\"'"),
    ("{\"a\": 1,}", "1:9: expected a key in double quotes, found '}'"),
    ("[1, 2,]", "1:7: remove the ',' before ']'"),
    ("[1\n 2]", "2:2: expected ',' or ']' after the element, found '2'"),
    ("{\"a\": 1, \"a\": 2}", "1:10: the key 'a' is there twice; keep one of them"),
    ("01", "1:2: a number does not begin with 0"),
    ("1.", "1:3: expected a digit, found the end of the text"),
    ("+1", "1:1: expected a value, found '+'"),
    ("nul", "1:1: expected a value, found 'n'"),
    ("1 2", "1:3: expected the end of the text, found '2'"),
    ("\"abc", "1:1: the string that begins here has no closing quote"),
    (
      "\"a\nb\"",
      "1:3: a string ends on its line and holds no control characters; write them as \\n, \\t or \\u00XX"
    ),
    ("\"\\x\"", "1:2: unknown escape; write a backslash as '\\\\'"),
    ("\"\\u12G4\"", "1:6: expected four hexadecimal digits after \\u, found 'G'"),
    ("\"\\ud800\"", "1:2: half of a surrogate pair; write both halves"),
    ("\"\\udc00\"", "1:2: half of a surrogate pair; write both halves"),
    ("'a'", "1:1: expected a value, found '''"),
    ("[1,\n\u{0}]", "2:1: a NUL byte; this looks like a binary file, not text"),
  ])
  func `a syntax error says where it is and what would be right`(text: String, expected: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error?.description == expected)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0x00], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    [0x22, 0xF5, 0x80, 0x80, 0x80],
    [0x22, 0xE2, 0x82], [0x22, 0x80, 0x22], [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22],
  ])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
    #expect(error?.message.contains("UTF-8") == true)
  }

  @Test func `nesting is limited, and the limit itself is allowed`() throws {
    let limit = JSONParser.maximumDepth
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try JSONParser.parse(deepest).elements != nil)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(String(repeating: "[{\"a\":", count: 1_000_000))
    }
    #expect(error?.message == "nested deeper than 512 levels")
  }

  @Test func `an object of very many members finds its duplicate key`() {
    let members = (0..<20_000).map { "\"k\($0)\": 0" } + ["\"k7\": 1"]
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse("{\(members.joined(separator: ","))}")
    }
    #expect(error?.message == "the key 'k7' is there twice; keep one of them")
  }

  @Test func `damaged documents are refused or read, never a crash`() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      var bytes = Array(JSONWriter.compact(.random(using: &generator)).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index...)
        }
      }
      if let node = try? JSONParser.parse(bytes) {
        #expect((try? JSONParser.parse(JSONWriter.compact(node))) == node)
      }
    }
  }
}
