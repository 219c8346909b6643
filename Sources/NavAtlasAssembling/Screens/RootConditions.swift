import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What has to hold of something stored for a root to be there.
struct RootCondition: Equatable {
  var place: Place
  var test: Branch.Test
  /// The choice that asks it, and the answer.
  var site: Site
  var answer: Int

  static func == (left: Self, right: Self) -> Bool {
    left.site == right.site && left.answer == right.answer && left.place == right.place
  }
}

/// Choices in choices: `if isSignedIn { if hasProfile { Home() } else { ProfileForm() } } else { Login() }`.
extension Assembler {
  /// Mounts what one answer of a choice shows.
  ///
  /// - Parameter outer: the conditions around it; those of what is being mounted where nothing is said.
  func mounting<Result>(
    _ answer: Int, of branch: Branch, inside outer: [RootCondition]? = nil, _ body: () -> Result
  ) -> Result {
    let before = conditionsAround
    defer { conditionsAround = before }
    conditionsAround = outer ?? before
    if let place = evaluator.place(branch.subject)?.base {
      conditionsAround.append(
        RootCondition(
          place: place, test: branch.alternatives[answer].test, site: branch.site, answer: answer))
    }
    return body()
  }

  /// True for what a choice around what is being mounted has asked already.
  func isKnownAround(_ subject: Value, _ test: Branch.Test) -> Bool {
    guard !conditionsAround.isEmpty, let place = evaluator.place(subject)?.base else { return false }
    return conditionsAround.contains { $0.place == place && $0.test.isSame(as: test) == true }
  }

  /// What may be chosen where a choice around has told what the same is, and the content if that is one; nil where it has
  /// not.
  func leftAround(_ branch: Branch) -> (branch: Branch, only: Content?)? {
    guard let place = evaluator.place(branch.subject)?.base,
      let around = conditionsAround.last(where: { $0.place == place })
    else { return nil }
    let values = values(of: place, by: around.test)
    guard !values.isEmpty else { return nil }
    let left = branch.alternatives.indices.filter { position in
      values.contains { value in
        evaluator.holds(branch.alternatives[position].test, value) != false
          && !branch.alternatives[..<position].contains { evaluator.holds($0.test, value) == true }
      }
    }
    guard let first = left.first, left.count < branch.alternatives.count else { return nil }
    let rest = left.map { branch.alternatives[$0] }
    return (
      Branch(subject: branch.subject, alternatives: rest, site: branch.site),
      rest.count == 1 ? branch.alternatives[first].content : nil
    )
  }

  /// What is stored where a choice gives an answer: the one value that it asks for, or cases without parts.
  private func values(of place: Place, by test: Branch.Test) -> [Value] {
    if let value = test.key { return [value] }
    guard let type = place.type else { return [] }
    let all = evaluator.anyCase(.typed(type.unwrapped)).alternatives
    guard all.count > 1 else { return [] }
    return (type.name == "Optional" ? all + [.none] : all).filter { evaluator.holds(test, $0) != false }
  }

  /// What has to hold besides for a choice of several that are made at once.
  func conditions(assumedBy branch: Branch) -> [RootCondition] {
    branch.assumed.filter { !$0.test.isJoined }.compactMap { part in
      evaluator.place(part.subject).map {
        RootCondition(place: $0.base, test: part.test, site: branch.site, answer: 0)
      }
    }
  }

  /// False where an action leaves in storage what shows another root than the one that a choice is about.
  func isAsked(_ rootSwitch: Drivers.RootSwitch, after action: Action) -> Bool {
    let written = action.written
    return rootSwitch.around.allSatisfy { condition in
      written[condition.place].map { evaluator.holds(condition.test, stored: $0) != false } ?? true
    }
  }

  // MARK: Roots of columns

  /// Remembers under what a screen is the root of a column, each way once.
  func noteConditions(of node: ScreenNode?, on stage: Stage) {
    guard let node, let column = stage.column else { return }
    let root = ColumnRoot(node: node, column: column.number)
    if columnConditions[root]?.contains(conditionsAround) == true { return }
    columnConditions[root, default: []].append(conditionsAround)
  }

  /// What a column shows beside a screen in the column before it: its roots, and where that screen is there under
  /// conditions what the column shows under the same.
  func roots(of next: Stage, beside frame: Frame) -> [ScreenNode] {
    guard let node = frame.node, let column = frame.stage.column, column !== next,
      let there = columnConditions[ColumnRoot(node: node, column: column.number)],
      there.allSatisfy({ !$0.isEmpty })
    else { return next.roots }
    let shown = frames.filter { $0.role == .root && $0.stage.column === next }.compactMap(\.node)
    return (next.roots + shown).distinct.filter { root in
      guard let theirs = columnConditions[ColumnRoot(node: root, column: next.number)] else { return true }
      return there.contains { own in theirs.contains { canHold(own, $0) } }
    }
  }

  /// What a column shows once a selection is written: where other code does so than the list's screen, no more than may
  /// stand beside that. It is not what has written it.
  func roots(of next: Stage, besideListOf place: Place, in column: Stage, _ action: Action) -> [ScreenNode] {
    let frame = action.frame
    let roots = roots(of: next, beside: frame)
    if frame.stage.column === column || performing == nil { return roots }
    let lists = (drivers.lists[place] ?? []).filter { $0.node != nil && $0.stage.column === column }
    if lists.isEmpty { return roots }
    doubt(.anything)
    let beside = Set(lists.flatMap { self.roots(of: next, beside: $0) })
    return roots.filter { $0 != frame.node && beside.contains($0) }
  }

  private func canHold(_ first: [RootCondition], _ second: [RootCondition]) -> Bool {
    first.allSatisfy { own in
      second.allSatisfy { other in
        guard own.place == other.place else { return true }
        if let value = own.test.key { return evaluator.holds(other.test, value) != false }
        if let value = other.test.key { return evaluator.holds(own.test, value) != false }
        return true
      }
    }
  }
}

/// A screen as the root of a column.
struct ColumnRoot: Hashable {
  var node: ScreenNode
  var column: Int
}

extension Stage {
  /// The column that it is, or is the stack of.
  var column: Stage? {
    if case .column = kind { return self }
    if isStack, let parent, case .column = parent.kind { return parent }
    return nil
  }
}
