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
