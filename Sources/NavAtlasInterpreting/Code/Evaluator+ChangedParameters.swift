import NavAtlasProgram
import NavAtlasSourceReading

/// Structures that a closure is handed to change them: `var copy = self; change(&copy); return copy`.
extension Evaluator {
  /// Notes what a closure has made of its first parameter.
  func noteChange(of given: Value?, by closure: ClosureExpression, _ scope: Scope) {
    guard case .object(let whole)? = given, whole.type.kind == .structure,
      let made = scope.variables[closure.parameters.first?.name ?? "$0"], made != given,
      case .object(let changed) = made, changed.type === whole.type
    else { return }
    scope.content.changed = made
  }

  /// Gives the variable that a closure was handed what the closure has made of it.
  func takeChanged(_ result: CallResult, _ call: Call, _ scope: Scope) {
    guard let changed = result.content.changed, case .name(let name, _)? = call.arguments.first?.value,
      scope.variable(name) != nil
    else { return }
    _ = scope.assign(changed, to: name)
  }
}
