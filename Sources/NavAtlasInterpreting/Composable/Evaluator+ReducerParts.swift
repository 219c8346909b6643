package import NavAtlasProgram
package import NavAtlasSourceReading

/// Reducers that take a part of another one's work: of the same state, in a type of their own.
extension Evaluator {
  /// The functions of a reducer that is called by its type within a feature's body and reduces that feature's state:
  /// `PathReducer()`, beside the feature's own `Reduce`.
  package func reducers(ofPart call: Call, in feature: DeclaredType) -> [Value] {
    guard call.callee.names != nil,
      case .type(let type) = evaluate(
        call.callee,
        Scope(type: feature, receiver: nil, file: feature.file, content: Content(owner: feature)),
        expecting: nil),
      let part = type.declaration, part !== feature, part.isFeature,
      let state = index.nested("State", in: feature).declaration, reducedState(of: part) === state
    else { return [] }
    return reducers(of: part)
  }

  /// The state that a reducer declares, or that its function or body is written for.
  private func reducedState(of part: DeclaredType) -> DeclaredType? {
    if let own = index.nested("State", in: part).declaration { return own }
    for function in index.functions(named: "reduce", of: part) {
      let written = function.declaration.parameters.first?.type
      if let state = resolve(written, part, function.file)?.declaration { return state }
    }
    for body in index.properties(named: "body", of: part) {
      guard let written = body.declaration.type?.arguments.first,
        let state = resolve(written, part, body.file)?.declaration
      else { continue }
      return state.isFeature ? index.nested("State", in: state).declaration : state
    }
    return nil
  }
}
