package import NavAtlasSourceReading

/// Every declaration of the app, with its files. What is declared never changes; what was looked up is kept.
///
/// What is looked up for every name is not checked for overlapping accesses: checks cost as much as looking up.
package final class DeclarationIndex {
  package let files: [FileFacts]
  /// What is compiled under a condition only, outermost first, by file.
  package let regions: [[CompiledRegion]]
  package let types: [DeclaredType]
  private let names: TypeNames<DeclaredType>
  /// What the app adds to types of frameworks.
  private let additions: [String: DeclaredType]
  /// What was looked for in them and above.
  @exclusivity(unchecked) private var nearestAdditions: [Name: Lookup] = [:]
  package let functions: [String: [DeclaredType.Member<Function>]]
  package let globals: [String: [DeclaredType.Member<Property>]]
  /// The names of what code may give another value.
  package let assigned: Set<String>
  /// Those to which code may give something but false and nothing.
  package private(set) lazy var given = findGiven()
  /// What the app calls types of functions.
  package private(set) lazy var functionAliases = findFunctionAliases()
  private let aliases: AliasNames
  /// The last components of the names of all aliases.
  private let aliasNames: Set<String>
  @exclusivity(unchecked) private var filesOfTypes: [DeclaredType: Set<Int>] = [:]
  @exclusivity(unchecked) private var resolved: [ResolutionKey: StaticType] = [:]
  @exclusivity(unchecked) private var named: [NameKey: Lookup] = [:]
  package private(set) lazy var keepers = findKeepers()
  package private(set) lazy var reducerValues = findReducerValues()
  private(set) lazy var reducedActions: [DeclaredType: DeclaredType] = reducerValues.reduce(into: [:]) {
    for value in $1.value { if let action = value.action.declaration { $0[action] = value.state } }
  }
  private(set) lazy var statelessActions = findStatelessActions()
  /// What the app's generic types call their parameters: such a name says nothing of a value.
  package private(set) lazy var genericNames = Set(types.flatMap { $0.generics.map(\.name) })
  /// The cases without parts of the app's enumerations that code asks for but never makes.
  package private(set) lazy var unmadeCases = findUnmadeCases()
  @exclusivity(unchecked) private var members: [MemberKey: NamedMembers] = [:]
  @exclusivity(unchecked) private var ancestors: [DeclaredType: [DeclaredType]] = [:]
  @exclusivity(unchecked) private var staticOwners: [MemberKey: Lookup] = [:]
  @exclusivity(unchecked) private var nestedTypes: [MemberKey: NestedLookup] = [:]
  @exclusivity(unchecked) private var freeNames: [NameKey: FreeName] = [:]
  @exclusivity(unchecked) private var features: [DeclaredType: Lookup] = [:]

  private struct NameKey: NumberedKey {
    var name: String
    var context: DeclaredType?
    var file: Int

    var keyNumber: Int { name.keyNumber ^ (file &<< 32 ^ (context?.order ?? -1)) }
  }

  private struct Lookup { var type: DeclaredType? }

  private struct NestedLookup { var type: StaticType? }

  private struct MemberKey: NumberedKey {
    var type: DeclaredType
    var name: String

    var keyNumber: Int { name.keyNumber ^ type.order }
  }

  private struct ResolutionKey: NumberedKey {
    var reference: TypeReference
    var context: DeclaredType?
    var file: Int

    var keyNumber: Int {
      let first = reference.arguments.first.map { $0.name.keyNumber &* 31 } ?? 0
      return reference.name.keyNumber ^ first ^ (file &<< 32 ^ (context?.order ?? -1))
    }
  }

  /// O(declarations).
  package init(_ files: [FileFacts]) {
    self.files = files
    regions = files.map { $0.regions.sorted { $0.start < $1.start } }
    assigned = files.reduce(into: []) { $0.formUnion($1.assigned) }
    var functions: [String: [DeclaredType.Member<Function>]] = [:]
    var globals: [String: [DeclaredType.Member<Property>]] = [:]
    for (file, facts) in files.enumerated() {
      for function in facts.functions {
        functions[function.name, default: []].append(.init(declaration: function, file: file))
      }
      for property in facts.globals {
        globals[property.name, default: []].append(.init(declaration: property, file: file))
      }
    }
    (self.functions, self.globals, aliases) = (functions, globals, AliasNames(files))
    aliasNames = Set(
      files.flatMap { $0.aliases + $0.types.flatMap(\.aliases) }.map { String($0.name.lastComponent) })
    let drafts = TypeDrafts(files)
    func declared(_ draft: TypeDraft) -> DeclaredType {
      DeclaredType(draft, inherits: drafts.inherits(of: draft), conformances: drafts.conformances(of: draft))
    }
    types = drafts.types.map(declared)
    additions = drafts.additions.mapValues(declared)
    names = TypeNames(types, in: files)
  }

  // MARK: Lookup

  /// False where no type or alias is called so, wherever it is nested.
  func mayBeType(_ name: String) -> Bool {
    names.contains(name) || aliasNames.contains(name) || Self.synthesized.contains(name)
  }

  /// What macros and protocols add to types.
  private static let synthesized: Set<String> = ["State", "Action", "ID", "Routes"]

  /// What the app adds to all views.
  package private(set) lazy var viewAddition = additions["View"]

  /// What the app adds to a framework's type, or to the nearest class above it.
  package func addition(to name: String) -> DeclaredType? {
    if let known = nearestAdditions[Name(name)] { return known.type }
    let classes = [name] + FrameworkClasses.ancestors(of: name)
    let found = classes.lazy.compactMap { self.additions[$0] }.first
    nearestAdditions[Name(name)] = Lookup(type: found)
    return found
  }

  /// All that the app adds to types of frameworks and packages, by name.
  package var allAdditions: [DeclaredType] { additions.keys.sorted().compactMap { additions[$0] } }

  /// The type of that name as seen from inside another type of a file. Looked up once for each context and file.
  package func type(named name: String, in context: DeclaredType?, file: Int) -> DeclaredType? {
    let key = NameKey(name: name, context: context, file: file)
    if let known = named[key] { return known.type }
    let found = names.type(named: name, in: context?.name, file: file)
    named[key] = Lookup(type: found)
    return found
  }

  /// The type of a full name, whoever may see it: places and effects know their owners by it.
  package func type(declaredAs fullName: String) -> DeclaredType? { names.type(declaredAs: fullName) }

  /// What a module of the app declares by a name: `Orders` of `Shop.Orders`.
  package func type(named name: String, ofModule module: String) -> StaticType? {
    guard names.contains(name), let found = names.type(fullName: name, ofModule: module[...]) else {
      return nil
    }
    return StaticType(name: found.name, declaration: found)
  }

  /// The declaration behind a written type, through aliases and members such as `Order.ID`.
  package func resolve(_ reference: TypeReference, in context: DeclaredType?, file: Int) -> StaticType {
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
    // A type's own parameter hides what is called so elsewhere.
    if let context, context.generics.contains(where: { $0.name == reference.name }) {
      return StaticType(name: reference.name, arguments: arguments)
    }
    if let type = type(named: reference.name, in: context, file: file),
      reference.name.lastComponent == type.name.lastComponent,
      type.isVisible(as: reference.name, from: context) || context?.aliases[reference.name] == nil
    {
      return StaticType(name: type.name, declaration: type, arguments: arguments)
    }
    if let alias = alias(reference.name, context, file) {
      let target = resolve(alias.type, in: alias.context, file: alias.file)
      if alias.generics.count == arguments.count, !arguments.isEmpty {
        return target.given(Dictionary(zip(alias.generics, arguments)) { first, _ in first })
      }
      return target.arguments.isEmpty && !arguments.isEmpty
        ? StaticType(name: target.name, declaration: target.declaration, arguments: arguments) : target
    }
    let last = reference.name.lastComponent
    if let outer = reference.name.outerName, ["State", "Action", "Body"].contains(last) {
      // The state, the action and the reducer that `@Reducer enum` gets have its cases.
      let base = resolve(TypeReference(name: String(outer)), in: context, file: file)
      if let type = base.declaration, type.isFeatureEnum { return base }
    }
    // `Order.ID` of an Identifiable type is the type of its `id`.
    if let outer = reference.name.outerName {
      let base = resolve(TypeReference(name: String(outer)), in: context, file: file)
      if last == "ID", let type = base.declaration,
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

  /// The feature that a type is, or whose state or action it is. Looked up once.
  func feature(_ type: DeclaredType) -> DeclaredType? {
    if let known = features[type] { return known.type }
    let found = findFeature(type)
    features[type] = Lookup(type: found)
    return found
  }

  func alias(_ name: String, _ context: DeclaredType?, _ file: Int) -> (
    type: TypeReference, generics: [String], context: DeclaredType?, file: Int
  )? {
    var type = context
    while let scope = type {
      if let found = ownAlias(name, of: scope) { return (found.type, [], found.context, found.file) }
      guard let outer = scope.name.outerName else { break }
      type = names.type(fullName: String(outer), file: scope.file)
    }
    if let outer = name.outerName,
      let owner = self.type(named: String(outer), in: context, file: file),
      let found = ownAlias(String(name.lastComponent), of: owner)
    {
      return (found.type, [], found.context, found.file)
    }
    return aliases.alias(name, seenFrom: file).map { ($0.alias.type, $0.alias.generics, nil, $0.file) }
  }

  /// What a type, or what it inherits from, calls another one. A protocol's alias means what the type itself says for the
  /// protocol's associated types.
  private func ownAlias(_ name: String, of type: DeclaredType) -> (
    type: TypeReference, context: DeclaredType?, file: Int
  )? {
    if let found = type.aliases[name] { return (found, type, type.file) }
    guard aliasNames.contains(name) else { return nil }
    var waiting = [type]
    var known: Set<DeclaredType> = [type]
    while let next = waiting.popLast() {
      for reference in next.inherits {
        guard let above = self.type(named: reference.name, in: next, file: next.file),
          known.insert(above).inserted
        else { continue }
        if let found = above.aliases[name] { return (found, type, above.file) }
        waiting.append(above)
      }
    }
    return nil
  }

  /// The members of a name that a type has itself, or from what it inherits and the extensions of that.
  package func functions(named name: String, of type: DeclaredType) -> [DeclaredType.Member<Function>] {
    members(named: name, of: type).functions
  }

  package func properties(named name: String, of type: DeclaredType) -> [DeclaredType.Member<Property>] {
    members(named: name, of: type).properties
  }

  /// True where a file that has code of a type may give a name another value. O(files of the type), once O(members).
  package func isAssigned(_ name: String, inFilesOf type: DeclaredType) -> Bool {
    if filesOfTypes[type] == nil {
      let members = type.functions.values.joined().map(\.file) + type.properties.values.joined().map(\.file)
      filesOfTypes[type] = Set(members + [type.file])
    }
    return filesOfTypes[type, default: []].contains { files[$0].assigned.contains(name) }
  }

  package func members(named name: String, of type: DeclaredType) -> NamedMembers {
    let key = MemberKey(type: type, name: name)
    if let known = members[key] { return known }
    let found = NamedMembers(
      type.properties[name] ?? inherited(type) { $0.properties[name] }, overloads(name, of: type),
      type.enumCase(name))
    members[key] = found
    return found
  }

  /// The type itself or the nearest around it that has a static member, a case or a type of a name.
  package func staticOwner(of name: String, around type: DeclaredType) -> DeclaredType? {
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
  package func nested(_ name: String, of type: DeclaredType) -> StaticType? {
    let key = MemberKey(type: type, name: name)
    if let known = nestedTypes[key] { return known.type }
    let found = nestedType(name, of: type)
    nestedTypes[key] = NestedLookup(type: found)
    return found
  }

  /// What a name stands for that is no variable, and no member of a type around. Looked up once for each type.
  package func meaning(of name: String, in context: DeclaredType?, file: Int) -> FreeName {
    let key = NameKey(name: name, context: context, file: file)
    if let known = freeNames[key] { return known }
    let found = freeName(name, in: context, file: file)
    freeNames[key] = found
    return found
  }

  /// A type's own functions of a name, and those that it inherits under the same name with other parameters.
  private func overloads(_ name: String, of type: DeclaredType) -> [DeclaredType.Member<Function>] {
    guard let own = type.functions[name] else { return inheritedFunctions(name, of: type) }
    if name == "init" || type.inherits.isEmpty { return own }
    var known = Set(own.map { Signature($0.declaration) })
    let further = inheritedFunctions(name, of: type)
    return own
      + further.filter { $0.declaration.code != nil && known.insert(Signature($0.declaration)).inserted }
  }

  private func inheritedFunctions(_ name: String, of type: DeclaredType) -> [DeclaredType.Member<Function>] {
    let found = ancestors(of: type).compactMap { $0.functions[name].flatMap { meant($0, for: type) } }
    // What one protocol only asks for, another one's extension may give.
    return found.first { $0.contains { $0.declaration.code != nil } } ?? found.first ?? []
  }

  private func inherited<Member>(_ type: DeclaredType, _ members: (DeclaredType) -> [Member]?) -> [Member] {
    ancestors(of: type).lazy.compactMap(members).first ?? []
  }

  /// What a type inherits from and what the app adds to it, in the order in which members are looked for. Found once.
  private func ancestors(of type: DeclaredType) -> [DeclaredType] {
    if let known = ancestors[type] { return known }
    var found: [DeclaredType] = []
    var known: Set<DeclaredType> = [type]
    addAncestors(of: type, to: &found, &known, 0)
    ancestors[type] = found
    return found
  }

  private func addAncestors(
    of type: DeclaredType, to found: inout [DeclaredType], _ known: inout Set<DeclaredType>, _ level: Int
  ) {
    guard level < 64 else { return }
    for reference in type.inherits {
      let parents = [
        self.type(named: reference.name, in: type, file: type.file), addition(to: reference.name),
      ]
      for case let parent? in parents where known.insert(parent).inserted {
        found.append(parent)
        addAncestors(of: parent, to: &found, &known, level + 1)
      }
    }
    guard additions[type.name] === type else { return }
    for name in FrameworkClasses.ancestors(of: type.name) {
      if let above = additions[name], known.insert(above).inserted { found.append(above) }
    }
  }
}

/// What tells functions of one name apart.
private struct Signature: Hashable {
  private let labels: [String?]
  private let types: [TypeReference?]

  init(_ function: Function) {
    labels = function.parameters.map(\.label)
    types = function.parameters.map(\.type)
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
  /// The type in `Type(…)` and `Type.Nested(…)`.
  var madeType: TypeReference? {
    guard case .call(let call) = self, let names = call.callee.names, names.last?.beginsUppercase == true
    else { return nil }
    return TypeReference(name: names.joined(separator: "."))
  }
}
