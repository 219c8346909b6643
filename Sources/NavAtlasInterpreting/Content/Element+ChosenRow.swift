import NavAtlasProgram

extension Element {
  /// The view that a loop shows for nothing but the one element that is chosen: `if lake.id == chosen { Lake(lake) }`.
  var chosenRow: Visual? {
    guard name == "ForEach" else { return nil }
    let shown = content.visuals()
    guard shown.count == 1, case .view = shown[0].kind, shown[0].isAtTimes,
      let chosen = content.onlyBranch(0)?.comparedStorage
    else { return nil }
    var row = shown[0]
    row.condition = chosen
    return row
  }
}

extension Content {
  /// The branch that is all that is seen, however deep in functions.
  fileprivate func onlyBranch(_ level: Int) -> Branch? {
    guard level < 8 else { return nil }
    var found: [Branch] = []
    for item in items {
      switch item {
      case .branch(let branch): found.append(branch)
      case .include(let inner, _): inner.onlyBranch(level + 1).map { found.append($0) }
      case .element, .view, .container: return nil
      default: break
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Branch {
  /// What is stored and asked to be the same as something, or the other way round.
  fileprivate var comparedStorage: Value? {
    for alternative in alternatives {
      guard case .equals(let value) = alternative.test else { continue }
      if case .place = subject, !value.isConstant { return subject }
      if case .place = value { return value }
    }
    return nil
  }
}
