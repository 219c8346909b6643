import SwiftSyntax

/// Code that is there under a condition only: a branch of an `#if`, or one that the device chooses.
package struct CompiledRegion: Sendable, Hashable {
  package var start: Offset
  package var end: Offset
  /// As it is written; for `#else`, that those before do not hold.
  package var condition: String
  /// False for what is decided while the app runs.
  package var isCompiled = true
}

/// Finds the branches of every `#if` in a file that builds for a platform have.
final class CompiledRegionFinder: SyntaxVisitor {
  private(set) var regions: [CompiledRegion] = []
  private let platform: Platform

  init(_ platform: Platform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ config: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let branches = CompiledBranches(of: config, on: platform)
    if !branches.isSame { note(config, Set(branches.kept.map(\.id))) }
    for clause in branches.kept { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  private func note(_ config: IfConfigDeclSyntax, _ kept: Set<SyntaxIdentifier>) {
    var before: [String] = []
    for clause in config.clauses {
      let written = clause.condition?.trimmedDescription
      let condition = written ?? before.map { "!\($0.isCompound ? "(\($0))" : $0)" }.joined(separator: " && ")
      if let elements = clause.elements, kept.contains(clause.id) {
        regions.append(
          CompiledRegion(
            start: elements.offset,
            end: Offset(truncatingIfNeeded: elements.endPositionBeforeTrailingTrivia.utf8Offset),
            condition: condition))
      }
      if let written { before.append(written) }
    }
  }
}

extension String {
  fileprivate var isCompound: Bool { contains("&&") || contains("||") }
}
