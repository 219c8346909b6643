import NavAtlasProgram
package import NavAtlasSourceReading

/// The conditions under which something is there: those of `#if`, and what chooses by the device while the app runs.
package struct CompiledConditions: Hashable {
  /// One of them, as it is written.
  package struct Condition: Hashable {
    package var text: String
    /// True for one of an `#if`.
    var isCompiled = true
  }

  /// Each way to it with the conditions it is under; none where some way is under none.
  package private(set) var ways: Set<[Condition]> = []
  package private(set) var isAlways = false

  package init(_ ways: [[Condition]] = []) { for way in ways { add(way) } }

  package mutating func add(_ way: [Condition]) {
    guard !way.isContradictory else { return }
    if way.isEmpty { isAlways = true }
    if isAlways { ways = [] } else if ways.count < Self.wayLimit { ways.insert(way) }
  }

  package mutating func add(_ other: CompiledConditions) {
    if other.isAlways { add([]) }
    // What another one holds is not contradictory.
    for way in other.ways where !isAlways && ways.count < Self.wayLimit { ways.insert(way) }
  }

  private static let wayLimit = 8

  /// As a guard says it: `#if os(iOS)`, `if horizontalSizeClass == .compact`, or both with a comma between them; nil
  /// where it is always there.
  package var text: String? {
    guard !isAlways, !ways.isEmpty else { return nil }
    // A way that another one's conditions are enough for says nothing.
    let ways = self.ways.filter { way in
      !self.ways.contains { $0.count < way.count && Set($0).isSubset(of: way) }
    }
    let kinds = Set(ways.map { $0.map(\.isCompiled) }.joined())
    if kinds.count == 1, let isCompiled = kinds.first {
      return Self.keyword(isCompiled) + Self.united(ways.map(Self.joined))
    }
    let texts = ways.map { way in
      [true, false].compactMap { isCompiled in
        let part = way.filter { $0.isCompiled == isCompiled }
        return part.isEmpty ? nil : Self.keyword(isCompiled) + Self.joined(part)
      }.joined(separator: ", ")
    }
    return texts.sorted().joined(separator: " or ")
  }

  private static func keyword(_ isCompiled: Bool) -> String { isCompiled ? "#if " : "if " }

  private static func joined(_ conditions: [Condition]) -> String {
    conditions.map(\.text).joined(separator: " && ")
  }

  private static func united(_ ways: [String]) -> String {
    ways.count == 1
      ? ways[0] : ways.sorted().map { $0.contains("&&") ? "(\($0))" : $0 }.joined(separator: " || ")
  }
}

extension [CompiledConditions.Condition] {
  /// True for conditions that never hold together: two platforms, or one and its opposite.
  fileprivate var isContradictory: Bool {
    guard count > 1 else { return false }
    let systems = filter(\.isSystem)
    if systems.contains(where: { $0.text != systems[0].text }) { return true }
    return contains { condition in
      let text = condition.text
      guard text.utf8.contains(UInt8(ascii: "!")) else { return false }
      return contains { $0.text.utf8.count + 1 == text.utf8.count && "!" + $0.text == text }
        || text.holds("!=")
          && contains { $0.text.holds("==") && $0.text.replacing("==", with: "!=") == text }
    }
  }
}

extension CompiledConditions.Condition {
  /// True for `os(…)` and nothing besides.
  fileprivate var isSystem: Bool {
    text.hasPrefix("os(") && text.utf8.last == UInt8(ascii: ")")
      && !text.utf8.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "&") }
  }
}

extension String {
  /// True where it holds an operator of two characters.
  fileprivate func holds(_ sign: StaticString) -> Bool {
    sign.withUTF8Buffer { sign in zip(utf8, utf8.dropFirst()).contains { $0 == sign[0] && $1 == sign[1] } }
  }
}

extension DeclarationIndex {
  /// The conditions of all the places on a way, each once, outermost first.
  package func conditions(of sites: [Site]) -> [CompiledConditions.Condition] {
    var found: [CompiledConditions.Condition] = []
    for site in sites { addConditions(of: site, to: &found) }
    return found
  }

  package func addConditions(of site: Site, to found: inout [CompiledConditions.Condition]) {
    guard site.offset != 0, !regions[site.file].isEmpty else { return }
    for region in regions[site.file] {
      if region.start > site.offset { break }
      if site.offset >= region.end { continue }
      let condition = CompiledConditions.Condition(text: region.condition, isCompiled: region.isCompiled)
      if !found.contains(condition) { found.append(condition) }
    }
  }
}
