/// Declarations of which each names the next twice: 2³⁰ steps for whoever does not remember.
extension CircularSource {
  private static func doubling(_ line: (_ number: Int, _ next: Int) -> String) -> String {
    (0..<30).map { line($0, $0 + 1) }.joined(separator: "\n")
  }

  static let doublings = [
    Self(
      "properties that double",
      """
      struct Start: View {
        var body: some View { v0 }
        \(doubling { "var v\($0): some View { VStack { v\($1); v\($1) } }" })
        var v30: some View { NavigationLink("a") { DetailView() } }
      }
      """),
    Self(
      "views that double",
      """
      struct Start: View { var body: some View { V0() } }
      \(doubling { "struct V\($0): View { var body: some View { VStack { V\($1)(); V\($1)() } } }" })
      struct V30: View { var body: some View { NavigationLink("a") { DetailView() } } }
      """),
    Self(
      "links that double",
      """
      struct Start: View { var body: some View { V0() } }
      \(doubling {
        "struct V\($0): View { var body: some View { NavigationLink(\"a\") { V\($1)() }; V\($1)() } }"
      })
      struct V30: View { var body: some View { Text("a") } }
      """),
    Self(
      "functions that double",
      """
      struct Start: View {
        @State var isShown = false
        var body: some View { Button("a") { f0() }.sheet(isPresented: $isShown) { DetailView() } }
        \(doubling { "func f\($0)() { f\($1)(); f\($1)() }" })
        func f30() { isShown = true }
      }
      """),
    Self(
      "conditions that double",
      """
      struct Start: View {
        let a: Bool
        var body: some View { \(doubling { "if a { Text(\"\($0)\") } else { Text(\"\($1)\") }" }) }
      }
      """),
    Self(
      "values that double",
      """
      struct Start: View {
        let a: Bool
        var body: some View {
          let v0 = 0
          \(doubling { "let v\($1) = a ? [v\($0)] : [v\($0), v\($0)]" })
          NavigationLink("a", value: v30)
        }
      }
      """),
  ]
}
