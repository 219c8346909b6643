import SwiftSyntax

/// The branches of an `#if`, as builds for a platform have them.
struct CompiledBranches {
  /// Those that some build has: one, where the platform decides.
  private(set) var kept: [IfConfigClauseSyntax] = []
  /// Those that no build has.
  private(set) var leftOut: [IfConfigClauseSyntax] = []
  /// True where every build has the same ones.
  private(set) var isSettled = false
  /// True where all branches say the same, so that no condition decides anything.
  private(set) var isSame = false

  /// O(code of the branches).
  init(of config: IfConfigDeclSyntax, on platform: Platform) {
    if let first = config.sameInAll {
      (kept, isSettled, isSame) = ([first], true, true)
    } else {
      decide(config, platform)
    }
  }

  /// The same where the branches are known to differ. O(branches).
  init(ofDiffering config: IfConfigDeclSyntax, on platform: Platform) { decide(config, platform) }

  private mutating func decide(_ config: IfConfigDeclSyntax, _ platform: Platform) {
    var mayGoOn = true
    for clause in config.clauses {
      let isMet = mayGoOn ? clause.condition.map { platform.meets($0) } ?? true : false
      if isMet == false { leftOut.append(clause) } else { kept.append(clause) }
      if isMet == true { mayGoOn = false }
    }
    isSettled = kept.isEmpty || (kept.count == 1 && !mayGoOn)
  }
}

extension IfConfigDeclSyntax {
  /// The first branch, where all of them say the same.
  fileprivate var sameInAll: IfConfigClauseSyntax? {
    guard clauses.last?.poundKeyword.tokenKind == .poundElse, let first = clauses.first else { return nil }
    let code = CodeCollector.code(of: first)
    return clauses.dropFirst().allSatisfy { CodeCollector.code(of: $0) == code } ? first : nil
  }
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
