package import NavAtlasSourceReading

/// A type while what its declaration and its extensions say is gathered.
package final class TypeDraft: NamedType {
  /// The declaration; of a framework's type the first extension.
  package let declaration: TypeDeclaration
  package let shortName: String
  package let module: String
  package let file: Int
  package let order: Int
  /// The declaration and the extensions, with their files.
  private(set) var parts: [DeclaredType.Member<TypeDeclaration>]

  init(_ declaration: TypeDeclaration, module: String, file: Int, order: Int) {
    self.declaration = declaration
    shortName = String(declaration.name.lastComponent)
    self.module = module
    self.file = file
    self.order = order
    parts = [.init(declaration: declaration, file: file)]
  }

  package var name: String { declaration.name }

  package var isFilePrivate: Bool { declaration.isFilePrivate }

  package func add(_ addition: TypeDeclaration, file: Int) {
    parts.append(.init(declaration: addition, file: file))
  }
}

/// All types of an app while they are gathered.
struct TypeDrafts {
  private(set) var types: [TypeDraft] = []
  /// What the app adds to types of frameworks.
  private(set) var additions: [String: TypeDraft] = [:]
  private let names: TypeNames<TypeDraft>
  private let aliases: AliasNames

  /// O(declarations).
  init(_ files: [FileFacts]) {
    for (file, facts) in files.enumerated() {
      for declaration in facts.types where declaration.kind != .addition {
        types.append(TypeDraft(declaration, module: facts.module, file: file, order: types.count))
      }
    }
    names = TypeNames(types, in: files)
    aliases = AliasNames(files)
    for (file, facts) in files.enumerated() {
      for declaration in facts.types where declaration.kind == .addition {
        let alias = aliases.alias(declaration.name, seenFrom: file)?.alias.type
        extend(declaration, as: alias, file, module: facts.module)
      }
    }
  }

  /// - Parameter alias: what the name stands for, as that of a version of a model.
  private mutating func extend(
    _ declaration: TypeDeclaration, as alias: TypeReference?, _ file: Int, module: String
  ) {
    let named = names.type(named: declaration.name, in: nil, file: file)
    let other = alias.flatMap { names.type(named: $0.name, in: nil, file: file) }
    let meant = named ?? (alias?.arguments.isEmpty == true ? other : nil)
    // A framework's type by another name: `typealias Store<Value> = CurrentValueSubject<Value, Never>`.
    let name = named == nil && other == nil ? alias?.name ?? declaration.name : declaration.name
    if let known = meant ?? additions[name] {
      known.add(declaration, file: file)
    } else {
      additions[name] = TypeDraft(
        declaration, module: module, file: file, order: -1 - additions.count)
    }
  }

  /// What a type is written to inherit from or to conform to, and what aliases among that stand for.
  func inherits(of type: TypeDraft) -> [TypeReference] {
    type.parts.flatMap(\.declaration.inherits).flatMap { written in
      let isType = names.type(named: written.name, in: type.name, file: type.file) != nil
      return [written] + (isType ? [] : aliases.alias(written.name, seenFrom: type.file)?.alias.parts ?? [])
    }
  }

  /// All that a type conforms to or inherits from, by name, also through protocols of the app.
  func conformances(of type: TypeDraft, _ level: Int = 0) -> Set<String> {
    var names: Set<String> = []
    for inherited in inherits(of: type) {
      names.insert(String(inherited.shortName))
      guard level < 8 else { continue }
      if let parent = self.names.type(named: inherited.name, in: type.name, file: type.file) {
        if parent === type { continue }
        names.formUnion(conformances(of: parent, level + 1))
      } else if type.isController(below: inherited.shortName) {
        names.insert("UIViewController")
      }
    }
    return names
  }
}

extension TypeDraft {
  /// True for a class that is a view controller by the names alone: what it inherits from is another package's.
  fileprivate func isController(below parent: Substring) -> Bool {
    guard declaration.kind == .object else { return false }
    let suffix = "ViewController"
    return parent.hasSuffix(suffix) || parent.hasSuffix("Controller") && shortName.hasSuffix(suffix)
  }
}
