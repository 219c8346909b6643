/// The types that only code for other platforms names, directly or through each other: they are compiled, but belong to
/// no app on this platform.
struct ForeignTypes {
  /// With the platforms whose code names them.
  private(set) var platforms: [DeclaredType: [Platform]] = [:]

  init() {}

  /// O(mentions), where something is left out.
  init(_ index: DeclarationIndex, _ finders: [ConstructFinder]) {
    var named: [String: Set<Platform>] = [:]
    for code in index.files.flatMap(\.leftOut) {
      for name in code.names { named[name, default: []].formUnion(code.platforms) }
    }
    guard !named.isEmpty else { return }
    let uses = Uses(index, finders)
    var found: [DeclaredType: Set<Platform>] = [:]
    var waiting = index.types.compactMap { type in named[type.shortName].map { (type, $0) } }
    while let (type, platforms) = waiting.popLast() {
      if type.isLaunched || found[type]?.isSuperset(of: platforms) ?? false { continue }
      found[type, default: []].formUnion(platforms)
      for used in uses.namedBy[type] ?? [] { waiting.append((used, platforms)) }
    }
    // Whoever is named by something of this platform belongs to it.
    var shared = found.keys.filter { type in uses.isNamedElsewhere(type) { found[$0] == nil } }
    for type in shared { found[type] = nil }
    while let type = shared.popLast() {
      for used in uses.namedBy[type] ?? [] where found.removeValue(forKey: used) != nil { shared.append(used) }
    }
    platforms = found.mapValues { named in Platform.allCases.filter(named.contains) }
  }

  func subtracting(_ types: Set<DeclaredType>) -> ForeignTypes {
    var rest = self
    for type in types { rest.platforms[type] = nil }
    return rest
  }

  func contains(_ type: DeclaredType) -> Bool { platforms[type] != nil }

  /// How much navigation is in them.
  func leftOut(_ finders: [ConstructFinder], _ index: DeclarationIndex) -> [LeftOutCode] {
    guard !platforms.isEmpty else { return [] }
    return finders.flatMap(\.constructs).compactMap { construct in
      platforms(of: construct, index).map { LeftOutCode(platforms: $0, constructs: 1) }
    }
  }

  /// The platforms that a construct is for; nil where it is for this one.
  func platforms(of construct: NavigationConstruct, _ index: DeclarationIndex) -> [Platform]? {
    guard !platforms.isEmpty, let owner = construct.member.owner else { return nil }
    return index.type(named: owner, in: nil, file: construct.member.file).flatMap { platforms[$0] }
  }
}

/// Which types name which.
private struct Uses {
  private(set) var namedBy: [DeclaredType: Set<DeclaredType>] = [:]
  private var users: [DeclaredType: Set<DeclaredType>] = [:]
  /// Those that code outside of all types names.
  private var global: Set<DeclaredType> = []

  init(_ index: DeclarationIndex, _ finders: [ConstructFinder]) {
    let types = Dictionary(grouping: index.types, by: \.shortName)
    for finder in finders {
      for (name, members) in finder.mentions {
        guard let meant = types[name] else { continue }
        for member in members {
          let owner = member.owner.flatMap { index.type(named: $0, in: nil, file: member.file) }
          for type in meant {
            guard let owner else {
              if member.owner == nil { global.insert(type) }
              continue
            }
            namedBy[owner, default: []].insert(type)
            users[type, default: []].insert(owner)
          }
        }
      }
    }
  }

  /// True where something else than the type and its parts names it for which a test holds.
  func isNamedElsewhere(_ type: DeclaredType, by test: (DeclaredType) -> Bool) -> Bool {
    global.contains(type)
      || (users[type] ?? []).contains { $0 != type && !$0.name.hasPrefix(type.name + ".") && test($0) }
  }
}
