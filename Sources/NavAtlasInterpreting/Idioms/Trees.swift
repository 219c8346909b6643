import NavAtlasSourceReading

/// Rows that have rows of their own: `OutlineGroup(items, children: \.parts)`.
extension ConstructorCall {
  private static let rowLimit = 96

  /// The elements of a list, those of a tree with all that is below them as far as it is written out; each but once.
  func branches(below elements: [Value]) -> [Value] {
    guard case .keyPath(_, let names)? = argument("children"), let name = names.first, names.count == 1 else {
      return elements
    }
    var found = elements
    var known = Set(elements)
    var next = 0
    while next < found.count, found.count < Self.rowLimit {
      for below in parts(name, of: found[next]) where known.insert(below).inserted { found.append(below) }
      next += 1
    }
    return found
  }

  private func parts(_ name: String, of element: Value) -> [Value] {
    switch element {
    case .object, .enumCase: break
    default: return []
    }
    let below = evaluator.member(name, of: element, site, own: nil) ?? .unknown
    return below.alternatives.flatMap { parts -> [Value] in
      guard case .array(let parts) = parts else { return [] }
      return parts
    }
  }
}
