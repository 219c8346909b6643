public import NavAtlasAnalysis
public import NavAtlasModel

/// What rules decide by: the graph, its measures, and what its reader remarked.
public struct LintFacts: Sendable {
  /// The graph and its analyses.
  public let analyses: Facts
  /// What was said of the inputs; that with a topic is about the app's navigation.
  public let remarks: [Diagnostic]
  /// What the source says besides the graph.
  public let source: SourceFacts
  /// Screens by id.
  public let screens: [Screen.ID: Screen]
  private let moves: [Ends: Transition]
  private let written: Set<Ends>
  private let targets: [Screen.ID: [Screen.ID]]
  private let sources: [Screen.ID: [Transition]]
  /// For each root of a modal layer the screens that present it, sorted.
  let presented: [Screen.ID: [Screen.ID]]

  private struct Ends: Hashable {
    var from: Transition.Source
    var to: Screen.ID
  }

  /// How far the search for longest ways may go: no rule asks for the greatest depth.
  private static let options = AnalysisOptions(exactComponentSize: 1, stepBudget: 1_000_000)

  public init(_ graph: NavigationGraph, remarks: [Diagnostic] = [], source: SourceFacts = .init()) {
    let analyses = Facts(graph, options: Self.options)
    self.analyses = analyses
    self.remarks = remarks
    self.source = source
    let graph = analyses.graph
    screens = Dictionary(graph.screens.map { ($0.id, $0) }) { first, _ in first }
    var moves: [Ends: Transition] = [:]
    var sources: [Screen.ID: [Transition]] = [:]
    func add(_ move: Transition, _ from: Transition.Source, _ target: Screen.ID) {
      let ends = Ends(from: from, to: target)
      if moves[ends].map({ move.rank < $0.rank }) ?? true { moves[ends] = move }
    }
    for move in graph.transitions {
      for target in move.leadsTo where !move.kind.isBackward { add(move, move.from, target) }
      if case .screen(let source) = move.from { sources[source, default: []].append(move) }
    }
    // Code that lies on a container from outside is read as if each of its screens had it, which few of them have.
    let isSource = graph.account != nil
    written = Set(moves.filter { $0.value.kind.isGrowth && !(isSource && $0.key.from == .anyScreen) }.keys)
    // What is written elsewhere, or for every screen of a container, grows a stack on screens that it does not name.
    for stack in Profile.allCases.flatMap({ analyses[StackMoves.self, $0] }) {
      for move in stack.moves {
        for (below, frame) in zip([move.from] + move.frames, move.frames) {
          add(move.transition, .screen(below), frame)
        }
      }
    }
    targets = moves.keys.reduce(into: sources.mapValues { $0.flatMap(\.leadsTo) }) { targets, ends in
      if case .screen(let source) = ends.from { targets[source, default: []].append(ends.to) }
    }
    self.moves = moves
    self.sources = sources
    presented = graph.transitions.reduce(into: [Screen.ID: Set<Screen.ID>]()) { presented, move in
      guard move.kind.presentationStyle != nil, case .screen(let source) = move.from else { return }
      for target in move.leadsTo { presented[target, default: []].insert(source) }
    }.mapValues { $0.sorted() }
  }

  public var graph: NavigationGraph { analyses.graph }

  /// False where no way into the app is known, so that nothing can be said of what can be reached.
  public var isLaunched: Bool { !graph.entries.isEmpty }

  /// True where something of the source was left unexplained.
  public var hasGaps: Bool { graph.account?.hasGaps ?? false }

  /// The measures of a profile, for each screen.
  public func measures(_ profile: Profile) -> GraphMeasures { analyses[Measures.self, profile] }

  /// What collapsing split views does.
  public var collapse: CollapseFindings { analyses[CollapseAnalysis.self, .regular] }

  public func name(_ id: Screen.ID) -> String { screens[id]?.name ?? id }

  /// The names with arrows between them.
  public func chain(_ ids: [Screen.ID]) -> String { ids.map(name).joined(separator: " → ") }

