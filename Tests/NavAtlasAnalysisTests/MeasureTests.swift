import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// Single measures, each on the smallest graph that shows it.
@Suite struct MeasureTests {
  private func measures(_ notation: String, _ profile: Profile = .regular) throws -> GraphMeasures {
    try NavigationGraph(notation: notation).measures(profile)
  }

  private func clique(_ size: Int) -> NavigationGraph {
    let edges = (0..<size).flatMap { from in
      (0..<size).filter { $0 != from }.map { Transition(from: .screen("S\(from)"), to: "S\($0)", .push) }
    }
    return NavigationGraph(
      screens: ["Root"].map { Screen(id: $0) } + (0..<size).map { Screen(id: "S\($0)") },
      transitions: [Transition(from: .screen("Root"), to: "S0", .push)] + edges,
      entries: [Entry(screen: "Root")])
  }

  @Test func `a root that is exchanged is a root, on a stack of its own or of a container`() {
    let graph = NavigationGraph(
      screens: ["Login", "Register", "Main", "Home", "Detail"].map { Screen(id: $0) },
      containers: [
        Container(id: "Home", .stack(.init(root: "Home"))),
        Container(id: "Main", .tabs(.init(tabs: [.init(key: "home", container: "Home")]))),
      ],
      transitions: [
        Transition(from: .screen("Login"), to: "Register", .replace, exchangesRoot: true),
        Transition(from: .screen("Register"), to: "Main", .replace, exchangesRoot: true),
        Transition(from: .screen("Home"), to: "Detail", .push),
      ],
      entries: [Entry(screen: "Login")])
    let measures = graph.measures()
    #expect(measures["Register"]?.minDepth == 0)
    #expect(measures["Home"]?.minDepth == 0)
    #expect(measures["Detail"]?.canonicalStack == ["Home", "Detail"])
  }

  @Test func `what exchanges the root of every screen does so for one that stands in no container`() {
    let graph = NavigationGraph(
      screens: ["Curtain", "Bar", "Home", "Detail"].map { Screen(id: $0) },
      containers: [Container(id: "Home", .stack(.init(root: "Home")))],
      transitions: [
        Transition(from: .anyScreen, to: "Bar", .replace, container: "Home", exchangesRoot: true),
        Transition(from: .anyScreen, to: "Home", .replace, container: "Home", exchangesRoot: true),
        Transition(from: .screen("Home"), to: "Detail", .push),
      ],
      entries: [Entry(screen: "Curtain")])
    let measures = graph.measures()
    #expect(measures["Curtain"]?.isDeadEnd == false)
    #expect(measures["Bar"]?.minDepth == 0)
    #expect(measures["Detail"]?.canonicalStack == ["Home", "Detail"])
  }

  @Test func `a replace on a bare root leads nowhere, unless it exchanges the root`() {
    let plain = stackGraph(root: "A", [(.replace, "A>B")]).measures()
    #expect(plain["B"]?.isReachable == false)
  }

  @Test func `longest paths are exact in a component of up to eighteen screens`() {
    let measures = clique(9).measures()
    #expect(measures["S3"]?.maxDepth == 9)
    #expect(measures["S3"]?.maxDepthBounds == nil)
    #expect(!measures.isTruncated)
  }

  @Test func `longest paths of a larger component are bounds, and the report says so`() {
    let measures = clique(20).measures()
    #expect(measures["S3"]?.maxDepth == nil || measures["S3"]?.maxDepth == 20)
    #expect(measures["S3"]?.maxDepthBounds.map { $0.upperBound } ?? 20 == 20)
    #expect(measures.isTruncated)
  }

  @Test func `a budget that is spent gives bounds that hold`() {
    let exact = clique(8).measures()
    let bounded = clique(8).measures(.regular, AnalysisOptions(stepBudget: 10))
    for (known, guess) in zip(exact.screens, bounded.screens) {
      let range = guess.maxDepthBounds ?? (guess.maxDepth ?? -1)...(guess.maxDepth ?? -1)
      #expect(range.contains(known.maxDepth ?? -1))
    }
  }

