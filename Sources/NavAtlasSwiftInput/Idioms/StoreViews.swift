/// Views of The Composable Architecture that hand on a store.
struct StoreViews: SourceIdiom {
  static let summary = "views that hand on a store"
  let constructors = ["WithViewStore", "IfLetStore", "SwitchStore", "CaseLet"]

  func construct(_ call: ConstructorCall) -> Value? {
    let content = Content(owner: call.scope.type)
    for argument in call.arguments
    where argument.isTrailing || argument.label == "then" || argument.label == "content" {
      let values: [Value] = call.arguments.first.map { [$0.value] } ?? []
      call.evaluator.add(
        call.evaluator.apply(argument.value, to: values, at: call.site), to: content, at: call.site)
    }
    return .content(content)
  }
}
