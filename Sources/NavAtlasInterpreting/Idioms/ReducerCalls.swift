import NavAtlasProgram
import NavAtlasSourceReading

/// A feature's reducer that another one makes and runs: `Child().reduce(into: &state.child, action: .open)`.
struct ReducerCalls: SourceIdiom {
  static let summary = "reducers that other reducers make and run with an action"
  let methods = ["reduce"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard call.call.arguments.map(\.label) == ["into", "action"], call.call.callee.isOfMade,
      let feature = call.evaluator.type(of: receiver)?.unwrapped.declaration, feature.isFeature,
      let outer = call.scope.type, outer.isFeature, outer !== feature
    else { return nil }
    let actions = call.evaluator.index.nested("Action", in: feature)
    let action = call.evaluator.evaluate(call.call.arguments[1].value, call.scope, expecting: actions)
    // An action that is not known would set off all that the feature does.
    guard action.isDetermined else { return .unknown }
    for action in action.alternatives {
      let content = call.evaluator.reduce(feature, action).content
      if !content.items.isEmpty { call.scope.content.items.append(.include(content, call.site)) }
    }
    return .unknown
  }
}

extension Expression {
  /// True for a method of what is made in place: `Child().reduce`.
  fileprivate var isOfMade: Bool {
    guard case .member(.call(let made), _, _) = self else { return false }
    return made.callee.calledName?.beginsUppercase == true
  }
}
