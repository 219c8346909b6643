import NavAtlasProgram
import NavAtlasSourceReading

/// Loops over the positions in a list: `ForEach(0..<pages.count, id: \.self) { if $0 == chosen { pages[$0].view } }`.
extension Evaluator {
  /// The positions that a range from the first to the last of a list has.
  func positions(inRange ends: Expression, _ scope: Scope) -> Value? {
    guard case .other(let ends) = ends, ends.count == 2, case .integer(0) = ends[0],
      case .member(let list, "count", _) = ends[1]
    else { return nil }
    return positions(in: evaluate(list, scope, expecting: nil))
  }

  /// The positions in a list that is known and says what to show: each leads to other views.
  func positions(in list: Value) -> Value? {
    guard case .array(let values) = list, values.count > 1, values.areFew, values.allSatisfy({ $0.shows })
    else { return nil }
    return .array(values.indices.map { .integer($0) })
  }
}

extension Value {
  /// True for views and what makes them, also as a part.
  fileprivate var shows: Bool {
    switch self {
    case .content, .closure: true
    case .tuple(let parts): parts.contains { $0.value.shows }
    case .object(let object): object.type.isView || object.fields.values.contains { $0.isShown }
    default: false
    }
  }

  private var isShown: Bool {
    switch self {
    case .content, .closure: true
    default: false
    }
  }
}
