import NavAtlasModel

/// Which screen of one version of an app is which of the other.
///
/// Screens with the same id are the same. Of the others, two are one where enough speaks for it: the same name in another
/// module, or the same moves in and out, file, title, or a name that is nearly the same. No screen is taken twice, and the
/// surest pair is taken first. O(n + pairs that have anything in common)
struct ScreenMatching {
  /// The screens that have another id now, from old to new.
  private(set) var renamed: [Screen.ID: Screen.ID] = [:]

  /// What has to speak for a pair: a name alone, or the moves and one thing more.
  private static let threshold = 2.5
  /// What so many screens have in common tells none of them.
  private static let crowd = 40

  init(from base: NavigationGraph, to head: NavigationGraph) {
    let known = Set(base.screens.map(\.id))
    let present = Set(head.screens.map(\.id))
    var gone = base.screens.filter { !present.contains($0.id) }.map(\.id)
    var new = head.screens.filter { !known.contains($0.id) }.map(\.id)
    // A pair that was found makes the neighbours of others the same.
    while !gone.isEmpty, !new.isEmpty {
      let before = Traits.of(gone, in: base) { self.renamed[$0] ?? (present.contains($0) ? $0 : nil) }
      let after = Traits.of(new, in: head) { known.contains($0) || renamed.values.contains($0) ? $0 : nil }
      let found = Self.pairs(before, after)
      if found.isEmpty { return }
      renamed.merge(found) { first, _ in first }
      gone.removeAll { found[$0] != nil }
      new.removeAll(where: Set(found.values).contains)
    }
  }

  private static func pairs(_ before: [Traits], _ after: [Traits]) -> [Screen.ID: Screen.ID] {
    var holders: [Trait: [Int]] = [:]
    for (number, traits) in after.enumerated() {
      for trait in traits.all { holders[trait, default: []].append(number) }
    }
    var scored: [(score: Double, old: Screen.ID, new: Screen.ID)] = []
    for old in before {
      let candidates = Set(
        old.all.flatMap { trait in holders[trait].flatMap { $0.count > crowd ? nil : $0 } ?? [] })
      for new in candidates.map({ after[$0] }) where new.kind == old.kind {
        let score = old.likeness(to: new)
        if score >= threshold { scored.append((score, old.id, new.id)) }
      }
    }
    scored.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    var found: [Screen.ID: Screen.ID] = [:]
    var taken: Set<Screen.ID> = []
    for pair in scored where found[pair.old] == nil && taken.insert(pair.new).inserted {
      found[pair.old] = pair.new
    }
    return found
  }
}

/// What two versions of a screen may have in common.
private enum Trait: Hashable {
  case name(String)
  case title(String)
  case file(String)
  /// What a container or the app begins with.
  case root(of: Container.ID)
  /// A move to or from a screen that both versions have.
  case move(isOutgoing: Bool, kind: String, label: String?, other: Screen.ID)
}

private struct Traits {
  var id: Screen.ID
  var kind: Screen.Kind
  var name: String
  var known: Set<Trait>
  var moves: Set<Trait> = []

  var all: Set<Trait> { known.union(moves) }

  /// - Parameter common: the id that a screen has in both versions; `nil` where it is not in both.
  static func of(_ ids: [Screen.ID], in graph: NavigationGraph, common: (Screen.ID) -> Screen.ID?) -> [Traits]
  {
    let screens = Dictionary(graph.screens.map { ($0.id, $0) }) { first, _ in first }
    var traits = Dictionary(ids.compactMap { screens[$0] }.map { ($0.id, Traits($0)) }) { first, _ in first }
    for move in graph.transitions {
      guard case .screen(let source) = move.from else { continue }
      for target in move.targets {
        if let other = common(target) {
          traits[source]?.moves.insert(
            .move(isOutgoing: true, kind: move.kind.word, label: move.label, other: other))
        }
        if let other = common(source) {
          traits[target]?.moves.insert(
            .move(isOutgoing: false, kind: move.kind.word, label: move.label, other: other))
        }
      }
    }
    for container in graph.containers {
      for screen in container.ownScreens { traits[screen]?.known.insert(.root(of: container.id)) }
    }
    for entry in graph.entries where entry.kind == .launch {
      traits[entry.screen]?.known.insert(.root(of: ""))
    }
    return ids.compactMap { traits[$0] }
  }

  private init(_ screen: Screen) {
    (id, kind, name) = (screen.id, screen.kind, screen.name)
    known = [.name(screen.name)]
    if let title = screen.title { known.insert(.title(title)) }
    if let file = screen.location?.file { known.insert(.file(file)) }
  }

  func likeness(to other: Traits) -> Double {
    let common = known.intersection(other.known)
    let all = moves.union(other.moves).count
    let same = moves.intersection(other.moves).count
    let shared = all == 0 ? 0 : Double(same) / Double(all)
    // Many moves that all agree are no accident.
    let many: Double = same >= 3 && 4 * same >= 3 * all ? 1 : 0
    let named: Double = name == other.name ? 3 : name.isNear(other.name) ? 1 : 0
    return named + 2 * shared + many + Double(common.count - (name == other.name ? 1 : 0))
  }
}

extension String {
  /// True where one is the other with a word before, after or in place of a part of less than half.
  fileprivate func isNear(_ other: String) -> Bool {
    let common =
      zip(self, other).prefix { $0 == $1 }.count + zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    return 2 * common >= max(count, other.count)
  }
}
