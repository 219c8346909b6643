import NavAtlasProgram
import NavAtlasSourceReading

/// Controllers that storyboards keep by the names of their classes.
struct Storyboards: SourceIdiom {
  static let summary = "instantiateViewController by the name of the controller's class"
  let methods = ["instantiateViewController"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let named = call.call.arguments.first(where: { $0.label?.hasSuffix("dentifier") == true })?.value,
      let name = className(named, call),
      let type = call.evaluator.index.type(named: name, in: call.scope.type, file: call.scope.file),
      type.isController
    else { return nil }
    return .typed(StaticType(name: type.name, declaration: type))
  }

  /// `"TripController"`, `String(describing: TripController.self)`.
  private func className(_ expression: Expression, _ call: MethodCall) -> String? {
    if case .call(let text) = expression, text.callee.calledName == "String",
      let described = text.arguments.first, described.label == "describing"
    {
      guard case .type(let type) = call.evaluator.evaluate(described.value, call.scope, expecting: nil) else {
        return nil
      }
      return type.name
    }
    guard case .string(let name) = call.evaluator.evaluate(expression, call.scope, expecting: nil) else {
      return nil
    }
    return name
  }
}
