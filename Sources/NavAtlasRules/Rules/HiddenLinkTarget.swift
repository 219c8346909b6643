import NavAtlasAnalysis
import NavAtlasModel

struct HiddenLinkTarget: Rule {
  let info = RuleInfo(
    "NA502", "deep-link-hidden-target", .warning,
    "A URL changes a stack that may be out of sight.",
    rationale: """
      Where another tab is selected when the link comes, or a modal is open, the user sees nothing of what it opened. Select \
      the tab, and close what is presented, in the same code. Under a modal is a note: that it is open is not certain.
      """,
    drawsOn: """
      What `onOpenURL` and the functions that it calls write; the stacks by what they are bound to, the tabs they are in, and \
      what these are bound to.
      """,
    bad: .source(example(action: "path = [1]")),
    good: .source(example(action: "tab = 0\n        path = [1]")))

  private static func example(action: String) -> String {
    """
    import SwiftUI
    @main struct Trips: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var tab = 0
      @State var path: [Int] = []
      var body: some View {
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            Text("Trips").navigationDestination(for: Int.self) { Text("Trip \\($0)") }
          }
          .tag(0)
          Text("Settings").tag(1)
        }
        .onOpenURL { _ in
          \(action)
        }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    facts.source.linkEffects.compactMap { effect in
      let stacks = effect.paths.compactMap { stack(of: $0, effect, facts) }
      for stack in stacks {
        if let tabs = tabs(around: stack, facts), !selects(effect, tabs, facts) {
          return info.finding(
            "a link changes a stack of one tab and does not select it; another tab may be in front",
            subjects: ["tab"] + effect.paths, at: effect.location, witness: steps(stack, facts))
        }
      }
      guard !effect.dismisses, let (stack, modal) = covered(stacks, facts) else { return nil }
      return info.finding(
        "a link changes a stack and closes nothing; \(facts.name(modal)) may lie above it", .note,
        screens: [modal], subjects: ["modal"] + effect.paths, at: effect.location,
        witness: steps(stack, facts))
    }
  }

  /// The only stack that is bound to a path of that name, or the one in the same type.
  private func stack(
    of path: String, _ effect: SourceFacts.LinkEffect, _ facts: LintFacts
  ) -> Container? {
    let all = facts.source.stacks.filter { $0.path?.lastName == path }
    let own = all.filter { $0.owner == effect.owner }
    guard let use = all.count == 1 ? all.first : own.count == 1 ? own.first : nil else { return nil }
    return facts.graph.containers.first { container in
      if case .stack = container.body { container.location == use.location } else { false }
    }
  }

  private func tabs(around stack: Container, _ facts: LintFacts) -> Container? {
    facts.graph.containers.first { container in
      guard case .tabs(let body) = container.body, body.tabs.count > 1 else { return false }
      return body.tabs.contains { $0.container == stack.id }
    }
  }

  private func selects(
    _ effect: SourceFacts.LinkEffect, _ tabs: Container, _ facts: LintFacts
  ) -> Bool {
    // What is not written as a tab view may be one of the app's own.
    guard let use = facts.source.tabViews.first(where: { $0.location == tabs.location }) else { return true }
    return use.selection.map { effect.writes.contains($0.lastName) } ?? false
  }

  /// A modal that a screen of some stack opens.
  private func covered(_ stacks: [Container], _ facts: LintFacts) -> (Container, Screen.ID)? {
    let moves = facts.movesByContainer
    for stack in stacks {
      guard case .stack(let body) = stack.body else { continue }
      for screen in [body.root] + moves(stack.id).map(\.to) {
        let modal = facts.moves(from: screen).first { $0.kind.presentationStyle != nil }?.to
        if let modal { return (stack, modal) }
      }
    }
    return nil
  }

  private func steps(_ stack: Container, _ facts: LintFacts) -> [Finding.Step] {
    guard case .stack(let body) = stack.body else { return [] }
    return [Finding.Step("the stack of \(facts.name(body.root))", at: stack.location)]
  }
}
