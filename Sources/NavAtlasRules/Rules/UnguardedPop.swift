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
      that calls it. Where it is safe from all of them there is no finding; where no call was followed, nothing proves that.
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
      let made = calls.made(at: pop.location)
      if made.isEmpty {
        return info.finding(
          "\(pop.path) may have fewer values than removeLast takes, and no call of it was followed; check before",
          subjects: [pop.path], at: pop.location, doubt: facts.doubtOfAbsence)
      }
      if let (move, height, count) = calls.lowest(made, of: pop) {
        return finding(pop, move, height, count, made, facts)
      }
      let isUncounted = pop.count == nil && made.contains { $0.move.kind == .popToRoot }
      guard isUncounted || made.contains(where: { calls.heights(of: $0).isEmpty }) else { return nil }
      let reason = isUncounted ? "how many it takes is not known" : "where it is called stands elsewhere"
      return info.finding(
        "\(pop.path) may have fewer values than removeLast takes: \(reason); check before", .note,
        subjects: [pop.path], at: pop.location)
    }
  }

  private func finding(
    _ pop: SourceFacts.Pop, _ move: Calls.Made, _ height: StackHeights.Height, _ count: Int,
    _ made: [Calls.Made], _ facts: LintFacts
  ) -> Finding {
    let way = facts.chainOfStack(height.witness)
    return info.finding(
      "\(way), then pop(\(count)): the path has \(height.least); check before \(pop.path).removeLast",
      screens: [move.screen], subjects: [pop.path], at: pop.location,
      witness: facts.steps(height.witness) + [.init("pop(\(count))", at: pop.location)],
      doubt: move.move.confidence == .inferred ? .inferred : facts.doubt(of: height.witness))
  }

  /// The moves that pops make, and the screens that make them.
  private struct Calls {
    struct Made: Hashable {
      var screen: Screen.ID
      var move: Transition
    }

    private struct Place: Hashable {
      var file: String
      var line: Int?
    }

    private var places: [Place: [Made]] = [:]
    private let heights: [Screen.ID: [StackHeights.Height]]

    init(_ facts: LintFacts) {
      heights = Dictionary(grouping: facts.analyses[StackHeights.self, .regular], by: \.screen)
      let shortening: Set<TransitionKind> = [.pop, .replace, .popToRoot, .setPath, .popTo]
      for move in facts.graph.transitions where shortening.contains(move.kind) {
        let screens: [Screen.ID] =
          if case .screen(let screen) = move.from { [screen] } else {
            heights.filter { $0.value.contains { $0.container == move.container } }.map(\.key).sorted()
          }
        for place in Set(move.locations.map({ Place(file: $0.file, line: $0.line) })) {
          places[place, default: []] += screens.map { Made(screen: $0, move: move) }
        }
      }
    }

    func made(at location: SourceLocation) -> [Made] {
      places[Place(file: location.file, line: location.line)] ?? []
    }

    func heights(of made: Made) -> [StackHeights.Height] {
      (heights[made.screen] ?? []).filter {
        made.move.container == nil || $0.container == made.move.container
      }
    }

    /// The lowest stack on which a pop takes more than there is.
    func lowest(_ all: [Made], of pop: SourceFacts.Pop) -> (Made, StackHeights.Height, Int)? {
      all.flatMap { made -> [(Made, StackHeights.Height, Int)] in
        guard let count = made.move.kind == .pop ? made.move.n ?? 1 : pop.count else { return [] }
        return heights(of: made).filter { $0.least < count }.map { (made, $0, count) }
      }
      .min { left, right in
        (left.1.least - left.2, left.1.witness.count, left.0.screen)
          < (right.1.least - right.2, right.1.witness.count, right.0.screen)
      }
    }
  }
}

extension LintFacts {
  /// `Home › Cart › Pay`.
  func chainOfStack(_ stack: [Screen.ID]) -> String { stack.map(name).joined(separator: " › ") }
}
