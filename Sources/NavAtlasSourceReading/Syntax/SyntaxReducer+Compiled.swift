import SwiftSyntax

/// Code that is compiled under a condition: what the platform leaves out is read for the account alone.
extension SyntaxReducer {
  /// The branches of an `#if` that builds may have; how much navigation is in the others is kept.
  mutating func branches(of config: IfConfigDeclSyntax) -> CompiledBranches {
    hasConditions = true
    let branches = CompiledBranches(of: config, on: platform)
    for clause in branches.leftOut { countLeftOut(clause, of: config) }
    return branches
  }

  private mutating func countLeftOut(_ clause: IfConfigClauseSyntax, of config: IfConfigDeclSyntax) {
    let platforms = platforms(of: clause, in: config)
    let inner = apart(on: platforms) { $0.code(of: clause) }
    let found = ConstructFinder(inner, number: 0)
    let names = found.mentions.keys.map(\.text).sorted()
    if !found.constructs.isEmpty || !names.isEmpty {
      facts.leftOut.append(
        LeftOutCode(
          platforms: platforms, constructs: found.constructs.count, names: names))
    }
    facts.leftOut += inner.leftOut
  }

  /// The platforms whose builds have a branch.
  private func platforms(of clause: IfConfigClauseSyntax, in config: IfConfigDeclSyntax) -> [Platform] {
    (others ?? Platform.allCases.filter { $0.compiled == $0 }).filter { platform in
      CompiledBranches(ofDiffering: config, on: platform).kept.contains { $0.id == clause.id }
    }
  }

  private mutating func code(of clause: IfConfigClauseSyntax) -> [Function] {
    var members = Members()
    var code: [Statement] = []
    switch clause.elements {
    case .decls(let declarations): for item in declarations { read(item.decl, into: &members) }
    case .statements(let items): code = statements(items)
    case .switchCases(let cases): code = alternatives(cases).flatMap(\.body)
    case .postfixExpression(let chain):
      chainBase = .other([])
      code = [.expression(expression(chain))]
    case .attributes, nil: break
    }
    facts.globals += members.properties
    let function = Function(
      name: "", parameters: [], result: nil, body: code, isStatic: true, attributes: [], generics: [],
      offset: clause.offset)
    return members.functions + [function]
  }

  /// Reads apart from the file's facts.
  ///
  /// - Parameter others: the platforms that the code is for; the file's own where nil.
  mutating func apart(
    on others: [Platform]? = nil, _ read: (inout SyntaxReducer) -> [Function]
  ) -> FileFacts {
    var reducer = SyntaxReducer(
      facts: FileFacts(path: facts.path, module: facts.module), platform: others?.first ?? platform,
      others: others ?? self.others, depth: depth)
    reducer.facts.functions = read(&reducer)
    facts.isTooDeep = facts.isTooDeep || reducer.facts.isTooDeep
    return reducer.facts
  }
}
