import NavAtlasSourceReading

/// Every declaration of the app, with its files.
///
/// What is looked up for every name is not checked for overlapping accesses: checks cost as much as looking up.
final class DeclarationIndex {
  let files: [FileFacts]
  /// What is compiled under a condition only, outermost first, by file.
  let regions: [[CompiledRegion]]
  private(set) var types: [DeclaredType] = []
  /// By last component of the name.
  @exclusivity(unchecked) private var typesByName: [String: [DeclaredType]] = [:]
  @exclusivity(unchecked) private var typesByFullName: [String: [DeclaredType]] = [:]
  /// What the app adds to types of frameworks.
  @exclusivity(unchecked) private var additions: [String: DeclaredType] = [:]
  @exclusivity(unchecked) private(set) var functions: [String: [DeclaredType.Member<Function>]] = [:]
  @exclusivity(unchecked) private(set) var globals: [String: [DeclaredType.Member<Property>]] = [:]
  /// The names of what code may give another value.
  let assigned: Set<String>
  private var aliases: [String: (type: TypeReference, file: Int)] = [:]
  /// The last components of the names of all aliases.
  @exclusivity(unchecked) private var aliasNames: Set<String> = []
  @exclusivity(unchecked) private var resolved: [ResolutionKey: StaticType] = [:]

  @exclusivity(unchecked) private var named: [NameKey: Lookup] = [:]
  private(set) lazy var keepers = findKeepers()
  @exclusivity(unchecked) private var members: [MemberKey: NamedMembers] = [:]
  @exclusivity(unchecked) private var staticOwners: [MemberKey: Lookup] = [:]
  @exclusivity(unchecked) private var nestedTypes: [MemberKey: NestedLookup] = [:]
  @exclusivity(unchecked) private var freeNames: [NameKey: FreeName] = [:]
  /// True once every declaration is in.
  private var isComplete = false

