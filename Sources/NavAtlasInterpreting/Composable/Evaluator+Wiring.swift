package import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// True where a feature's reducer hands a stack's actions to its elements, or where that cannot be told.
  ///
  /// A case for the actions of a stack that no `forEach` is about is never received.
  package func isWired(_ action: String, in feature: DeclaredType) -> Bool {
    var names: Set<String> = []
    for body in index.properties(named: "body", of: feature) {
      for statement in body.declaration.getter ?? [] {
        guard let found = statement.reduced?.elementActions else { return true }
        names.formUnion(found)
      }
    }
    return names.isEmpty || names.contains(action)
  }
}

extension Statement {
  /// The reducer that it is.
  fileprivate var reduced: Expression? {
    switch self {
    case .expression(let expression), .result(let expression?): expression
    default: nil
    }
  }
}

extension Expression {
  /// The actions of each `forEach(_, action:)`; nil where one is not written as a key path.
  fileprivate var elementActions: Set<String>? {
    var found: Set<String> = []
    if case .call(let call) = self, call.callee.calledName == "forEach" {
      guard case .keyPath(_, let names)? = call.arguments.first(where: { $0.label == "action" })?.value,
        let name = names.last
      else { return nil }
      found.insert(name)
    }
    for part in parts {
      guard let inner = part.elementActions else { return nil }
      found.formUnion(inner)
    }
    return found
  }
}
