import NavAtlasProgram
package import NavAtlasSourceReading

/// Code of which a build has one version only.
extension Evaluator {
  /// The functions of one signature that stand in different branches of an `#if`; each build has one of them.
  func compiledTwins(
    of member: DeclaredType.Member<Function>, among candidates: [DeclaredType.Member<Function>]
  ) -> [DeclaredType.Member<Function>] {
    func conditions(_ member: DeclaredType.Member<Function>) -> [CompiledConditions.Condition] {
      index.conditions(of: [Site(file: member.file, offset: member.declaration.offset)])
    }
    let own = conditions(member)
    guard candidates.count > 1, !own.isEmpty else { return [member] }
    let labels = member.declaration.parameters.map(\.label)
    var known: Set<[CompiledConditions.Condition]> = []
    return candidates.filter {
      let theirs = conditions($0)
      return !theirs.isEmpty && $0.declaration.parameters.map(\.label) == labels
        && known.insert(theirs).inserted
    }
  }

  /// Follows each of several versions of a call, as the branches of what it shows and does.
  package func alternatives(_ versions: [(Scope) -> Value], _ site: Site, _ scope: Scope) -> Value {
    var shown: [Branch.Alternative] = []
    var done: [Branch.Alternative] = []
    var values: [Value] = []
    for version in versions {
      let inner = Scope(in: scope, content: Content(owner: scope.type))
      let value = version(inner)
      if case .content(let content) = value { shown.append(.init(test: .unknown, content: content)) }
      if !inner.content.items.isEmpty { done.append(.init(test: .unknown, content: inner.content)) }
      values.append(value)
    }
    if !done.isEmpty {
      scope.content.items.append(.branch(Branch(subject: .unknown, alternatives: done, site: site)))
    }
    guard shown.count == versions.count else { return .oneOf(values) }
    let branch = Branch(subject: .unknown, alternatives: shown, site: site)
    return .content(Content(owner: scope.type, items: [.branch(branch)]))
  }
}
