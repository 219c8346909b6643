public import NavAtlasModel

/// Finds the views that screens are made of: what a screen's code shows, itself or by helpers, up to the next screen.
public struct ComponentFinder {
  private let uses: SourceUses
  private let screens: [Screen.ID: Int]
  private let isScreen: Set<Int>

  public init(_ graph: NavigationGraph, _ uses: SourceUses) {
    self.uses = uses
    screens = UseSearch(graph, uses).roots
    isScreen = Set(screens.values)
  }

  /// By id. O(screens · uses) at worst.
  public var components: [Component] {
    var users: [Int: Set<Screen.ID>] = [:]
    for (screen, root) in screens {
      for view in views(from: root, past: { !isScreen.contains($0) }) {
        users[view, default: []].insert(screen)
      }
    }
    let names = Dictionary(grouping: users.keys) { uses.declarations[$0].name }
    func id(_ number: Int) -> String {
      let declaration = uses.declarations[number]
      return names[declaration.name]?.count == 1
        ? declaration.name : "\(declaration.name) (\(declaration.file):\(declaration.line))"
    }
    return users.map { number, screens in
      let declaration = uses.declarations[number]
      let parts = views(from: number) { uses.declarations[$0].kind != .view }
        .filter { users[$0] != nil }
      return Component(
        id: id(number), name: declaration.name,
        location: SourceLocation(file: declaration.file, line: declaration.line), screens: screens.sorted(),
        parts: parts.map(id).sorted())
    }.sorted { $0.id < $1.id }
  }

  /// The views that code shows, that of screens aside; the search goes on from what is open.
  private func views(from start: Int, past isOpen: (Int) -> Bool) -> [Int] {
    var seen: Set<Int> = [start]
    var queue = [start]
    var found: [Int] = []
    while let number = queue.popLast() {
      if number != start, uses.declarations[number].kind == .view, !isScreen.contains(number) {
        found.append(number)
      }
      guard number == start || isOpen(number) else { continue }
      for use in uses.uses[number] where seen.insert(use.declaration).inserted {
        queue.append(use.declaration)
      }
    }
    return found
  }
}
