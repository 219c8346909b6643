import NavAtlasModel

struct VisibilityAsNavigation: Rule {
  let info = RuleInfo(
    "NA307", "visibility-as-navigation", .note,
    "A control shows another column by the visibility of columns alone.",
    rationale: """
      A narrow window ignores `columnVisibility`: on an iPhone the control does nothing. Let it write the selection or \
      `preferredCompactColumn` as well.
      """,
    drawsOn: """
      Actions of controls that assign a case to what `columnVisibility` is bound to, and nothing else. A control that shows and \
      hides is none.
      """,
    bad: .source(example(action: "columns = .all")),
    good: .source(example(action: "columns = .all\n        top = .sidebar")))

  private static func example(action: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var columns = NavigationSplitViewVisibility.detailOnly
      @State var top = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $top) {
          Text("Trips")
        } detail: {
          Button("All trips") {
            \(action)
          }
        }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.columnChanges.compactMap { change in
      guard change.argument == "columnVisibility", change.isAlone, let value = change.value,
        ["all", "doubleColumn", "detailOnly"].contains(value)
      else { return nil }
      return info.finding(
        "columnVisibility = .\(value) does nothing in a narrow window; write the selection or preferredCompactColumn, too",
        subjects: [value], at: change.location)
    }
  }
}
