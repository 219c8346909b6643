import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool prints and draws today.
@Suite struct ReadmeTests {
  let text = (try? String(contentsOf: Sample.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  @Test func `every shown output is what its command prints`() throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var shown = 0
    for (index, line) in lines.enumerated() where line.hasPrefix("    $ navatlas ") {
      let arguments = line.dropFirst("    $ navatlas ".count).split(separator: " ").map(String.init)
      let printed = try Navatlas.run(arguments, in: Sample.root).text
      let known = Set(printed.split(separator: "\n").map(String.init))
      for output in lines[(index + 1)...].prefix(while: { $0.isEmpty || $0.hasPrefix("    ") }) {
        let output = String(output.dropFirst(4))
        if output.isEmpty || output == "…" { continue }
        #expect(known.contains(output), "\(line): \(output)")
        shown += 1
      }
    }
    #expect(shown > 10)
  }

  @Test func `every picture is one that the sample tests compare`() throws {
    let pictures = text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
      .filter { $0.hasSuffix(".svg") }.map(String.init)
    let compared = Sample.all.flatMap { sample in
      sample.pictures.map { "samples/\(sample.name)/expected/\($0.expected)" }
    }
    #expect(pictures.count >= 4)
    #expect(Set(pictures).isSubset(of: compared))
  }
}
