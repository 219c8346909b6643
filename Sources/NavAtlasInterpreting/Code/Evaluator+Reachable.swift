import NavAtlasProgram
import NavAtlasSourceReading

/// Which branches can be got to, whatever the values are.
extension Evaluator {
  /// The alternatives without a `default` that no case is left for.
  func reachable(_ alternatives: [Alternative], _ type: StaticType?) -> [Alternative] {
    guard alternatives.count > 1, alternatives.last?.patterns.isEmpty == true,
      let declaration = type?.declaration, declaration.kind == .enumeration, type?.name != "Optional"
    else { return alternatives }
    let named = alternatives.dropLast().filter { !$0.hasGuard }.flatMap(\.patterns).compactMap(\.wholeCase)
    let isCovered = !declaration.cases.isEmpty && Set(declaration.cases.map(\.name)).isSubset(of: named)
    return isCovered ? alternatives.dropLast() : alternatives
  }
}

extension Pattern {
  /// The case that this holds for, whatever its payload.
  fileprivate var wholeCase: String? {
    guard case .enumCase(_, let name, let payload) = self else { return nil }
    let isOpen = payload.allSatisfy { part in
      switch part.pattern {
      case .any, .bind: true
      default: false
      }
    }
    return isOpen ? name : nil
  }
}

extension [Condition] {
  /// The truth of a condition that is nothing but `true` or `false`.
  var literal: Bool? {
    guard count == 1, case .expression(.boolean(let truth)) = self[0] else { return nil }
    return truth
  }
}
