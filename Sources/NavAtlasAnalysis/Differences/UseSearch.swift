import NavAtlasModel

/// Searches in what uses what, from screens on.
struct UseSearch {
  let roots: [Screen.ID: Int]
  private let uses: SourceUses
  private let screens: Set<Int>
  private let byFile: [String: [Int]]

  init(_ graph: NavigationGraph, _ uses: SourceUses) {
    struct Spot: Hashable {
      var file: String
      var line: Int?
    }
    let spots = Dictionary(
      uses.declarations.enumerated().map { (Spot(file: $0.element.file, line: $0.element.line), $0.offset) }
    ) { first, _ in first }
    roots = graph.screens.reduce(into: [:]) { roots, screen in
      roots[screen.id] = screen.location.flatMap { spots[Spot(file: $0.file, line: $0.line)] }
    }
    screens = Set(roots.values)
    self.uses = uses
    byFile = Dictionary(grouping: uses.declarations.indices) { uses.declarations[$0].file }
  }

  /// The shortest way to each target; ways end at other screens. O(uses)
  func ways(from root: Int, to targets: Set<Int>) -> [Int: [Int]] {
    let isOpen = { number in number == root || !screens.contains(number) }
    return ways(from: [root], past: isOpen) { targets.contains($0) && isOpen($0) }
  }

  /// The screens that some code leads to without another screen between, each with the way there. O(uses)
  private func shown(from starts: [Int]) -> [Int: [Int]] {
    ways(from: starts, past: { !screens.contains($0) }, to: screens.contains)
  }

  /// Searches breadth first, and goes on only from what is open.
  private func ways(
    from starts: [Int], past isOpen: (Int) -> Bool, to isTarget: (Int) -> Bool
  ) -> [Int: [Int]] {
    var parents: [Int: Int] = [:]
    var queue: [Int] = []
    func reach(_ number: Int, from parent: Int) {
      guard parents[number] == nil else { return }
      parents[number] = parent
      queue.append(number)
    }
    for start in starts { reach(start, from: start) }
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      if isOpen(number) { for used in uses.uses[number] { reach(used.declaration, from: number) } }
    }
    var found: [Int: [Int]] = [:]
    for target in queue where isTarget(target) {
      var way = [target]
      while let last = way.last, let parent = parents[last], parent != last { way.append(parent) }
      found[target] = way.reversed()
    }
    return found
  }

  /// What a change of code that is no screen's leads on to.
  struct Frame {
    var screens: [Impact.Reached] = []
    /// The screens that changed lines show themselves.
    var shownOnLines: Set<Screen.ID> = []
    /// The changed declarations that lead to some screen.
    var declarations: Set<Int> = []
  }

  /// The screens that changed code shows which no screen reaches: those of the changed lines, where these show some, or
  /// else all. What shows tabs or columns (`hosted`) shows their first screens (`showing`); the rest lies behind these.
  /// O(changes · uses)
  func frame(
    of changes: Impact.Changes, without reached: Set<Int>, hosted: Set<Int>, showing first: Set<Screen.ID>
  ) -> Frame {
    var frame = Frame()
    let owners = Dictionary(grouping: roots, by: \.value).mapValues { $0.map(\.key).sorted() }
    for number in changes.declarations.subtracting(reached).sorted() {
      let declaration = uses.declarations[number]
      let lines = changes.lines[declaration.file] ?? []
      let touched = uses.uses[number].filter { !$0.lines.isDisjoint(with: lines) }.map(\.declaration)
      let onLines = shown(from: touched)
      let all = onLines.isEmpty ? shown(from: [number]) : onLines
      for (root, way) in all.sorted(by: { $0.key < $1.key }) {
        for screen in owners[root] ?? [] {
          let isBehind = hosted.contains(number) && !first.contains(screen)
          if !onLines.isEmpty, !hosted.contains(number) { frame.shownOnLines.insert(screen) }
          guard !frame.screens.contains(where: { $0.screen == screen }) else { continue }
          let chain = (way.first == number ? way : [number] + way).reversed().map { uses.declarations[$0] }
          frame.screens.append(
            .init(screen: screen, strength: isBehind ? .behind : .around, chain: chain, count: 1))
        }
      }
      if !all.isEmpty { frame.declarations.insert(number) }
    }
    return frame
  }

  /// The declaration whose code a place is in.
  func declaration(around place: SourceLocation) -> Int? {
    guard let line = place.line else { return nil }
    return byFile[place.file]?.last { uses.declarations[$0].line <= line }
  }

  /// True where a place is on a changed line, or in a changed function. Code that shows views makes many moves, of which a
  /// changed line is one.
  func isChanged(_ place: SourceLocation, _ changes: Impact.Changes) -> Bool {
    guard let line = place.line else { return false }
    if changes.lines[place.file]?.contains(line) ?? false { return true }
    guard let around = declaration(around: place), changes.declarations.contains(around) else { return false }
    let declaration = uses.declarations[around]
    return declaration.kind == .code && !declaration.name.hasSuffix("body")
      && !uses.uses[around].contains { uses.declarations[$0.declaration].kind == .view }
  }
}
