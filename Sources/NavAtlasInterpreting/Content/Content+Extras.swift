extension Content {
  /// What is attached at the top besides what can be seen.
  package func extras(_ level: Int = 0) -> [Item] {
    guard level < 60 else { return [] }
    var result: [Item] = []
    for item in items {
      switch item {
      case .include(let content, _), .chosen(let content, _): result += content.extras(level + 1)
      case .element(let element) where element.isLayoutOnly: result += element.content.extras(level + 1)
      case .branch(let branch):
        // Where all that can be seen is in one of the branches, so is what is attached to it.
        if let only = branch.onlySubstantial { result += only.extras(level + 1) }
      case .view, .container, .element, .selection: break
      default: result.append(item)
      }
    }
    return result
  }
}
