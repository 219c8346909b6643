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

extension [Visual] {
  /// True for views and containers each of which is there while something of its own is.
  package var takeTurns: Bool {
    guard count > 1 else { return false }
    var views: Set<DeclaredType> = []
    return allSatisfy { visual in
      guard visual.isAtTimes, visual.turn != nil else { return false }
      switch visual.kind {
      case .view(let view): return views.insert(view.type).inserted
      case .container: return true
      case .branch, .inline, .external: return false
      }
    }
  }
}
