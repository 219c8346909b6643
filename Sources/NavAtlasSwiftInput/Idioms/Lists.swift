/// `ForEach`, `List` and what else shows a view for each element; a list with a selection drives the next column.
struct Lists: SourceIdiom {
  static let summary = "List and ForEach"
  let constructors = ["ForEach", "List", "Table", "OutlineGroup", "ForEachStore", "LazyForEach"]

  func construct(_ call: ConstructorCall) -> Value? {
    let rows = Content(owner: call.scope.type)
    let data = call.arguments.first { $0.label == nil && !$0.isTrailing }?.value ?? call.argument("data")
    for argument in call.arguments where isBuilder(argument) {
      guard case .closure(let closure) = argument.value, let data else {
        call.evaluator.collect(argument, into: rows, call.name, call.site)
        continue
      }
      let takesElement = !closure.expression.parameters.isEmpty || argument.isTrailing
      for element in call.evaluator.elements(of: data) where takesElement {
        call.evaluator.add(
          call.evaluator.apply(argument.value, to: [element], at: call.site), to: rows, at: call.site)
      }
    }
    var items: [Item] = [.element(Element(name: call.name, content: rows, site: call.site))]
    if let selection = call.argument("selection") {
      if let place = call.evaluator.place(selection) {
        let listed = Content(owner: call.scope.type, items: items)
        if let data, let element = call.evaluator.elements(of: data).first, case .typed = element {
          rows.items.append(.tag(element))
        }
        items = [.selection(place, listed, call.site)]
      }
    }
    return .content(Content(owner: call.scope.type, items: items))
  }

  private func isBuilder(_ argument: ArgumentValue) -> Bool {
    switch argument.value {
    case .closure:
      argument.isTrailing || ["content", "rowContent", "header", "footer"].contains(argument.label)
    case .method: argument.label == "content" || argument.label == nil
    case .type: argument.label == "content"
    default: false
    }
  }
}
