import TestSupport
import Testing

/// `trace compare` on logs whose differences are known.
@Suite struct TraceCompareTests {
  /// Visits from Home to each screen, so many.
  private static func log(_ visits: KeyValuePairs<String, Int>) -> String {
    var lines = ""
    for (screen, count) in visits {
      for index in 0..<count {
        for (time, name) in ["Home", screen].enumerated() {
          lines +=
            "{\"session\":\"\(screen)\(index)\",\"ts\":\(time),\"event\":\"screen\",\"screen\":\"\(name)\"}\n"
        }
      }
    }
    return lines
  }

  private func folder() throws -> Folder {
    let folder = try Folder("v1.jsonl", Self.log(["List": 50, "Help": 50, "Old": 100]))
    try folder.write(Array(Self.log(["List": 120, "Help": 50, "New": 30]).utf8), to: "v2.jsonl")
    try folder.write(Array("Home -push-> List\nHome -sheet-> Help\n".utf8), to: "app.nav")
    return folder
  }

  @Test func `what grew and shrank is told with shares and counts`() throws {
    let outcome = try Navatlas.run(["trace", "compare", "v1.jsonl", "v2.jsonl"], in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text.hasPrefix("v2.jsonl compared with v1.jsonl\nbefore: 200 moves in 200 visits\n"))
    let rows = outcome.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("Home List 25.0 % 60.0 % +35.0 50 120"))
    #expect(rows.contains("Home New 0.0 % 15.0 % +15.0 0 30 new"))
    #expect(rows.contains("Home Old 50.0 % 0.0 % −50.0 100 0 gone"))
    #expect(!rows.contains { $0.hasPrefix("Home Help") })
  }

  @Test func `summaries compare as their logs do`() throws {
    let folder = try folder()
    for name in ["v1", "v2"] {
      _ = try Navatlas.run(["trace", "summarize", "\(name).jsonl", "-o", "\(name).json"], in: folder)
    }
    for format in ["json", "markdown"] {
      let logs = try Navatlas.run(
        ["trace", "compare", "v1.jsonl", "v2.jsonl", "--format", format], in: folder)
      let summaries = try Navatlas.run(
        ["trace", "compare", "v1.json", "v2.json", "--format", format], in: folder)
      let text = summaries.text.replacing("v1.json", with: "v1.jsonl").replacing("v2.json", with: "v2.jsonl")
      #expect(text.replacing("jsonll", with: "jsonl") == logs.text)
    }
  }

  @Test(arguments: [[], ["--against", "app.nav"]]) func `the picture shows changes and their legend`(
    options: [String]
  ) throws {
    let folder = try folder()
    let outcome = try Navatlas.run(
      ["trace", "compare", "v1.jsonl", "v2.jsonl", "-o", "a.svg"] + options, in: folder)
    #expect(outcome.status == 0 && outcome.text.contains("\nGrew\n"))
    let picture = try folder.text("a.svg")
    for words in ["grew", "new", "gone", "no certain change", "+35.0", "new +15.0", "gone −50.0"] {
      #expect(picture.contains(words), "\(words)")
    }
    let role = options.isEmpty ? "push" : "sheet"
    #expect(
      picture.contains("link \(role) declared steady") || picture.contains("link \(role) unseen steady"))
    for kind in ["grew", "appeared", "vanished"] { #expect(picture.contains(" \(kind)\""), "\(kind)") }
  }

  @Test func `one set, three sets and wrong forms are usage errors`() throws {
    let folder = try folder()
    for arguments in [
      ["v1.jsonl"], ["v1.jsonl", "v2.jsonl", "v1.jsonl"], ["v1.jsonl", "v2.jsonl", "--format", "x"],
    ] {
      #expect(try Navatlas.run(["trace", "compare"] + arguments, in: folder).status == 64)
    }
    #expect(try Navatlas.run(["trace", "compare", "v1.jsonl", "none.jsonl"], in: folder).status == 2)
  }
}
