import NavAtlasInputs
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct GraphDiffTests {
  private func diff(_ base: String, _ head: String) throws -> GraphDiff {
    GraphDiff(from: try NavigationGraph(notation: base), to: try NavigationGraph(notation: head))
  }

  private static let shop = """
    root: Home
    Home -push-> List -push-> Detail -push-> Related
    Home -push-> Settings "gear"
    Detail -popTo-> List
    """

  private func lines(_ diff: GraphDiff) -> [String] {
    diff.changes.map { "\($0.kind.rawValue) \($0.words)" + $0.details.map { "; " + $0 }.joined() }
  }

  private func effects(_ base: String, _ head: String) throws -> [String] {
    try diff(base, head).effects.map { "\($0.risk.rawValue) \($0.kind.rawValue): \($0.message)" }
  }

  // MARK: Nothing

  @Test(arguments: 0..<200) func `a graph does not differ from itself in another order and other places`(
    seed: UInt64
  ) {
    var graphs = RandomGraphs(seed: seed)
    let base = seed.isMultiple(of: 2) ? graphs.stack() : graphs.window()
    var head = base
    head.transitions.shuffle(using: &graphs.random)
    head.screens.shuffle(using: &graphs.random)
    head.containers.shuffle(using: &graphs.random)
    for index in head.transitions.indices {
      head.transitions[index].locations = [SourceLocation(file: "Moved.swift", line: index)]
      head.transitions[index].count += index
    }
    let diff = GraphDiff(from: base, to: head)
    #expect(diff.isEmpty && diff.effects.isEmpty && diff.risk == nil)
  }

  @Test(arguments: 0..<200) func `what is taken away is removed, and what is put back is added`(seed: UInt64)
  {
    var graphs = RandomGraphs(seed: seed)
    let base = seed.isMultiple(of: 2) ? graphs.stack() : graphs.window()
    guard let gone = base.transitions.randomElement(using: &graphs.random) else { return }
    var head = base
    head.transitions.removeAll { MoveIdentity($0) == MoveIdentity(gone) }
    let removed = GraphDiff(from: base, to: head).changes
    let added = GraphDiff(from: head, to: base).changes
    #expect(removed.map(\.kind) == [.removed] && added.map(\.kind) == [.added])
    #expect(removed.map(\.words) == added.map(\.words))
  }

  // MARK: What differs

  @Test func `moves come, go and change`() throws {
    let found = try diff(
      Self.shop,
      """
      root: Home
      Home -push-> List -sheet-> Detail -push-> Related
      Home -push-> Settings "cog"
      Home -cover-> Pay
      Detail -popTo-> List
      """)
    #expect(
      lines(found) == [
        "added Pay", "added Home → Pay (cover)",
        "changed Home → Settings (push); label: “cog” instead of “gear”",
        "changed List → Detail (sheet); kind: sheet instead of push",
      ])
  }

  @Test func `a screen that is called otherwise is the same`() throws {
    let head = Self.shop.replacing("Detail", with: "ItemPage")
    let found = try diff(Self.shop, head)
    #expect(lines(found) == ["renamed Detail → ItemPage"])
    #expect(found.renamed == ["Detail": "ItemPage"])
    #expect(found.effects.isEmpty)
  }

  @Test func `a screen in place of one that is still declared is not only called otherwise`() throws {
    let base = try NavigationGraph(notation: Self.shop)
    let head = try NavigationGraph(notation: Self.shop.replacing("Detail", with: "ItemPage"))
    let found = GraphDiff(from: base, to: head, stillDeclared: ["Detail"])
    #expect(
      lines(found) == [
        "renamed Detail → ItemPage; both are declared; the second stands in place of the first"
      ])
    #expect(found.effects.isEmpty)
  }

  @Test func `a screen in place of another one with other moves is no renaming`() throws {
    let head = """
      root: Home
      Home -push-> List
      Home -push-> Settings "gear"
      Settings -push-> Account
      """
    #expect(try diff(Self.shop, head).renamed.isEmpty)
  }

  @Test func `whole apps may move to another module`() throws {
    func app(_ module: String) -> NavigationGraph {
      let names = ["A", "B", "C", "D"]
      return NavigationGraph(
        screens: names.map { Screen(id: "\(module).\($0)", name: $0, module: module) },
        transitions: zip(names, names.dropFirst()).map {
          Transition(from: .screen("\(module).\($0)"), to: "\(module).\($1)", .push)
        }, entries: [Entry(screen: "\(module).A")])
    }
    let found = GraphDiff(from: app("Old"), to: app("New"))
    #expect(found.renamed.count == 4)
    #expect(found.changes.allSatisfy { $0.details == ["module: New instead of Old"] })
    #expect(found.changes.map(\.words) == ["A", "B", "C", "D"])
  }

  // MARK: What it does

  @Test func `a screen that nothing leads to any more is broken, with the way that was`() throws {
    let found = try diff(Self.shop, Self.shop.replacing(" -push-> Related", with: "\nRelated -push-> Home"))
    #expect(found.effects.map(\.kind) == [.unreachable])
    #expect(found.effects.first?.witness == ["Home", "List", "Detail", "Related"])
    #expect(found.risk == .breaking)
  }

  @Test func `a screen that is deeper is a risk`() throws {
    #expect(
      try effects("root: A\nA -push-> B\nA -push-> C\n", "root: A\nA -push-> B -push-> C\n")
        == ["risky deeper: C is 2 deep, 1 before"])
  }

  @Test func `a way back that is lost is broken`() throws {
    #expect(
      try effects("root: A\nA -push-> B\n", "root: A\nA -push-> B\nbackDisabled: B\n")
        .contains("breaking way-back-lost: B has no way back any more"))
  }

  @Test func `a stack that grows without end is a risk`() throws {
    #expect(
      try effects("root: A\nA -push-> B -push-> C\n", "root: A\nA -push-> B -push-> C -push-> B\n")
        == ["risky unbounded: the stack can grow without end: B → C → B"])
  }

  @Test func `code that goes back to what is below no more is broken`() throws {
    let base = "root: A\nA -push-> B -push-> C\nA -push-> D\nC -popTo-> B\n"
    let head = "root: A\nA -push-> B\nA -push-> D\nD -push-> C\nC -popTo-> B\n"
    #expect(
      try effects(base, head)
        == ["breaking pop-target-gone: C goes back to B, which no stack has below it any more"])
  }

  @Test func `links die, move and get ambiguous`() throws {
    func app(_ links: [(String, String)]) -> NavigationGraph {
      NavigationGraph(
        screens: ["A", "B", "C"].map { Screen(id: $0) },
        transitions: [
          Transition(from: .screen("A"), to: "B", .push), Transition(from: .screen("A"), to: "C", .push),
        ],
        entries: [Entry(screen: "A")] + links.map { Entry(screen: $0.1, kind: .url, url: $0.0) })
    }
    let base = app([("x://b", "B"), ("x://c", "C"), ("x://a", "A")])
    let head = app([("x://c", "B"), ("x://a", "A"), ("x://a", "C")])
    #expect(
      GraphDiff(from: base, to: head).effects.map(\.message) == [
        "the link x://b opens nothing; it opened B",
        "the link x://a may open A, C, only A before", "the link x://c opens B, C before",
      ])
  }

  @Test func `state that was saved on a screen that is gone is broken`() throws {
    var base = try NavigationGraph(notation: Self.shop)
    base.entries.append(Entry(screen: "Home", kind: .restore))
    var head = try NavigationGraph(notation: Self.shop.replacing(" -push-> Related", with: ""))
    head.entries.append(Entry(screen: "Home", kind: .restore))
    let found = GraphDiff(from: base, to: head).effects
    #expect(found.map(\.kind) == [.savedState] && found.first?.risk == .breaking)
    #expect(found.first?.witness == ["Home", "List", "Detail", "Related"])
  }

  @Test func `what only narrow windows lose is told`() throws {
    let split = """
      split main: sidebar Folders | detail Mail
      [main]
      Folders -select-> Mail {column=sidebar}
      Folders -select-> Settings {column=sidebar, via=control, prefer=detail}
      """
    #expect(
      try effects(split, split.replacing(", prefer=detail", with: ""))
        == ["breaking lost-in-compact: Settings cannot be reached in compact width any more"])
  }

  // MARK: What was not followed

  @Test func `what only one version's source was followed for is told apart`() throws {
    func app(_ account: SourceAccount, _ moves: [Transition]) -> NavigationGraph {
      NavigationGraph(
        screens: [Screen(id: "A"), Screen(id: "B"), Screen(id: "C")], transitions: moves,
        entries: [Entry(screen: "A")], account: account)
    }
    let written = SourceLocation(file: "A.swift", line: 3, symbol: "A.body")
    let moves = [
      Transition(from: .screen("A"), to: "B", .push, locations: [written]),
      Transition(
        from: .screen("A"), to: "C", .push, locations: [SourceLocation(file: "C.swift", symbol: "D.go")]),
    ]
    let gap = SourceAccount.Construct("NavigationLink", owner: "A", reason: "a macro", at: written)
    let found = GraphDiff(
      from: app(SourceAccount(explained: 2), moves),
      to: app(SourceAccount(explained: 0, notFollowed: [gap]), []))
    #expect(found.changes.map(\.isUnsure) == [true, false])
    #expect(found.effects.map(\.risk) == [.breaking, .risky])
    let back = GraphDiff(
      from: app(SourceAccount(explained: 0, notFollowed: [gap]), []),
      to: app(SourceAccount(explained: 2), moves))
    #expect(back.changes.map(\.isUnsure) == [true, false])
  }

  // MARK: The picture's graph

  @Test func `both versions are in one graph, and its part shows what differs and the ways there`() throws {
    let found = try diff(Self.shop, Self.shop.replacing(" -push-> Related", with: " -push-> Reviews"))
    #expect(found.union.screens.map(\.id).contains("Related"))
    let part = try AffectedView(found).view(of: found.union)
    #expect(part.screens.map(\.id).sorted() == ["Detail", "Home", "List", "Related", "Reviews"])
    #expect(part.transitions.count == 4)
  }
}
