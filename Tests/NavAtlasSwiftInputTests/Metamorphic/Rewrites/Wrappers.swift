import SwiftSyntax

/// The body of a view stands in something that shows it as it is.
struct BodyWrapped: NodeRewrite {
  var wrapper: Wrapper
  var name: String { "body in \(wrapper.name)" }

  func site(_ node: VariableDeclSyntax, in file: SourceContext) -> Site? {
    guard let items = node.viewBody(file.declarations), wrapper.takesMany || items.onlyExpression != nil
    else {
      return nil
    }
    return wrapper.around(items, in: file)
  }
}

/// A screen that is shown stands in something that shows it as it is.
struct ContentWrapped: NodeRewrite {
  var wrapper: Wrapper
  var name: String { "content in \(wrapper.name)" }

  func site(_ node: FunctionCallExprSyntax, in file: SourceContext) -> Site? {
    let edits = ShownContent.all(of: node, file.declarations).map {
      wrapper.around($0.expression, in: file).edits
    }
    return edits.isEmpty ? nil : Site(edits: edits.flatMap(\.self))
  }
}

struct Wrapper: Sendable {
  var name: String
  var opening: String
  var closing: String
  /// True where several views in it are what they are without it.
  var takesMany: Bool

  static let all = [
    Wrapper(name: "Group", opening: "Group {\n", closing: "\n}", takesMany: true),
    Wrapper(name: "ZStack", opening: "ZStack {\n", closing: "\n}", takesMany: false),
    Wrapper(name: "AnyView", opening: "AnyView(", closing: ")", takesMany: false),
    Wrapper(name: "if true", opening: "if true {\n", closing: "\n}", takesMany: true),
  ]

  func around(_ node: some SyntaxProtocol, in file: SourceContext) -> Site {
    Site(edits: [file.insert(opening, before: node), file.insert(closing, after: node)])
  }
}
