/// `TableColumn`: what it shows in each row of the table around; `TableRow`: what such a row is.
struct TableColumns: SourceIdiom {
  static let summary = "TableColumn and TableRow"
  let constructors = ["TableColumn", "TableRow"]

  /// The name under which code in a table finds the row.
  private static let row = "#row"

  /// A table's columns, for a row.
  static func of(_ row: Value, _ columns: ClosureValue) -> Value {
    let scope = Scope(in: columns.scope)
    scope.variables[Self.row] = row
    return .closure(ClosureValue(columns.expression, scope))
  }

  /// The rows that a table without data makes itself; nil for any other list.
  static func rows(of call: ConstructorCall) -> Value? {
    guard call.name == "Table", let rows = call.labeled("rows"),
      case .content(let content) = call.evaluator.apply(rows, to: [], at: call.site)
    else { return nil }
    return .array(content.tags())
  }

  func construct(_ call: ConstructorCall) -> Value? {
    if call.name == "TableRow" { return tableRow(call) }
    let row = call.scope.variable(Self.row) ?? .unknown
    let cell = Content(owner: call.scope.type)
    for argument in call.arguments {
      guard case .closure = argument.value else { continue }
      let shown = call.evaluator.apply(argument.value, to: [row], at: call.site)
      call.evaluator.add(shown, to: cell, at: call.site)
    }
    let column = Element(name: call.name, content: cell, site: call.site)
    return .content(Content(owner: call.scope.type, items: [.element(column)]))
  }

  private func tableRow(_ call: ConstructorCall) -> Value {
    let value = call.arguments.first { $0.label == nil && !$0.isTrailing }?.value ?? .unknown
    let row = Content(owner: call.scope.type, items: [.tag(value)])
    let element = Element(name: call.name, content: row, site: call.site)
    return .content(Content(owner: call.scope.type, items: [.element(element)]))
  }
}

extension Content {
  /// The values that its rows are tagged with.
  fileprivate func tags(_ level: Int = 0) -> [Value] {
    guard level < 8 else { return [] }
    return items.flatMap { item -> [Value] in
      switch item {
      case .tag(let value): [value]
      case .include(let inner, _), .chosen(let inner, _): inner.tags(level + 1)
      case .element(let element): element.content.tags(level + 1)
      case .branch(let branch): branch.alternatives.flatMap { $0.content.tags(level + 1) }
      default: []
      }
    }
  }
}
