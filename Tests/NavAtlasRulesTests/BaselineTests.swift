import NavAtlasModel
import NavAtlasRules
import Testing

@Suite struct BaselineTests {
  private static func finding(_ screen: String, line: Int = 1, way: [String] = []) -> Finding {
    Finding(
      "NA205-unreachable-screen", .warning, "nothing leads to \(screen)", screens: [screen],
      at: SourceLocation(file: "A.swift", line: line), witness: way.map { .init($0) })
  }

  @Test func `a finding is known wherever its code has moved`() {
    let baseline = Baseline([Self.finding("A", line: 1)])
    var moved = Self.finding("A", line: 90)
    moved.location?.file = "Other.swift"
    #expect(baseline.match([moved]).matches.map(\.isKnown) == [true])
    #expect(baseline.match([Self.finding("A", way: ["B", "push A"])]).matches.map(\.isKnown) == [false])
  }

  @Test func `as many are known as were written`() {
    let baseline = Baseline([Self.finding("A"), Self.finding("A")])
    let found = baseline.match([Self.finding("A"), Self.finding("A", line: 2), Self.finding("A", line: 3)])
    #expect(found.matches.map(\.isKnown) == [true, true, false])
    #expect(Set(found.matches.map { $0.fingerprint.digits(occurrence: $0.occurrence) }).count == 3)
    #expect(baseline.match([]).stale == [Fingerprint(Self.finding("A"))])
  }

  @Test(arguments: FindingSamples.names) func `the file is read as it was written`(name: String) throws {
    let baseline = Baseline([Self.finding(name), Self.finding(name), Self.finding("B", way: [name])])
    var reader = ObjectReader(try JSONParser.parse(baseline.text), subject: "baseline", file: "b.json")
    #expect(Baseline(&reader) == baseline)
    #expect(reader.diagnostics == [])
  }

  @Test func `the file is sorted, one finding a line`() {
    let findings = ["C", "A", "B"].map { Self.finding($0) }
    #expect(Baseline(findings).text == Baseline(findings.reversed()).text)
    #expect(
      Baseline(findings).text == """
        {
          "navatlas-baseline": 1,
          "findings": [
            {"rule":"NA205-unreachable-screen","screens":["A"],"details":""},
            {"rule":"NA205-unreachable-screen","screens":["B"],"details":""},
            {"rule":"NA205-unreachable-screen","screens":["C"],"details":""}
          ]
        }

        """)
  }
}
