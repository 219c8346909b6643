import NavAtlasInterpreting
import NavAtlasSourceReading

/// Which root a stored value shows.
extension Assembler {
  /// - Parameter beside: what the same code writes elsewhere, which may decide branches inside.
  func branches(
    of rootSwitch: Drivers.RootSwitch, for value: Value, beside: [Place: Value] = [:]
  ) -> [ScreenNode] {
    chosen(of: rootSwitch, for: value).map { self.branch($0, of: rootSwitch, beside: beside) } ?? []
  }

  /// Shows what one of several pages of a column is about: `selection.kind` of what a list selects.
  func branches(chosenBy part: Place, of value: Value, in split: Stage) -> [ScreenNode] {
    let switches = (drivers.switches[part] ?? []).filter { $0.stage.chain.contains { $0 === split } }
    let known: Value? = if case .object(let whole) = value { whole.fields[part.name] } else { nil }
    return switches.flatMap { rootSwitch in
      if let known, known.isConstant { return branches(of: rootSwitch, for: known) }
      let alternatives = rootSwitch.branch.alternatives
      return alternatives.indices.filter { alternatives[$0].content.visuals().contains(where: \.holdsView) }
        .flatMap { branch($0, of: rootSwitch) }
    }
  }

  /// True for a screen that is there already while a value is stored, by a choice in what the value leads to: of
  /// `if user == nil { Login() } else if hasPaid { Home() } else { Offer() }` Home, which stores another user.
  func staysInside(_ rootSwitch: Drivers.RootSwitch, _ value: Value, _ action: Action) -> Bool {
    let frame = action.frame
    guard let node = frame.node, let chosen = chosen(of: rootSwitch, for: value),
      let place = evaluator.place(rootSwitch.branch.subject)?.base
    else { return false }
    // What a case comes with is shown anew.
    if case .enumCase(let shown) = value, !shown.payload.isEmpty { return false }
    let inner = drivers.switches.values.joined().filter { inner in
      inner.stage === rootSwitch.stage
        && inner.around.contains { $0.site == rootSwitch.branch.site && $0.answer == chosen }
    }
    .sorted { ($0.branch.site.file, $0.branch.site.offset) < ($1.branch.site.file, $1.branch.site.offset) }
    // What is stored may answer the inner choice, too.
    let asked = inner.map { evaluator.place($0.branch.subject) }
    if inner.isEmpty || asked.contains(where: { isDecided($0, by: place, action) }) { return false }
    let others = rootSwitch.branch.alternatives.indices.filter { $0 != chosen }
    let outside = Set(others.flatMap { branch($0, of: rootSwitch) })
    return inner.contains { inner in
      inner.branch.alternatives.indices.flatMap { branch($0, of: inner) }.contains { root in
        !outside.contains(root) && (root == node || isShown(root, under: frame.stage))
      }
    }
  }

  private func isDecided(_ asked: Place?, by stored: Place, _ action: Action) -> Bool {
    guard let asked else { return true }
    return asked.base == stored || asked.via.contains { $0.base == stored }
      || action.written[asked.base] != nil
  }

  private func branch(
    _ chosen: Int, of rootSwitch: Drivers.RootSwitch, beside: [Place: Value] = [:]
  ) -> [ScreenNode] {
    let alternatives = rootSwitch.branch.alternatives
    guard alternatives[chosen].content.showsOrActs(on: rootSwitch.stage) else { return [] }
    let isOwner =
      rootSwitch.isOwner
      && (rootSwitch.branch.hasInline || hosts(of: rootSwitch.branch, on: rootSwitch.stage).contains(chosen))
    return mounting(chosen, of: rootSwitch.branch, inside: rootSwitch.around) {
      mount(
        alternatives[chosen].content, on: rootSwitch.stage, rootSwitch.role,
        Naming(
          owner: rootSwitch.owner, part: rootSwitch.part, isOwner: isOwner, known: beside,
          givers: rootSwitch.givers, isBranch: true),
        extras: rootSwitch.extras)
    }
  }

  /// Which alternative of a root is shown for a value, where that can be told.
  func chosen(of rootSwitch: Drivers.RootSwitch, for value: Value) -> Int? {
    let alternatives = rootSwitch.branch.alternatives
    let subject = evaluator.place(rootSwitch.branch.subject)
    var possible: [Int] = []
    for (position, alternative) in alternatives.enumerated() {
      switch evaluator.holds(alternative.test, stored: value, in: subject) {
      case true: possible = [position] + possible
      case nil:
        possible.append(position)
        continue
      case false: continue
      }
      break
    }
    guard let first = possible.first,
      possible.count == 1 || evaluator.holds(alternatives[first].test, value) == true
    else { return nil }
    return first
  }
}

extension Content {
  /// False for a spinner, and for a text in place that does nothing: a phase of whoever shows it, and no screen. In a
  /// column it says that nothing is chosen.
  fileprivate func showsOrActs(on stage: Stage) -> Bool {
    stage.isColumn ? !items.isEmpty : isSubstantial || !isSpinner && extras().contains(where: \.acts)
  }
}
