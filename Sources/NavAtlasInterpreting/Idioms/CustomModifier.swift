import NavAtlasProgram
import NavAtlasSourceReading

/// `.modifier(Custom())` and `ModifiedContent(content: view, modifier: Custom())`: its body, with the view inside.
struct CustomModifier: SourceIdiom {
  static let summary = "view modifiers of the app's own"
  let modifiers = ["modifier"]
  let constructors = ["ModifiedContent"]

  func modify(_ base: Content, _ call: ModifierCall) -> Value? {
    call.evaluator.modified(base, with: call.argument(nil), at: call.site)
  }

  func construct(_ call: ConstructorCall) -> Value? {
    let content = Content(owner: call.scope.type)
    for argument in call.arguments where argument.label == "content" {
      call.evaluator.collect(argument, into: content, call.name, call.site)
    }
    return call.evaluator.modified(content, with: call.argument("modifier"), at: call.site)
  }
}

extension Evaluator {
  /// What a modifier makes of what it is given; the content itself for a framework's.
  fileprivate func modified(_ base: Content, with modifier: Value?, at site: Site) -> Value {
    guard case .object(let modifier)? = modifier,
      let body = index.functions(named: "body", of: modifier.type).first
    else { return .content(base) }
    let result = invoke(
      body, modifier.type, .object(modifier), [.content(base.modified(by: modifier.type))], at: site)
    return result.value.isContent ? result.value : .content(base)
  }
}
