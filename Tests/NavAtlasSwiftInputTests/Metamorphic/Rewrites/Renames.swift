import SwiftSyntax

/// A name of the app's own is another one, wherever it stands.
struct Renamed: Rewrite {
  enum Kind: String, CaseIterable { case types, members, labels }

  var kind: Kind
  var name: String { "\(kind.rawValue) renamed" }

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    let own =
      switch kind {
      case .types: program.typeNames(declarations)
      case .members: program.memberNames(declarations)
      case .labels: program.labels(declarations)
      }
    let foreign = kind == .labels ? Vocabulary.labels : Vocabulary.frameworks
    return own.filter { !foreign.contains($0) }.map { name in
      let new = name + "Anew"
      let edits = program.sources.flatMap { source in
        source.nodes.compactMap { $0.as(TokenSyntax.self) }.compactMap {
          $0.renamed(name, new, in: source.path)
        }
      }
      return Site(edits: edits, renames: [name: new])
    }
  }
}

extension TokenSyntax {
  /// True for what is no word of the language.
  fileprivate var isPlainName: Bool { if case .identifier = tokenKind { true } else { false } }

  fileprivate func renamed(_ old: String, _ new: String, in path: String) -> Edit? {
    guard case .identifier = tokenKind else { return nil }
    for prefix in ["", "$", "_"] where text == prefix + old {
      return Edit(path: path, range: start..<end, text: prefix + new)
    }
    return nil
  }
}

extension Program {
  fileprivate func typeNames(_ declarations: Declarations) -> [String] {
    hasWordsInComments ? [] : declarations.types.filter { $0.value.count == 1 }.keys.sorted()
  }

  fileprivate func memberNames(_ declarations: Declarations) -> [String] {
    let types = Set(declarations.types.keys)
    return hasWordsInComments
      ? [] : Set(sources.flatMap(\.nodes).flatMap(\.declaredNames)).subtracting(types).sorted()
  }

  /// What parameters are called and nothing else is.
  fileprivate func labels(_ declarations: Declarations) -> [String] {
    guard !hasWordsInComments else { return [] }
    let nodes = sources.flatMap(\.nodes)
    let labels = nodes.compactMap { $0.as(FunctionParameterSyntax.self)?.firstName }.filter(\.isPlainName)
      .map(\.text)
    return Set(labels).subtracting(declarations.types.keys).subtracting(nodes.flatMap(\.declaredNames))
      .sorted()
  }

  /// True where comments and settings call something by name.
  private var hasWordsInComments: Bool {
    others.keys.contains { $0.hasSuffix(".yml") || $0.hasSuffix(".storyboard") }
      || sources.contains { $0.text.contains("navatlas:") }
  }
}

extension Syntax {
  /// What this declares in a type.
  fileprivate var declaredNames: [String] {
    switch self.as(SyntaxEnum.self) {
    case .variableDecl(let variable):
      variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    case .functionDecl(let function): [function.name.text]
    case .enumCaseElement(let element): [element.name.text]
    default: []
    }
  }
}

/// What the frameworks call things.
enum Vocabulary {
  /// Every name that some fixture uses and does not declare, or that several declare, as they do what is asked for.
  static let frameworks = names { _ in nil }
  /// The same for what parameters are called.
  static let labels = names { $0.as(FunctionParameterSyntax.self)?.firstName.text }

  private static func names(and other: (Syntax) -> String?) -> Set<String> {
    var (foreign, own): (Set<String>, [String: Int]) = ([], [:])
    for fixture in FixtureTests.names {
      guard let program = try? Program(fixture: fixture) else { continue }
      let nodes = program.sources.flatMap(\.nodes)
      let declared = Set(Declarations(program).types.keys)
        .union(nodes.flatMap { $0.declaredNames + [other($0)].compactMap(\.self) })
      for name in declared { own[name, default: 0] += 1 }
      let used = nodes.compactMap { $0.as(TokenSyntax.self)?.text }.map {
        String($0.drop { "$_`".contains($0) })
      }
      foreign.formUnion(Set(used).subtracting(declared))
    }
    return foreign.union(own.filter { $0.value > 1 }.keys).union(required)
  }

  /// What frameworks ask for and only one fixture has.
  private static let required: Set<String> = [
    "reduce", "openAppWhenRun", "supportedModes", "perform", "makeUIView", "updateUIView",
    "makeUIViewController", "updateUIViewController", "matchPath",
    "makeCoordinator", "tableView", "callAsFunction", "userNotificationCenter", "application", "scene",
    "prepareTransition", "handle", "start", "view", "action", "parent", "childCoordinators", "startRoute",
    "wrappedValue", "projectedValue", "content", "configuration", "into", "from", "lhs", "rhs",
    "didReceive", "withCompletionHandler", "open", "options", "continue", "restorationHandler",
    "openWindow", "pushWindow", "dismissWindow", "openSettings", "didReceiveRemoteNotification",
    "fetchCompletionHandler",
  ]
}
