import NavAtlasProgram
import NavAtlasSourceReading

/// Code that a call hands over without braces: `Row("Text", action: open(.text))`.
extension Evaluator {
  /// The argument of an autoclosure that only does something, to be run when it is called; nil for any other.
  func autoclosure(
    _ argument: Expression, for parameter: Parameter, _ type: StaticType?, _ scope: Scope
  ) -> Value? {
    guard parameter.isAutoclosure, case .call(let call) = argument, type?.result?.isVoid == true else {
      return nil
    }
    let place = Site(file: scope.file, offset: call.offset)
    let code =
      closures.autoclosures[place]
      ?? ClosureExpression(parameters: [], body: [.expression(argument)], offset: call.offset)
    closures.autoclosures[place] = code
    return .closure(ClosureValue(code, scope))
  }
}

extension StaticType {
  fileprivate var isVoid: Bool { name == "Void" || name == "()" && arguments.isEmpty }
}
