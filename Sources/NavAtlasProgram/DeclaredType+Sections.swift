import NavAtlasSourceReading

extension DeclaredType {
  /// True for a view that is nothing but sections: what it is put into, such as a list, is the screen.
  package var isMadeOfSections: Bool {
    guard kind == .structure, let body = properties["body"]?.first?.declaration.getterCode?.statements else {
      return false
    }
    return body.areSections
  }
}

extension [Statement] {
  fileprivate var areSections: Bool { !isEmpty && allSatisfy(\.isSection) }
}

extension Statement {
  fileprivate var isSection: Bool {
    switch self {
    case .expression(let expression): expression.isSection
    case .result(let expression?): expression.isSection
    case .condition(_, let then, let otherwise, _):
      then.areSections && (otherwise.isEmpty || otherwise.areSections)
    default: false
    }
  }
}

extension Expression {
  /// True for `Section { … }`, with modifiers or without.
  fileprivate var isSection: Bool {
    switch self {
    case .statement(let statement): return statement.isSection
    case .call(let call):
      switch call.callee {
      case .name(let name, _): return name == "Section"
      case .member(let base, _, _): return base.isSection
      default: return false
      }
    default: return false
    }
  }
}
