import NavAtlasProgram
import NavAtlasSourceReading

extension Visual {
  /// What has to hold of something stored for it to be seen.
  package struct Turn {
    package var subject: Value
    package var test: Branch.Test

    /// - Returns: nil where it is no matter of something stored being there, set, empty, or one value or number.
    init?(_ shown: Branch.Alternative, by subject: Value) {
      switch (shown.test, subject) {
      case (.isPresent, _), (.isTrue, .place), (.isFalse, .place), (.isEmpty, .place), (.orders, .place),
        (.equals, .place), (.not(.isEmpty), .place), (.not(.orders), .place), (.not(.equals), .place):
        break
      default: return nil
      }
      (self.subject, test) = (subject, shown.test)
    }

    /// That by which a choice shows the one thing that it may show, also where it asks for an amount.
    init?(of only: Branch.Alternative, in branch: Branch) {
      let deciding = branch.byAmount ?? branch
      let shown = deciding.alternatives.first(where: \.content.isSubstantial)
      self.init(shown ?? only, by: deciding.subject)
    }
  }
}

extension Visual {
  /// The choice between it and nothing; nil where nothing stored decides it.
  package var turnBranch: Branch? {
    turn.map { turn in
      Branch(
        subject: turn.subject,
        alternatives: [
          .init(test: turn.test, content: content),
          .init(test: turn.test.opposite, content: Content(owner: nil)),
        ], site: site)
    }
  }

  /// The choice between it and nothing, by whether what is stored is there; nil where nothing stored decides it so.
  package var presenceBranch: Branch? {
    guard isAtTimes, let condition, case .place = condition else { return nil }
    return Branch(
      subject: condition,
      alternatives: [
        .init(test: .isPresent, content: content),
        .init(test: .isAbsent, content: Content(owner: owner)),
      ], site: site)
  }

  /// As it is seen at times, and nothing at others.
  func atTimes(_ turn: Turn?) -> Visual {
    var visual = self
    (visual.isAtTimes, visual.turn) = (true, turn)
    return visual
  }
}

extension Visual.Turn {
  /// True where it is seen just when what has the other turn is not.
  fileprivate func isOpposite(of other: Visual.Turn) -> Bool {
    guard subject == other.subject else { return false }
    return switch (test, other.test) {
    case (.isTrue, .isFalse), (.isFalse, .isTrue), (.isEmpty, .not(.isEmpty)), (.not(.isEmpty), .isEmpty):
      true
    default: false
    }
  }
}

extension [Visual] {
  /// The choices that they are, each of them between it and nothing; where some come when others go, one choice.
  package var turnBranches: [Branch] {
    var joined: Set<Int> = []
    return indices.compactMap { position in
      guard !joined.contains(position), let turn = self[position].turn else { return nil }
      let others = indices.filter { self[$0].turn?.isOpposite(of: turn) == true }
      guard let other = others.first.flatMap({ self[$0].turn }) else { return self[position].turnBranch }
      let alike = indices.filter { self[$0].turn?.isOpposite(of: other) == true }
      joined.formUnion(alike + others)
      return Branch(
        subject: turn.subject,
        alternatives: [
          .init(test: turn.test, content: oneOf(alike)), .init(test: other.test, content: oneOf(others)),
        ], site: self[position].site)
    }
  }

  /// The choices as one, where they are views of which each is asked for by itself: what a sheet is there for shows one
  /// of them. Nil for anything else.
  package var chainOfTurns: Branch? {
    guard takeTurns, allSatisfy({ if case .view = $0.kind { true } else { false } }) else { return nil }
    return turnBranches.reversed().reduce(nil as Branch?) { rest, branch in
      guard let rest, let last = branch.alternatives.last, last.content.items.isEmpty else { return branch }
      var chained = branch
      chained.alternatives[branch.alternatives.count - 1].content = Content(
        owner: last.content.owner, items: [.branch(rest)])
      return chained
    }
  }

  /// What is at some positions, between which something decides that is not known.
  private func oneOf(_ positions: [Int]) -> Content {
    let shown = positions.map { self[$0] }
    guard shown.count > 1 else { return shown[0].content }
    let choice = Branch(
      subject: .unknown, alternatives: shown.map { .init(test: .unknown, content: $0.content) },
      site: shown[0].site)
    return Content(owner: shown[0].owner, items: [.branch(choice)])
  }

  /// Two of which always one is there as the one choice that they are, whatever lies over them at times:
  /// `if isOpen { … }; if !isOpen { … }; if isBusy { … }`. O(visuals²), of which there are few.
  var joiningOpposites: [Visual] {
    guard count > 2 else { return self }
    for (position, first) in enumerated() where first.isAtTimes && first.isSubstantial {
      guard let turn = first.turn,
        let other = indices.first(where: { other in
          other > position && self[other].isAtTimes && self[other].isSubstantial
            && self[other].turn?.isOpposite(of: turn) == true
        }), let otherTurn = self[other].turn,
        !indices.contains(where: { $0 != position && $0 != other && self[$0].turn?.subject == turn.subject })
      else { continue }
      let choice = Branch(
        subject: turn.subject,
        alternatives: [
          .init(test: turn.test, content: first.content),
          .init(test: otherTurn.test, content: self[other].content),
        ], site: first.site)
      var joined = self
      joined[position] = Visual(
        kind: .branch(choice), owner: first.owner, name: first.name, isChosen: false, site: first.site)
      joined.remove(at: other)
      return joined
    }
    return self
  }

  /// True for views and containers each of which is there while something of its own is, and for what is written in
  /// place beside them where one of them goes when it comes.
  package var takeTurns: Bool {
    guard count > 1 else { return false }
    var (types, whole): (Set<DeclaredType>, [Visual]) = ([], [])
    for visual in self where visual.isAtTimes && visual.turn != nil {
      switch visual.kind {
      case .view(let view):
        guard types.insert(view.type).inserted else { return false }
        whole.append(visual)
      case .container: whole.append(visual)
      case .branch, .inline, .external: break
      }
    }
    return whole.count > 1
      && allSatisfy { visual in
        guard visual.isAtTimes else { return false }
        switch visual.kind {
        case .view, .container: return visual.turn != nil
        case .inline:
          guard visual.isSubstantial else { return true }
          return visual.turn.map { turn in whole.contains { $0.turn?.isOpposite(of: turn) == true } } ?? false
        case .branch, .external: return false
        }
      }
  }
}
