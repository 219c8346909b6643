extension GraphValidator {
  mutating func checkedTransitions(_ all: [Transition]) -> [Transition] {
    let hasLogicalRoot = containers.values.contains { $0.logicalRoot != nil }
    var kept: [Transition] = []
    for (index, transition) in all.enumerated() {
      let place = places.transitions.at(index)
      let subject = transition.summary
      guard hasEnds(transition, subject, place),
        knows(container: transition.container, subject, place),
        hasMembers(transition, subject, place),
        hasColumns(transition, subject, place)
      else { continue }
      if transition.kind == .popToLogicalRoot, transition.to == nil {
        let isKnown = transition.container.map { containers[$0]?.logicalRoot != nil } ?? hasLogicalRoot
        guard isKnown else {
          report("\(subject): needs a target, or a stack with a 'logicalRoot'", place)
          continue
        }
      }
      var good = transition
      good.count = checkedCount(transition.count, subject, place)
      kept.append(good)
    }
    return kept
  }

  /// The screens a transition names exist, and it names those that its kind needs.
  private mutating func hasEnds(_ transition: Transition, _ subject: String, _ place: SourceLocation?) -> Bool
  {
    let kind = transition.kind.rawValue
    switch transition.from {
    case .anyScreen where transition.container == nil:
      report("\(subject): from '*' needs the container whose screens are meant", place)
      return false
    case .anyScreen: break
    case .screen(let id): guard knows(screens: [id], subject, place) else { return false }
    }
    switch (transition.kind.target, transition.to) {
    case (.required, nil):
      report("\(subject): a \(kind) needs a target as 'to'", place)
      return false
    case (.absent, .some):
      report("\(subject): a \(kind) has no target; remove 'to'", place)
      return false
    default: return knows(screens: (transition.to.map { [$0] } ?? []) + transition.path, subject, place)
    }
  }

  /// The members that only some kinds have are there where they belong.
  private mutating func hasMembers(_ transition: Transition, _ subject: String, _ place: SourceLocation?)
    -> Bool
  {
    let kind = transition.kind
    if let n = transition.n {
      if kind.count == .absent {
        report("\(subject): a \(kind.rawValue) does not count; remove 'n'", place)
        return false
      }
      if n < 0 {
        report("\(subject): 'n' is \(n); it has to be at least 0", place)
        return false
      }
    }
    if kind.path == .absent, !transition.path.isEmpty {
      report("\(subject): a \(kind.rawValue) has no path; remove 'path'", place)
      return false
    }
    if kind == .pushMany, transition.path.isEmpty {
      report("\(subject): a pushMany needs the pushed screens as 'path'", place)
      return false
    }
    return true
  }

  private mutating func hasColumns(_ transition: Transition, _ subject: String, _ place: SourceLocation?)
    -> Bool
  {
    let named = [("column", transition.column), ("prefer", transition.prefer)]
    for case (let key, let column?) in named {
      let split = transition.container.flatMap { containers[$0]?.split }
      if transition.container != nil, split == nil {
        report("\(subject): '\(key)' belongs to a split view, and its container is none", place)
        return false
      }
      let known =
        split?.columns.map(\.name) ?? containers.values.flatMap { $0.split?.columns.map(\.name) ?? [] }
      guard !known.contains(column) else { continue }
      let columns = split == nil ? "" : "; columns: \(known.joined(separator: ", "))"
      report("\(subject): '\(key)' names no column\(columns)", place)
      return false
    }
    return true
  }
}

extension Container {
  var logicalRoot: Screen.ID? {
    if case .stack(let stack) = body { stack.logicalRoot } else { nil }
  }

  var split: Split? {
    if case .split(let split) = body { split } else { nil }
  }
}

extension Transition {
  /// The transition in the notation's words, for messages.
  var summary: String {
    let count = n.map { "(\($0))" } ?? ""
    let targets = (to.map { [$0] } ?? path).prefix(3).map(\.excerpt).joined(separator: ", ")
    return "\(from.description.excerpt) -\(kind.rawValue)\(count)->\(targets.isEmpty ? "" : " ")\(targets)"
  }
}