  /// The moves that are written on a screen.
  public func moves(from screen: Screen.ID) -> [Transition] { sources[screen] ?? [] }

  /// The screens that a screen leads to at once, by whatever move; each may be there several times.
  public func targets(from screen: Screen.ID) -> [Screen.ID] { targets[screen] ?? [] }

  /// True where code on a screen, or on every screen of its container, puts the other one on the same stack.
  public func isWritten(from source: Screen.ID, to target: Screen.ID) -> Bool {
    written.contains(Ends(from: .screen(source), to: target))
      || written.contains(Ends(from: .anyScreen, to: target))
  }

  /// The move that leads from one screen to the next at once, a sure one if there is one.
  public func move(from source: Screen.ID, to target: Screen.ID) -> Transition? {
    let own = moves[Ends(from: .screen(source), to: target)]
    let common = moves[Ends(from: .anyScreen, to: target)]
    guard let own, let common else { return own ?? common }
    return own.rank <= common.rank ? own : common
  }
}

// MARK: Witnesses

extension LintFacts {
  /// A stack or a way as steps: its first screen, then the moves.
  public func steps(_ way: [Screen.ID]) -> [Finding.Step] {
    guard let first = way.first else { return [] }
    return [Finding.Step(name(first), at: screens[first]?.location)]
      + zip(way, way.dropFirst()).map { source, target in
        let move = move(from: source, to: target)
        return Finding.Step(
          "\(move?.kind.word ?? "show") \(name(target))",
          at: move?.locations.first ?? screens[target]?.location)
      }
  }

  /// The steps of a way back.
  public func steps(_ plan: BackPlan) -> [Finding.Step] {
    plan.steps.map { Finding.Step("\($0.operation.name) to \(name($0.to))") }
  }

  /// The doubt that a way leaves: that some move of it was concluded.
  public func doubt(of way: [Screen.ID]) -> Finding.Doubt? {
    let isInferred = zip(way, way.dropFirst()).contains { move(from: $0, to: $1)?.confidence == .inferred }
    return isInferred ? .inferred : nil
  }

  /// The doubt that something is missing.
  public var doubtOfAbsence: Finding.Doubt? { hasGaps ? .gaps : nil }
}

extension RuleInfo {
  /// A finding of this rule at its own severity.
  func finding(
    _ message: String, _ severity: Diagnostic.Severity? = nil, screens: [Screen.ID] = [],
    subjects: [String] = [], at location: SourceLocation? = nil, witness: [Finding.Step] = [],
    doubt: Finding.Doubt? = nil
  ) -> Finding {
    Finding(
      id, severity ?? self.severity, message, screens: screens, subjects: subjects, at: location,
      witness: witness, doubt: doubt)
  }

  /// The findings of what the reader remarked on a topic.
  ///
  /// - Parameter doubt: why a remark may be wrong.
  func findings(
    _ topic: Diagnostic.Topic, in facts: LintFacts, doubt: (Diagnostic) -> Finding.Doubt? = { _ in nil }
  ) -> [Finding] {
    facts.remarks.filter { $0.topic == topic }.map { remark in
      let screens = remark.names.filter { facts.screens[$0] != nil }
      return finding(
        remark.message, screens: screens, subjects: remark.names.filter { facts.screens[$0] == nil },
        at: remark.location, doubt: doubt(remark))
    }
  }
}

extension Transition {
  /// The screens that the move shows, bottom first.
  var leadsTo: [Screen.ID] { path.isEmpty ? to.map { [$0] } ?? [] : path }

  /// The lower, the better a move speaks for a way: pushes before presentations, sure ones before concluded ones.
  fileprivate var rank: Int { (kind.isGrowth ? 0 : 2) + (confidence == .inferred ? 1 : 0) }
}

extension TransitionKind {
  /// True for what puts a screen on the stack that it is made on.
  var isGrowth: Bool { [.push, .viewPush, .pushMany, .select, .linkAcross].contains(self) }
}
