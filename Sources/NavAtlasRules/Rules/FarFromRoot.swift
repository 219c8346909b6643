import NavAtlasAnalysis
import NavAtlasModel

struct FarFromRoot: Rule {
  let info = RuleInfo(
    "NA203", "far-from-root", .warning,
    "A screen lies deep in its stack, or takes many steps to leave, without a shortcut.",
    rationale: """
      Users lose their way in deep stacks, and a flow that ends deep down makes them press Back again and again. Add a \
      control that empties the path, or make the flow shorter. Of screens that lie on each other the highest is told.
      """,
    drawsOn: "Least depths and the cheapest ways back to the root, in both profiles.",
    options: [
      RuleOption("maxDepth", 5, "the most frames that may lie below a screen"),
      RuleOption("maxBackSteps", 3, "the most steps that the way to the root may take"),
    ],
    bad: .notation(
      """
      root: Start
      Start -push-> Name -push-> Address -push-> Payment -push-> Summary
      """),
    good: .notation(
      """
      root: Start
      Start -push-> Name -push-> Address -push-> Payment -push-> Summary
      Summary -popToRoot-> "Done"
      """))

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    var far: [Screen.ID: [(profile: Profile, measure: ScreenMeasure)]] = [:]
    for profile in Profile.allCases {
      for measure in facts.measures(profile).screens where isFar(measure, facts, options) {
        far[measure.screen, default: []].append((profile, measure))
      }
    }
    // What lies below another one that is told needs no words of its own.
    let below = Set(far.values.flatMap { $0.flatMap { $0.measure.canonicalStack.dropLast() } })
    return far.filter { !below.contains($0.key) }.sorted { $0.key < $1.key }
      .map { finding($0.key, $0.value, facts) }
  }

  private func isFar(_ measure: ScreenMeasure, _ facts: LintFacts, _ options: RuleOptions) -> Bool {
    guard measure.isReachable, let depth = measure.minDepth, facts.isKnown(measure.screen) else {
      return false
    }
    if depth > options["maxDepth"] { return true }
    guard let plan = measure.popToRoot, plan.count > options["maxBackSteps"] else { return false }
    return !facts.hasShortcut(measure.screen)
  }

  private func finding(
    _ screen: Screen.ID, _ far: [(profile: Profile, measure: ScreenMeasure)], _ facts: LintFacts
  ) -> Finding {
    let figures = far.map { profile, measure in
      let back = measure.popToRoot.map { "\($0.count) steps from the root" } ?? "without a way to the root"
      return "depth \(measure.minDepth ?? 0), \(back)"
        + (far.count > 1 ? " in \(profile.rawValue) width" : "")
    }
    let agree = far.count == 2 && far[0].measure == far[1].measure
    let text = agree ? figures[0].replacing(" in regular width", with: "") : figures.joined(separator: "; ")
    let stack = far[0].measure.canonicalStack
    return info.finding(
      "\(facts.name(screen)) is far from the root: \(text); a control that goes straight back would help",
      screens: [screen], at: facts.screens[screen]?.location, witness: facts.steps(stack),
      doubt: facts.doubt(of: stack) ?? facts.doubtOfAbsence)
  }
}

extension LintFacts {
  /// False for what stands for something else: an unknown destination, a placeholder, what is outside the sources.
  func isKnown(_ screen: Screen.ID) -> Bool { screens[screen]?.kind == .screen }
}
