import NavAtlasProgram
import NavAtlasSourceReading

/// Reducers that a feature keeps in a property.
extension Evaluator {
  /// The reducers that a stored property begins with, or that an initialiser makes for it.
  func collectReducers(
    storedIn property: DeclaredType.Member<Property>, _ scope: Scope, _ found: inout [Value]
  ) {
    let type = property.declaration.type
    if let initial = property.declaration.initial {
      return collectReducers(initial.made(as: type), scope, &found)
    }
    // `self.reducer = reducer` says nothing of itself.
    let itself = ObjectIdentifier(property.declaration)
    guard let owner = scope.type, collecting.insert(itself).inserted else { return }
    defer { collecting.remove(itself) }
    for initialiser in index.functions(named: "init", of: owner) {
      let body = initialiser.declaration.body ?? []
      let inner = Scope(
        type: owner, receiver: scope.receiver, file: initialiser.file, content: Content(owner: owner))
      for statement in body {
        let count = found.count
        switch statement {
        case .variable(_, let written, let initial?, _):
          collectReducers(initial.made(as: written), inner, &found)
        case .expression(.assignment(let target, let value, _)):
          // What another property is given is that one's own.
          if let other = target.names?.last, other != property.declaration.name,
            owner.properties[other] != nil
          {
            continue
          }
          collectReducers(value.made(as: type), inner, &found)
        case .expression(.call(let call)):
          for argument in call.arguments { collectReducers(argument.value.made(as: type), inner, &found) }
        default: break
        }
        // What it needs besides: dependencies and local functions.
        if found.count == count { _ = run([statement], inner) }
      }
    }
  }
}

extension Expression {
  /// `.init { … }` with the type that is wanted, where that is what wraps a reducing function.
  fileprivate func made(as type: TypeReference?) -> Expression {
    guard case .call(let call) = self, case .implicitMember("init", let offset) = call.callee,
      let name = type?.name, ["Reduce", "AnyReducer"].contains(name.lastComponent)
    else { return self }
    return .call(
      Call(
        callee: .name(String(name.lastComponent), offset), arguments: call.arguments, offset: call.offset))
  }
}
