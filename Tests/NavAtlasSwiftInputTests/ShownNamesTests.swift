import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// What links, presentations and routes show is known before anything is followed.
@Suite struct ShownNamesTests {
  private static func shown(_ body: String) -> Set<String> {
    let source = Array("struct A: View { var body: some View { \(body) } }".utf8)
    let facts = source.withUnsafeBufferPointer {
      SyntaxReducer.facts(path: "A.swift", module: "", source: $0)
    }
    return ConstructFinder(facts, number: 0).shown
  }

  @Test(arguments: [
    ("Text(\"a\").sheet(isPresented: $a) { Item() }", ["Item"]),
    ("Text(\"a\").sheet(isPresented: $a) { NavigationStack { Item().padding() } }", ["Item"]),
    ("NavigationLink(destination: Item(id: 1)) { Label() }", ["Item", "Label"]),
    (
      "Text(\"a\").navigationDestination(for: R.self) { r in switch r { case .a: Item(); case .b(let n): Other(n: n) } }",
      ["Item", "Other"]
    ),
    ("switch self { case .a: Item(); case .b: Group { Other() } }", ["Item", "Other"]),
  ])
  func `what is shown by itself`(body: String, names: [String]) { #expect(Self.shown(body) == Set(names)) }

  @Test(arguments: [
    "Text(\"a\").sheet(isPresented: $a) { if b { Spinner() } else { Item() } }",
    "switch state { case .a: Spinner() }",
    "VStack { Item() }", "Text(\"a\").sheet(isPresented: $a) { VStack { Item() } }.onAppear { Item() }",
  ])
  func `what a screen chooses or is made of is no screen`(body: String) {
    #expect(Self.shown(body).isDisjoint(with: ["Spinner", "Item"]))
  }
}
