import NavAtlasModel

@testable import NavAtlasAnalysis

/// Where the analyses of an app differ from the slow search.
struct AppComparison {
  let graph: NavigationGraph
  private let facts: Facts

  init(_ graph: NavigationGraph) {
    self.graph = graph
    facts = Facts(graph)
  }

  /// `nil` where the app is too large for the slow search.
  var differences: [String]? {
    let apps = Profile.allCases.map { SlowApp(graph, $0) }
    let outlines = Profile.allCases.map { SlowApp.outline(graph, $0) }
    guard !(apps + outlines).contains(where: \.isTooLarge) else { return nil }
    return zip(apps, outlines).flatMap(compare) + compareCollapse(apps, outlines)
  }

  private func compare(_ app: SlowApp, _ outline: SlowApp) -> [String] {
    var found: [String] = []
    let measures = facts[Measures.self, app.profile]
    let unbounded = outline.unbounded
    let highest = comparesHeights(app) ? app.highest() : nil
    let (layers, offsets) = app.windows()
    for measure in measures.screens {
      let screen = measure.screen
      func check<T: Equatable>(_ field: String, _ fast: T, _ slow: T) {
        if fast != slow { found.append("\(app.profile) \(screen) \(field): \(fast), should be \(slow)") }
      }
      let least = outline.minDepth(screen)
      check("minDepth", measure.minDepth, least)
      check("reachable", measure.isReachable, least != nil)
      check("unbounded", measure.isUnbounded, unbounded.contains(screen))
      guard app.leastHeight(screen) == outline.leastHeight(screen) else { continue }
      check("canonicalStack", measure.canonicalStack, app.canonicalStack(screen))
      guard least != nil else { continue }
      let standing = app.places.filter { $0.value.stacks.contains { $0.last?.screen == screen } }.map(\.key)
      check("layerDepth", measure.layerDepth, standing.compactMap { layers[$0] }.min())
      check(
        "totalDepth", measure.totalDepth,
        standing.compactMap { place in
          offsets[place].map { $0 + (app.lowest(screen, in: [place]).first?.stack.count ?? 1) - 1 }
        }.min())
      check("mustPass", Set(measure.mustPass), outline.mustPass(screen))
      let starts = app.lowest(screen).filter { $0.stack.map(\.screen) == measure.canonicalStack }
        .flatMap { lowest in
          app.windows(below: lowest.place, offsets).map {
            $0 + [.init(place: lowest.place, stack: lowest.stack)]
          }
        }
      let fewest = Set(starts.map(app.fewestSteps))
      if !fewest.contains(measure.popToRoot?.count) {
        found.append(
          "\(app.profile) \(screen) steps: \(String(describing: measure.popToRoot?.count)), should be \(fewest)"
        )
      }
      check("trap", measure.isTrap, measure.popToRoot == nil)
      if let plan = measure.popToRoot {
        let steps = plan.steps.map {
          SlowApp.BackStep(operation: $0.operation.name, from: $0.from, to: $0.to)
        }
        check("plan \(plan.steps)", app.leads(steps, from: starts), true)
      }
      guard let highest else { continue }
      var stacks = highest[screen] ?? []
      // Where no way shows each screen once, and where one is no higher, the lowest stack stands in.
      let lowest = app.lowest(screen)
      if (stacks.first?.stack.count ?? 0) <= (lowest.first?.stack.count ?? 0) { stacks += lowest }
      check("maxDepth", measure.maxDepth, stacks.first.map { $0.stack.count - 1 })
      guard !measure.isUnbounded, stacks.count < 300 else { continue }
      let worst = Set(
        stacks.flatMap { high in
          app.windows(below: high.place, offsets).map {
            app.fewestSteps($0 + [.init(place: high.place, stack: high.stack)])
          }
        })
      if !worst.contains(measure.worstSteps) {
        found.append(
          "\(app.profile) \(screen) worstSteps: \(String(describing: measure.worstSteps)), should be \(worst)"
        )
      }
    }
    return found
  }

