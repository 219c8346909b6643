import SwiftSyntax

/// Something that a part of a view needs of the view, where the part stands in a type of its own.
struct HandedOver: Hashable {
  /// How the other type declares it.
  var declaration: String
  /// How it is handed over; nil where it comes by itself.
  var argument: String?

  /// All that some code uses of the view around it; nil where some of it cannot be handed over.
  static func all(of parts: [Syntax], in file: SourceContext) -> [HandedOver]? {
    guard let first = parts.first, let view = first.enclosingType?.as(StructDeclSyntax.self),
      view.genericParameterClause == nil, view.attributes.isEmpty, parts.allSatisfy(\.isItsOwn)
    else { return nil }
    let bound = parts.reduce(into: Set<String>()) { $0.formUnion($1.boundNames) }
    let used = parts.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    // `if let store = store.scope(…)` is about two of one name.
    let members = file.declarations.members[view.name.text] ?? []
    guard used.intersection(members).isDisjoint(with: bound) else { return nil }
    var names = Set(used.subtracting(bound).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
    names = names.filter { !$0.isEmpty && !$0.allSatisfy(\.isNumber) }
    guard names.isDisjoint(with: ["self", "super"]), !names.contains(where: { $0.hasPrefix("_") }) else {
      return nil
    }
    var handed: [HandedOver] = []
    for name in names.sorted() {
      if name.isCapitalised {
        if file.isNested(name) || file.declarations.types[name] == nil && view.names.contains(name) {
          return nil
        }
        continue
      }
      guard members.contains(name) else { continue }
      guard let one = one(name, of: view, in: file) else { return nil }
      handed.append(one)
    }
    return handed
  }

  private static func one(_ name: String, of view: StructDeclSyntax, in file: SourceContext) -> HandedOver? {
    if file.declarations.action(name, of: view) != nil {
      return HandedOver(declaration: "let \(name): () -> Void", argument: "\(name): \(name)")
    }
    guard let property = view.stored.first(where: { $0.name == name }) else { return nil }
    let attribute = property.attribute
    if attribute.hasPrefix("@Environment(") {
      // Within a container an action of the environment may be another one.
      guard !view.writesContainer else { return nil }
      return HandedOver(declaration: property.declaration.trimmedDescription, argument: nil)
    }
    guard let type = property.type, file.isPlain(type) else { return nil }
    switch attribute {
    case "@State" where file.isObservable(type), "@Bindable":
      return HandedOver(declaration: "@Bindable var \(name): \(type)", argument: "\(name): \(name)")
    case "@State", "@Binding":
      return HandedOver(declaration: "@Binding var \(name): \(type)", argument: "\(name): $\(name)")
    case "@StateObject", "@ObservedObject", "@EnvironmentObject":
      return HandedOver(declaration: "@ObservedObject var \(name): \(type)", argument: "\(name): \(name)")
    case "": return HandedOver(declaration: "let \(name): \(type)", argument: "\(name): \(name)")
    default: return nil
    }
  }
}

extension [HandedOver] {
  var declarations: String { map { "  \($0.declaration)\n" }.joined() }
  var arguments: String { compactMap(\.argument).joined(separator: ", ") }
}

extension SourceContext {
  /// True where the name means something within a type only.
  fileprivate func isNested(_ name: String) -> Bool {
    declarations.types[name]?.contains { $0.enclosingType != nil } ?? false
  }

  /// True for a type that is called the same everywhere.
  fileprivate func isPlain(_ type: String) -> Bool {
    !type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains {
      isNested(String($0))
    }
  }
}

extension StructDeclSyntax {
  /// The names of the types in it.
  fileprivate var names: Set<String> {
    Set(memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text })
  }

  /// True where it writes a container.
  var writesContainer: Bool {
    descendants.contains { node in
      guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
      return ["NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "NavigationStackStore"]
        .contains(name)
    }
  }
}

extension SyntaxProtocol {
  /// True where every screen that this shows is a view of the app: others are called after who writes them.
  func showsOwnViewsOnly(_ declarations: Declarations) -> Bool {
    descendants.compactMap { $0.as(FunctionCallExprSyntax.self) }.allSatisfy { call in
      ShownContent.closures(of: call, declarations) == ShownContent.all(of: call, declarations).count
    }
  }
}
