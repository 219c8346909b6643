import SwiftSyntax

/// Decides the conditions of `#if`, as far as the platform does.
///
/// What a build's own settings decide stays open: `DEBUG` and flags of the project, modules of packages, features of
/// the compiler. Compilers are taken for new ones, and devices for real ones.
extension Platform {
  /// Whether a build for the platform meets a condition; nil where that is not decided.
  func meets(_ condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? tuple.elements.first.flatMap { meets($0.expression) } : nil
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      meets(negation.expression).map { !$0 }
    case .sequenceExpr(let sequence): meets(Array(sequence.elements)[...])
    case .functionCallExpr(let call): call.compilerQuestion.flatMap { answer($0.question, $0.subject, call) }
    default: nil
    }
  }

  /// Conditions with `&&` and `||` between them, of which `&&` binds tighter.
  private func meets(_ parts: ArraySlice<ExprSyntax>) -> Bool? {
    guard parts.count > 1 else { return parts.first.flatMap { meets($0) } }
    for (symbol, decisive) in [("||", true), ("&&", false)] {
      guard let index = parts.firstIndex(where: { $0.operatorText == symbol }) else { continue }
      let sides = [meets(parts[..<index]), meets(parts[(index + 1)...])]
      if sides.contains(decisive) { return decisive }
      return sides.contains(nil) ? nil : !decisive
    }
    return nil
  }

  private func answer(_ question: String, _ subject: String, _ call: FunctionCallExprSyntax) -> Bool? {
    switch question {
    case "os": systemNames.contains(subject)
    case "targetEnvironment":
      switch subject {
      case "macCatalyst", "UIKitForMac": self == .catalyst
      case "simulator": false
      default: nil
      }
    case "canImport":
      // A version may be missing of what is there.
      canImport(subject).flatMap { $0 && call.arguments.count > 1 ? nil : $0 }
    case "swift", "compiler", "_compiler_version":
      subject.hasPrefix(">=") ? true : subject.hasPrefix("<") ? false : nil
    default: nil
    }
  }

  /// What `os()` calls it.
  private var systemNames: Set<String> {
    switch self {
    case .ios, .ipados, .catalyst: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .tvos: ["tvOS"]
    case .watchos: ["watchOS"]
    case .visionos: ["visionOS", "xrOS"]
    }
  }
}

extension FunctionCallExprSyntax {
  /// `os(iOS)` as the question `os` about `iOS`.
  fileprivate var compilerQuestion: (question: String, subject: String)? {
    guard let question = calledExpression.as(DeclReferenceExprSyntax.self), let subject = arguments.first
    else {
      return nil
    }
    return (question.baseName.text, subject.expression.trimmedDescription)
  }
}

extension ExprSyntax {
  fileprivate var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
