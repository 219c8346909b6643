import NavAtlasModel
import NavAtlasSourceReading

/// Types that are tried one after the other.
extension SourceFactsReader {
  /// `if let a = decode(A) { } else if let b = decode(B) { }`, noted at its first `if`.
  mutating func noteChain(_ statement: Statement) {
    guard case .condition(_, _, let otherwise, let offset) = statement, !inner.contains(offset) else {
      return
    }
    var types: [String] = []
    var start: Offset?
    var rest: [Statement]? = [statement]
    var last = otherwise
    while let only = rest?.onlyCondition,
      let call = only.conditions.expressions.lazy.compactMap(\.decodeCall).first
    {
      types.append(call.type)
      start = start ?? call.offset
      inner.insert(only.offset)
      last = only.otherwise
      rest = only.otherwise
    }
    guard types.count > 1, let start else { return }
    found.decodeChains.append(
      .init(
        types: types, endsBlank: last.showsNothing, isInDestination: around.isInDestination,
        function: member, owner: owner, location: location(start)))
  }
}

extension [Statement] {
  /// The `if` that is all there is.
  fileprivate var onlyCondition: (conditions: [Condition], otherwise: [Statement], offset: Offset)? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .condition(let conditions, _, let otherwise, let offset),
      .expression(.statement(.condition(let conditions, _, let otherwise, let offset))):
      return (conditions, otherwise, offset)
    default: return nil
    }
  }

  /// True for nothing, and for an `EmptyView`.
  fileprivate var showsNothing: Bool {
    if isEmpty { return true }
    guard count == 1, case .expression(.call(let call)) = self[0] else { return false }
    return call.callee.calledName == "EmptyView"
  }
}
