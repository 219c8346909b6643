import NavAtlasModel

/// Screens that came, went, or are declared otherwise.
struct ScreenComparison {
  let changes: [Change]

  init(
    _ base: NavigationGraph, _ head: NavigationGraph, _ former: [Screen.ID: Screen], _ doubt: DiffDoubt,
    _ declared: Set<Screen.ID>
  ) {
    let old = Dictionary(base.screens.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(head.screens.map { ($0.id, $0) }) { first, _ in first }
    changes = Set(old.keys).union(new.keys).sorted().compactMap { id in
      guard let after = new[id] else {
        return old[id].map {
          Change(
            .screen, .removed, $0.name, screens: [id], at: $0.location, isUnsure: doubt.mayRemain($0))
        }
      }
      guard var before = old[id] else {
        return Change(
          .screen, .added, after.name, screens: [id], at: after.location, isUnsure: doubt.mayHaveBeen(after))
      }
      let former = former[id]
      if let former { before.name = former.name }
      let details = Self.details(before, after)
      if let former, former.name != after.name {
        return Change(
          .screen, .renamed, "\(former.name) → \(after.name)",
          details: (declared.contains(former.id)
            ? ["both are declared; the second stands in place of the first"] : [])
            + details.filter { !$0.hasPrefix("name:") }, screens: [id], at: after.location)
      }
      guard !details.isEmpty else { return nil }
      return Change(.screen, .changed, after.name, details: details, screens: [id], at: after.location)
    }
  }

  private static func details(_ before: Screen, _ after: Screen) -> [String] {
    Details.of([
      ("name", before.name, after.name), ("title", before.title, after.title),
      ("module", before.module, after.module), ("kind", before.kind.rawValue, after.kind.rawValue),
      ("back", before.backDisabled ? "disabled" : "works", after.backDisabled ? "disabled" : "works"),
    ])
  }
}

/// Containers that came, went, or hold something else.
struct ContainerComparison {
  let changes: [Change]

  init(_ base: NavigationGraph, _ head: NavigationGraph, _ names: [Screen.ID: String]) {
    let old = Dictionary(base.containers.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(head.containers.map { ($0.id, $0) }) { first, _ in first }
    func words(_ container: Container) -> String {
      "\(container.word) \(container.name ?? names[container.id] ?? container.id)"
    }
    changes = Set(old.keys).union(new.keys).sorted().compactMap { id in
      // A modal comes and goes with the moves that present it.
      if new[id] == nil || old[id] == nil, (new[id] ?? old[id])?.isLayer ?? false { return nil }
      guard let after = new[id] else {
        return old[id].map {
          Change(.container, .removed, words($0), screens: $0.ownScreens, at: $0.location)
        }
      }
      guard let before = old[id] else {
        return Change(.container, .added, words(after), screens: after.ownScreens, at: after.location)
      }
      let details =
        Details.of(before.traits(names), after.traits(names)) + Self.tabs(before, after) { names[$0] ?? $0 }
      guard !details.isEmpty else { return nil }
      return Change(
        .container, .changed, words(after), details: details, screens: after.ownScreens, at: after.location)
    }
  }
}

extension ContainerComparison {
  /// Which tabs came and went, or that they stand in another order.
  private static func tabs(
    _ before: Container, _ after: Container, _ name: (String) -> String
  ) -> [String] {
    guard case .tabs(let old) = before.body, case .tabs(let new) = after.body else { return [] }
    let (was, now) = (old.tabs.map(\.key), new.tabs.map(\.key))
    let added = now.filter { !was.contains($0) }
    let removed = was.filter { !now.contains($0) }
    let isMixed = was.filter(now.contains) != now.filter(was.contains)
    return added.map { "tab added: \(name($0))" } + removed.map { "tab removed: \(name($0))" }
      + (isMixed ? ["tabs in another order: \(now.map(name).joined(separator: ", "))"] : [])
  }
}

/// Ways in that came, went, or lead elsewhere.
struct EntryComparison {
  let changes: [Change]

  init(_ base: NavigationGraph, _ head: NavigationGraph, _ names: [Screen.ID: String]) {
    let old = Set(base.entries.map(EntryIdentity.init))
    let new = Set(head.entries.map(EntryIdentity.init))
    func change(_ entry: Entry, _ kind: Change.Kind) -> Change {
      let way = (entry.path.isEmpty ? [entry.screen] : entry.path).map { names[$0] ?? $0 }
      let title = entry.title.map { "\(entry.kind.rawValue) \($0)" } ?? entry.kind.rawValue
      return Change(
        .entry, kind, "\(title) → \(way.joined(separator: " › "))", screens: [entry.screen],
        at: entry.location)
    }
    let removed = base.entries.filter { !new.contains(EntryIdentity($0)) }.map { change($0, .removed) }
    let added = head.entries.filter { !old.contains(EntryIdentity($0)) }.map { change($0, .added) }
    changes = Set(removed + added).sorted()
  }
}

/// What makes a way in the same in both versions.
struct EntryIdentity: Hashable {
  private let parts: [String?]

  init(_ entry: Entry) {
    parts = [entry.kind.rawValue, entry.screen, entry.url, entry.label] + entry.path
  }
}

/// What differs between two sets of properties.
enum Details {
  static func of(_ properties: [(name: String, before: String?, after: String?)]) -> [String] {
    properties.filter { $0.before != $0.after }.map { property in
      switch (property.before, property.after) {
      case (let before?, let after?): "\(property.name): \(after) instead of \(before)"
      case (nil, let after?): "\(property.name): \(after), none before"
      case (let before?, nil): "\(property.name): none, \(before) before"
      case (nil, nil): ""
      }
    }
  }

  static func of(
    _ before: [(name: String, value: String?)], _ after: [(name: String, value: String?)]
  ) -> [String] {
    let old = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.name, $0.value) }) { first, _ in first }
    let order = after.map(\.name) + before.map(\.name).filter { new[$0] == nil }
    return of(order.map { ($0, old[$0] ?? nil, new[$0] ?? nil) })
  }
}

extension Container {
  fileprivate var isLayer: Bool { if case .layer = body { true } else { false } }

  /// What a container is, as far as people see it.
  fileprivate func traits(_ names: [Screen.ID: String]) -> [(name: String, value: String?)] {
    func name(_ id: Screen.ID) -> String { names[id] ?? id }
    switch body {
    case .stack(let stack):
      return [("root", name(stack.root)), ("logical root", stack.logicalRoot.map(name))]
    case .split(let split):
      return split.columns.flatMap { column in
        [
          ("\(column.name)", name(column.root)),
          ("\(column.name)'s placeholder", column.placeholder.map(name)),
          ("\(column.name)'s selection", column.selects ? "drives the next column" : nil),
        ]
      } + [("preferred compact column", split.prefer)]
    case .tabs(let tabs):
      return [
        ("first tab", (tabs.selected ?? tabs.tabs.first?.key).map(name))
      ]
    case .layer(let layer):
      return [
        ("root", name(layer.root)), ("style", layer.style.rawValue),
        ("gesture", layer.dismissible ? "closes it" : "does not close it"),
      ]
    }
  }
}
