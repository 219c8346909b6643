public import NavAtlasAnalysis
public import NavAtlasModel
import NavAtlasRender
public import NavAtlasRules
public import NavAtlasTraces

/// Puts together what a page knows.
public struct AtlasBuilder: Sendable {
  public var graph: NavigationGraph
  /// What rules say of it.
  public var findings: [Finding] = []
  /// How long screens stayed.
  public var times: MoveTimes?
  /// Sessions to be looked at one by one.
  public var recorded: RecordedSessions?
  /// The two versions whose union the graph is.
  public var diff: GraphDiff?
  /// What links to source files start with.
  public var sourceBase = ""
  /// The most states of a split view that its laboratory knows.
  public var stateLimit = SplitLaboratory.usualLimit

  public init(_ graph: NavigationGraph) { self.graph = graph }

  /// The document, without pictures. Linear in the graph, beside its measures.
  public func document() -> AtlasDocument {
    let facts = Facts(graph)
    var document = AtlasDocument(name: graph.name.isEmpty ? "Navigation" : graph.name)
    document.platform = graph.platform
    document.hasTraffic =
      graph.transitions.contains { $0.count > 0 } || graph.screens.contains { $0.count > 0 }
    document.screens = screens(facts)
    document.moves = graph.transitions.enumerated().filter { !$0.element.isImplicit }.map { move($1, at: $0) }
    document.entries = graph.entries.map { entry in
      .init(
        screen: entry.screen, kind: entry.kind.rawValue, url: entry.url, label: entry.label, path: entry.path,
        place: entry.location.map(place))
    }
    document.components = graph.components.map {
      .init(
        id: $0.id, name: $0.name, place: $0.location.map(place), screens: $0.screens, parts: $0.parts)
    }
    document.findings = findings.map(finding)
    document.recording = recorded.map { .init($0) }
    document.laboratories =
      diff == nil ? SplitLaboratory.all(of: graph, limit: stateLimit).map { .init($0) } : []
    return document
  }

  // MARK: Screens

  private func screens(_ facts: Facts) -> [AtlasDocument.Screen] {
    var measures: [Screen.ID: [String: AtlasDocument.Measure]] = [:]
    for profile in Profile.allCases {
      for measure in facts[Measures.self, profile].screens {
        let told = AtlasDocument.Measure(measure)
        if measures[measure.screen]?[Profile.regular.rawValue] != told {
          measures[measure.screen, default: [:]][profile.rawValue] = told
        }
      }
    }
    let changes = diff.map(Self.changes) ?? [:]
    return graph.screens.map { screen in
      .init(
        id: screen.id, name: screen.name, title: screen.title == screen.name ? nil : screen.title,
        module: screen.module, kind: screen.kind.rawValue, place: screen.location.map(place),
        count: screen.count,
        stay: times?.stays[screen.id].map { DurationText.text(milliseconds: $0) },
        measures: measures[screen.id] ?? [:], change: changes[screen.id])
    }
  }

  private static func changes(_ diff: GraphDiff) -> [Screen.ID: String] {
    let subjects = diff.changes.filter { $0.subject == .screen }
    return Dictionary(
      subjects.compactMap { change in change.screens.first.map { ($0, change.kind.rawValue) } }
    ) {
      first, _ in first
    }
  }

  // MARK: Moves

  private func move(_ move: Transition, at index: Int) -> AtlasDocument.Move {
    let targets = move.path.isEmpty ? move.to.map { [$0] } ?? [] : move.path
    var time: Int?
    if case .screen(let from) = move.from, let to = targets.last {
      time = times?.between[MoveTimes.Pair(from: from, to: to)]
    }
    return .init(
      from: "\(move.from)", to: targets, kind: move.kind.word, role: move.kind.role?.rawValue,
      container: move.container, confidence: move.confidence.rawValue,
      trigger: move.trigger == .user ? nil : move.trigger.rawValue, label: move.label,
      condition: move.condition,
      count: move.count, time: time.map { DurationText.text(milliseconds: $0) },
      places: move.locations.map(place), change: change(at: index))
  }

  /// The union of two versions has the newer one's moves first.
  private func change(at index: Int) -> String? {
    guard let diff else { return nil }
    if index >= diff.head.transitions.count { return Change.Kind.removed.rawValue }
    return diff.changedIndices.contains(index) ? Change.Kind.added.rawValue : nil
  }

  // MARK: Findings

  private static let ruleNames = Dictionary(Rules.all.map { ($0.info.number, $0.info.name) }) { first, _ in
    first
  }

  private func finding(_ finding: Finding) -> AtlasDocument.Finding {
    .init(
      rule: finding.rule, name: Self.ruleNames[finding.rule] ?? finding.rule,
      severity: finding.severity.rawValue,
      message: finding.text, screens: finding.screens, place: finding.location.map(place),
      witness: finding.witness.map { .init(words: $0.words, place: $0.location.map(place)) })
  }

  // MARK: Places

  private func place(_ location: SourceLocation) -> AtlasDocument.Place {
    let link = SourceLink(
      base: sourceBase, place: SourcePlace(file: location.file, line: location.line))
    return .init(
      file: location.file, line: location.line, symbol: location.symbol, action: location.action,
      link: sourceBase.isEmpty ? nil : link?.address, isAlternative: location.isAlternative ? true : nil)
  }
}

extension AtlasDocument.Measure {
  init(_ measure: ScreenMeasure) {
    self.init(
      isReachable: measure.isReachable, minDepth: measure.minDepth, maxDepth: measure.maxDepth,
      isUnbounded: measure.isUnbounded, totalDepth: measure.totalDepth, isTrap: measure.isTrap,
      isDeadEnd: measure.isDeadEnd, stack: measure.canonicalStack,
      back: measure.popToRoot.map { plan in
        .init(
          count: plan.count,
          steps: plan.steps.map { .init(operation: $0.operation.name, to: $0.to) },
          worst: measure.worstSteps)
      }, mustPass: measure.mustPass)
  }
}
