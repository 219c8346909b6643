import NavAtlasModel

struct CompetingPresentations: Rule {
  let info = RuleInfo(
    "NA402", "competing-presentations", .warning,
    "Two presentations of one view are turned on together.",
    rationale: """
      A view presents one sheet or cover at a time. The second one waits until the first is closed, or never comes. Turn the \
      first one off before, and the second one on in its `onDismiss`, or give both one item of an enumeration.
      """,
    drawsOn: """
      `sheet` and `fullScreenCover` in one chain of modifiers, and the ways through functions and actions that assign `true`, or \
      an item, to the flags of two of them; also what the first one shows. Flags are compared by their names.
      """,
    bad: .source(example(action: "isNew = true\n        isHelp = true")),
    good: .source(example(action: "isNew = true")))

  private static func example(action: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var isNew = false
      @State var isHelp = false
      var body: some View {
        Button("New") {
          \(action)
        }
        .sheet(isPresented: $isNew) { Text("New trip") }
        .sheet(isPresented: $isHelp) { Text("Help") }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.rivals.map { rivals in
      let flags = rivals.flags.joined(separator: " and ")
      let what =
        rivals.isNested
        ? "what one shows turns the other on" : "both are turned on together"
      return info.finding(
        "\(flags) present from one view, and \(what) (\(rivals.cause.shortText)); turn the first one off before",
        subjects: rivals.flags, at: rivals.location,
        witness: [Finding.Step("turn on \(flags)", at: rivals.cause)])
    }
  }
}
