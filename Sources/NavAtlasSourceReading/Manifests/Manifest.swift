import SwiftParser
import SwiftSyntax

/// A manifest that is written in Swift: the calls in it that make targets and products. It is not run.
package struct Manifest: Sendable {
  /// In the order of their places.
  package var calls: [ManifestValue] = []
  package var imports: Set<String> = []
  /// The systems that a package is for: `platforms: [.iOS(.v17)]`; macOS where it names none.
  package var platforms: [OperatingSystem] = []
  /// What calls say that they make: `product: .app`.
  package var products: Set<String> = []
  /// How many of `Project(targets:)` are no such calls, such as what a helper in another file makes.
  package var untold = 0

  /// No manifest that a human wrote comes near it.
  static let sizeLimit = 4 << 20

  /// Finds calls by their names, but not those that are arguments of such.
  ///
  /// - Returns: nil where the parser would not come back.
  package static func read(_ bytes: [UInt8], calls names: Set<String>) -> Manifest? {
    let isReadable = bytes.withUnsafeBufferPointer { $0.bracketRun <= SyntaxReducer.bracketLimit }
    guard isReadable, bytes.count <= sizeLimit else { return nil }
    return LargeStack.value {
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let bindings = BindingFinder(viewMode: .sourceAccurate)
      bindings.walk(tree)
      let evaluator = ManifestEvaluator(bindings: bindings.found, functions: bindings.functions)
      let finder = CallFinder(names, evaluator)
      finder.walk(tree)
      let untold = bindings.targets.flatMap { evaluator.value(of: $0).elements }
        .count { each in each.name.map { names.contains($0) } != true }
      let systems = bindings.platforms.map { evaluator.value(of: $0).elements.compactMap(\.name) } ?? []
      return Manifest(
        calls: finder.found, imports: bindings.imports,
        platforms: systems.isEmpty
          ? [.macOS] : OperatingSystem.allCases.filter { systems.contains($0.rawValue) },
        products: bindings.products, untold: untold)
    }
  }
}

