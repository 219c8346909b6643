import TestSupport
import Testing

@Suite struct BadInputTests {
  /// A file that cannot be used, and what has to be said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var message: String

    init(_ name: String, _ text: String, _ message: String) { self.init(name, Array(text.utf8), message) }

    init(_ name: String, _ bytes: [UInt8], _ message: String) {
      (self.name, self.bytes, self.message) = (name, bytes, message)
    }

    var testDescription: String { "\(name): \(message)" }
  }

  static let long = String(repeating: "n", count: 1_000_000)
  static let deep = String(repeating: "[", count: 100_000)

  static let cases: [Case] = [
    Case("a.yml", "arrows: [A -push-> B", "2:1: error: not YAML"),
    Case(
      "a.yml", "name: A\narows: []", "2:1: error: definition: unknown key 'arows'; did you mean 'arrows'?"),
    Case("a.json", "{\"arrows\": [}", "1:13: error: "),
    Case("a.json", "{\"navatlas\": 1, \"screens\": [", "1:29: error: "),
    Case("a.nav", "A -push-> B\nB -posh-> C", "2:3: error: "),
    Case("a.jsonl", "no event\n{}\n[1]\n", "a.jsonl: error: no event can be read"),
    Case("a.yml", "", "1:1: error: the file is empty"),
    Case("a.json", "", "1:1: error: the file is empty"),
    Case("a.nav", "", "1:1: error: the file is empty"),
    Case("a.nav", "# only a comment", "1:1: error: the file is empty"),
    Case("a.jsonl", "", "a.jsonl: error: no event can be read"),
    Case("a.txt", "A -push-> B", "a.txt: error: this is no format that can be read"),
    Case("a.yml", [0x61, 0x3A, 0x20, 0xFF], "1:4: error: "),
    Case("a.json", Array("{\"name\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8), "1:11: error: "),
    Case("a.nav", Array("A -push-> ".utf8) + [0xED, 0xA0, 0x80], "1:11: error: "),
    Case("a.yml", "name: a\0b", "1:8: error: "),
    Case("a.json", "{\"name\": \"a\0b\"}", "1:12: error: "),
    Case("a.nav", "A -push-> B\0C", "1:12: error: "),
    Case("a.yml", "arrows: [A -push-> \(long)]", "error: "),
    Case("a.nav", "A -push-> \(long)", "1:11: error: this name is longer than 1000 characters"),
    Case("a.json", "{\"navatlas\": 1, \"screens\": [{\"id\": \"\(long)\"}]}", "1:36: error: "),
    Case("a.yml", "a: \(deep)", "error: "),
    Case("a.json", "{\"a\": \(deep)", "error: "),
    Case(
      "a.yml", "containers: {a: {tabs: {x: b}}, b: {tabs: {y: a}}}\narrows: [A -push-> B]",
      "1:14: error: tabs 'a' contain themselves: b > a > a"),
    Case(
      "a.nav", "tabs a: x=b\ntabs b: y=a\nA -push-> B", "1:1: error: tabs 'a' contain themselves: b > a > a"),
    Case(
      "a.json",
      "{\"navatlas\": 1, \"screens\": [], \"containers\": [{\"id\": \"a\", \"kind\": \"tabs\", "
        + "\"tabs\": [{\"key\": \"x\", \"container\": \"a\"}]}], \"transitions\": [], \"entries\": []}",
      "error: "),
    Case("a.nav", "split main: one A | two B | three C | four D", "1:1: error: "),
    Case("a.yml", "split: {one: A, two: B, three: C, four: D}", "error: "),
    Case("a.json", "{\"navatlas\": 99, \"screens\": []}", "error: "),
    Case("a.json", "{\"navatlas\": 1, \"screens\": [{\"id\": \"A\"}, {\"id\": \"A\"}]}", "error: "),
  ]

  @Test(arguments: cases)
  func `a file that cannot be used gives 2 and its place, and no output at all`(bad: Case) throws {
    let folder = try Folder()
    try folder.write(bad.bytes, to: bad.name)
    try folder.write(Array("old".utf8), to: "old.svg")
    for arguments in [
      ["render"], ["graph"], ["analyze"], ["render", "-o", "old.svg"], ["render", "-o", "new.svg"],
      ["graph", "-o", "new.json"],
    ] {
      let outcome = try Navatlas.run(arguments + [bad.name], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.errorLines.contains { $0.hasPrefix(bad.name + ":") && $0.contains(bad.message) },
        "\(outcome.errors.prefix(500))")
      #expect(outcome.errors.utf8.count < 10_000)
    }
    #expect(try folder.text("old.svg") == "old")
    #expect(folder.names == [bad.name, "old.svg"])
  }

  @Test(arguments: [
    ("missing.nav", "missing.nav: error: there is no such file"),
    ("folder", "folder: error: there is no Swift source in this folder"),
    ("folder.nav", "folder.nav: error: there is no such file"),
  ])
  func `a file that is not there, or a folder, gives 2`(input: String, message: String) throws {
    let folder = try Folder()
    try folder.makeFolder("folder")
    let outcome = try Navatlas.run(["render", input], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors == message + "\n")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ("missing/a.svg", "missing/a.svg: error: cannot be written: there is no such folder"),
    ("folder.svg", "folder.svg: error: cannot be written: it is a folder"),
    ("a.nav/a.svg", "a.nav/a.svg: error: cannot be written: "),
  ])
  func `an output that cannot be written gives 2 and leaves nothing behind`(output: String, message: String)
    throws
  {
    let folder = try Folder("a.nav", "A -push-> B")
    try folder.makeFolder("folder.svg")
    for command in ["render", "graph", "analyze"] {
      let outcome = try Navatlas.run([command, "a.nav", "-o", output], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix(message))
      #expect(outcome.output.isEmpty)
    }
    #expect(folder.names == ["a.nav", "folder.svg"])
  }

  @Test func `one bad input among several stops the job`() throws {
    let folder = try Folder("a.nav", "A -push-> B")
    try folder.write(Array("A -posh-> B".utf8), to: "b.nav")
    let outcome = try Navatlas.run(["graph", "a.nav", "b.nav"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("b.nav:1:3: error: "))
  }

  @Test func `what is good of a bad input is used when asked for`() throws {
    let folder = try Folder("a.nav", "A -push-> B\nA -posh-> C")
    let outcome = try Navatlas.run(["graph", "a.nav", "--keep-going"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("a.nav:2:3: error: "))
    #expect(outcome.text.contains("\"B\"") && !outcome.text.contains("\"C\""))
  }
}
