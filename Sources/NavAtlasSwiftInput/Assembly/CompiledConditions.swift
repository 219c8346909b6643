/// The `#if` conditions under which something is there.
struct CompiledConditions: Hashable {
  /// Each way to it with the conditions it is under; none where some way is under none.
  private(set) var ways: Set<[String]> = []
  private(set) var isAlways = false

  init(_ ways: [[String]] = []) { for way in ways { add(way) } }

  mutating func add(_ way: [String]) {
    guard !way.isContradictory else { return }
    if way.isEmpty { isAlways = true }
    if isAlways { ways = [] } else if ways.count < 8 { ways.insert(way) }
  }

  mutating func add(_ other: CompiledConditions) {
    if other.isAlways { add([]) }
    for way in other.ways { add(way) }
  }

  /// As a guard says it: `#if os(iOS)`; nil where it is always there.
  var text: String? {
    guard !isAlways, !ways.isEmpty else { return nil }
    let parts = ways.map { $0.joined(separator: " && ") }.sorted()
    return "#if "
      + (parts.count == 1
        ? parts[0] : parts.map { $0.contains("&&") ? "(\($0))" : $0 }.joined(separator: " || "))
  }
}

extension [String] {
  /// True for conditions that never hold together: two platforms, or one and its opposite.
  fileprivate var isContradictory: Bool {
    let systems = Set(
      filter { $0.hasPrefix("os(") && $0.last == ")" && !$0.contains("|") && !$0.contains("&") })
    return systems.count > 1 || contains { contains("!\($0)") }
  }
}

extension DeclarationIndex {
  /// The conditions of all the places on a way, each once, outermost first.
  func conditions(of sites: [Site]) -> [String] {
    var found: [String] = []
    for site in sites where site.offset != 0 {
      for region in regions[site.file]
      where region.start <= site.offset && site.offset < region.end && !found.contains(region.condition) {
        found.append(region.condition)
      }
    }
    return found
  }
}