/// Finds the constants that a manifest gives names to, and what it says of itself.
private final class BindingFinder: SyntaxVisitor {
  /// The first that are named: a package's stand before those of conditions.
  var platforms: ExprSyntax?
  var found: [String: ExprSyntax] = [:]
  /// The functions that are one expression, such as one that makes a library of a target's name.
  var functions: [String: ManifestFunction] = [:]
  var imports: Set<String> = []
  var products: Set<String> = []
  /// What projects are given as their targets.
  var targets: [ExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name == "Project" {
      targets += node.arguments.filter { $0.label?.name == "targets" }.map(\.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let function = ManifestFunction(node), functions[node.name.name] == nil {
      functions[node.name.name] = function
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
      let value = node.initializer?.value, found[name] == nil
    {
      found[name] = value
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if platforms == nil, node.label?.name == "platforms" { platforms = node.expression }
    if node.label?.name == "product",
      let product = node.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
    {
      products.insert(product)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.name { imports.insert(name) }
    return .skipChildren
  }
}

private final class CallFinder: SyntaxVisitor {
  private let names: Set<String>
  private let evaluator: ManifestEvaluator
  var found: [ManifestValue] = []

  init(_ names: Set<String>, _ evaluator: ManifestEvaluator) {
    self.names = names
    self.evaluator = evaluator
    super.init(viewMode: .sourceAccurate)
  }

  /// What such a function makes is found where it is called.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    ManifestFunction(node) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let value = evaluator.value(of: ExprSyntax(node))
    let made = value.elements.filter { each in
      each.name.map { names.contains($0) } == true && each["name"] != nil
    }
    if made.isEmpty { return .visitChildren }
    found += made
    return .skipChildren
  }
}

/// A function of a manifest that is one expression.
struct ManifestFunction {
  /// With the labels by which they are given.
  let parameters: [(label: String?, name: String)]
  let result: ExprSyntax

  init?(_ function: FunctionDeclSyntax) {
    guard let statements = function.body?.statements, statements.count == 1, let only = statements.first
    else {
      return nil
    }
    switch only.item {
    case .expr(let expression): result = expression
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      result = value
    default: return nil
    }
    parameters = function.signature.parameterClause.parameters.map { parameter in
      let first = parameter.firstName.name
      return (first == "_" ? nil : first, (parameter.secondName ?? parameter.firstName).name)
    }
  }
}

/// Tells values of a manifest from its expressions.
struct ManifestEvaluator {
  let bindings: [String: ExprSyntax]
  var functions: [String: ManifestFunction] = [:]
  /// What the function around was called with.
  private var given: [String: ManifestValue] = [:]

  init(bindings: [String: ExprSyntax], functions: [String: ManifestFunction] = [:]) {
    self.bindings = bindings
    self.functions = functions
  }
  /// Constants that are made of constants; deeper ones stand in themselves.
  private static let depthLimit = 32

  func value(of expression: ExprSyntax, depth: Int = 0) -> ManifestValue {
    guard depth < Self.depthLimit else { return .unknown }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return text(of: literal, depth)
    case .arrayExpr(let array):
      return .array(array.elements.map { value(of: $0.expression, depth: depth + 1) })
    case .memberAccessExpr(let member): return self.member(member, depth)
    case .declReferenceExpr(let name): return bound(name.baseName.name, depth) ?? .unknown
    case .functionCallExpr(let call): return self.call(call, depth)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.map { value(of: $0.expression, depth: depth + 1) } ?? .unknown
    case .sequenceExpr(let sequence): return joined(Array(sequence.elements), depth)
    default: return .unknown
    }
  }

  private func bound(_ name: String, _ depth: Int) -> ManifestValue? {
    if let value = given[name] { return value }
    return bindings[name].map { value(of: $0, depth: depth + 1) }
  }

  /// `.name`, or a constant that is called so.
  private func member(_ member: MemberAccessExprSyntax, _ depth: Int) -> ManifestValue {
    let name = member.declName.baseName.name
    // A constant's own properties, such as the name of a target.
    if let base = member.base?.as(DeclReferenceExprSyntax.self), let owner = bound(base.baseName.name, depth),
      let value = owner[name]
    {
      return value
    }
    return bound(name, depth) ?? .member(name)
  }

  private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> ManifestValue {
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
    guard let name else { return .unknown }
    if let function = functions[name] {
      var inner = self
      inner.given = arguments(of: call, to: function, depth)
      return inner.value(of: function.result, depth: depth + 1)
    }
    return .call(
      name,
      call.arguments.map {
        .init(label: $0.label?.name, value: value(of: $0.expression, depth: depth + 1))
      })
  }

  private func arguments(of call: FunctionCallExprSyntax, to function: ManifestFunction, _ depth: Int)
    -> [String: ManifestValue]
  {
    var given: [String: ManifestValue] = [:]
    var left = Array(call.arguments)
    for parameter in function.parameters {
      guard let position = left.firstIndex(where: { $0.label?.name == parameter.label }) else { continue }
      given[parameter.name] = value(of: left.remove(at: position).expression, depth: depth + 1)
    }
    return given
  }

  private func text(of literal: StringLiteralExprSyntax, _ depth: Int) -> ManifestValue {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression,
          let value = value(of: expression, depth: depth + 1).string
        else { return .unknown }
        text += value
      }
    }
    return .string(text)
  }

  /// `a + b` of texts and arrays, and `a ? b : c`.
  private func joined(_ elements: [ExprSyntax], _ depth: Int) -> ManifestValue {
    if elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      return .either([choice.thenExpression, elements[2]].map { value(of: $0, depth: depth + 1) })
    }
    var values: [ManifestValue] = []
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        values.append(value(of: element, depth: depth + 1))
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return .unknown
      }
    }
    let texts = values.compactMap(\.string)
    if texts.count == values.count { return .string(texts.joined()) }
    return .array(values.flatMap(\.elements))
  }
}
