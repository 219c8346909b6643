import NavAtlasInterpreting

/// Which root a stored value shows.
extension Assembler {
  /// - Parameter beside: what the same code writes elsewhere, which may decide branches inside.
  func branches(
    of rootSwitch: Drivers.RootSwitch, for value: Value, beside: [Place: Value] = [:]
  ) -> [ScreenNode] {
    let alternatives = rootSwitch.branch.alternatives
    guard let chosen = chosen(of: rootSwitch, for: value),
      alternatives[chosen].content.showsOrActs(on: rootSwitch.stage)
    else { return [] }
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
