import Foundation
import NavAtlasModel
import TestSupport
import Testing

@testable import NavAtlasAnalysis

/// Every measure of whole random apps against a slow search over stacks that shares no code with the analyses.
@Suite struct WholeAppTests {
  /// `WHOLE_APPS=1000` tries as many for each seed.
  static let count = ProcessInfo.processInfo.environment["WHOLE_APPS"].flatMap { Int($0) } ?? 200

  @Test(arguments: 0..<10) func `every measure of a whole app is what trying every move finds`(seed: Int) {
    var apps = RandomApps(seed: 9_000 + UInt64(seed))
    var compared = 0
    for _ in 0..<Self.count {
      let graph = apps.next()
      guard let differences = AppComparison(graph).differences else { continue }
      compared += 1
      guard !differences.isEmpty else { continue }
      let least = graph.shrunk { AppComparison($0).differences?.isEmpty == false }
      let first = AppComparison(least).differences?.first ?? ""
      Issue.record("\(first)\n\(least.description)")
    }
    #expect(compared * 10 > Self.count * 9, "too many apps were too large for the slow search")
  }
}

extension NavigationGraph {
  /// The graph without anything that can go while the test still fails.
  func shrunk(_ fails: (NavigationGraph) -> Bool) -> NavigationGraph {
    var graph = self
    var changed = true
    func attempt(_ change: (inout NavigationGraph) -> Void) {
      var smaller = graph
      change(&smaller)
      guard smaller != graph, fails(smaller) else { return }
      graph = smaller
      changed = true
    }
    while changed {
      changed = false
      for index in graph.transitions.indices.reversed() { attempt { $0.transitions.remove(at: index) } }
      for index in graph.transitions.indices {
        attempt {
          $0.transitions[index].container =
            $0.transitions[index].from == .anyScreen ? $0.transitions[index].container : nil
        }
        attempt { $0.transitions[index].path = Array($0.transitions[index].path.prefix(1)) }
        attempt { $0.transitions[index].via = nil }
        attempt { $0.transitions[index].n = nil }
      }
      for index in graph.entries.indices.dropFirst().reversed() { attempt { $0.entries.remove(at: index) } }
      for index in graph.containers.indices.reversed() {
        let id = graph.containers[index].id
        let isUsed =
          graph.transitions.contains { $0.container == id } || graph.entries.contains { $0.container == id }
          || graph.containers.contains {
            if case .tabs(let tabs) = $0.body { tabs.tabs.contains { $0.container == id } } else { false }
          }
        if !isUsed { attempt { $0.containers.remove(at: index) } }
        if graph.containers.indices.contains(index) { attempt { $0.containers[index].body.simplify() } }
      }
      for index in graph.screens.indices { attempt { $0.screens[index].backDisabled = false } }
      for index in graph.screens.indices.reversed() {
        let id = graph.screens[index].id
        if !graph.description.contains(id + " ") { attempt { $0.screens.remove(at: index) } }
      }
    }
    return graph
  }

  fileprivate var description: String {
    let disabled = screens.filter(\.backDisabled).map(\.id)
    return
      (containers.map { "\($0.id): \($0.body) " }
      + transitions.map { "\($0.summaryLine) \($0.via.map { "\($0)" } ?? "") " }
      + entries.map { "\($0.kind) \($0.container ?? "") \($0.path) > \($0.screen) " } + [
        "no back: \(disabled)"
      ])
      .joined(separator: "\n").replacingOccurrences(of: "NavAtlasModel.", with: "")
  }
}

extension Container.Body {
  fileprivate mutating func simplify() {
    switch self {
    case .stack(var stack):
      stack.logicalRoot = nil
      self = .stack(stack)
    case .split(var split):
      split.prefer = nil
      self = .split(split)
    default: break
    }
  }
}
