import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

@Suite struct DefinitionTests {
  private func read(_ text: String, name: String = "a.yml") throws -> InputReading {
    try DefinitionFormat().read(Array(text.utf8), name: name)
  }

  @Test func `the simple case is short`() throws {
    let reading = try read(try Fixture.text("simple.yml"))
    #expect(reading.diagnostics.isEmpty)
    let notation = try NavigationGraph(
      notation: "name: Recipes\nHome -push-> List -push-> Detail\nDetail -popToRoot->")
    #expect(reading.fragment == GraphFragment(graph: notation))
  }

  @Test func `a definition can say everything the graph knows`() throws {
    let reading = try read(try Fixture.text("everything.yml"))
    #expect(reading.diagnostics.map(\.description) == [])
    let document = GraphDocument.text(reading.fragment.graph)
    #expect(document == (try Fixture.golden("everything.graph.json", actual: document)))
  }

  @Test func `the same definition as JSON is the same graph`() throws {
    let text = """
      {"name": "Recipes", "screens": ["Home"], "arrows": ["Home -push-> List -push-> Detail", "Detail -popToRoot->"]}
      """
    let yaml = try read(try Fixture.text("simple.yml"))
    #expect(try read(text, name: "a.json").fragment == yaml.fragment)
    #expect(try read(text, name: "a.yml").fragment == yaml.fragment)
    #expect(try read(text, name: "-").fragment == yaml.fragment)
  }

  @Test func `a container may stand at the top`() throws {
    let stack = try read("stack: Home\nlogicalRoot: Menu\narrows: [Home -push-> Menu]")
    #expect(
      stack.fragment.graph.containers == [
        Container(id: "main", .stack(.init(root: "Home", logicalRoot: "Menu")))
      ])
    let tabs = try read("tabs: {one: {stack: A, arrows: [A -push-> B]}, two: {stack: C}}")
    #expect(tabs.diagnostics.isEmpty)
    #expect(tabs.fragment.graph.containers.map(\.id) == ["one", "two", "main"])
    #expect(tabs.fragment.graph.entries == [Entry(screen: "A", container: "main")])
    #expect(tabs.fragment.graph.transitions.first?.container == "one")
  }

  @Test func `each fixture satisfies the schema`() throws {
    let schema = try SchemaValidator(schema: DefinitionFormat.schema)
    for name in ["simple.yml", "everything.yml"] {
      let node = try DefinitionFormat.tree(of: try Fixture.bytes(name), name: name)
      #expect(schema.failures(of: node) == [])
    }
  }

  @Test(arguments: [
    (
      "report: {a: 1}\nprocess: x\nsystem: y\nthreads: z",
      "1:1: error: this is no definition, as it has none of its keys but 'report', 'process', 'system', …; a definition has at least 'arrows' or 'screens', and another format is named by --input-format"
    ),
    (
      "transitions: [Home -push-> List]",
      "1:15: error: an arrow such as 'Home -push-> List' stands under 'arrows'"
    ),
    ("scrns: [A]", "1:1: error: definition: unknown key 'scrns'; did you mean 'screens'?"),
    ("arrows:\n  - A -psuh-> B", "2:5: error: 'A -psuh-> B': unknown move -psuh->; did you mean -push->?"),
    (
      "arrows:\n  - A -push->",
      "2:5: error: 'A -push->': expected the screen that the push leads to, found the end of the line"
    ),
    ("arrows:\n  - {A: B}", "2:5: error: an arrow has to be a text, not an object; put it in quotes"),
    (
      "arrows: |\n  A -push-> B\n  A -x-> B",
      "3:1: error: 'A -x-> B': unknown move -x->; known: push, viewPush, pushMany, replace, setPath, pop, popTo, popToRoot, popToLogicalRoot, resetRoot, select, linkAcross, sheet, cover, popover, inspector, dismiss, dismissAll, tab, url, restore"
    ),
    ("screens: 3", "1:10: error: definition: 'screens' has to be an array, not a number"),
    ("screens: [A, 404]", "1:14: error: a screen's name has to be a string, not a number"),
    ("screens: {A: {titel: x}}", "1:15: error: screen 'A': unknown key 'titel'; did you mean 'title'?"),
    ("screens: {A: Title}", "1:14: error: screen 'A': expected an object, found a string"),
    (
      "screens: {A: {backDisabled: yes}}",
      "1:29: error: screen 'A': 'backDisabled' has to be true or false, not a string"
    ),
    (
      "containers: {c: {stak: A}}",
      "1:17: error: container 'c': say what it is: stack, split, tabs, sheet, cover, popover, inspector, alert|1:18: error: container 'c': unknown key 'stak'; did you mean 'stack'?"
    ),
    ("containers: {c: {stack: A, tabs: {a: c}}}", "1:17: error: container 'c': is tabs and stack; keep one"),
    (
      "containers: {c: {split: {sidebar: A}}}",
      "1:14: error: split 'c': a split view has 2 or 3 columns, not 1"
    ),
    (
      "containers: {c: {split: {a: A, b: B, c: C, d: D}}}",
      "1:14: error: split 'c': a split view has 2 or 3 columns, not 4"
    ),
    (
      "containers: {c: {split: {a: A, b: {rot: B}}}}",
      "1:35: error: column 'b': 'root' is missing|1:36: error: column 'b': unknown key 'rot'; did you mean 'root'?"
    ),
    ("containers: {c: {tabs: {a: c}}}", "1:14: error: tabs 'c' contain themselves: c > c"),
    ("transitions: [{from: A, kind: push}]", "1:15: error: A -push->: a push needs a target as 'to'"),
    (
      "transitions: [{from: A, to: B, kind: push, colour: red}]",
      "1:44: error: transition: unknown key 'colour'; known: from, kind, to, n, path, container, column, prefer, via, trigger, label, guard, singleTop, exchangesRoot, implicit, confidence, count, locations"
    ),
    ("urls: {a: }", "1:11: error: url 'a': expected the screens it shows, such as 'Trips > Trip'"),
    ("entries: [{screen: A}]", "1:11: error: entry: 'kind' is missing"),
    ("[A, B]", "1:1: error: definition: expected an object, found an array"),
  ])
  func `a fault is reported where it is, and the rest is used`(text: String, expected: String) throws {
    let reading = try read(text)
    #expect(
      reading.diagnostics.map(\.description).joined(separator: "|")
        == expected.split(separator: "|").map { "a.yml:" + $0 }.joined(separator: "|"))
  }
}
