import NavAtlasSourceReading

/// Which types' code may put which views together, as far as names tell.
///
/// Members are not resolved: whoever names one may mean any of that name that gives something to be seen. So more is
/// reached than will ever be shown.
package struct ViewReach {
  private enum Node: NumberedKey {
    case type(DeclaredType)
    case member(String)
    /// A member of which it is known whose it is.
    case ownMember(DeclaredType, String)

    var keyNumber: Int {
      switch self {
      case .type(let type): type.order
      case .member(let name): ~name.keyNumber
      case .ownMember(let type, let name): type.order ^ name.keyNumber
      }
    }
  }

  private let index: DeclarationIndex
  private var mentioners: [Node: Set<Node>] = [:]
  /// Views, and the types that may hold one.
  private var holders: Set<DeclaredType> = []

  /// O(code).
  package init(_ index: DeclarationIndex) {
    self.index = index
    holders = findHolders()
    for type in index.types { read(type) }
    for type in index.types + index.allAdditions { readMembers(of: type) }
    for (file, facts) in index.files.enumerated() {
      for function in facts.functions { note(names(in: function), nil, file, in: [.member(function.name)]) }
      for property in facts.globals { note(names(in: property), nil, file, in: [.member(property.name)]) }
    }
  }

  /// Types, and the names of members.
  package struct Sources {
    package fileprivate(set) var types: Set<DeclaredType> = []
    package fileprivate(set) var members: Set<String> = []
  }

  /// Everything whose code may lead to one of these types, they among them. O(code), for each call.
  package func sources(of ends: Set<DeclaredType>) -> Sources {
    var known = Set(ends.map { Node.type($0) })
    var waiting = Array(known)
    while let next = waiting.popLast() {
      for node in mentioners[next] ?? [] where known.insert(node).inserted { waiting.append(node) }
    }
    return known.reduce(into: Sources()) { sources, node in
      switch node {
      case .type(let type): sources.types.insert(type)
      case .member(let name): sources.members.insert(name)
      case .ownMember: break
      }
    }
  }

  // MARK: Declarations

  private mutating func read(_ type: DeclaredType) {
    var found = MentionedNames()
    for inherited in type.inherits { found.read(inherited) }
    for parameter in type.generics { found.read(parameter.constraint) }
    for property in type.stored { if let initial = property.initial { found.read(initial) } }
    note(found, type, type.file, in: [.type(type)])
    guard type.isView else { return }
    for enumCase in type.cases { mentioners[.type(type), default: []].insert(.member(enumCase.name)) }
  }

  private mutating func readMembers(of type: DeclaredType) {
    for (name, members) in type.functions {
      for member in members {
        let nodes = nodes(of: name, in: type, isSeen: mayShow(member, type))
        if !nodes.isEmpty { note(names(in: member.declaration), type, member.file, in: nodes) }
      }
    }
    for (name, members) in type.properties {
      for member in members {
        let nodes = nodes(of: name, in: type, isSeen: mayShow(member, type))
        if !nodes.isEmpty { note(names(in: member.declaration), type, member.file, in: nodes) }
      }
    }
  }

  /// Whose code a member's is: its own where others name it, its type's where that runs without being named, which is
  /// all of what a framework asks for its body, and of others what makes them.
  private func nodes(of name: String, in type: DeclaredType, isSeen: Bool) -> [Node] {
    let runsUnnamed = type.runsWhole || type.kind != .addition && Self.unnamed.contains(name)
    let isNamed = isSeen && name != "init" && name != "body"
    return (runsUnnamed ? [.type(type)] : []) + (isNamed ? [.member(name), .ownMember(type, name)] : [])
  }

  private static let unnamed: Set<String> = [
    "init", "callAsFunction", Function.reader, Function.writer, "wrappedValue", "projectedValue", "body",
  ]

  private mutating func note(
    _ found: MentionedNames, _ context: DeclaredType?, _ file: Int, in nodes: [Node]
  ) {
    func note(_ mentioned: Node) { mentioners[mentioned, default: []].formUnion(nodes) }
    for path in found.types {
      if let type = resolve(path, context, file) { note(.type(type)) }
    }
    for path in found.ofTypes {
      let name = String(path.lastComponent)
      if let outer = path.outerName, let owner = resolve(String(outer), context, file), owner.has(name) {
        note(.ownMember(owner, name))
      } else {
        note(.member(name))
      }
    }
    for name in found.members { note(.member(name)) }
    for name in found.free where context?.runsWhole != true || context?.has(name) != true {
      note(.member(name))
    }
  }

  private func resolve(_ path: String, _ context: DeclaredType?, _ file: Int) -> DeclaredType? {
    index.resolve(TypeReference(name: path), in: context, file: file).declaration
  }

  // MARK: What gives something to be seen

  private func mayShow(_ member: DeclaredType.Member<Function>, _ owner: DeclaredType) -> Bool {
    guard member.declaration.mayShow(as: owner) else { return false }
    guard let result = member.declaration.result else {
      return owner.kind == .addition || holders.contains(owner)
    }
    return member.declaration.generics.contains { $0.name == result.name }
      || mayShow(result, owner, member.file)
  }

  private func mayShow(_ member: DeclaredType.Member<Property>, _ owner: DeclaredType) -> Bool {
    let property = member.declaration
    guard let type = property.type ?? property.initial?.madeType else {
      return property.initial?.isPlain != true
    }
    return mayShow(type, owner, member.file)
  }

  /// True for the type of a view, or of something that may hold one.
  private func mayShow(_ type: TypeReference, _ owner: DeclaredType, _ file: Int) -> Bool {
    isSeen(type, owner) || declarations(in: type, owner, file).contains { holders.contains($0) }
  }

  private func isSeen(_ type: TypeReference, _ owner: DeclaredType) -> Bool {
    Self.seen.contains(String(type.shortName)) || owner.generics.contains { $0.name == type.name }
      || type.arguments.contains { isSeen($0, owner) }
  }

  private func declarations(in type: TypeReference, _ owner: DeclaredType, _ file: Int) -> [DeclaredType] {
    [index.resolve(type, in: owner, file: file).declaration].compactMap(\.self)
      + type.arguments.flatMap { declarations(in: $0, owner, file) }
  }

  private static let seen: Set<String> = [
    "View", "AnyView", "Content", "Body", "Scene", "ViewModifier", "ToolbarContent", "Commands", "TabContent",
    "UIViewController", "NSViewController", "Any",
  ]

  /// O(stored properties and cases).
  private func findHolders() -> Set<DeclaredType> {
    var found: Set<DeclaredType> = []
    var around: [DeclaredType: [DeclaredType]] = [:]
    for type in index.types {
      let parts = (type.stored.map(\.type) + type.cases.flatMap { $0.payload.map(\.type) }).compactMap(\.self)
      if type.isBuilt || type.isController || type.modifiesViews
        || parts.contains(where: { isSeen($0, type) })
      {
        found.insert(type)
      }
      for part in parts.flatMap({ declarations(in: $0, type, type.file) }) {
        around[part, default: []].append(type)
      }
    }
    var waiting = Array(found)
    while let next = waiting.popLast() {
      for type in around[next] ?? [] where found.insert(type).inserted { waiting.append(type) }
    }
    return found
  }

  private func names(in function: Function) -> MentionedNames {
    var found = MentionedNames()
    found.read(function.parameters)
    found.read(function.result)
    for generic in function.generics { found.read(generic.constraint) }
    for attribute in function.attributes { found.read(TypeReference(name: attribute)) }
    found.read(function.code?.statements ?? [])
    return found
  }

  private func names(in property: Property) -> MentionedNames {
    var found = MentionedNames()
    found.read(property.type)
    for attribute in property.attributes { found.read(attribute) }
    if let initial = property.initial { found.read(initial) }
    for code in property.code { found.read(code.statements) }
    return found
  }
}

extension DeclaredType {
  /// True for what a framework asks for its body: all of its code is the type's. What is added to a framework's type has
  /// none but by its names.
  fileprivate var runsWhole: Bool {
    kind != .addition
      && (isBuilt || modifiesViews || isController || conformances.contains { $0.hasSuffix("Style") })
  }

  fileprivate func has(_ name: String) -> Bool { properties[name] != nil || functions[name] != nil }
}

extension Expression {
  /// True for what is nothing to be seen, whatever its type.
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .text, .integer, .boolean, .none: true
    case .array(let parts): parts.allSatisfy(\.isPlain)
    default: false
    }
  }
}
