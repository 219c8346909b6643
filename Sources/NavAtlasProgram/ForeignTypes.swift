package import NavAtlasSourceReading

/// The types that only code for other platforms names, directly or through each other: they are compiled, but belong to
/// no app on this platform.
package struct ForeignTypes {
  /// With the platforms whose code names them.
  private(set) var platforms: [DeclaredType: [Platform]] = [:]
  /// The functions of no type of the app, such as those of `extension View`, by name.
  private var functions: [String: [Platform]] = [:]

  package init() {}

  /// O(mentions), where something is left out.
  package init(_ index: DeclarationIndex, _ finders: [ConstructFinder]) {
    var named: [String: Set<Platform>] = [:]
    for code in index.files.flatMap(\.leftOut) {
      for name in code.names { named[name, default: []].formUnion(code.platforms) }
    }
    guard !named.isEmpty else { return }
    let uses = Uses(index, finders)
    var found: [Uses.Node: Set<Platform>] = [:]
    var waiting = named.flatMap { name, platforms in uses.nodes(named: name).map { ($0, platforms) } }
    while let (node, platforms) = waiting.popLast() {
      if node.isLaunched || found[node]?.isSuperset(of: platforms) ?? false { continue }
      found[node, default: []].formUnion(platforms)
      for used in uses.namedBy[node] ?? [] { waiting.append((used, platforms)) }
    }
    // Whoever is named by something of this platform belongs to it.
    var shared = found.keys.filter { node in uses.isNamedElsewhere(node) { found[$0] == nil } }
    for node in shared { found[node] = nil }
    while let node = shared.popLast() {
      for used in uses.namedBy[node] ?? [] where found.removeValue(forKey: used) != nil {
        shared.append(used)
      }
    }
    for (node, named) in found {
      let platforms = Platform.allCases.filter(named.contains)
      switch node {
      case .type(let type): self.platforms[type] = platforms
      case .function(let name): functions[name] = platforms
      }
    }
  }

  package func subtracting(_ types: Set<DeclaredType>) -> ForeignTypes {
    var rest = self
    for type in types { rest.platforms[type] = nil }
    return rest
  }

  package func contains(_ type: DeclaredType) -> Bool { platforms[type] != nil }

  /// How much navigation is in them.
  package func leftOut(_ finders: [ConstructFinder], _ index: DeclarationIndex) -> [LeftOutCode] {
    finders.flatMap(\.constructs).compactMap { construct in
      platforms(of: construct, index).map { LeftOutCode(platforms: $0, constructs: 1) }
    }
  }

  /// The platforms that a construct is for; nil where it is for this one.
  package func platforms(of construct: NavigationConstruct, _ index: DeclarationIndex) -> [Platform]? {
    let member = construct.member
    if platforms.isEmpty && functions.isEmpty { return nil }
    let owner = member.owner.flatMap { index.type(named: $0, in: nil, file: member.file) }
    return owner.map { platforms[$0] } ?? functions[member.name]
  }
}

/// Which types and functions name which.
private struct Uses {
  enum Node: Hashable {
    case type(DeclaredType)
    case function(String)

    var isLaunched: Bool { if case .type(let type) = self { type.isLaunched } else { false } }
  }

  private(set) var namedBy: [Node: Set<Node>] = [:]
  private var users: [Node: Set<Node>] = [:]
  private let types: [String: [DeclaredType]]
  private let functions: Set<String>

  init(_ index: DeclarationIndex, _ finders: [ConstructFinder]) {
    types = Dictionary(grouping: index.types, by: \.shortName)
    let members = finders.flatMap { finder in finder.mentions.map { ($0.key.text, $0.value) } }
    func owner(_ member: SourceMember) -> DeclaredType? {
      member.owner.flatMap { index.type(named: $0, in: nil, file: member.file) }
    }
    var functions: Set<String> = []
    for (_, members) in members {
      for member in members where owner(member) == nil { functions.insert(member.name) }
    }
    self.functions = functions
    for (name, members) in members {
      let meant = nodes(named: name)
      guard !meant.isEmpty else { continue }
      for member in members {
        let user = owner(member).map { Node.type($0) } ?? .function(member.name)
        namedBy[user, default: []].formUnion(meant)
        for node in meant { users[node, default: []].insert(user) }
      }
    }
  }

  func nodes(named name: String) -> [Node] {
    (types[name] ?? []).map { .type($0) } + (functions.contains(name) ? [.function(name)] : [])
  }

  /// True where something else than the node and its parts names it for which a test holds.
  func isNamedElsewhere(_ node: Node, by test: (Node) -> Bool) -> Bool {
    (users[node] ?? []).contains { $0 != node && !$0.isPart(of: node) && test($0) }
  }
}

extension Uses.Node {
  fileprivate func isPart(of node: Uses.Node) -> Bool {
    guard case .type(let type) = self, case .type(let outer) = node else { return false }
    return type.name.hasPrefix(outer.name + ".")
  }
}
