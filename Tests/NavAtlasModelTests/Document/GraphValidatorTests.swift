import NavAtlasModel
import TestSupport
import Testing

/// Each fault of a document gives one error that says where it is, and the rest is used.
@Suite struct GraphValidatorTests {
  /// A document with screens A and B, a stack and a split view, and one list replaced by `broken`, which
  /// begins on line 5.
  private func read(_ broken: String) throws -> GraphDocument.Reading {
    let sections = [
      ("screens", "\"screens\": [{\"id\": \"A\"}, {\"id\": \"B\"}]"),
      (
        "containers",
        "\"containers\": [{\"id\": \"main\", \"kind\": \"stack\", \"root\": \"A\"}, {\"id\": \"split\", \"kind\": \"split\", "
          + "\"columns\": [{\"name\": \"sidebar\", \"root\": \"A\"}, {\"name\": \"detail\", \"root\": \"B\"}]}]"
      ),
      ("transitions", "\"transitions\": []"), ("entries", "\"entries\": []"),
    ]
    let kept = sections.filter { !broken.hasPrefix("\"\($0.0)\"") }.map(\.1)
    return try read(lines: ["{\"navatlas\": 1,", kept.joined(separator: ",\n") + ",", broken, "}"])
  }

  private func read(lines: [String]) throws -> GraphDocument.Reading {
    try GraphDocument.read(Array(lines.joined(separator: "\n").utf8), file: "a.json")
  }

