import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// The forms of semantics 2.2, S0-20 and S3-15, and what a state comes back as.
@Suite struct SavedStateTests {
  static let cookbook = NavigationGraph(
    screens: ["Categories", "RecipeGrid", "RecipeDetail"].map { Screen(id: $0) },
    containers: [
      Container(
        id: "main",
        .split(
          .init(columns: [
            .init(name: "sidebar", root: "Categories", selects: true),
            .init(name: "detail", root: "RecipeGrid", stack: true),
          ])))
    ],
    transitions: ["RecipeGrid", "RecipeDetail"].map {
      Transition(from: .screen($0), to: "RecipeDetail", .push)
    }, entries: [Entry(screen: "Categories", container: "main")])

  static let router = NavigationGraph(
    screens: ["Main", "DetailView", "Settings", "Help"].map { Screen(id: $0) },
    containers: [Container(id: "main", .stack(.init(root: "Main")))],
    transitions: [
      ("Main", "DetailView", "detail"), ("Main", "Settings", nil), ("DetailView", "Settings", nil),
    ]
    .map { Transition(from: .screen($0), to: $1, .push, label: $2) })

  private func state(_ text: String) throws -> SavedState { try SavedState(Array(text.utf8), file: "s.json") }

  @Test func `pairs of type and value are a NavigationPath, the last pushed first`() throws {
    let state = try state(#"["Swift.Double","3.5","Swift.String","\"two\"","Swift.Int","7"]"#)
    #expect(state.form == .navigationPath)
    #expect(state.elements.map(\.value) == ["7", "\"two\"", "3.5"])
    #expect(state.elements.map(\.shortType) == ["Int", "String", "Double"])
  }

  @Test func `mangled names are types too`() throws {
    #expect(try state(#"["Si","7"]"#).form == .navigationPath)
  }

  @Test func `styles before the pairs are FlowStacks'`() throws {
    let state = try state(
      #"["{\"sheet\":{\"withNavigation\":true}}","App.Route","{\"help\":{}}","{\"push\":{}}","App.Route","{\"detail\":{\"id\":1}}"]"#
    )
    #expect(state.form == .flowPath)
    #expect(state.elements.map(\.caseName) == ["detail", "help"])
    #expect(state.elements.map(\.style) == [nil, "sheet"])
  }

  @Test func `texts in base64 that hold JSON are a path of Data`() throws {
    let state = try state(#"["eyJiMSI6e319","eyJjMiI6e319"]"#)
    #expect(state.form == .data)
    #expect(state.elements.map(\.caseName) == ["b1", "c2"])
  }

  @Test func `an object has a path and selections, and a selection of nothing is absent`() throws {
    let state = try state(#"{"selectedCategory":0,"other":null,"recipePathIds":["a","b"]}"#)
    #expect(state.form == .object)
    #expect(state.selections.map(\.name) == ["selectedCategory"])
    #expect(state.elements.count == 2)
    #expect(try self.state(#"{"recipePathIds":[]}"#).elements.isEmpty)
  }

  @Test(arguments: [#"{"selectedCategory":0}"#, #"{"a":[],"b":[]}"#, "7", "", "[", #"{"a":"#])
  func `what is no state cannot be decoded`(text: String) {
    #expect(throws: Diagnostic.self) { try state(text) }
  }

  @Test func `a state of ids comes back in both profiles`() throws {
    let check = StateCheck(
      try state(#"{"selectedCategory":0,"recipePathIds":["r1","r2"]}"#), of: Self.cookbook)
    #expect(check.isSound)
    #expect(check.frames.map(\.screen) == ["RecipeGrid", "RecipeDetail", "RecipeDetail"])
    #expect(check.compact.map(\.screen) == ["Categories", "RecipeGrid", "RecipeDetail", "RecipeDetail"])
    #expect(check.compact[1].arguments == "0")
  }

  @Test func `unknown ids are dropped, and a hole is told`() throws {
    let saved = try state(#"{"selectedCategory":0,"recipePathIds":["r1","r2","r3"]}"#)
    let hole = StateCheck(saved, of: Self.cookbook, known: ["r1", "r3"])
    #expect(hole.problems.map(\.kind) == [.dropped])
    #expect(hole.problems[0].message.contains("hole"))
    #expect(hole.frames.count == 3)
    let top = StateCheck(saved, of: Self.cookbook, known: ["r1", "r2"])
    #expect(!top.problems[0].message.contains("hole"))
  }

  @Test func `cases and types find their screens by label and by name`() throws {
    let check = StateCheck(
      try state(#"["App.Settings","{}","App.Route","{\"detail\":{\"id\":1}}"]"#), of: Self.router)
    #expect(check.isSound)
    #expect(check.frames.map(\.screen) == ["Main", "DetailView", "Settings"])
  }

  @Test(arguments: [
    (#"["App.Route","{\"gone\":{}}"]"#, StateCheck.Problem.Kind.unknown),
    (#"["App.Route","{\"help\":{}}"]"#, .unreachable), (#"[7]"#, .ambiguous),
    (#"{"tab":1,"path":[]}"#, .selection),
  ]) func `what is wrong is told by its kind`(text: String, kind: StateCheck.Problem.Kind) throws {
    #expect(StateCheck(try state(text), of: Self.router).problems.map(\.kind) == [kind])
  }

  @Test func `an unknown case names the screen that it may be`() throws {
    let check = StateCheck(try state(#"["App.Route","{\"Setings\":{}}"]"#), of: Self.router)
    #expect(check.problems.first?.message.contains("did you mean 'Settings'?") == true)
  }

  @Test func `the stack that fits best is taken`() throws {
    var graph = Self.router
    graph.containers.insert(Container(id: "other", .stack(.init(root: "Help"))), at: 0)
    let check = StateCheck(try state(#"["App.Route","{\"detail\":{}}"]"#), of: graph)
    #expect(check.container == "main")
    #expect(check.isSound)
  }

  @Test(arguments: [("TWFu", "Man"), ("TWE=", "Ma"), ("TQ==", "M"), ("TQ", "M"), ("", "")])
  func `base64 is read with and without padding`(text: String, expected: String) {
    #expect(Base64.decoded(text) == Array(expected.utf8))
  }

  @Test(arguments: ["T", "T*==", "TWF u"]) func `other texts are no base64`(text: String) {
    #expect(Base64.decoded(text) == nil)
  }
}
