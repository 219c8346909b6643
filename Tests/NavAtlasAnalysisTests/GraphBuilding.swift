import NavAtlasModel

@testable import NavAtlasAnalysis

/// A graph with one stack: `root`, and edges such as `"push A>B B>C"`, one line per kind.
func stackGraph(
  root: String, logicalRoot: String? = nil, extra: [String] = [], backDisabled: Set<String> = [],
  _ edges: [(TransitionKind, String)], more: [Transition] = []
) -> NavigationGraph {
  let transitions =
    edges.flatMap { kind, text in
      text.split(separator: " ").map { pair in
        let ends = pair.split(separator: ">").map(String.init)
        return Transition(
          from: ends[0] == "*" ? .anyScreen : .screen(ends[0]), to: ends.count > 1 ? ends[1] : nil, kind,
          container: ends[0] == "*" ? "main" : nil)
      }
    } + more
  var names: [String] = [root]
  for transition in transitions {
    if case .screen(let screen) = transition.from { names.append(screen) }
    names += (transition.to.map { [$0] } ?? []) + transition.path
  }
  names += extra
  var seen: Set<String> = []
  return NavigationGraph(
    screens: names.filter { seen.insert($0).inserted }.map {
      Screen(id: $0, backDisabled: backDisabled.contains($0))
    },
    containers: [Container(id: "main", .stack(.init(root: root, logicalRoot: logicalRoot)))],
    transitions: transitions, entries: [Entry(screen: root, container: "main")])
}

extension NavigationGraph {
  func measures(_ profile: Profile = .regular, _ options: AnalysisOptions = .init()) -> GraphMeasures {
    Facts(self, options: options)[Measures.self, profile]
  }
}

extension GraphMeasures {
  /// Least depths by screen, `-1` where unreachable.
  var minDepths: [String: Int] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.screen, $0.minDepth ?? -1) })
  }

  var maxDepths: [String: Int] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.screen, $0.maxDepth ?? -1) })
  }

  var unbounded: Set<String> { Set(screens.filter(\.isUnbounded).map(\.screen)) }

  func plan(_ screen: String) -> [String]? {
    self[screen]?.popToRoot?.steps.map { "\($0.operation.name) \($0.to)" }
  }

  func logicalPlan(_ screen: String) -> [String]? {
    self[screen]?.popToLogicalRoot?.steps.map { "\($0.operation.name) \($0.to)" }
  }

  func stack(_ screen: String) -> String? { self[screen]?.canonicalStack.joined(separator: ">") }
}

extension NavigationGraph {
  /// The transitions in one line each, for messages.
  var summary: String {
    transitions.map { transition in
      let count = transition.n.map { "(\($0))" } ?? ""
      let targets = transition.to ?? transition.path.joined(separator: ",")
      return "\(transition.from) -\(transition.kind.rawValue)\(count)-> \(targets)"
    }.joined(separator: "; ")
  }
}
