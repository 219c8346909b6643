import NavAtlasProgram
import NavAtlasSourceReading

/// Whom a wrapped controller or view of the app tells what happens: `controller.delegate = context.coordinator`.
extension Evaluator {
  /// What the code of a representable makes has the object from now on, with all that is kept in it: a coordinator
  /// knows the view that it was made for.
  func handCoordinator(_ expression: Expression, to target: Expression, _ scope: Scope) {
    guard case .member(.name(let name, _), let part, _) = target,
      case .object(let made)? = scope.variable(name), made.type.isController || made.type.isViewOfUIKit,
      scope.type?.isRepresentable == true,
      let member = index.properties(named: part, of: made.type).first, member.declaration.isStored
    else { return }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    guard case .object(let told) = evaluate(expression, aside, expecting: nil), told.type.isClass,
      !told.type.isController, !told.type.isViewOfUIKit
    else { return }
    let fields = made.fields.merging([part: .object(told)]) { $1 }
    _ = scope.assign(.object(object(made.type, fields, in: made.environment)), to: name)
  }
}
