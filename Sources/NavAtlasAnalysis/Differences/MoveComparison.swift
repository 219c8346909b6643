import NavAtlasModel

/// What makes a move the same in both versions, whatever its label, condition or place.
struct MoveIdentity: Hashable {
  private let parts: [String?]

  init(_ move: Transition) {
    // A move of every screen is told apart by its container, others by the screen that they are made on.
    let source = move.from == .anyScreen ? "*\(move.container ?? "")" : "\(move.from)"
    parts =
      [
        source, move.to, move.kind.word, move.n.map(String.init), move.column,
        move.trigger == .url ? "url" : nil,
      ]
      + move.path
  }
}

/// Moves that came, went, or are made otherwise.
struct MoveComparison {
  private(set) var changes: [Change] = []
  /// The moves that the changes are about.
  private(set) var changed: Set<MoveIdentity> = []
  private let names: [Screen.ID: String]

  init(
    _ base: NavigationGraph, _ head: NavigationGraph, _ names: [Screen.ID: String], _ doubt: DiffDoubt
  ) {
    self.names = names
    let old = Dictionary(grouping: base.transitions.filter { !$0.isImplicit }, by: MoveIdentity.init)
    let new = Dictionary(grouping: head.transitions.filter { !$0.isImplicit }, by: MoveIdentity.init)
    var removed = old.filter { new[$0.key] == nil }.compactMap(\.value.first).sorted(by: isBefore)
    var added = new.filter { old[$0.key] == nil }.compactMap(\.value.first).sorted(by: isBefore)
    // The same two screens, moved between in another way.
    let gone = Dictionary(grouping: removed.filter { $0.to != nil }, by: pair)
    let came = Dictionary(grouping: added.filter { $0.to != nil }, by: pair)
    let turned = Set(came.filter { $0.value.count == 1 && gone[$0.key]?.count == 1 }.keys)
    for pair in turned {
      guard let before = gone[pair], let after = came[pair], let move = after.first else { continue }
      let kinds = ["kind: \(move.kind.word) instead of \(before[0].kind.word)"]
      add(move, .changed, kinds + details(before, after))
      changed.insert(MoveIdentity(before[0]))
    }
    removed.removeAll { $0.to != nil && turned.contains(pair(of: $0)) }
    added.removeAll { $0.to != nil && turned.contains(pair(of: $0)) }
    for (identity, moves) in new {
      guard let before = old[identity], let move = moves.first else { continue }
      let details = details(before, moves)
      if !details.isEmpty { add(move, .changed, details) }
    }
    for move in removed { add(move, .removed, [], isUnsure: doubt.mayRemain(move)) }
    for move in added { add(move, .added, [], isUnsure: doubt.mayHaveBeen(move)) }
    changes.sort()
  }

  private func pair(of move: Transition) -> [String?] { ["\(move.from)", move.to] }

  private func isBefore(_ left: Transition, _ right: Transition) -> Bool { words(left) < words(right) }

  private mutating func add(
    _ move: Transition, _ kind: Change.Kind, _ details: [String], isUnsure: Bool = false
  ) {
    let source: [Screen.ID] = if case .screen(let id) = move.from { [id] } else { [] }
    var change = Change(
      .move, kind, words(move), details: details, screens: source + move.targets, at: move.locations.first,
      isUnsure: isUnsure)
    change.ends = ends(move)
    changes.append(change)
    changed.insert(MoveIdentity(move))
  }

  private func name(_ id: Screen.ID) -> String { names[id] ?? id }

  /// `Home → Cart (push)`, `every screen of Shop: popToRoot`.
  private func words(_ move: Transition) -> String {
    let ends = ends(move)
    return "\(ends.from)\(move.targets.isEmpty ? ": " : " → ")\(ends.to)"
  }

  private func ends(_ move: Transition) -> Change.Ends {
    let source =
      if case .screen(let id) = move.from { name(id) } else {
        "every screen" + (move.container.map { " of \(name($0))" } ?? "")
      }
    let way = move.targets.map(name).joined(separator: " › ")
    let kind = move.kind.word + (move.n.map { $0 > 1 ? " \($0)" : "" } ?? "")
    let screen: Screen.ID? = if case .screen(let id) = move.from { id } else { nil }
    return Change.Ends(from: source, screen: screen, to: way.isEmpty ? kind : "\(way) (\(kind))")
  }

  /// What people read or have to meet for a move; counts, places and certainty are none of it.
  private func details(_ before: [Transition], _ after: [Transition]) -> [String] {
    func joined(_ moves: [Transition], _ part: (Transition) -> String?) -> String? {
      let parts = Set(moves.compactMap(part)).sorted()
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    func property(_ name: String, _ part: (Transition) -> String?) -> (String, String?, String?) {
      (name, joined(before, part), joined(after, part))
    }
    return Details.of([
      property("label") { $0.label.map { "“\($0)”" } }, property("condition", \.condition),
      property("set off by") { $0.trigger.rawValue }, property("preferred column", \.prefer),
      property("selected by") { $0.via?.rawValue },
      property("goes back to one that is there") { $0.singleTop ? "yes" : nil },
    ])
  }
}