  @Test func `a move that goes back to its target if it is there closes no growth cycle`() throws {
    let measures = try measures(
      "Home -push-> Profile\nProfile -push-> Friends\nFriends -push-> Profile {singleTop}")
    #expect(measures.growthCycles.isEmpty)
    #expect(measures.unbounded.isEmpty)
  }

  @Test func `a cycle closed by a pop does not grow`() throws {
    let measures = try measures("A -push-> B -push-> C\nC -popTo-> B\nC -setPath-> B")
    #expect(measures.unbounded.isEmpty)
  }

  @Test func `a screen without back and without a way out is a trap, and so is what it covers nothing with`()
    throws
  {
    let measures = try measures("Home -push-> Pay -push-> Receipt\nbackDisabled: Pay")
    #expect(measures["Pay"]?.isTrap == true)
    #expect(measures["Receipt"]?.isTrap == true)
    #expect(measures["Home"]?.isTrap == false)
  }

  @Test func `a cover needs a dismissal, a sheet can be swiped away`() throws {
    let measures = try measures("Home -cover-> Story\nHome -sheet-> Share")
    #expect(measures["Story"]?.isTrap == true)
    #expect(measures.plan("Share") == ["dismissGesture Home"])
  }

  @Test func `a cover whose only dismissal is on its root needs the backs first`() throws {
    let measures = try measures(
      "Home -cover-> Step1\nStep1 -push-> Step2 -push-> Step3\nStep1 -dismiss->")
    #expect(measures.plan("Step3") == ["back Step2", "back Step1", "dismiss Home"])
    #expect(measures["Step3"]?.totalDepth == 3)
    #expect(measures["Step3"]?.layerDepth == 1)
    #expect(measures["Step3"]?.minDepth == 2)
  }

  @Test func `dismissAll goes straight to the base`() throws {
    let measures = try measures(
      "Home -push-> List\nList -sheet-> One\nOne -cover-> Two\nTwo -dismissAll->")
    #expect(measures.plan("Two") == ["dismissAll List", "back Home"])
  }

  @Test func `the back menu makes every frame below one step away`() throws {
    let graph = try NavigationGraph(notation: "A -push-> B -push-> C -push-> D")
    #expect(graph.measures()["D"]?.popToRoot?.count == 3)
    let measures = graph.measures(.regular, AnalysisOptions(backMenu: true))
    #expect(measures.plan("D") == ["backMenu A"])
  }

  @Test func `every way to a screen passes its dominators`() throws {
    let measures = try measures("A -push-> B\nA -push-> C\nB -push-> D\nC -push-> D\nD -push-> E")
    #expect(measures["E"]?.mustPass == ["A", "D"])
    #expect(measures["D"]?.isArticulation == true)
    #expect(measures["B"]?.isArticulation == false)
  }

  @Test func `a URL's path puts its screens at their places`() throws {
    let measures = try measures("Home -push-> A -push-> B -push-> Trip\nurl \"app://trip\" -> Home > Trip")
    #expect(measures["Trip"]?.minDepth == 1)
    #expect(measures["Trip"]?.hasEntry == true)
    #expect(measures["A"]?.hasEntry == false)
  }

  @Test func `a plan longer than the limit is counted in full`() {
    let chain = NavigationGraph(
      screens: (0...200).map { Screen(id: "S\($0)") },
      transitions: (0..<200).map { Transition(from: .screen("S\($0)"), to: "S\($0 + 1)", .push) })
    let deepest = chain.measures()["S200"]
    #expect(deepest?.popToRoot?.count == 200)
    #expect(deepest?.popToRoot?.steps.count == BackPlan.stepLimit)
    #expect(deepest?.withoutShortcuts == 200)
  }
}
