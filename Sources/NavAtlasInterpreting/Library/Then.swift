import NavAtlasProgram
import NavAtlasSourceReading

/// Then: what is made is completed by a closure, `ListController().then { $0.delegate = self }`.
struct Then: SourceIdiom {
  static let summary = "Then's closures that complete an object"
  let methods = ["then"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard isCompleted(receiver, call.evaluator), call.call.arguments.count == 1,
      case .closure(let completion)? = call.arguments().first?.value,
      completion.expression.parameters.count < 2
    else { return nil }
    let evaluator = call.evaluator
    _ = evaluator.effects(
      of: evaluator.applyCollecting(.closure(completion), [receiver], call.site), call.site, call.scope)
    return receiver
  }

  /// False for what comes later, such as a promise.
  private func isCompleted(_ receiver: Value, _ evaluator: Evaluator) -> Bool {
    guard let type = evaluator.type(of: receiver)?.unwrapped else { return false }
    return type.declaration != nil || type.isOfUIKit
  }
}

extension StaticType {
  fileprivate var isOfUIKit: Bool { name.hasPrefix("UI") || name.hasPrefix("NS") }
}
