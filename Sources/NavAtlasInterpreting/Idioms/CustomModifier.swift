import NavAtlasProgram

/// `.modifier(Custom())`: its body, with the view inside.
struct CustomModifier: SourceIdiom {
  static let summary = "view modifiers of the app's own"
  let modifiers = ["modifier"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    guard case .object(let modifier)? = call.argument(nil),
      let body = call.evaluator.index.functions(named: "body", of: modifier.type).first
    else { return .content(base) }
    let result = call.evaluator.invoke(
      body, modifier.type, .object(modifier), [.content(base.modified(by: modifier.type))], at: call.site)
    return result.value.isContent ? result.value : .content(base)
  }
}
