import NavAtlasInputs
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// The least apps of the classes that a search over whole apps once found wrong.
@Suite struct WholeAppCases {
  private func measures(_ notation: String, _ profile: Profile = .regular) -> GraphMeasures {
    NotationFormat.parse(notation).fragment.graph.measures(profile)
  }

  @Test func `a screen that two tabs push lies as deep as the moves of its own tab say`() {
    let measures = measures(
      """
      stack a: A
      stack d: D
      tabs app: one=a, two=d {selected=one}
      [a]
      A -push-> B1 -push-> B2
      [d]
      D -push-> B1 -push-> B2
      []
      launch -> A
      """)
    #expect(measures["B2"]?.minDepth == 2)
    #expect(measures.stack("B2") == "A>B1>B2")
    #expect(measures["B2"]?.popToRoot?.count == 2)
    #expect(measures["B2"]?.isUnbounded == false)
  }

  @Test func `moves of another tab do not shorten the way to a shared screen`() {
    let measures = measures(
      """
      stack a: A
      stack d: D
      tabs app: one=a, two=d
      [a]
      A -push-> X -push-> Y -push-> Z
      [d]
      D -push-> Z -push-> Y
      []
      launch -> A
      """)
    #expect(measures["Y"]?.minDepth == 2)
    #expect(measures["Z"]?.minDepth == 1)
  }

  @Test func `of two tabs with equal depth the first stack by name is canonical`() {
    let measures = measures(
      """
      stack a: C
      stack b: B
      tabs app: a=a, b=b
      [a]
      C -push-> A
      [b]
      B -push-> A
      []
      launch -> C
      """)
    #expect(measures.stack("A") == "B>A")
  }

  @Test func `a logical root is a name, and stands in its stack only when it was pushed`() {
    let reset = measures(
      """
      stack a: C logicalRoot B
      stack b: E
      tabs app: a=a, b=b
      [b]
      E -resetRoot-> B
      []
      launch -> C
      """)
    #expect(reset["B"]?.minDepth == 0)
    #expect(reset.stack("B") == "B")
    let entry = NavigationGraph(
      screens: [Screen(id: "A"), Screen(id: "B")],
      containers: [Container(id: "m", .stack(.init(root: "A", logicalRoot: "B")))],
      entries: [
        Entry(screen: "A", container: "m"), Entry(screen: "B", kind: .url, container: "m", url: "app://b"),
      ]
    ).measures()
    #expect(entry["B"]?.minDepth == 1)
  }

  @Test func `a selection of a column that is only preferred goes back to its root`() {
    let measures = measures(
      """
      split m: sidebar A | content B placeholder C | detail D {prefer=detail}
      [m]
      D -select-> B {column=sidebar}
      []
      launch -> A
      """, .compact)
    #expect(measures.stack("B") == "A>B")
  }

  @Test func `a path that a linked screen writes lies on the root that the link passed`() {
    let measures = measures(
      """
      split m: sidebar A | detail B stack placeholder C {prefer=detail}
      [m]
      A -linkAcross-> D
      D -setPath-> E
      []
      E -sheet-> X
      launch -> A
      """, .compact)
    #expect(measures.stack("E") == "A>B>E")
    #expect(measures["X"]?.layerDepth == 1)
  }

  @Test func `a root that a linked screen resets takes the place of the root that the link passed`() {
    let measures = measures(
      """
      split m: sidebar A | detail D stack
      [m]
      A -linkAcross-> E
      E -resetRoot-> B
      []
      B -sheet-> N
      launch -> A
      """, .compact)
    #expect(measures.stack("B") == "A>B")
    #expect(measures["N"]?.totalDepth == 2)
  }

  @Test func `a path lies only on roots above which its writer can stand`() {
    let measures = measures(
      """
      split m: sidebar A | content B stack | detail D stack
      [m]
      A -linkAcross-> C
      C -push-> C
      C -select-> D {column=content}
      B -linkAcross-> E
      E -setPath-> F
      []
      launch -> A
      """, .compact)
    #expect(measures["C"]?.isUnbounded == true)
    #expect(measures["F"]?.isUnbounded == false)
  }

  @Test(arguments: Profile.allCases) func `an inspector closes by gesture in both widths`(profile: Profile) {
    let measures = measures(
      """
      stack a: A
      A -inspector-> D
      launch -> A
      """, profile)
    #expect(measures.plan("D") == ["dismissGesture A"])
  }

  @Test func `a style without a declared layer gets one of its own`() {
    let graph = NavigationGraph(
      screens: [Screen(id: "A"), Screen(id: "X")],
      containers: [
        Container(id: "a", .stack(.init(root: "A"))),
        Container(id: "l", .layer(.init(style: .sheet, root: "X"))),
      ],
      transitions: [Transition(from: .screen("A"), to: "X", .cover)],
      entries: [Entry(screen: "A", container: "a")])
    #expect(graph.measures()["X"]?.isTrap == true)
  }

  @Test func `traps that lead on are told apart from those that nothing leaves`() {
    let graph = stackGraph(
      root: "Start", logicalRoot: "A", backDisabled: ["A", "B", "C", "F", "G", "Z"],
      [
        (.push, "Start>A A>B B>C A>F F>G A>Z"), (.resetRoot, "C>Start"), (.popToLogicalRoot, "G>A"),
      ])
    let measures = graph.measures()
    #expect(measures["B"]?.isTrap == true)
    #expect(measures["B"]?.wayOn?.screens == ["C"])
    #expect(measures["B"]?.wayOn?.back?.steps.map(\.operation.name) == ["resetRoot"])
    #expect(measures["A"]?.wayOn?.screens == ["B", "C"])
    #expect(measures["G"]?.isDeadlock == false)
    #expect(measures["G"]?.popToLogicalRoot?.count == 1)
    #expect(measures["Z"]?.isDeadlock == true)
    #expect(measures["C"]?.isTrap == false)
  }

  @Test func `a screen that only moves from every screen leave is no dead end`() {
    let measures = stackGraph(root: "A", [(.push, "A>B"), (.popToRoot, "*>A")]).measures()
    #expect(measures["B"]?.isDeadEnd == false)
  }
}
