import NavAtlasProgram
import NavAtlasSourceReading

/// Lists in local variables whose elements code changes: `sections[last].rows.append(row)`.
extension Evaluator {
  /// Keeps possible that an element is another one than it was; false where the target is no part of such a list.
  func loosen(listWithPart target: Expression, _ scope: Scope) -> Bool {
    guard let name = target.changedList, case .array(let values)? = scope.variable(name),
      let first = values.first, first.pair == nil, let type = type(of: first)
    else { return false }
    return scope.assign(bounded(.array(values + [.typed(type)])), to: name)
  }

  static let changingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "toggle",
  ]
}

extension Expression {
  /// The variable of which an element, or a part of one, is meant.
  fileprivate var changedList: String? {
    switch self {
    case .element(.name(let name, _), _, _): name
    case .element(let base, _, _), .member(let base, _, _): base.changedList
    default: nil
    }
  }
}
