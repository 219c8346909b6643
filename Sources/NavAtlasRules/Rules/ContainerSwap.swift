import NavAtlasModel

struct ContainerSwap: Rule {
  let info = RuleInfo(
    "NA306", "container-swap-on-size-class", .warning,
    "The width of the window or the kind of device chooses between containers of navigation.",
    rationale: """
      When the window changes its width, everything below is built anew, and what was pushed is lost. A single split view \
      collapses by itself. A note where both sides are bound to the same path, selection or model.
      """,
    drawsOn: """
      The branches on a size class or idiom as they are written, the outermost containers of both sides, also in views that they \
      show, and what both are given.
      """,
    bad: .source(
      """
      import SwiftUI
      @main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @Environment(\\.horizontalSizeClass) var width
        var body: some View {
          if width == .regular {
            NavigationSplitView { Text("Folders") } detail: { Text("Mail") }
          } else {
            NavigationStack { Text("Folders") }
          }
        }
      }
      """),
    good: .source(
      """
      import SwiftUI
      @main struct Mail: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          NavigationSplitView { Text("Folders") } detail: { Text("Mail") }
        }
      }
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.sizeClassChoices.map { choice in
      // The kind of a device does not change while the app runs.
      let isFixed = choice.state == "userInterfaceIdiom"
      let names = [choice.first, choice.second].map { $0.joined(separator: ", ") }
      let what = "\(choice.state) chooses between \(names[0]) and \(names[1])"
      let end =
        isFixed
        ? "; each is to be built and tested alone"
        : choice.shared.isEmpty
          ? "; what is on one is lost with the other, so use a single split view"
          : "; both share \(choice.shared.joined(separator: ", ")), and all else is lost"
      return info.finding(
        what + end, isFixed || !choice.shared.isEmpty ? .note : nil, subjects: choice.first + choice.second,
        at: choice.location)
    }
  }
}
