import NavAtlasAnalysis
import NavAtlasModel

/// What text and Markdown reports have in common: the words for each result.
struct Digest {
  let report: AnalysisReport
  private let names: [Screen.ID: String]
  private let backDisabled: Set<Screen.ID>
  let placeholders: Set<Screen.ID>

  init(_ report: AnalysisReport) {
    self.report = report
    backDisabled = Set(report.graph.screens.filter(\.backDisabled).map(\.id))
    placeholders = Set(report.graph.screens.filter { $0.kind == .placeholder }.map(\.id))
    names = Dictionary(report.graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Names are data: none of them gets a second line or control of the terminal.
  func name(_ id: Screen.ID) -> String { (names[id] ?? id).onOneLine }

  func names(_ ids: [Screen.ID]) -> String { ids.map(name).joined(separator: ", ") }

  var title: String { report.graph.name.isEmpty ? "Navigation" : report.graph.name.onOneLine }

  /// `42 screens · 61 transitions · 1 split view · 3 entries`
  var size: String {
    let graph = report.graph
    var parts = [
      count(graph.shownScreens, "screen"),
      count(graph.transitions.count { !$0.isImplicit }, "transition"),
    ]
    for (kind, word) in [
      ("tabs", "tab view"), ("split", "split view"), ("layer", "modal"), ("stack", "stack"),
    ] {
      let number = graph.containers.filter { $0.kindName == kind }.count
      if number > 0 { parts.append(count(number, word)) }
    }
    return (parts + report.hidden).joined(separator: " · ")
  }

  /// True where nothing proves that no way leads to a screen: the source was not followed everywhere.
  var hasGaps: Bool { report.graph.account?.hasGaps ?? false }

  func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// What the columns of the table are.
  var legend: String {
    let isEndless = profiles.contains { $0.measures.screens.contains(where: \.isUnbounded) }
    return
      "depth: the fewest screens below it in its stack; max: the most\(isEndless ? " (∞ without end)" : ""); "
      + "total: with the layers below; steps back: to the root."
  }

  /// True where both profiles were asked for and differ in nothing a reader sees.
  var profilesAgree: Bool {
    report.profiles.count == 2 && report.profiles[0].measures == report.profiles[1].measures
  }

  /// The profiles to write out: one, where they agree.
  var profiles: [AnalysisReport.ProfileResult] {
    profilesAgree ? Array(report.profiles.prefix(1)) : report.profiles
  }

  func heading(_ profile: Profile) -> String {
    profilesAgree ? "Regular and compact width" : profile == .regular ? "Regular width" : "Compact width"
  }

  func maximum(_ measure: ScreenMeasure) -> String {
    if measure.isUnbounded { return "∞" }
    if let bounds = measure.maxDepthBounds { return "\(bounds.lowerBound)–\(bounds.upperBound)" }
    return measure.maxDepth.map(String.init) ?? "–"
  }

  func steps(_ measure: ScreenMeasure) -> String {
    guard measure.isReachable, measure.minDepth != nil else { return "–" }
    return measure.popToRoot.map { String($0.count) } ?? "never"
  }

  /// `back to A, popToRoot to Start`; runs of the same step are counted.
  func way(_ measure: ScreenMeasure) -> String {
    guard measure.isReachable else {
      return placeholders.contains(measure.screen)
        ? "never shown" : hasGaps ? "not followed" : "not reachable"
    }
    if measure.minDepth == nil { return "holds other screens" }
    guard let plan = measure.popToRoot else { return wayOn(measure) }
    if plan.steps.isEmpty { return "is the root" }
    // Where the back button does it in as many steps, it is what a user takes.
    if plan.count == measure.withoutShortcuts, plan.count == measure.minDepth, measure.layerDepth == 0,
      !measure.canonicalStack.dropFirst().contains(where: backDisabled.contains),
      let root = measure.canonicalStack.first
    {
      return phrase((.back, plan.count, root))
    }
    return way(plan)
  }

  /// `no way back; on to C, H, then resetRoot to Start`
  private func wayOn(_ measure: ScreenMeasure) -> String {
    var words = ["no way back"]
    if let plan = measure.popToLogicalRoot, plan.count > 0 { words.append(way(plan)) }
    if let on = measure.wayOn {
      words.append("on to \(names(on.screens))" + (on.back.map { ", then " + way($0) } ?? ""))
    } else if words.count == 1 {
      return "no way out"
    }
    return words.joined(separator: "; ")
  }

  private func way(_ plan: BackPlan) -> String {
    var words: [String] = []
    var run: (operation: BackPlan.Operation, count: Int, to: Screen.ID)?
    for step in plan.steps {
      if let open = run, open.operation == step.operation, step.operation == .back {
        run = (open.operation, open.count + 1, step.to)
      } else {
        if let open = run { words.append(phrase(open)) }
        run = (step.operation, 1, step.to)
      }
    }
    if let open = run { words.append(phrase(open)) }
    return words.joined(separator: ", ")
  }

  private func phrase(_ run: (operation: BackPlan.Operation, count: Int, to: Screen.ID)) -> String {
    let word = run.operation == .dismissGesture ? "swipe away" : run.operation.name
    return "\(word)\(run.count > 1 ? " ×\(run.count)" : "") to \(name(run.to))"
  }

  /// What is remarkable in a profile: one sentence each, the most serious first.
  func remarks(_ measures: GraphMeasures) -> [(title: String, text: String)] {
    var remarks: [(String, String)] = []
    let traps = measures.screens.filter { $0.isReachable && $0.isTrap }
    func remark(_ title: String, _ screens: [ScreenMeasure]) {
      if !screens.isEmpty { remarks.append((title, names(screens.map(\.screen)))) }
    }
    remark("No way out", traps.filter(\.isDeadlock))
    remark("No way back, only on", traps.filter { !$0.isDeadlock && !$0.hasWayToLogicalRoot })
    remark("Back to the logical root only", traps.filter(\.hasWayToLogicalRoot))
    let unreachable = measures.screens.filter { !$0.isReachable && !placeholders.contains($0.screen) }
    if !unreachable.isEmpty {
      remarks.append((hasGaps ? "Not followed" : "Not reachable", names(unreachable.map(\.screen))))
    }
    remarks += growthCycles(measures).map { ("Grows without end", $0) }
    if let deepest = measures.screens.filter(\.isReachable).max(by: {
      ($0.totalDepth ?? 0) < ($1.totalDepth ?? 0)
    }),
      let depth = deepest.totalDepth, depth > 0
    {
      remarks.append(("Deepest", "\(name(deepest.screen)), \(count(depth, "level")) below the root"))
    }
    let gates = measures.screens.filter { $0.isArticulation && !$0.mustPass.isEmpty }
    if !gates.isEmpty { remarks.append(("Must pass", names(gates.map(\.screen)))) }
    let deadEnds = measures.screens.filter {
      $0.isDeadEnd && $0.isReachable && !placeholders.contains($0.screen)
    }
    if !deadEnds.isEmpty { remarks.append(("Dead ends", names(deadEnds.map(\.screen)))) }
    return remarks
  }

  /// Each cycle once, also where several stacks can grow by it.
  func growthCycles(_ measures: GraphMeasures) -> [String] {
    let cycles = measures.growthCycles.map { $0.map(name).joined(separator: " → ") }
    let counts = Dictionary(cycles.map { ($0, 1) }, uniquingKeysWith: +)
    var told: Set<String> = []
    return cycles.filter { told.insert($0).inserted }.map { cycle in
      let stacks = counts[cycle] ?? 1
      return stacks > 1 ? "\(cycle) (in \(stacks) stacks)" : cycle
    }
  }

  /// What collapsing the split views does, one sentence each.
  var collapseRemarks: [(title: String, text: String)] {
    let findings = report.collapse
    var remarks: [(String, String)] = []
    if !findings.lost.isEmpty { remarks.append(("Lost in compact width", names(findings.lost))) }
    if !findings.placeholderFirst.isEmpty {
      remarks.append(("Empty screen first", names(findings.placeholderFirst)))
    }
    for duplicate in findings.duplicates {
      remarks.append(
        ("Twice in the stack", "\(name(duplicate.screen)) (\(duplicate.columns.joined(separator: " and ")))"))
    }
    for mismatch in findings.rootMismatch {
      remarks.append(
        (
          "Pop to root stops early",
          "at \(name(mismatch.screen)), depth \(mismatch.depth), from \(names(mismatch.from))"
        ))
    }
    if !findings.deeper.isEmpty {
      let texts = findings.deeper.map { "\(name($0.screen)) \($0.regular) → \($0.compact)" }
      remarks.append(("Deeper", texts.joined(separator: ", ")))
    }
    if !findings.backLeadsElsewhere.isEmpty {
      let texts = findings.backLeadsElsewhere.map {
        "\(name($0.screen)) \($0.regular.map(name) ?? "none") → \($0.compact.map(name) ?? "none")"
      }
      remarks.append(("Back leads elsewhere", texts.joined(separator: ", ")))
    }
    if !findings.placeholderNeverSeen.isEmpty {
      remarks.append(("Placeholder never seen", names(findings.placeholderNeverSeen)))
    }
    return remarks
  }
}

extension ScreenMeasure {
  var hasWayToLogicalRoot: Bool { (popToLogicalRoot?.count ?? 0) > 0 }
}

extension Container {
  fileprivate var kindName: String {
    switch body {
    case .stack: "stack"
    case .split: "split"
    case .tabs: "tabs"
    case .layer: "layer"
    }
  }
}
