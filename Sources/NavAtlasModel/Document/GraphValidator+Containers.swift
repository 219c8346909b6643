extension GraphValidator {
  mutating func checkedContainers(_ all: [Container]) -> [Container] {
    var kept: [(container: Container, place: SourceLocation?)] = []
    var first: [Container.ID: SourceLocation?] = [:]
    for (index, container) in all.enumerated() {
      let place = places.containers.at(index)
      let subject = "\(container.kind.rawValue) '\(container.id.excerpt)'"
      if let defect = container.id.nameDefect {
        report("container: 'id' \(defect)", place)
      } else if let earlier = first.updateValue(place, forKey: container.id) {
        first[container.id] = earlier
        report(
          "container '\(container.id)' is declared twice\(earlier.map { "; first at \($0)" } ?? "")", place)
      } else if let good = checked(container, subject, place) {
        kept.append((good, place))
      } else {
        dropped.insert(container.id)
      }
    }
    return checkedTabs(kept)
  }

  private mutating func checked(
    _ container: Container, _ subject: String, _ place: SourceLocation?
  ) -> Container? {
    var good = container
    switch container.body {
    case .stack(var stack):
      guard knows(screens: [stack.root], subject, place) else { return nil }
      if let logicalRoot = stack.logicalRoot, !knows(screens: [logicalRoot], subject, place) {
        stack.logicalRoot = nil
      }
      good.body = .stack(stack)
    case .split(let split):
      guard let split = checked(split, subject, place) else { return nil }
      good.body = .split(split)
    case .tabs:
      break
    case .layer(let layer):
      guard knows(screens: [layer.root], subject, place) else { return nil }
    }
    return good
  }

  private mutating func checked(
    _ split: Container.Split, _ subject: String, _ place: SourceLocation?
  ) -> Container.Split? {
    var split = split
    guard (2...3).contains(split.columns.count) else {
      report("\(subject): a split view has 2 or 3 columns, not \(split.columns.count)", place)
      return nil
    }
    let names = split.columns.map(\.name)
    if let defect = names.lazy.compactMap(\.nameDefect).first {
      report("\(subject): a column's name \(defect)", place)
      return nil
    }
    if let twice = names.enumerated().first(where: { names[..<$0.offset].contains($0.element) }) {
      report("\(subject): two columns are called '\(twice.element.excerpt)'", place)
      return nil
    }
    for index in split.columns.indices {
      guard knows(screens: [split.columns[index].root], subject, place) else { return nil }
      if let placeholder = split.columns[index].placeholder, !knows(screens: [placeholder], subject, place) {
        split.columns[index].placeholder = nil
      }
    }
    if let last = split.columns.last, last.selects {
      report("\(subject): column '\(last.name)' selects, but no column follows it", place)
      split.columns[split.columns.count - 1].selects = false
    }
    if let prefer = split.prefer, !names.contains(prefer) {
      report("\(subject): 'prefer' names no column; columns: \(names.joined(separator: ", "))", place)
      split.prefer = nil
    }
    return split
  }

  // MARK: Tabs

  /// Tabs are checked once all containers are known, since they name each other.
  private mutating func checkedTabs(
    _ all: [(container: Container, place: SourceLocation?)]
  ) -> [Container] {
    for (container, _) in all { containers[container.id] = container }
    var tabOf: [Container.ID: Container.ID] = [:]
    var kept: [Container] = []
    for (container, place) in all {
      guard case .tabs(let tabs) = container.body else {
        kept.append(container)
        continue
      }
      if let tabs = checked(tabs, of: container.id, place, &tabOf) {
        var good = container
        good.body = .tabs(tabs)
        kept.append(good)
        containers[good.id] = good
      } else {
        containers[container.id] = nil
        dropped.insert(container.id)
      }
    }
    return withoutCycles(
      kept, tabOf, Dictionary(all.map { ($0.container.id, $0.place) }) { first, _ in first })
  }

  private mutating func checked(
    _ tabs: Container.Tabs, of id: Container.ID, _ place: SourceLocation?,
    _ tabOf: inout [Container.ID: Container.ID]
  ) -> Container.Tabs? {
    let subject = "tabs '\(id.excerpt)'"
    var good = tabs
    good.tabs = []
    var keys: Set<String> = []
    for tab in tabs.tabs {
      if let defect = tab.key.nameDefect {
        report("\(subject): a tab's key \(defect)", place)
      } else if keys.contains(tab.key) {
        report("\(subject): two tabs have the key '\(tab.key.excerpt)'", place)
      } else if !knows(container: tab.container, "\(subject), tab '\(tab.key)'", place) {
        continue
      } else if containers[tab.container]?.kind == .layer {
        report(
          "\(subject), tab '\(tab.key)': '\(tab.container)' is a layer; a tab shows a stack, split or tabs",
          place)
      } else if let other = tabOf[tab.container] {
        report("\(subject), tab '\(tab.key)': '\(tab.container)' is a tab of '\(other)' already", place)
      } else {
        keys.insert(tab.key)
        tabOf[tab.container] = id
        good.tabs.append(tab)
      }
    }
    guard !good.tabs.isEmpty else {
      // Where all tabs were dropped, each has its error.
      if tabs.tabs.isEmpty { report("\(subject): a tab view needs at least one tab", place) }
      return nil
    }
    if let selected = tabs.selected, !keys.contains(selected) {
      if !tabs.tabs.contains(where: { $0.key == selected }) {
        report(
          "\(subject): 'selected' names no tab; tabs: \(tabs.tabs.map(\.key).joined(separator: ", "))", place)
      }
      good.selected = nil
    }
    return good
  }

  /// Drops tab views that contain themselves. Each container is a tab of at most one other, so following the
  /// parents meets every cycle.
  private mutating func withoutCycles(
    _ all: [Container], _ parent: [Container.ID: Container.ID], _ places: [Container.ID: SourceLocation?]
  ) -> [Container] {
    var settled: Set<Container.ID> = []
    var cyclic: Set<Container.ID> = []
    for container in all where container.kind == .tabs && !settled.contains(container.id) {
      var trail: [Container.ID] = []
      var current: Container.ID? = container.id
      while let id = current, settled.insert(id).inserted {
        trail.append(id)
        current = parent[id]
      }
      guard let current, let start = trail.firstIndex(of: current) else { continue }
      let cycle = trail[start...]
      let names = (cycle.reversed() + [current]).map(\.excerpt).joined(separator: " > ")
      let shown = cycle.count > 10 ? "\(cycle.count) tab views" : names
      report("tabs '\(current.excerpt)' contain themselves: \(shown)", places[current] ?? nil)
      cyclic.formUnion(cycle)
    }
    for id in cyclic { containers[id] = nil }
    dropped.formUnion(cyclic)
    return all.filter { !cyclic.contains($0.id) }
  }
}
