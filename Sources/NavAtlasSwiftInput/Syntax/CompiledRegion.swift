import SwiftSyntax

/// The code of one branch of an `#if`, which is compiled under a condition only.
struct CompiledRegion: Sendable, Hashable {
  var start: Offset
  var end: Offset
  /// As it is written; for `#else`, that those before do not hold.
  var condition: String
}

/// Finds the branches of every `#if` in a file.
final class CompiledRegionFinder: SyntaxVisitor {
  private(set) var regions: [CompiledRegion] = []

  override func visit(_ config: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if config.isUnconditional { return .visitChildren }
    var before: [String] = []
    for clause in config.clauses {
      let written = clause.condition?.trimmedDescription
      let condition = written ?? before.map { "!\($0.isCompound ? "(\($0))" : $0)" }.joined(separator: " && ")
      if let elements = clause.elements {
        regions.append(
          CompiledRegion(
            start: elements.offset,
            end: Offset(truncatingIfNeeded: elements.endPositionBeforeTrailingTrivia.utf8Offset),
            condition: condition))
      }
      if let written { before.append(written) }
    }
    return .visitChildren
  }
}

extension String {
  fileprivate var isCompound: Bool { contains("&&") || contains("||") }
}

/// What a build has in any case.
extension IfConfigDeclSyntax {
  /// The branches that differ: one where all of them say the same, as then no condition decides anything.
  var differingClauses: [IfConfigClauseSyntax] {
    guard clauses.last?.poundKeyword.tokenKind == .poundElse, let first = clauses.first else {
      return Array(clauses)
    }
    let codes = clauses.map { CodeCollector.code(of: $0) }
    return codes.allSatisfy { $0 == codes.first } ? [first] : Array(clauses)
  }

  /// True where every build has the same code.
  var isUnconditional: Bool { differingClauses.count < clauses.count }
}

/// Collects what is written, without blanks and comments, and once where all branches of an `#if` are the same.
private final class CodeCollector: SyntaxVisitor {
  private var code: [String] = []

  static func code(of clause: IfConfigClauseSyntax) -> [String] {
    let collector = CodeCollector(viewMode: .sourceAccurate)
    if let elements = clause.elements { collector.walk(elements) }
    return collector.code
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    code.append(token.text)
    return .skipChildren
  }

  override func visit(_ config: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let codes = config.clauses.map { Self.code(of: $0) }
    let isSame =
      config.clauses.last?.poundKeyword.tokenKind == .poundElse && codes.allSatisfy { $0 == codes[0] }
    for (clause, inner) in zip(config.clauses, codes).prefix(isSame ? 1 : codes.count) {
      if !isSame { code.append(clause.poundKeyword.text + (clause.condition?.trimmedDescription ?? "")) }
      code += inner
    }
    return .skipChildren
  }
}
