import NavAtlasInputs
import NavAtlasModel
import Testing

@Suite struct NotationTests {
  /// The transitions of a notation, each as the notation writes it.
  private func moves(_ text: String) throws -> [String] {
    try NavigationGraph(notation: text).transitions.map { move in
      let targets = (move.to.map { [$0] } ?? move.path).joined(separator: ", ")
      return "\(move.from) \(move.kind.rawValue)\(move.n.map { "(\($0))" } ?? "") \(targets)"
    }
  }

  @Test func `a chain is one move after the other`() throws {
    #expect(try moves("A -push-> B -viewPush-> C -sheet-> D") == ["A push B", "B viewPush C", "C sheet D"])
  }

  @Test func `moves without a target, with a count, and with several targets`() throws {
    let text = """
      Home -push-> A
      A -pop-> # back
      A -pop(2)->
      A -pushMany-> B, "C d", E
      A -setPath->
      A -popToLogicalRoot-> Home
      * -popToRoot->
      """
    #expect(
      try moves(text) == [
        "Home push A", "A pop ", "A pop(2) ", "A pushMany B, C d, E", "A setPath ", "A popToLogicalRoot Home",
        "* popToRoot ",
      ])
  }

  @Test func `a label and attributes belong to their move`() throws {
    let graph = try NavigationGraph(
      notation: #"A -push-> B "tap \"it\"" {trigger=timer, guard="a > b, c", count=3, singleTop} -push-> C"#)
    let first = try #require(graph.transitions.first)
    #expect(first.label == "tap \"it\"")
    #expect(first.trigger == .timer)
    #expect(first.condition == "a > b, c")
    #expect(first.count == 3)
    #expect(first.singleTop)
    #expect(graph.transitions.last?.label == nil)
  }

  @Test func `screens are those that are mentioned, in that order, each with what is said about it`() throws {
    let graph = try NavigationGraph(
      notation: """
        root: Home
        Home -push-> "My List" -push-> App.Grid(nil)
        screens: Extra
        title Home: Welcome back
        module Shop: Home, Extra
        backDisabled: Extra
        external: Safari
        """)
    #expect(graph.screens.map(\.id) == ["Home", "My List", "App.Grid(nil)", "Extra", "Safari"])
    #expect(graph.screens[0].title == "Welcome back")
    #expect(graph.screens[0].module == "Shop")
    #expect(graph.screens[3].backDisabled)
    #expect(graph.screens[4].kind == .external)
  }

  @Test func `without containers there is a stack called main, and one launch entry`() throws {
    let graph = try NavigationGraph(notation: "A -push-> B\nB -popToLogicalRoot->\nroot: B\nlogicalRoot: A")
    #expect(graph.containers == [Container(id: "main", .stack(.init(root: "B", logicalRoot: "A")))])
    #expect(graph.entries == [Entry(screen: "B", container: "main")])
    #expect(try NavigationGraph(notation: "A -push-> B").containers.first?.ownScreens == ["A"])
    #expect(try NavigationGraph(notation: "A -push-> B\nlaunch -> B").containers.first?.ownScreens == ["B"])
    #expect(try NavigationGraph(notation: "").containers.isEmpty)
  }

  @Test func `a split view selects from each leading column unless that is static or says how`() throws {
    let graph = try NavigationGraph(
      notation: """
        split main: sidebar Folders | content Mails | detail Mail stack placeholder "Mail(nil)" {prefer=content}
        Mails -select-> Mail {via=control}
        """)
    let columns = [
      Container.Column(name: "sidebar", root: "Folders", selects: true),
      Container.Column(name: "content", root: "Mails", selects: true),
      Container.Column(name: "detail", root: "Mail", placeholder: "Mail(nil)", stack: true),
    ]
    #expect(graph.containers == [Container(id: "main", .split(.init(columns: columns, prefer: "content")))])
    #expect(
      graph.transitions == [
        Transition(
          from: .screen("Mails"), to: "Mail", .select, container: "main", column: "content", via: .control),
        Transition(from: .screen("Folders"), to: "Mails", .select, container: "main", column: "sidebar"),
      ])
    #expect(graph.screens.first { $0.id == "Mail(nil)" }?.kind == .placeholder)
    #expect(graph.entries == [Entry(screen: "Folders", container: "main")])
    #expect(try moves("split s: sidebar A static | detail B").isEmpty)
  }

  @Test func `lines below a container's name happen in it`() throws {
    let graph = try NavigationGraph(
      notation: """
        tabs app: home=homeStack, search=searchStack {selected=search}
        [homeStack]
        root: Home
        Home -push-> Item
        * -popToRoot->
        [searchStack]
        root: Search
        Search -push-> Item
        url "app://item" -> Search > Item
        []
        Home -tab-> Search
        """)
    #expect(graph.transitions.map(\.container) == ["homeStack", "homeStack", "searchStack", nil])
    #expect(graph.containers.map(\.id) == ["app", "homeStack", "searchStack"])
    #expect(graph.outermostContainer?.id == "app")
    #expect(
      graph.entries == [
        Entry(screen: "Search", container: "app"),
        Entry(screen: "Item", kind: .url, container: "searchStack", url: "app://item", path: ["Item"]),
      ])
  }

  @Test func `each modal target has a layer, with a stack where it pushes`() throws {
    let graph = try NavigationGraph(
      notation: "A -sheet-> B -push-> C\nA -cover-> D\nA -sheet-> E\nC -sheet-> B\nsheet known: E locked")
    #expect(
      graph.containers.filter { $0.kind == .layer } == [
        Container(id: "known", .layer(.init(style: .sheet, root: "E", dismissible: false))),
        Container(id: "sheet-B", .layer(.init(style: .sheet, root: "B", stack: true))),
        Container(id: "cover-D", .layer(.init(style: .cover, root: "D"))),
      ])
  }

  @Test func `the roots at the beginning of an entry's path are no frames`() throws {
    let graph = try NavigationGraph(
      notation: """
        split main: sidebar Folders | detail Mail stack
        url "app://mail/:id" -> Folders > Mail > Part
        url "app://folders" -> Folders
        notification "new mail" -> Folders > Mail
        """)
    #expect(graph.entries.map(\.path) == [[], ["Part"], [], []])
    #expect(graph.entries.map(\.screen) == ["Folders", "Part", "Folders", "Mail"])
    #expect(graph.entries.map(\.container) == ["main", "main", "main", "main"])
    #expect(graph.entries.last?.label == "new mail")
  }

  @Test func `completing twice is the same as once`() throws {
    let graph = try NavigationGraph(
      notation: "split s: sidebar A | detail B stack\nA -sheet-> C\n* -popToRoot->\nurl \"a\" -> A > B > D")
    #expect(GraphCompleter.complete(graph) == graph)
  }

  @Test(arguments: [
    ("A -psuh-> B", "1:3: error: unknown move -psuh->; did you mean -push->?"),
    ("A -> B", "1:3: error: write the kind of move in the arrow, such as -push->"),
    ("A-push->B", "1:1: error: 'A-push->B': write blanks around the arrow"),
    ("A -push->", "1:10: error: expected the screen that the push leads to, found the end of the line"),
    ("A -push- B", "1:8: error: expected '->' at the end of the arrow, found '- B'"),
    ("A -pop(x)->", "1:8: error: expected a number and ')', found 'x)->'"),
    ("A -pop(-1)->", "1:3: error: transition: 'n' is -1; it has to be at least 0"),
    ("A -push(2)-> B", "1:3: error: A -push(2)-> B: a push does not count; remove 'n'"),
    (
      "A -popToRoot-> B",
      "1:16: error: expected the end of the line, since this move has no single target, found 'B'"
    ),
    ("A -push-> B C", "1:13: error: expected an arrow such as -push->, found 'C'"),
    ("A -push-> \"B", "1:11: error: the text that begins here has no closing quote"),
    ("A -push-> B {triger=timer}", "1:14: error: transition: unknown key 'triger'; did you mean 'trigger'?"),
    ("A -push-> B {trigger=tmer}", "1:14: error: transition: unknown trigger 'tmer'; did you mean 'timer'?"),
    ("A -push-> B {to=C}", "1:14: error: 'to' is there twice"),
    ("A -push-> B {count=3", "1:21: error: expected ',' or '}', found the end of the line"),
    ("\n\nrot: A", "3:1: error: unknown directive 'rot'; did you mean 'root'?"),
    (
      "Home",
      "1:1: error: expected an arrow such as 'Home -push-> List', or a directive such as 'root: Home', found 'Home'"
    ),
    ("root Home", "1:6: error: expected ':' before what 'root' says, found 'Home'"),
    ("[main", "1:6: error: expected ']', found the end of the line"),
    (
      "stack s: A\n[x]\nA -push-> B",
      "2:1: error: [x]: unknown container; declare it, or give it a root with 'root:' below"
    ),
    ("split s: sidebar A", "1:1: error: split 's': a split view has 2 or 3 columns, not 1"),
    (
      "split s: sidebar A | detail B stak",
      "1:31: error: expected stack, selects, static, placeholder or '|', found 'stak'"
    ),
    (
      "split s: sidebar A | detail B {prefr=detail}",
      "1:32: error: a split has no attribute 'prefr'; did you mean 'prefer'?"
    ),
    ("tabs t: home", "1:13: error: expected '=' and the container of tab 'home', found the end of the line"),
    (
      "tabs t: home=x\nstack s: A",
      "1:1: error: tabs 't', tab 'home': unknown container 'x'; did you mean 's'?"
    ),
    ("url -> A", "1:5: error: expected the URL's pattern in double quotes, found '-> A'"),
  ])
  func `a bad line is one diagnostic that says what would be right`(text: String, expected: String) {
    let reading = NotationFormat.parse("good -push-> line\n" + text, name: "a.nav")
    let line = Int(expected.prefix { $0 != ":" }) ?? 0
    let shifted = "a.nav:\(line + 1)" + expected.drop { $0 != ":" }
    #expect(reading.diagnostics.map(\.description) == [shifted])
    #expect(reading.fragment.graph.screens.contains { $0.id == "line" })
  }

  @Test(
    arguments: [
      ([], "a.nav:1:1: error: the file is empty; notation has at least one line such as Home -push-> List"),
      (
        [0xEF, 0xBB, 0xBF, 0x23],
        "a.nav:1:1: error: the file is empty; notation has at least one line such as Home -push-> List"
      ),
      ([0x41, 0x00], "a.nav:1:2: error: a NUL byte; this looks like a binary file, not text"),
      ([0x0A, 0xFF], "a.nav:2:1: error: byte 0xFF is not valid UTF-8; save the text as UTF-8"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused, and so is an empty file`(
    bytes: [UInt8], expected: String
  ) {
    var message: String?
    do {
      _ = try NotationFormat().read(bytes, name: "a.nav")
    } catch {
      message = "\(error)"
    }
    #expect(message == expected)
  }

  @Test func `line ends of every system are line ends`() throws {
    #expect(try moves("A -push-> B\r\nB -push-> C\rC -pop->\n").count == 3)
  }
}
