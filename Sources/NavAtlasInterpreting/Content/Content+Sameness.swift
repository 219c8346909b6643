/// The same code, followed where something else is assumed.
extension Content {
  /// True where it does the same in the same order. What is shown is not compared, and never the same. O(items).
  func doesSame(as other: Content) -> Bool {
    if self === other { return true }
    return owner == other.owner && awaited == other.awaited && conditions == other.conditions
      && endsBlank == other.endsBlank && items.doSame(as: other.items)
  }
}

extension [Item] {
  func doSame(as others: [Item]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.doesSame(as: $1) }
  }
}

extension Item {
  fileprivate func doesSame(as other: Item) -> Bool {
    switch (self, other) {
    case (.include(let content, let site), .include(let same, let there)),
      (.chosen(let content, let site), .chosen(let same, let there)):
      site == there && content.doesSame(as: same)
    case (.recursion(let content), .recursion(let same)): content === same
    case (.effect(let effect), .effect(let same)): effect.isSame(as: same)
    case (.branch(let branch), .branch(let same)): branch.doesSame(as: same)
    case (.handler(let handler), .handler(let same)):
      handler.event == same.event && handler.site == same.site
        && handler.content.doesSame(as: same.content)
    default: false
    }
  }
}

extension Effect {
  fileprivate func isSame(as other: Effect) -> Bool {
    operation.isSame(as: other.operation) && place == other.place && site == other.site
      && callers == other.callers
      && fillsAbsent == other.fillsAbsent && conditions == other.conditions
  }
}

extension Effect.Operation {
  fileprivate func isSame(as other: Effect.Operation) -> Bool {
    if case .await(let content) = self, case .await(let same) = other { return content.doesSame(as: same) }
    return self == other
  }
}

extension Branch {
  /// Where the same code asks about the same, it asks the same.
  fileprivate func doesSame(as other: Branch) -> Bool {
    site == other.site && subject == other.subject && alternatives.count == other.alternatives.count
      && zip(alternatives, other.alternatives).allSatisfy {
        $0.ends == $1.ends && $0.test.mayAskSame(as: $1.test) && $0.content.doesSame(as: $1.content)
      }
  }
}

extension Branch.Test {
  /// False for another value than the one that the same words ask for.
  fileprivate func mayAskSame(as other: Branch.Test) -> Bool {
    switch (self, other) {
    case (.equals(let value), .equals(let same)): value == same
    case (.not(let test), .not(let same)): test.mayAskSame(as: same)
    default: true
    }
  }
}
