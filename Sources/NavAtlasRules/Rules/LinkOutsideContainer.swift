import NavAtlasModel

struct LinkOutsideContainer: Rule {
  let info = RuleInfo(
    "NA105", "link-outside-container", .error,
    "A link that no stack and no column is around.",
    rationale: """
      It is shown, and does nothing. What lies on a stack from outside, such as an overlay or a bar below it, is not in the \
      stack: let a button there change the path. A sheet needs a stack of its own.
      """,
    drawsOn: "The source reader's remarks on links and the containers around them.",
    bad: .source(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack { Text("Home") }
            .safeAreaInset(edge: .bottom) { NavigationLink("Cart") { Cart() } }
        }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      """),
    good: .source(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationStack {
            Text("Home").safeAreaInset(edge: .bottom) { NavigationLink("Cart") { Cart() } }
          }
        }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    // Where not all was followed, a link of no screen that is known may stand in a stack after all.
    info.findings(.linkOutsideContainer, in: facts) { $0.names.isEmpty ? facts.doubtOfAbsence : nil }
  }
}
