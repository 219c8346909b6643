public import NavAtlasModel

extension UsageReport {
  /// The same with screens by the names that an app's graph has for them; what becomes one screen is added up.
  ///
  /// Of times only those of single screens are kept: quantiles do not add up. The sample keeps its names.
  public func renamed(by rules: NameRules, known: Set<Screen.ID>) -> UsageReport {
    var names: [String: String] = [:]
    for screen in screens { names[screen.name] = rules.applied(to: screen.name, known: known) }
    func name(_ old: String) -> String { names[old] ?? old }
    var result = self
    result.screens = Dictionary(grouping: screens) { name($0.name) }.map { name, same in
      ScreenUse(
        name: name, views: same.sum(\.views), starts: same.sum(\.starts), ends: same.sum(\.ends),
        dwellMedian: same.count == 1 ? same[0].dwellMedian : nil,
        dwell95: same.count == 1 ? same[0].dwell95 : nil, toRoot: same.sum(\.toRoot))
    }.sorted { ($1.views, $0.name) < ($0.views, $1.name) }
    let leaving = Dictionary(grouping: moves) { name($0.from) }.mapValues { $0.sum(\.count) }
    result.moves = Dictionary(grouping: moves) { [name($0.from), name($0.to)] }.map { ends, same in
      MoveUse(from: ends[0], to: ends[1], count: same.sum(\.count), leaving: leaving[ends[0]] ?? 0)
    }.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
    return result
  }
}

extension Array {
  fileprivate func sum(_ count: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: count] } }
}
