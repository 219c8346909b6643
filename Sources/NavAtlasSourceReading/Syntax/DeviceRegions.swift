import SwiftSyntax

/// Finds the branches that the kind of device, or the width of its window, chooses while the app runs.
///
/// A test counts as it is written, not what properties and functions stand for it.
final class DeviceRegionFinder: SyntaxVisitor {
  private(set) var regions: [CompiledRegion] = []
  /// What properties with a size class of the environment are called, and which one that is.
  private let names: [String: String]

  /// The words without which nothing is found.
  private static let words = ["userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass"]

  /// O(code), where the source has one of the words.
  static func regions(in tree: SourceFileSyntax, of source: UnsafeBufferPointer<UInt8>) -> [CompiledRegion] {
    guard source.contains("izeClass") || source.contains("userInterfaceIdiom") else { return [] }
    let properties = SizeClassProperties(viewMode: .sourceAccurate)
    properties.walk(tree)
    var names = Dictionary(words.map { ($0, $0) }) { first, _ in first }
    names.merge(properties.names) { first, _ in first }
    let finder = DeviceRegionFinder(names)
    finder.walk(tree)
    return finder.regions
  }

  private init(_ names: [String: String]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ choice: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = choice.conditions.map { element -> String? in
      if case .expression(let expression) = element.condition { test(expression) } else { nil }
    }
    add(parts.compactMap(\.self), choice.body.statements)
    if parts.count == 1, let test = parts[0], let otherwise = choice.elseBody {
      add([test.opposite], otherwise)
    }
    return .visitChildren
  }

  override func visit(_ sequence: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(sequence.elements)
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self), let test = test(parts[..<index]),
      let first = parts[(index + 1)...].first, let last = parts.last
    else { return .visitChildren }
    add([test], ternary.thenExpression)
    add([test.opposite], from: first, to: last)
    return .visitChildren
  }

  private func add(_ tests: [String], _ code: some SyntaxProtocol) { add(tests, from: code, to: code) }

  private func add(_ tests: [String], from first: some SyntaxProtocol, to last: some SyntaxProtocol) {
    let end = Offset(truncatingIfNeeded: last.endPositionBeforeTrailingTrivia.utf8Offset)
    for test in tests {
      regions.append(CompiledRegion(start: first.offset, end: end, condition: test, isCompiled: false))
    }
  }

  // MARK: Tests

  private func test(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): test(Array(sequence.elements)[...])
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      tuple.elements.first.flatMap { test($0.expression) }
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      test(negation.expression)?.opposite
    default: nil
    }
  }

  /// `UIDevice.current.userInterfaceIdiom == .pad`, or several of those that all have to hold, or one of them.
  private func test(_ parts: ArraySlice<ExprSyntax>) -> String? {
    if parts.count == 1 { return parts.first.flatMap { test($0) } }
    for symbol in ["||", "&&"] {
      guard let index = parts.firstIndex(where: { $0.symbol == symbol }) else { continue }
      guard let left = test(parts[..<index]), let right = test(parts[(index + 1)...]) else { return nil }
      return [left, right].map { $0.isChain && symbol == "&&" ? "(\($0))" : $0 }.joined(
        separator: " \(symbol) ")
    }
    guard parts.count == 3, let first = parts.first, let last = parts.last,
      let symbol = parts[parts.startIndex + 1].symbol, symbol == "==" || symbol == "!=",
      let name = first.lastName.flatMap({ names[$0] }), let value = last.as(MemberAccessExprSyntax.self)
    else { return nil }
    return "\(name) \(symbol) .\(value.declName.baseName.text)"
  }
}

/// Finds what a file calls the size classes of the environment.
private final class SizeClassProperties: SyntaxVisitor {
  private(set) var names: [String: String] = [:]

  override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in variable.attributes {
      guard case .argumentList(let arguments) = attribute.arguments,
        let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
        case .property(let property)? = path.components.first?.component,
        property.declName.baseName.text.hasSuffix("SizeClass"),
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      names[name.identifier.text] = property.declName.baseName.text
    }
    return .skipChildren
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  fileprivate var symbol: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// What a name, or the member at the end of a chain, is called.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension String {
  fileprivate var isChain: Bool { contains("||") || contains("&&") }

  /// That a test does not hold.
  fileprivate var opposite: String {
    if isChain { return "!(\(self))" }
    return hasPrefix("!(")
      ? String(dropFirst(2).dropLast())
      : contains("==") ? replacing("==", with: "!=") : replacing("!=", with: "==")
  }
}
