import NavAtlasAnalysis
import NavAtlasModel

struct DeprecatedNavigation: Rule {
  let info = RuleInfo(
    "NA901", "deprecated-navigation", .warning,
    "A form of navigation that a later one replaces.",
    rationale: """
      Links that bindings drive, and the view around them, are deprecated since iOS 16: each link has a state of its own, so \
      that nothing holds the whole stack, and going back far has to be pieced together. A note where the app is built for older \
      systems too, or nothing says that it is not. An error where code goes back to the root by such a link in a NavigationView \
      without the stack style: in wide windows that shows columns, and the pop does nothing.
      """,
    drawsOn:
      "The forms as they are written, the oldest iOS that the project names, and the moves of the graph.",
    bad: .source(
      """
      import SwiftUI
      @main struct Trips: App {
        var body: some Scene { WindowGroup { NavigationView { Home() } } }
      }
      struct Home: View {
        @State var asks = false
        var body: some View {
          NavigationLink("Trip") { Text("Trip") }.sheet(isPresented: $asks) { NavigationStack { Text("New") } }
        }
      }
      """),
    good: .source(
      """
      import SwiftUI
      @main struct Trips: App {
        var body: some Scene { WindowGroup { NavigationStack { Home() } } }
      }
      struct Home: View {
        @State var asks = false
        var body: some View {
          NavigationLink("Trip") { Text("Trip") }.sheet(isPresented: $asks) { NavigationStack { Text("New") } }
        }
      }
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    // Who uses stacks without asking for the version is built for systems that have them.
    let isNew = facts.source.deployment.map { $0 >= 16 } ?? facts.source.stacks.contains { !$0.asksVersion }
    return facts.source.legacyForms.map { form in
      info.finding(
        "\(form.kind.written) is deprecated; use \(form.kind.replacement)", isNew ? nil : .note,
        subjects: [form.kind.written], at: form.location)
    } + popsInColumns(facts)
  }

  /// Pops to a root that links driven by bindings make, where wide windows show columns.
  private func popsInColumns(_ facts: LintFacts) -> [Finding] {
    let views = facts.source.legacyForms.filter { $0.kind == .navigationView && $0.style != "stack" }
    guard !views.isEmpty, facts.source.legacyForms.contains(where: { $0.kind == .activeLink }) else {
      return []
    }
    return facts.analyses[StackMoves.self, .regular].flatMap { stack -> [Finding] in
      guard let id = stack.container, let place = facts.container(id)?.location,
        views.contains(where: { $0.location.isSameLine(as: place) })
      else { return [] }
      let shown = Set(stack.moves.flatMap { [$0.from] + $0.frames })
      return shown.sorted().compactMap { screen in
        let pop = facts.moves(from: screen).first {
          [.popToLogicalRoot, .popToRoot].contains($0.kind) && ($0.container ?? id) == id
        }
        guard let pop else { return nil }
        return info.finding(
          "\(facts.name(screen)) goes back to \(pop.to.map(facts.name) ?? "the root") by the binding of a link, in a "
            + "NavigationView that shows columns in wide windows; give it the stack style",
          .error, screens: [screen], subjects: ["legacy-pop-in-columns"], at: pop.locations.first ?? place,
          witness: facts.steps(facts.canonicalStack(of: screen)) + [.init(pop.kind.word)],
          doubt: pop.confidence == .inferred ? .inferred : nil)
      }
    }
  }
}

extension LintFacts {
  func container(_ id: Container.ID) -> Container? { graph.containers.first { $0.id == id } }
}
