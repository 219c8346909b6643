import NavAtlasAnalysis
import NavAtlasInputs
import NavAtlasModel
import Testing

/// The possible heights of stacks, and what they prove of pops.
@Suite struct StackHeightTests {
  private static func heights(_ notation: String, _ profile: Profile = .regular) throws -> [String: String] {
    let graph = try NotationFormat().read(Array(notation.utf8), name: "a.nav").fragment.graph
    let all = Facts(graph)[StackHeights.self, profile]
    return Dictionary(all.map { ($0.screen, "\($0.least)…\($0.greatest.map(String.init) ?? "∞")") }) {
      $0 + " " + $1
    }
  }

  private static func proofs(_ notation: String, _ profile: Profile = .regular) throws -> [String] {
    let graph = try NotationFormat().read(Array(notation.utf8), name: "a.nav").fragment.graph
    return Facts(graph)[PopProofs.self, profile].map { proof in
      switch proof.verdict {
      case .safe: "\(proof.screen) pop(\(proof.count)): safe"
      case .canTrap(let height):
        "\(proof.screen) pop(\(proof.count)): \(height.witness.joined(separator: " › ")) has \(height.least)"
      case .unknown(let reason): "\(proof.screen) pop(\(proof.count)): \(reason)"
      }
    }
  }

  @Test func `heights are intervals`() throws {
    let app = "root: A\nA -push-> B -push-> C\nA -push-> C\nC -push-> D -push-> D"
    #expect(try Self.heights(app) == ["A": "0…0", "B": "1…1", "C": "1…2", "D": "2…∞"])
  }

  @Test func `views without values do not count`() throws {
    let app = "root: A\nA -viewPush-> B -viewPush-> C\nC -push-> D"
    #expect(try Self.heights(app) == ["A": "0…0", "B": "0…0", "C": "0…0", "D": "1…1"])
  }

  @Test func `a pop is safe, or there is a stack that shows that it is not`() throws {
    let app =
      "root: Home\nHome -push-> Cart -push-> Pay\nPay -pop(3)->\nPay -pop(2)->\nCart -pop(1)->\nHome -pop->"
    #expect(
      try Self.proofs(app) == [
        "Cart pop(1): safe", "Home pop(1): Home has 0", "Pay pop(2): safe",
        "Pay pop(3): Home › Cart › Pay has 2",
      ])
  }

  @Test func `a column's root has an empty path, also where a back button is shown`() throws {
    let app =
      "split main: sidebar Categories select | detail Grid stack\n[main]\nGrid -push-> Recipe\nGrid -pop->\nRecipe -pop->"
      + "\nCategories -select-> Grid"
    for profile in Profile.allCases {
      let proofs = try Self.proofs(app, profile)
      #expect(proofs.first?.hasSuffix("Grid has 0") == true, "\(proofs)")
      #expect(proofs.last == "Recipe pop(1): safe")
    }
  }

  @Test func `of a screen that nothing leads to nothing is said`() throws {
    #expect(
      try Self.proofs("root: A\nscreens: B\nB -pop->") == [
        "B pop(1): nothing leads to the screen that calls it"
      ])
  }

  /// Tries every move on every stack up to a height (semantics 3.3).
  private struct SlowSearch {
    struct Stack: Hashable {
      var values: [String] = []
      var views: [String] = []
    }

    let graph: NavigationGraph
    let limit: Int
    /// The heights at which each screen was seen.
    var heights: [String: Set<Int>] = [:]

    init(_ graph: NavigationGraph, limit: Int) {
      self.graph = graph
      self.limit = limit
      var seen: Set<[String]> = []
      var waiting: [(root: String, stack: Stack)] = [("A", Stack())]
      while let (root, stack) = waiting.popLast() {
        guard stack.values.count <= limit, stack.views.count <= 3,
          seen.insert([root] + stack.values + ["|"] + stack.views).inserted
        else { continue }
        heights[root, default: []].insert(0)
        for (index, value) in stack.values.enumerated() { heights[value, default: []].insert(index + 1) }
        for view in stack.views { heights[view, default: []].insert(stack.values.count) }
        let top = stack.views.last ?? stack.values.last ?? root
        for move in graph.transitions where move.from == .screen(top) {
          waiting += Self.results(of: move, root, stack)
        }
        waiting.append((root, Self.popped(stack)))
      }
    }

    private static func popped(_ stack: Stack) -> Stack {
      var stack = stack
      if stack.views.popLast() == nil { _ = stack.values.popLast() }
      return stack
    }

    private static func results(of move: Transition, _ root: String, _ stack: Stack) -> [(String, Stack)] {
      let targets = move.path.isEmpty ? move.to.map { [$0] } ?? [] : move.path
      var next = Stack(values: stack.values)
      switch move.kind {
      case .push, .pushMany: next.values += targets
      case .viewPush: next.views = stack.views + targets
      case .replace:
        guard !stack.values.isEmpty else { return [] }
        next.values = stack.values.dropLast() + targets
      case .setPath: next.values = targets
      case .resetRoot: return [(targets[0], Stack())]
      default: return []
      }
      return [(root, next)]
    }
  }

  @Test func `a slow search of random stacks finds the same heights`() throws {
    var graphs = RandomGraphs(seed: 14)
    var finite = 0
    var infinite = 0
    for _ in 0..<1_500 {
      var graph = graphs.stack()
      // On a view above an empty path the lifted graph lets code replace what these rules leave alone.
      if graph.transitions.contains(where: { $0.kind == .replace }) {
        graph.transitions.removeAll { $0.kind == .viewPush }
      }
      let slow = SlowSearch(graph, limit: 7)
      let all = Facts(graph)[StackHeights.self, .regular]
      for (screen, fast) in Dictionary(grouping: all, by: \.screen) {
        let seen = slow.heights[screen] ?? []
        let text = graph.transitions.map { "\($0.from) \($0.kind) \($0.to ?? "") \($0.path)" }.joined(
          separator: "\n")
        #expect(fast.map(\.least).min() == seen.min(), "\(screen)\n\(text)")
        if fast.allSatisfy({ $0.greatest != nil }) {
          finite += 1
          let most = fast.compactMap(\.greatest).max() ?? 0
          if most <= 7 { #expect(most == seen.max(), "\(screen) \(fast)\n\(text)") }
        } else {
          infinite += 1
          #expect((seen.max() ?? 0) >= 4, "\(screen)\n\(text)")
        }
      }
      #expect(Set(slow.heights.keys).isSubset(of: Set(all.map(\.screen))))
    }
    #expect(finite > 1_000 && infinite > 1_000)
  }
}
