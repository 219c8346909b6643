import SwiftSyntax

/// What only Xcode's canvas shows is no part of the app: only how much navigation is in it is kept, for the account.
extension SyntaxReducer {
  /// Reads `#Preview { … }`, as an expression or a declaration.
  mutating func readPreview(_ macro: some FreestandingMacroExpansionSyntax) {
    countPreview { reducer in
      var shown = macro.arguments.map { reducer.expression($0.expression) }
      if let content = macro.trailingClosure { shown.append(reducer.expression(ExprSyntax(content))) }
      let body = shown.map { Statement.expression($0) }
      return [
        Function(
          name: macro.macroName.text, parameters: [], result: nil, body: body, isStatic: true, attributes: [],
          generics: [], offset: macro.offset)
      ]
    }
  }

  /// Reads a `PreviewProvider`.
  mutating func readPreview(_ members: MemberBlockSyntax) {
    countPreview { reducer in
      var found = Members()
      for member in members.members { reducer.read(member.decl, into: &found) }
      reducer.facts.globals = found.properties
      return found.functions
    }
  }

  private mutating func countPreview(_ read: (inout SyntaxReducer) -> [Function]) {
    facts.previewConstructs += ConstructFinder(apart(read), number: 0).constructs.count
  }
}

extension TokenSyntax {
  var isPreview: Bool { text == "Preview" }
}