  /// Paths written in the middle of a collapsed split view have no definition as the beginning of a simple path.
  private func comparesHeights(_ app: SlowApp) -> Bool {
    guard app.profile == .compact, graph.containers.contains(where: { $0.kind == .split }) else {
      return true
    }
    return !graph.transitions.contains {
      [.setPath, .url, .restore, .resetRoot, .select, .tab].contains($0.kind)
    } && graph.entries.count == 1
  }

  private func compareCollapse(_ apps: [SlowApp], _ outlines: [SlowApp]) -> [String] {
    var found: [String] = []
    let findings = facts[CollapseAnalysis.self, .regular]
    func check<T: Equatable>(_ field: String, _ fast: T, _ slow: T) {
      if fast != slow { found.append("\(field): \(fast), should be \(slow)") }
    }
    let screens = graph.screens.map {
      ($0.id, $0.kind, outlines[0].minDepth($0.id), outlines[1].minDepth($0.id))
    }
    check(
      "lost", findings.lost, screens.filter { $0.1 != .placeholder && $0.2 != nil && $0.3 == nil }.map(\.0))
    check(
      "placeholderNeverSeen", findings.placeholderNeverSeen,
      screens.filter { $0.1 == .placeholder && $0.2 != nil && $0.3 == nil }.map(\.0))
    check(
      "deeper", findings.deeper.map { "\($0.screen) \($0.regular) \($0.compact)" },
      screens.compactMap { id, _, wide, narrow in
        if let wide, let narrow, narrow > wide { "\(id) \(wide) \(narrow)" } else { nil }
      })
    let known = Set(
      graph.screens.map(\.id).filter { id in
        zip(apps, outlines).allSatisfy { $0.leastHeight(id) == $1.leastHeight(id) }
      })
    check(
      "backLeadsElsewhere",
      findings.backLeadsElsewhere.filter { known.contains($0.screen) }.map {
        "\($0.screen) \($0.regular ?? "none") \($0.compact ?? "none")"
      },
      screens.compactMap { id, _, wide, narrow in
        guard wide != nil, narrow != nil, known.contains(id) else { return nil }
        let (a, b) = (apps[0].canonicalStack(id).dropLast().last, apps[1].canonicalStack(id).dropLast().last)
        return a == b ? nil : "\(id) \(a ?? "none") \(b ?? "none")"
      })
    check(
      "duplicates", Set(findings.duplicates.map { "\($0.screen) \($0.columns)" }), duplicates(outlines[1]))
    check(
      "rootMismatch", Set(findings.rootMismatch.map { "\($0.column) \($0.screen) \($0.depth) \($0.from)" }),
      mismatches(outlines[1]))
    return found
  }

  private func duplicates(_ app: SlowApp) -> Set<String> {
    var found: Set<String> = []
    for place in app.places.values where place.split != nil {
      let frames = Set(place.stacks.flatMap { $0 })
      for screen in Set(frames.map(\.screen)) {
        let columns = Set(frames.filter { $0.screen == screen }.map(\.column)).sorted()
        if columns.count > 1 { found.insert("\(screen) \(columns.map { place.columns[$0].name })") }
      }
    }
    return found
  }

  private func mismatches(_ app: SlowApp) -> Set<String> {
    var found: Set<String> = []
    for place in app.places.values where place.split != nil {
      for column in place.columns.indices.dropFirst() {
        let root = SlowApp.Frame(screen: place.columns[column].root, column: column, isRoot: true)
        let depth = place.stacks.compactMap { $0.firstIndex(of: root) }.min()
        let pushed = Set(
          place.stacks.flatMap { $0 }.filter { $0.column == column && !$0.isRoot }.map(\.screen))
        let popping = pushed.sorted().filter { screen in
          graph.transitions.contains { transition in
            guard transition.kind == .popToRoot else { return false }
            return switch transition.from {
            case .anyScreen: transition.container.map(place.scope.contains) ?? true
            case .screen(let source): source == screen && app.applies(transition, place)
            }
          }
        }
        if let depth, !popping.isEmpty {
          found.insert("\(place.columns[column].name) \(root.screen) \(depth) \(popping)")
        }
      }
    }
    return found
  }
}