  private struct NameKey: Hashable {
    var name: String
    var context: DeclaredType?
    var file: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(file &<< 32 ^ (context?.order ?? -1))
    }
  }

  private struct Lookup {
    var type: DeclaredType?
  }

  private struct NestedLookup {
    var type: StaticType?
  }

  private struct MemberKey: Hashable {
    var type: DeclaredType
    var name: String
  }

  private struct ResolutionKey: Hashable {
    var reference: TypeReference
    var context: DeclaredType?
    var file: Int

    /// Of what nearly always tells references apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(reference.name)
      if let first = reference.arguments.first { hasher.combine(first.name) }
      hasher.combine(file &<< 32 ^ (context?.order ?? -1))
    }
  }

  /// O(declarations).
  init(_ files: [FileFacts]) {
    self.files = files
    regions = files.map { $0.regions.sorted { $0.start < $1.start } }
    assigned = files.reduce(into: []) { $0.formUnion($1.assigned) }
    for (file, facts) in files.enumerated() { add(facts, file) }
    for (file, facts) in files.enumerated() {
      for type in facts.types where type.kind == .addition { extend(type, file) }
    }
    for type in types {
      type.conformances = conformances(of: type, 0)
      // A protocol of an absent package that refines `View`.
      if type.declaresBody { type.conformances.insert("View") }
    }
    for type in additions.values { type.conformances = conformances(of: type, 0) }
    isComplete = true
  }

  private func add(_ facts: FileFacts, _ file: Int) {
    for declaration in facts.types where declaration.kind != .addition {
      let type = DeclaredType(declaration, module: facts.module, file: file, order: types.count)
      types.append(type)
      typesByName[type.shortName, default: []].append(type)
      typesByFullName[type.name, default: []].append(type)
    }
    for function in facts.functions {
      functions[function.name, default: []].append(.init(declaration: function, file: file))
    }
    for property in facts.globals {
      globals[property.name, default: []].append(.init(declaration: property, file: file))
    }
    for alias in facts.aliases { aliases[alias.name] = (alias.type, file) }
    aliasNames.formUnion(
      (facts.aliases + facts.types.flatMap(\.aliases)).map { String($0.name.lastComponent) })
  }

  private func extend(_ declaration: TypeDeclaration, _ file: Int) {
    if let type = type(named: declaration.name, in: nil, file: file) {
      type.add(declaration, file: file)
    } else if let addition = additions[declaration.name] {
      addition.add(declaration, file: file)
    } else {
      additions[declaration.name] = DeclaredType(
        declaration, module: files[file].module, file: file, order: -1 - additions.count)
    }
  }

  private func conformances(of type: DeclaredType, _ level: Int) -> Set<String> {
    var names: Set<String> = []
    for inherited in type.inherits {
      names.insert(String(inherited.shortName))
      if level < 8, let parent = self.type(named: inherited.name, in: type, file: type.file), parent !== type
      {
        names.formUnion(conformances(of: parent, level + 1))
      } else if level < 8, let alias = aliases[inherited.name] {
        names.insert(String(alias.type.shortName))
      }
    }
    return names
  }

  // MARK: Lookup

  /// False where no type or alias is called so, wherever it is nested.
  func mayBeType(_ name: String) -> Bool {
    typesByName[name] != nil || aliasNames.contains(name) || Self.synthesized.contains(name)
  }

  /// What macros and protocols add to types.
  private static let synthesized: Set<String> = ["State", "Action", "ID", "Routes"]

  /// What the app adds to a framework's type.
  func addition(to name: String) -> DeclaredType? { additions[name] }

  /// The type of that name as seen from inside another type of a file. Looked up once for each context and file.
  func type(named name: String, in context: DeclaredType?, file: Int) -> DeclaredType? {
    let key = NameKey(name: name, context: context, file: file)
    if let known = named[key] { return known.type }
    let found = lookup(name, context, file)
    // While types are still added, what is not there yet may come.
    if isComplete { named[key] = Lookup(type: found) }
    return found
  }

  private func lookup(_ name: String, _ context: DeclaredType?, _ file: Int) -> DeclaredType? {
    var outer = context?.name[...]
    while let scope = outer {
      if let found = pick(typesByFullName["\(scope).\(name)"], file) { return found }
      outer = String(scope).outerName
    }
    if let found = pick(typesByFullName[name], file) { return found }
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      // `Module.Type`, or a nested type seen through an alias.
      return type(named: String(name[name.index(after: dot)...]), in: nil, file: file)
    }
    let nested = typesByName[name] ?? []
    return nested.count == 1 && context != nil ? nested[0] : nil
  }

  private func pick(_ candidates: [DeclaredType]?, _ file: Int) -> DeclaredType? {
    guard let candidates, let first = candidates.first else { return nil }
    if candidates.count == 1 { return first }
    if let own = candidates.first(where: { $0.file == file }) { return own }
    let module = files[file].module
    let ownModule = candidates.filter { $0.module == module }
    if let nearest = nearest(ownModule, to: file) { return nearest }
    let imports = files[file].imports
    return candidates.first { imports.contains($0.module) } ?? first
  }

  /// The targets of a project are folders: of two types of one name, the one in the nearer folder is meant.
  private func nearest(_ candidates: [DeclaredType], to file: Int) -> DeclaredType? {
    guard candidates.count > 1 else { return candidates.first }
    let folders = files[file].path.split(separator: "/").dropLast()
    func shared(_ type: DeclaredType) -> Int {
      zip(folders, files[type.file].path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    return candidates.max { shared($0) < shared($1) || (shared($0) == shared($1) && $0.order > $1.order) }
  }

  /// The declaration behind a written type, through aliases and members such as `Order.ID`.
  func resolve(_ reference: TypeReference, in context: DeclaredType?, file: Int) -> StaticType {
    let key = ResolutionKey(reference: reference, context: context, file: file)
    if let known = resolved[key] { return known }
    // A type that refers to itself is found unfinished, not for ever.
    resolved[key] = StaticType(name: reference.name)
    let type = resolution(of: reference, context, file)
    resolved[key] = type
    return type
  }

  private func resolution(of reference: TypeReference, _ context: DeclaredType?, _ file: Int) -> StaticType {
    if reference.name == "Self", let context { return StaticType(name: context.name, declaration: context) }
    let arguments = reference.arguments.map { resolve($0, in: context, file: file) }
    if let type = type(named: reference.name, in: context, file: file),
      reference.name.lastComponent == type.name.lastComponent,
      type.isVisible(as: reference.name, from: context) || context?.aliases[reference.name] == nil
    {
      return StaticType(name: type.name, declaration: type, arguments: arguments)
    }
    if let alias = alias(reference.name, context, file) {
      let target = resolve(alias.type, in: alias.context, file: alias.file)
      return target.arguments.isEmpty && !arguments.isEmpty
        ? StaticType(name: target.name, declaration: target.declaration, arguments: arguments) : target
    }
    if ["State", "Action"].contains(reference.name.lastComponent), let outer = reference.name.outerName {
      // The state and the action that `@Reducer enum` gets have its cases.
      let base = resolve(TypeReference(name: String(outer)), in: context, file: file)
      if let type = base.declaration, type.isFeatureEnum { return base }
    }
    // `Order.ID` of an Identifiable type is the type of its `id`.
    if let outer = reference.name.outerName {
      let base = resolve(TypeReference(name: String(outer)), in: context, file: file)
      if reference.name.lastComponent == "ID", let type = base.declaration,
        let id = type.properties["id"]?.first,
        let written = id.declaration.type ?? id.declaration.initial?.madeType
      {
        return resolve(written, in: type, file: id.file)
      }
      if let type = base.declaration, base.name != String(outer) {
        return resolve(
          TypeReference(name: String(reference.name.lastComponent), arguments: reference.arguments), in: type,
          file: type.file)
      }
    }
    // FlowStacks' name for an array of routes.
    if reference.name.lastComponent == "Routes", arguments.count == 1 {
      return StaticType(name: "Array", arguments: [StaticType(name: "Route", arguments: arguments)])
    }
    return StaticType(name: reference.name, arguments: arguments)
  }

  private func alias(_ name: String, _ context: DeclaredType?, _ file: Int) -> (
    type: TypeReference, context: DeclaredType?, file: Int
  )? {
    var type = context
    while let scope = type {
      if let found = scope.aliases[name] { return (found, scope, scope.file) }
      guard let outer = scope.name.outerName else { break }
      type = pick(typesByFullName[String(outer)], scope.file)
    }
    if let outer = name.outerName,
      let owner = self.type(named: String(outer), in: context, file: file),
      let found = owner.aliases[String(name.lastComponent)]
    {
      return (found, owner, owner.file)
    }
    return aliases[name].map { ($0.type, nil, $0.file) }
  }

  /// The members of a name that a type has itself, or from what it inherits and the extensions of that.
  func functions(named name: String, of type: DeclaredType) -> [DeclaredType.Member<Function>] {
    members(named: name, of: type).functions
  }

  func properties(named name: String, of type: DeclaredType) -> [DeclaredType.Member<Property>] {
    members(named: name, of: type).properties
  }

  func members(named name: String, of type: DeclaredType) -> NamedMembers {
    let key = MemberKey(type: type, name: name)
    if let known = members[key] { return known }
    let found = NamedMembers(
      type.properties[name] ?? inherited(type) { $0.properties[name] },
      type.functions[name] ?? inherited(type) { $0.functions[name] }, type.enumCase(name))
    if isComplete { members[key] = found }
    return found
  }

  /// The type itself or the nearest around it that has a static member, a case or a type of a name.
  func staticOwner(of name: String, around type: DeclaredType) -> DeclaredType? {
    let key = MemberKey(type: type, name: name)
    if let known = staticOwners[key] { return known.type }
    var found: DeclaredType? = type
    while let context = found, !hasStatic(name, context) { found = outer(of: context) }
    staticOwners[key] = Lookup(type: found)
    return found
  }

  private func hasStatic(_ name: String, _ type: DeclaredType) -> Bool {
    let members = members(named: name, of: type)
    return members.enumCase != nil || name == "allCases" && !type.cases.isEmpty
      || !members.staticProperties.isEmpty || !members.staticFunctions.isEmpty
      || nested(name, of: type) != nil
  }

  /// A type nested in another one, also through aliases. Looked up once.
  func nested(_ name: String, of type: DeclaredType) -> StaticType? {
    let key = MemberKey(type: type, name: name)
    if let known = nestedTypes[key] { return known.type }
    let found = nestedType(name, of: type)
    nestedTypes[key] = NestedLookup(type: found)
    return found
  }

  /// What a name stands for that is no variable, and no member of a type around. Looked up once for each type.
  func meaning(of name: String, in context: DeclaredType?, file: Int) -> FreeName {
    let key = NameKey(name: name, context: context, file: file)
    if let known = freeNames[key] { return known }
    let found = freeName(name, in: context, file: file)
    freeNames[key] = found
    return found
  }

  private func inherited<Member>(
    _ type: DeclaredType, _ members: (DeclaredType) -> [Member]?, _ level: Int = 0
  ) -> [Member] {
    guard level < 8 else { return [] }
    for reference in type.inherits {
      if let parent = self.type(named: reference.name, in: type, file: type.file), parent !== type {
        if let found = members(parent) { return found }
        let further = inherited(parent, members, level + 1)
        if !further.isEmpty { return further }
      }
      guard let addition = additions[reference.name] else { continue }
      if let found = members(addition) { return found }
      let further = inherited(addition, members, level + 1)
      if !further.isEmpty { return further }
    }
    return []
  }
}

extension DeclaredType {
  /// False for a type nested elsewhere, which is meant only where nothing nearer has the name.
  fileprivate func isVisible(as written: String, from context: DeclaredType?) -> Bool {
    guard let outer = name.outerName, name != written else { return true }
    var scope = context?.name[...]
    while let name = scope {
      if name == outer { return true }
      scope = String(name).outerName
    }
    return false
  }
}

extension Expression {
  /// The type in `Type()`.
  fileprivate var madeType: TypeReference? {
    guard case .call(let call) = self, case .name(let name, _) = call.callee,
      name.first?.isUppercase == true
    else { return nil }
    return TypeReference(name: name)
  }
}
