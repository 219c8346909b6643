import NavAtlasModel
import Testing

@Suite struct ObjectReaderTests {
  private func reader(_ text: String) throws -> ObjectReader {
    ObjectReader(try JSONParser.parse(text), subject: "column", file: "a.json")
  }

  @Test func `an unknown key is an error that names the nearest known one`() throws {
    var reader = try reader("{\"nmae\": \"A\", \"qqq\": 1}")
    #expect(reader.string("name") == nil)
    reader.rejectUnknownKeys()
    #expect(
      reader.diagnostics.map(\.description) == [
        "a.json:1:2: error: column: unknown key 'nmae'; did you mean 'name'?",
        "a.json:1:15: error: column: unknown key 'qqq'; known: name",
      ])
  }

  @Test func `a member of the wrong kind or out of range is an error at its place`() throws {
    var reader = try reader(
      "{\"name\": 1, \"n\": -2, \"kind\": \"stak\", \"stack\": \"yes\", \"path\": [\"A\", 2]}")
    #expect(reader.string("name") == nil)
    #expect(reader.integer("n", in: 0...9) == nil)
    #expect(reader.choice("kind", of: TransitionKind.self) == nil)
    #expect(reader.bool("stack") == nil)
    #expect(reader.strings("path") == ["A"])
    #expect(
      reader.diagnostics.map(\.description) == [
        "a.json:1:10: error: column: 'name' has to be a string, not a number",
        "a.json:1:18: error: column: 'n' is -2; it has to be at least 0",
        "a.json:1:30: error: column: unknown kind 'stak'; known: push, viewPush, pushMany, replace, setPath, pop, "
          + "popTo, popToRoot, popToLogicalRoot, resetRoot, select, linkAcross, sheet, cover, popover, inspector, "
          + "dismiss, dismissAll, tab, url, restore",
        "a.json:1:47: error: column: 'stack' has to be true or false, not a string",
        "a.json:1:68: error: column: 'path' has to be a string, not a number",
      ])
  }

  @Test func `null is the same as absent`() throws {
    var reader = try reader("{\"name\": null}")
    #expect(reader.requiredString("name") == nil)
    #expect(reader.diagnostics.map(\.message) == ["column: 'name' is missing"])
  }

  @Test(arguments: [("", "is empty"), ("a\u{0}", "contains a NUL character")])
  func `a name is neither empty nor has NUL in it`(name: String, defect: String) {
    #expect(name.nameDefect == defect)
  }

  @Test func `a name of a million characters is refused and not repeated in the message`() throws {
    var reader = try reader("{\"name\": \"\(String(repeating: "x", count: 1_000_000))\"}")
    #expect(reader.string("name") == nil)
    #expect(reader.diagnostics.map(\.message) == ["column: 'name' is longer than 1000 characters"])
  }
}

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("colums", "columns"), ("Columns", "columns"), ("clumons", "columns"), ("rooot", "root"), ("tiel", nil),
    ("zzz", nil), ("", nil),
  ])
  func `a slip finds the name that was meant`(slip: String, meant: String?) {
    #expect(slip.nearest(in: ["columns", "root", "title"]) == meant)
  }
}
