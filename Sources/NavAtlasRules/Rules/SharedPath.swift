import NavAtlasModel

struct SharedPath: Rule {
  let info = RuleInfo(
    "NA207", "shared-path", .error,
    "Two stacks are bound to one path.",
    rationale: """
      What one pushes, the other one shows too, or fails to show for want of a destination; each writes the path when it appears. \
      Give each stack a path of its own.
      """,
    drawsOn: "The stacks of one type that no condition decides about, and what they are bound to.",
    bad: .source(example(second: "path")), good: .source(example(second: "other")))

  private static func example(second: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Tabs() } } }
    struct Tabs: View {
      @State var path: [Int] = []
      @State var other: [Int] = []
      var body: some View {
        TabView {
          NavigationStack(path: $path) { Text("Home") }
          NavigationStack(path: $\(second)) { Text("Search") }
        }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let stacks = facts.source.stacks.filter { !$0.isConditional && $0.path != nil && $0.owner != nil }
    return Dictionary(grouping: stacks) { [$0.owner ?? "", $0.path ?? ""] }.values
      .filter { $0.count > 1 }
      .compactMap { stacks in
        let places = stacks.map(\.location).sorted()
        guard let path = stacks[0].path, let last = places.last, Set(places.map(\.file)).count == 1 else {
          return nil
        }
        return info.finding(
          "the stack at \(places[0].shortText) is bound to \(path) too; give each a path of its own",
          subjects: [path], at: last)
      }
      .sorted()
  }
}
