import TestSupport
import Testing

@Suite struct InputTests {
  @Test(arguments: [
    ("Home -push-> List", [String]()),
    ("{\"arrows\": [\"Home -push-> List\"]}", []),
    ("arrows: [Home -push-> List]", ["--input-format", "definition"]),
    (
      "{\"session\":\"s\",\"ts\":0,\"event\":\"launch\",\"screen\":\"Home\"}\n"
        + "{\"session\":\"s\",\"ts\":1,\"event\":\"push\",\"screen\":\"List\"}\n", []
    ),
    (
      "{\"navatlas\": 1, \"screens\": [{\"id\": \"Home\"}, {\"id\": \"List\"}], \"transitions\": "
        + "[{\"from\": \"Home\", \"to\": \"List\", \"kind\": \"push\"}]}", []
    ),
  ])
  func `standard input is read in every format`(text: String, options: [String]) throws {
    let outcome = try Navatlas.run(["graph", "-"] + options, in: Folder(), input: Array(text.utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    for word in ["\"Home\"", "\"List\"", "\"push\""] { #expect(outcome.text.contains(word)) }
  }

  @Test func `several inputs become one graph`() throws {
    let folder = try Folder("a.nav", "Home -push-> List")
    try folder.write(Array("arrows: [List -push-> Detail]".utf8), to: "b.yml")
    let outcome = try Navatlas.run(
      ["graph", "a.nav", "b.yml", "-"], in: folder, input: Array("Detail -sheet-> Share".utf8))
    #expect(outcome.status == 0)
    for screen in ["Home", "List", "Detail", "Share"] { #expect(outcome.text.contains("\"\(screen)\"")) }
  }

  @Test func `the graph document is read back as the same graph`() throws {
    let folder = try Folder("a.nav", Samples.shop)
    let first = try Navatlas.run(["graph", "a.nav", "-o", "a.json"], in: folder)
    #expect(first.status == 0 && first.output.isEmpty)
    let second = try Navatlas.run(["graph", "a.json"], in: folder)
    #expect(second.status == 0)
    #expect(second.output == (try folder.bytes("a.json")))
  }

  @Test(arguments: [
    ("a.svg", "<svg"), ("a.png", "PNG"), ("a.pdf", "%PDF"), ("a.dot", "digraph"), ("a.mmd", "flowchart"),
    ("a.html", "<html"), ("a.txt", "Home"), ("a.json", "\"cards\""),
  ])
  func `the ending says the format, and --format beats it`(name: String, sign: String) throws {
    let folder = try Folder("a.nav", Samples.shop)
    #expect(try Navatlas.run(["render", "a.nav", "-o", name], in: folder).status == 0)
    #expect(String(decoding: try folder.bytes(name), as: UTF8.self).contains(sign))
    #expect(try Navatlas.run(["render", "a.nav", "-o", name, "--format", "mermaid"], in: folder).status == 0)
    #expect(try folder.text(name).contains("flowchart"))
    #expect(folder.names == ["a.nav", name].sorted())
  }
}
