import NavAtlasModel
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func `what is written reads back as the same value`() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let node = JSONNode.random(using: &generator)
      #expect(try JSONParser.parse(JSONWriter().text(node)) == node)
      #expect(try JSONParser.parse(JSONWriter.compact(node)) == node)
      #expect(try JSONParser.parse(JSONWriter(width: 10).text(node)) == node)
    }
  }

  @Test func `the lists of a document have one element per line, long objects are filled`() throws {
    let node = try JSONParser.parse(
      #"{"navatlas":1,"screens":[{"id":"A"}],"empty":[],"transitions":[{"from":"A","to":"B","kind":"push","locations":[{"file":"A.swift","line":3}]}]}"#
    )
    #expect(
      JSONWriter(width: 60).text(node) == """
        {
          "navatlas": 1,
          "screens": [
            { "id": "A" }
          ],
          "empty": [],
          "transitions": [
            { "from": "A", "to": "B", "kind": "push",
              "locations": [{ "file": "A.swift", "line": 3 }] }
          ]
        }

        """)
  }

  @Test func `the compact form has no blanks`() throws {
    let node = try JSONParser.parse("{ \"a\" : [ 1 , { } ] }")
    #expect(JSONWriter.compact(node) == "{\"a\":[1,{}]}")
  }
}
