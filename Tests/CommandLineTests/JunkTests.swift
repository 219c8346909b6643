import TestSupport
import Testing

@Suite struct JunkTests {
  @Test(arguments: [
    "yml", "yaml", "json", "nav", "jsonl", "ndjson", "png", "gz", "swift", "csv", "xes", "",
  ])
  func `random bytes are refused under every ending`(ending: String) throws {
    var generator = SplitMix64(seed: 11)
    let name = ending.isEmpty ? "junk" : "junk." + ending
    for count in [1, 40, 5_000] {
      let folder = try Folder()
      // No random text is a statement of the notation when it begins so.
      let bytes = [0xFE] + (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try folder.write(bytes, to: name)
      for command in ["graph", "render", "analyze"] {
        let outcome = try Navatlas.run([command, name], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix(name + ":"))
        #expect(!outcome.errors.utf8.contains { $0 < 0x20 && $0 != 0x0A })
      }
    }
  }

  @Test(arguments: ["graph", "definition", "notation", "native"])
  func `random bytes are refused in every format`(format: String) throws {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<5 {
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let outcome = try Navatlas.run(["graph", "-", "--input-format", format], in: Folder(), input: bytes)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("standard input:"))
    }
  }

  @Test(arguments: ["a.yml", "a.nav", "a.jsonl", "a.json"])
  func `a file with a few bytes changed is used or refused`(name: String) throws {
    let original: [String: String] = [
      "a.yml":
        "name: Shop\ntabs:\n  home: {stack: Home, arrows: [Home -push-> Item]}\n  cart: {stack: Cart}\n",
      "a.nav": "root: Home\nHome -push-> List -push-> Item\nItem -popToRoot->\nHome -sheet-> Pay\n",
      "a.jsonl": "{\"session\":\"s\",\"ts\":0,\"event\":\"launch\",\"screen\":\"Home\"}\n"
        + "{\"session\":\"s\",\"ts\":1,\"event\":\"push\",\"screen\":\"Item\"}\n",
      "a.json": "{\"navatlas\":1,\"screens\":[{\"id\":\"A\"},{\"id\":\"B\"}],\"containers\":[],"
        + "\"transitions\":[{\"from\":\"A\",\"to\":\"B\",\"kind\":\"push\"}],\"entries\":[]}",
    ]
    var generator = SplitMix64(seed: 13)
    for _ in 0..<25 {
      var bytes = Array((original[name] ?? "").utf8)
      for _ in 0..<3 {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      let folder = try Folder()
      try folder.write(bytes, to: name)
      let outcome = try Navatlas.run(["analyze", name], in: folder)
      #expect(outcome.status == 0 || outcome.status == 2, "\(bytes)")
      #expect(outcome.output.isEmpty == (outcome.status == 2))
    }
  }
}
