import SwiftParser
import SwiftSyntax

/// Where the declarations of a file begin and end, and which of its lines have code.
public struct SourceOutline: Sendable, Hashable {
  /// A declaration with what is written before and in it.
  public struct Range: Sendable, Hashable {
    public var lines: ClosedRange<Int>
    /// The line of its name.
    public var line: Int
    /// With the types around it: `Router.open`.
    public var name: String
  }

  /// Outer ones before inner ones.
  public let ranges: [Range]
  /// The lines that are more than comments and spaces.
  public let codeLines: Set<Int>

  /// O(n)
  public init(_ source: [UInt8]) {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = RangeFinder(converter)
    finder.walk(tree)
    ranges = finder.ranges
    codeLines = finder.codeLines
  }

  /// The innermost declaration that holds a line.
  public func declaration(at line: Int) -> Range? { ranges.last { $0.lines.contains(line) } }
}

private final class RangeFinder: SyntaxVisitor {
  private let converter: SourceLocationConverter
  var ranges: [SourceOutline.Range] = []
  var codeLines: Set<Int> = []
  private var around: [String] = []

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  private func line(_ position: AbsolutePosition) -> Int { converter.location(for: position).line }

  private func note(_ node: some SyntaxProtocol, _ name: String, at position: AbsolutePosition) {
    let lines =
      line(node.positionAfterSkippingLeadingTrivia)...line(node.endPositionBeforeTrailingTrivia)
    ranges.append(
      .init(lines: lines, line: line(position), name: (around + [name]).joined(separator: ".")))
  }

  private func enter(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    note(node, name.text, at: name.positionAfterSkippingLeadingTrivia)
    around.append(name.text)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenKind != .endOfFile else { return .skipChildren }
    codeLines.formUnion(
      line(token.positionAfterSkippingLeadingTrivia)...line(token.endPositionBeforeTrailingTrivia))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.extendedType.trimmedDescription, at: node.extendedType.positionAfterSkippingLeadingTrivia)
    around.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name.text, at: node.name.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "init", at: node.initKeyword.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, "subscript", at: node.subscriptKeyword.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // What a function declares for itself is a part of it.
    guard
      node.parent?.is(MemberBlockItemSyntax.self) == true
        || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .visitChildren }
    note(node, name.text, at: name.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }
}
