import NavAtlasProgram
import NavAtlasSourceReading

/// `.environment(\.key, value)`, where the source decides the value, and objects of the environment.
struct EnvironmentValue: SourceIdiom {
  static let summary = "values of the environment that a view sets for those inside it"
  let modifiers = ["environment", "environmentObject"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    if call.arguments.count == 1 { return modify(base, givenObjectOf: call) }
    guard call.arguments.count == 2, case .keyPath(_, let names) = call.arguments[0].value,
      let key = names.last, Builtin(rawValue: key) == nil, call.evaluator.isOwnEnvironmentKey(key)
    else { return nil }
    let given = call.arguments[1].value
    // A view that hands itself on, as what shows others, is not shown by that.
    if case .object(let view) = given, view.type.isView { return .content(base) }
    let isFixed = given.isFixed || call.evaluator.isObject(given, behindProtocolOf: key)
    // What decides nothing where it is not set decides nothing where it is.
    if !isFixed, call.evaluator.environmentDefault(key) == nil { return nil }
    guard call.evaluator.environmentReach.isAsked(key) else { return .content(base) }
    var setter = EnvironmentSetter(key, isFixed ? given : .unknown, call.evaluator)
    return .content(setter.apply(to: base))
  }
}

extension Value {
  /// True for what stays the same wherever it is read.
  fileprivate var isFixed: Bool {
    switch self {
    case .boolean, .enumCase, .closure, .method, .binding, .customBinding: true
    // An action of the app's own.
    case .object(let object): object.type.functions["callAsFunction"] != nil || object.isMadeOfFunctions
    default: false
    }
  }
}

extension ObjectValue {
  /// True for a structure of nothing but functions, such as one that makes other modules' views.
  fileprivate var isMadeOfFunctions: Bool {
    guard type.kind == .structure, !type.isView, !type.stored.isEmpty else { return false }
    return type.stored.allSatisfy { property in
      switch fields[property.name] {
      case .closure, .method: true
      default: false
      }
    }
  }
}
