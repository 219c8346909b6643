import NavAtlasAnalysis
import NavAtlasModel

struct UnguardedPop: Rule {
  let info = RuleInfo(
    "NA201", "unguarded-pop", .warning,
    "Code takes more off a path than there may be, and does not look before.",
    rationale: """
      `removeLast` stops the app where the path has too few values: after a second tap on a button while the first one's \
      animation runs, or from a screen that can also be the root. Check that the path is not empty, or take no more than there \
      is: `path.removeLast(min(count, path.count))`.
      """,
    drawsOn: """
      The checks that are written before a `removeLast` in the same function, and the least height of the stack on each screen \
      that calls it. Where it is safe from all of them there is no finding; nor is there in a view that was not followed. For a \
      method that nothing was seen to call nothing is proved, so it is told.
      """,
    bad: .source(example(guarding: "")),
    good: .source(example(guarding: "guard !path.isEmpty else { return }; ")))

  private static func example(guarding check: String) -> String {
    """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    final class Router: ObservableObject {
      @Published var path: [Int] = []
      func pop() { \(check)path.removeLast() }
    }
    struct Home: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          VStack {
            Button("Cart") { router.path.append(1) }
            Button("Back") { router.pop() }
          }
          .navigationDestination(for: Int.self) { _ in Text("Cart") }
        }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let pops = facts.source.pops.filter { !$0.isGuarded }
    guard !pops.isEmpty else { return [] }
    let calls = Calls(facts)
    return pops.compactMap { pop in
      let proofs = calls.proofs(of: pop)
      if proofs.isEmpty {
        // In a view the call is there to be seen, and its screen was not followed.
        if pop.isInView { return nil }
        return info.finding(
          "\(pop.path) may have fewer values than removeLast takes, and no call of it was followed; check before",
          subjects: [pop.path], at: pop.location, doubt: facts.doubtOfAbsence)
      }
      if let (proof, height) = proofs.lowest { return finding(pop, proof, height, facts) }
      // Of a screen that nothing leads to, another rule tells that.
      let reasons = proofs.compactMap(\.reason).filter { $0 != PopProofs.Verdict.unreached }
      guard let reason = reasons.first else { return nil }
      return info.finding(
        "\(pop.path) may have fewer values than removeLast takes: \(reason); check before", .note,
        subjects: [pop.path], at: pop.location)
    }
  }

  private func finding(
    _ pop: SourceFacts.Pop, _ proof: PopProofs.Proof, _ height: StackHeights.Height, _ facts: LintFacts
  ) -> Finding {
    let way = facts.chainOfStack(height.witness)
    return info.finding(
      "\(way), then pop(\(proof.count)): the path has \(height.least); check before \(pop.path).removeLast",
      screens: [proof.screen], subjects: [pop.path], at: pop.location,
      witness: facts.steps(height.witness) + [.init("pop(\(proof.count))", at: pop.location)],
      doubt: proof.pop.confidence == .inferred ? .inferred : facts.doubt(of: height.witness))
  }

  /// What is proved of the moves that code makes at a place.
  private struct Calls {
    private struct Place: Hashable {
      var file: String
      var line: Int?

      init(_ location: SourceLocation) { (file, line) = (location.file, location.line) }
    }

    private var proved: [Place: [PopProofs.Proof]] = [:]
    /// What shortens a path otherwise: with a `removeLast` in it, it takes one value before it goes on.
    private var others: [Place: [PopProofs.Proof]] = [:]

    init(_ facts: LintFacts) {
      for proof in facts.analyses[PopProofs.self, .regular] {
        for place in Set(proof.pop.locations.map(Place.init)) { proved[place, default: []].append(proof) }
      }
      let heights = Dictionary(grouping: facts.analyses[StackHeights.self, .regular], by: \.screen)
      for move in facts.graph.transitions where [.replace, .popToRoot, .setPath, .popTo].contains(move.kind) {
        guard case .screen(let screen) = move.from else { continue }
        let own = (heights[screen] ?? []).filter { move.container == nil || $0.container == move.container }
        for place in Set(move.locations.map(Place.init)) {
          others[place, default: []].append(proof(of: move, by: screen, own))
        }
      }
    }

    private func proof(
      of move: Transition, by screen: Screen.ID, _ heights: [StackHeights.Height]
    ) -> PopProofs.Proof {
      var pop = move
      pop.n = 1
      let lowest = heights.min { ($0.least, $0.witness.count) < ($1.least, $1.witness.count) }
      let verdict: PopProofs.Verdict =
        switch lowest {
        case nil: .unknown(PopProofs.Verdict.unreached)
        case let lowest? where lowest.least < 1: .canTrap(lowest)
        default: move.kind == .popToRoot ? .unknown("how many it takes is not known") : .safe
        }
      return PopProofs.Proof(screen: screen, pop: pop, verdict: verdict)
    }

    func proofs(of pop: SourceFacts.Pop) -> [PopProofs.Proof] {
      let place = Place(pop.location)
      // What takes as many as it is told may take none.
      let counted = pop.count == nil ? (others[place] ?? []).map(\.uncounted) : others[place] ?? []
      return (proved[place] ?? []) + counted
    }
  }
}

extension PopProofs.Proof {
  /// Why nothing could be proved.
  fileprivate var reason: String? { if case .unknown(let reason) = verdict { reason } else { nil } }

  fileprivate var uncounted: PopProofs.Proof {
    var proof = self
    proof.verdict = .unknown("how many it takes is not known")
    return proof
  }
}

extension [PopProofs.Proof] {
  /// The lowest stack on which one of them takes more than there is.
  fileprivate var lowest: (PopProofs.Proof, StackHeights.Height)? {
    compactMap { proof in
      if case .canTrap(let height) = proof.verdict { (proof, height) } else { nil }
    }
    .min { left, right in
      (left.1.least - left.0.count, left.1.witness.count, left.0.screen)
        < (right.1.least - right.0.count, right.1.witness.count, right.0.screen)
    }
  }
}

extension LintFacts {
  /// `Home › Cart › Pay`.
  func chainOfStack(_ stack: [Screen.ID]) -> String { stack.map(name).joined(separator: " › ") }
}
