import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Which column of a split view is on top in narrow windows, and what columns show while nothing is selected.
extension Assembler {
  /// Notes what says a split view's column, and which it is to begin with.
  func prefer(_ binding: Value?, in split: Stage) {
    guard let place = binding.flatMap({ evaluator.place($0)?.base }) else {
      if case .enumCase(let constant)? = binding, constant.name == "constant",
        case .enumCase(let column)? = constant.payload.first?.value
      {
        split.prefer = column.name
      }
      return
    }
    if case .enumCase(let column) = evaluator.initialValue(of: place) { split.prefer = column.name }
    guard !(drivers.preferences[place] ?? []).contains(where: { $0 === split }) else { return }
    drivers.preferences[place, default: []].append(split)
    drivers.version += 1
    discoveries += 1
  }

  /// The column that an action brings to the top besides.
  func preferred(in split: Stage, by action: Action) -> String? {
    action.written.compactMap { place, value -> String? in
      guard drivers.preferences[place]?.contains(where: { $0 === split }) == true,
        case .enumCase(let column) = value
      else { return nil }
      return column.name
    }.min()
  }

  /// Brings a column to the top without selecting anything.
  func prefer(_ value: Value, in split: Stage, _ action: Action) {
    let selects = action.written.contains { place, value in
      value != .none && drivers.selections[place]?.contains { $0.split === split } == true
    }
    guard !selects else { return }
    for case .enumCase(let column) in value.alternatives {
      guard let position = split.children.firstIndex(where: { $0.name == column.name }), position > 0 else {
        continue
      }
      let shown = placeholders(of: position, in: split) + split.children[position].roots
      record(Array(shown.prefix(1)), .select, action, split.children[position], nil, prefer: column.name)
    }
  }

  /// The screens of a column in whose lists something is selected for the next one.
  func listing(in position: Int, of split: Stage) -> Set<ScreenNode> {
    let column = split.children[position]
    let places = drivers.selections.filter { _, lists in
      lists.contains { $0.split === split && $0.column == position }
    }
    let frames = places.keys.flatMap { drivers.lists[$0] ?? [] }
    return Set(frames.filter { $0.stage.isRoot(of: column) }.compactMap(\.node))
  }

  // MARK: Placeholders

  /// What a column may show as its root, first what it shows for a selection.
  func roots(of position: Int, in split: Stage) -> [ScreenNode] {
    let column = split.children[position]
    let shown =
      column.roots + frames.filter { $0.role == .root && $0.stage.isRoot(of: column) }.compactMap(\.node)
    let placeholders = placeholders(of: position, in: split)
    return shown.distinct.filter { !placeholders.contains($0) } + placeholders
  }

  /// What a column shows while nothing is selected in the one before it.
  func placeholders(of position: Int, in split: Stage) -> [ScreenNode] {
    let column = split.children[position]
    if position == split.children.count - 1, !column.chosen.isEmpty {
      return column.roots.filter { !column.chosen.contains($0) }
    }
    let lists = drivers.selections.filter { _, lists in
      lists.contains { $0.split === split && $0.column == position - 1 }
    }.map(\.key)
    let choices = drivers.switches.filter { _, switches in
      switches.contains { $0.stage.isRoot(of: column) }
    }.map(\.key)
    let selections = Set(lists + choices).filter { $0.type?.name == "Optional" }
    var found: [ScreenNode] = []
    for place in selections.sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) {
      let switches = ((drivers.switches[place] ?? []) + (drivers.standIns[place] ?? []))
        .filter { $0.stage.isRoot(of: column) }
      for rootSwitch in switches { found += branches(of: rootSwitch, for: .none) }
      // One view for both, which is handed the selection as it is.
      if switches.isEmpty { found += column.roots.filter { mounted[$0]?.mayLack(place, evaluator) ?? false } }
    }
    return found.distinct
  }
}

extension Assembler {
  /// The screens that stand nowhere but in a column in which nothing is selected.
  var onlyPlaceholders: Set<ScreenNode> {
    var found: Set<ScreenNode> = []
    for split in stages {
      guard split.isSplit else { continue }
      for position in split.children.indices.dropFirst() {
        let first = roots(of: position, in: split).first
        for node in placeholders(of: position, in: split) where node != first {
          let column = split.children[position]
          if frames.allSatisfy({ $0.node != node || $0.stage.isRoot(of: column) }) { found.insert(node) }
        }
      }
    }
    return found
  }
}

extension Stage {
  /// True for a column, and for the stack that is all of it.
  func isRoot(of column: Stage) -> Bool { self === column || isStack && parent === column }
}

extension ObjectValue {
  /// True where an optional part of it is what is stored in a place.
  fileprivate func mayLack(_ place: Place, _ evaluator: Evaluator) -> Bool {
    fields.contains { name, field in
      guard case .place(let given) = field, given.base == place else { return false }
      return evaluator.index.properties(named: name, of: type).first?.declaration.type?.name == "Optional"
    }
  }
}