  @Test(arguments: [
    (
      #""screens": [{"id": "A"}, {"id": "B"}, {"id": "A"}]"#,
      "5:39: error: screen 'A' is declared twice; first at a.json:5:13"
    ),
    (#""screens": [{"id": "A"}, {"id": "B"}, {"name": "x"}]"#, "5:39: error: screen: 'id' is missing"),
    (#""screens": [{"id": "A"}, {"id": "B"}, {"id": ""}]"#, "5:46: error: screen: 'id' is empty"),
    (
      #""screens": [{"id": "A"}, {"id": "B"}, {"id": "*"}]"#,
      "5:39: error: screen: 'id' is '*', which stands for every screen of a container"
    ),
    (
      #""screens": [{"id": "A"}, {"id": "B", "count": -1}]"#,
      "5:47: error: screen: 'count' is -1; it has to be at least 0"
    ),
    (
      #""screens": [{"id": "A"}, {"id": "B", "kind": "scren"}]"#,
      "5:46: error: screen: unknown kind 'scren'; did you mean 'screen'?"
    ),
    (#""screens": [{"id": "A"}, {"id": "B"}, 7]"#, "5:39: error: screen: expected an object, found a number"),
    (#""transitions": {}"#, "5:16: error: document: 'transitions' has to be an array, not an object"),
    (
      #""transitions": [{"from": "A", "to": "C", "kind": "push"}]"#,
      "5:17: error: A -push-> C: unknown screen 'C'; did you mean 'A'?"
    ),
    (
      #""transitions": [{"from": "C", "to": "A", "kind": "push"}]"#,
      "5:17: error: C -push-> A: unknown screen 'C'; did you mean 'A'?"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "psuh"}]"#,
      "5:50: error: transition: unknown kind 'psuh'; did you mean 'push'?"
    ),
    (#""transitions": [{"from": "A", "to": "B"}]"#, "5:17: error: transition: 'kind' is missing"),
    (
      #""transitions": [{"from": "A", "kind": "push"}]"#,
      "5:17: error: A -push->: a push needs a target as 'to'"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "popToRoot"}]"#,
      "5:17: error: A -popToRoot-> B: a popToRoot has no target; remove 'to'"
    ),
    (
      #""transitions": [{"from": "A", "kind": "pop", "n": -1}]"#,
      "5:51: error: transition: 'n' is -1; it has to be at least 0"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "push", "n": 2}]"#,
      "5:17: error: A -push(2)-> B: a push does not count; remove 'n'"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "push", "path": ["A"]}]"#,
      "5:17: error: A -push-> B: a push has no path; remove 'path'"
    ),
    (#""transitions": [{"from": "A", "kind": "setPath"}]"#, "5:17: error: transition: 'path' is missing"),
    (
      #""transitions": [{"from": "A", "kind": "pushMany", "path": []}]"#,
      "5:17: error: A -pushMany->: a pushMany needs the pushed screens as 'path'"
    ),
    (
      #""transitions": [{"from": "A", "kind": "pushMany", "path": ["B", "X"]}]"#,
      "5:17: error: A -pushMany-> B, X: unknown screen 'X'; did you mean 'A'?"
    ),
    (
      #""transitions": [{"from": "*", "kind": "popToRoot"}]"#,
      "5:17: error: * -popToRoot->: from '*' needs the container whose screens are meant"
    ),
    (
      #""transitions": [{"from": "A", "kind": "popToRoot", "container": "mian"}]"#,
      "5:17: error: A -popToRoot->: unknown container 'mian'; did you mean 'main'?"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "select", "container": "split", "column": "sidbar"}]"#,
      "5:17: error: A -select-> B: 'column' names no column; columns: sidebar, detail"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "select", "container": "main", "column": "sidebar"}]"#,
      "5:17: error: A -select-> B: 'column' belongs to a split view, and its container is none"
    ),
    (
      #""transitions": [{"from": "A", "to": "B", "kind": "select", "container": "split", "prefer": "x"}]"#,
      "5:17: error: A -select-> B: 'prefer' names no column; columns: sidebar, detail"
    ),
    (
      #""transitions": [{"from": "A", "kind": "popToLogicalRoot"}]"#,
      "5:17: error: A -popToLogicalRoot->: needs a target, or a stack with a 'logicalRoot'"
    ),
    (
      #""transitions": [{"from": "A", "kind": "pop", "trigger": 1}]"#,
      "5:57: error: transition: 'trigger' has to be a string, not a number"
    ),
    (
      #""entries": [{"screen": "X", "kind": "launch"}]"#,
      "5:13: error: entry to 'X': unknown screen 'X'; did you mean 'A'?"
    ),
    (
      #""entries": [{"screen": "A", "kind": "url"}]"#,
      "5:13: error: entry to 'A': a url entry needs its pattern as 'url'"
    ),
    (
      #""entries": [{"screen": "A", "kind": "launch", "container": "none"}]"#,
      "5:13: error: entry to 'A': unknown container 'none'"
    ),
  ])
  func `one fault, one error`(broken: String, expected: String) throws {
    let reading = try read(broken)
    #expect(reading.diagnostics.map(\.description) == ["a.json:" + expected])
    #expect(reading.graph.screens.map(\.id) == ["A", "B"])
    #expect(reading.graph.transitions.isEmpty)
    #expect(reading.graph.entries.isEmpty)
  }

  @Test(arguments: [
    (#"{"id": "c", "kind": "stack"}"#, "5:16: error: container: 'root' is missing"),
    (
      #"{"id": "c", "kind": "stack", "root": "X"}"#,
      "5:16: error: stack 'c': unknown screen 'X'; did you mean 'A'?"
    ),
    (
      #"{"id": "c", "kind": "stck", "root": "A"}"#,
      "5:36: error: container: unknown kind 'stck'; did you mean 'stack'?"
    ),
    (
      #"{"id": "c", "kind": "split", "columns": [{"name": "a", "root": "A"}]}"#,
      "5:16: error: split 'c': a split view has 2 or 3 columns, not 1"
    ),
    (
      #"{"id": "c", "kind": "split", "columns": [{"name": "a", "root": "A"}, {"name": "a", "root": "B"}]}"#,
      "5:16: error: split 'c': two columns are called 'a'"
    ),
    (#"{"id": "c", "kind": "layer", "root": "A"}"#, "5:16: error: container: 'style' is missing"),
    (
      #"{"id": "c", "kind": "layer", "root": "A", "style": "shet"}"#,
      "5:67: error: container: unknown style 'shet'; did you mean 'sheet'?"
    ),
    (#"{"id": "c", "kind": "tabs", "tabs": []}"#, "5:16: error: tabs 'c': a tab view needs at least one tab"),
    (
      #"{"id": "c", "kind": "tabs", "tabs": [{"key": "a", "container": "x"}]}"#,
      "5:16: error: tabs 'c', tab 'a': unknown container 'x'; did you mean 'c'?"
    ),
    (
      #"{"id": "c", "kind": "tabs", "tabs": [{"key": "a", "container": "c"}]}"#,
      "5:16: error: tabs 'c' contain themselves: c > c"
    ),
  ])
  func `a container that makes no sense is dropped, and using it is no second error`(
    container: String, expected: String
  ) throws {
    let reading = try read(lines: [
      #"{"navatlas": 1,"#, #""screens": [{"id": "A"}, {"id": "B"}],"#, #""entries": [],"#,
      #""transitions": [{"from": "A", "to": "B", "kind": "push", "container": "c"}],"#,
      #""containers": ["# + container + "]}",
    ])
    #expect(reading.diagnostics.map(\.description) == ["a.json:" + expected])
    #expect(reading.graph.containers.isEmpty)
    #expect(reading.graph.transitions.isEmpty)
  }

  @Test func `an attribute that makes no sense is dropped, the container stays`() {
    let columns = [
      Container.Column(name: "sidebar", root: "A", placeholder: "X"),
      Container.Column(name: "detail", root: "A", selects: true),
    ]
    let graph = NavigationGraph(
      screens: [Screen(id: "A", count: -2)],
      containers: [
        Container(id: "s", .stack(.init(root: "A", logicalRoot: "X"))),
        Container(id: "s", .stack(.init(root: "A"))),
        Container(id: "split", .split(.init(columns: columns, prefer: "x"))),
        Container(id: "layer", .layer(.init(style: .sheet, root: "A"))),
        Container(
          id: "t",
          .tabs(
            .init(
              tabs: [
                .init(key: "a", container: "s"), .init(key: "a", container: "split"),
                .init(key: "b", container: "s"), .init(key: "c", container: "layer"),
              ], selected: "z"))),
      ])
    let validation = GraphValidator.validate(graph)
    #expect(
      validation.diagnostics.map(\.message) == [
        "screen 'A': 'count' is -2; it has to be at least 0",
        "stack 's': unknown screen 'X'; did you mean 'A'?",
        "container 's' is declared twice",
        "split 'split': unknown screen 'X'; did you mean 'A'?",
        "split 'split': column 'detail' selects, but no column follows it",
        "split 'split': 'prefer' names no column; columns: sidebar, detail",
        "tabs 't': two tabs have the key 'a'",
        "tabs 't', tab 'b': 's' is a tab of 't' already",
        "tabs 't', tab 'c': 'layer' is a layer; a tab shows a stack, split or tabs",
        "tabs 't': 'selected' names no tab; tabs: a, a, b, c",
      ])
    #expect(validation.graph.containers.map(\.id) == ["s", "split", "layer", "t"])
    #expect(GraphValidator.validate(validation.graph).diagnostics.isEmpty)
  }

  @Test func `tabs that contain themselves through others are dropped, however long the ring`() {
    let count = 10_000
    let ring = (0..<count).map { index in
      Container(id: "t\(index)", .tabs(.init(tabs: [.init(key: "k", container: "t\((index + 1) % count)")])))
    }
    let validation = GraphValidator.validate(NavigationGraph(containers: ring))
    #expect(validation.diagnostics.count == 1)
    #expect(validation.graph.containers.isEmpty)
  }

  @Test func `a hundred thousand unknown names are reported in reasonable time`() {
    let transitions = (0..<100_000).map { Transition(from: .screen("unknown\($0)"), .popToRoot) }
    let graph = NavigationGraph(screens: (0..<900).map { Screen(id: "S\($0)") }, transitions: transitions)
    #expect(GraphValidator.validate(graph).diagnostics.count == 100_000)
  }

  @Test func `what the schema rejects is what the validator rejects`() throws {
    let schema = try SchemaValidator(schema: GraphDocument.schema)
    let broken = [
      #"{"navatlas": 2}"#,
      #"{"navatlas": 1, "screens": [{"name": "A"}]}"#,
      #"{"navatlas": 1, "screens": [{"id": "*"}]}"#,
      #"{"navatlas": 1, "containers": [{"id": "c", "kind": "split", "columns": [{"name": "a", "root": "A"}]}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "A", "kind": "push"}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "A", "kind": "popToRoot", "to": "B"}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "*", "kind": "popToRoot"}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "A", "kind": "pop", "n": -1}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "A", "kind": "setPath"}]}"#,
      #"{"navatlas": 1, "transitions": [{"from": "A", "to": "B", "kind": "push", "path": ["C"]}]}"#,
    ]
    for text in broken {
      #expect(!schema.failures(of: try JSONParser.parse(text)).isEmpty, "\(text)")
      let reading = try? GraphDocument.read(Array(text.utf8), file: "a.json")
      #expect(reading?.diagnostics.isEmpty != true, "\(text)")
    }
  }
}
