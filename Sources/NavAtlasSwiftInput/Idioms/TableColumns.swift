/// `TableColumn`: what it shows in each row of the table around.
struct TableColumns: SourceIdiom {
  static let summary = "TableColumn"
  let constructors = ["TableColumn"]

  /// The name under which code in a table finds the row.
  private static let row = "#row"

  /// A table's columns, for a row.
  static func of(_ row: Value, _ columns: ClosureValue) -> Value {
    let scope = Scope(in: columns.scope)
    scope.variables[Self.row] = row
    return .closure(ClosureValue(columns.expression, scope))
  }

  func construct(_ call: ConstructorCall) -> Value? {
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
}
