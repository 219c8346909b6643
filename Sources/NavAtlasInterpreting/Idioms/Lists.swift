import NavAtlasSourceReading

/// `ForEach`, `List` and what else shows a view for each element; a list with a selection drives the next column.
struct Lists: SourceIdiom {
  static let summary = "List and ForEach"
  let constructors = ["ForEach", "List", "Table", "OutlineGroup", "ForEachStore", "LazyForEach"]

  func construct(_ call: ConstructorCall) -> Value? {
    let rows = Content(owner: call.scope.type)
    let data =
      call.arguments.first { $0.label == nil && !$0.isTrailing }?.value ?? call.argument("data")
      ?? TableColumns.rows(of: call)
    for argument in call.arguments where isBuilder(argument) {
      guard let data, let takesElement = takesElement(argument) else {
        call.evaluator.collect(argument, into: rows, call.name, call.site)
        continue
      }
      // A list that is written empty has no rows.
      let elements = data == .array([]) ? [] : call.branches(below: elements(of: data, call))
      for element in elements where takesElement {
        let row = call.evaluator.apply(
          builder(argument.value, of: element, call), to: [element], at: call.site)
        call.evaluator.add(tagged(row, by: element, call), to: rows, at: call.site)
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
        if let action = call.evaluator.boundAction(at: place, call.site) { items.append(action) }
      }
    }
    return .content(Content(owner: call.scope.type, items: items))
  }

  private func elements(of data: Value, _ call: ConstructorCall) -> [Value] {
    call.evaluator.givenElements(of: data, call.scope.receiver) ?? call.evaluator.elements(of: data)
  }

  /// Each row of a loop over cases, or of a list that selects, has its case as its tag, unless it says another.
  private func tagged(_ row: Value, by element: Value, _ call: ConstructorCall) -> Value {
    guard call.name == "ForEach" || call.argument("selection") != nil, case .enumCase = element,
      case .content(let content) = row,
      !content.isTagged(), call.isIdentifiedByItself
    else { return row }
    return .content(
      Content(owner: content.owner, name: content.name, items: content.items + [.tag(element)]))
  }

  /// True for what makes a row of an element, false for what makes a part of its own; nil for what is collected as it is.
  private func takesElement(_ argument: ArgumentValue) -> Bool? {
    let isRow = Self.rowLabels.contains(argument.label)
    return switch argument.value {
    case .closure(let closure): !closure.expression.parameters.isEmpty || argument.isTrailing || isRow
    case .method where isRow, .type where isRow: true
    default: nil
    }
  }

  private func builder(_ value: Value, of element: Value, _ call: ConstructorCall) -> Value {
    guard call.name == "Table", case .closure(let closure) = value else { return value }
    return TableColumns.of(element, closure)
  }

  private static let rowLabels: Set<String?> = ["content", "rowContent"]

  private func isBuilder(_ argument: ArgumentValue) -> Bool {
    switch argument.value {
    case .closure:
      argument.isTrailing || ["content", "rowContent", "header", "footer"].contains(argument.label)
    case .method: Self.rowLabels.contains(argument.label) || argument.label == nil
    case .type: Self.rowLabels.contains(argument.label)
    default: false
    }
  }
}

extension ConstructorCall {
  /// True for a loop over what identifies itself, also by an `id` that the elements have.
  fileprivate var isIdentifiedByItself: Bool {
    guard let id = argument("id") else { return true }
    if case .keyPath(_, let names) = id { return names.isEmpty || names == ["self"] }
    return false
  }
}

extension Content {
  /// True where it says itself what selects it.
  fileprivate func isTagged(_ level: Int = 0) -> Bool {
    guard level < 8, tag == nil else { return true }
    return items.contains { item in
      switch item {
      case .include(let inner, _), .chosen(let inner, _): inner.isTagged(level + 1)
      case .element(let element): element.name == "Tab" || element.name == "TabSection"
      default: false
      }
    }
  }
}
