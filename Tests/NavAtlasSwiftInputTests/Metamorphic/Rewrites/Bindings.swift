import SwiftSyntax

/// A binding comes from somewhere else: `Binding(get:set:)`, a constant, a computed property, or a function.
struct BindingBetween: NodeRewrite {
  enum Form: String, CaseIterable { case getAndSet, constant, property, function }

  var form: Form
  var name: String {
    switch form {
    case .getAndSet: "binding by getter and setter"
    case .constant: "binding in a constant"
    case .property: "binding in a computed property"
    case .function: "binding by a function"
    }
  }

  func site(_ node: LabeledExprSyntax, in file: SourceContext) -> Site? {
    guard let bound = BoundPlace(node, in: file) else { return nil }
    let name = file.fresh("bound", for: node.expression)
    let use = node.expression
    switch form {
    case .getAndSet:
      return Site(edits: [
        file.replace(use, with: "Binding(get: { \(bound.plain) }, set: { \(bound.plain) = $0 })")
      ])
    case .constant:
      guard let item = node.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
        item.mayFollowConstant(file.declarations)
      else { return nil }
      return Site(edits: [
        file.insert("let \(name) = \(use.trimmedDescription)\n", before: item), file.replace(use, with: name),
      ])
    case .property, .function:
      guard let type = bound.type else { return nil }
      let isFunction = form == .function
      let member = isFunction ? "func \(name)() -> Binding<\(type)>" : "var \(name): Binding<\(type)>"
      return Site(edits: [
        file.replace(use, with: isFunction ? "\(name)()" : name),
        file.insert(
          "\nprivate \(member) { \(use.trimmedDescription) }\n", before: bound.view.memberBlock.rightBrace),
      ])
    }
  }
}

/// An argument that is a binding to something that a view keeps: `$path` or `$model.path`.
private struct BoundPlace {
  var view: StructDeclSyntax
  /// The place itself, without `$`.
  var plain: String
  var type: String?

  init?(_ node: LabeledExprSyntax, in file: SourceContext) {
    let names = node.expression.trimmedDescription.split(separator: ".").map(String.init)
    guard let first = names.first, first.hasPrefix("$"), first.count > 1, names.count < 3,
      names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } }),
      node.parent?.parent?.is(FunctionCallExprSyntax.self) == true,
      let view = node.enclosingType?.as(StructDeclSyntax.self), node.isItsOwn,
      file.declarations.isView(view) || view.inherits("App"),
      let property = view.stored.first(where: { $0.name == first.dropFirst() })
    else { return nil }
    let label = node.label?.text
    // A list of bindings, and a transaction's binding, are no plain places.
    guard label.map({ !["data", "focused"].contains($0) }) ?? false else { return nil }
    self.view = view
    plain = node.expression.trimmedDescription.replacing("$", with: "")
    if names.count == 1 {
      type = property.type
    } else {
      let owner = property.type.flatMap { file.declarations.types[$0]?.first }
      type = owner?.stored.first { $0.name == names[1] }?.type
    }
    if label == "isPresented" { type = "Bool" }
    if let word = type?.first, !word.isLetter, word != "[" { type = nil }
  }
}
