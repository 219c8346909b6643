import SwiftSyntax

/// Every declaration stands in a file of its own.
struct FilesApart: Rewrite {
  let name = "a file for each declaration"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    guard declarations.haveOneNameEach else { return [] }
    return program.sources.compactMap { source in
      let items = source.tree.statements
      guard items.allSatisfy({ $0.item.is(DeclSyntax.self) }), source.isPlain else { return nil }
      let imports = source.imports
      let declarations = items.filter { !$0.item.is(ImportDeclSyntax.self) }
      guard declarations.count > 1 else { return nil }
      let stem = source.path.dropLast(".swift".count)
      let added = declarations.enumerated().map { index, item in
        Edit(
          path: "\(stem)+\(index).swift", range: 0..<0,
          text: "\(imports)\n\(item.description.withoutPrivate)\n")
      }
      return Site(edits: [source.emptied] + added)
    }
  }
}

/// All files of a folder are one.
struct FilesTogether: Rewrite {
  let name = "one file for each folder"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    guard declarations.haveOneNameEach else { return [] }
    let folders = Dictionary(grouping: program.sources.filter(\.isPlain)) { $0.path.folder }
    return folders.sorted { $0.key < $1.key }.compactMap { folder, sources in
      guard sources.count > 1 else { return nil }
      let imports = Set(sources.flatMap { $0.imports.split(separator: "\n").map(String.init) }).sorted()
      let bodies = sources.map { source in
        source.tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }.map(\.description).joined()
          + source.tree.endOfFileToken.leadingTrivia.description
      }
      let text = imports.joined(separator: "\n") + "\n" + bodies.joined(separator: "\n")
      return Site(
        edits: sources.map(\.emptied) + [Edit(path: "\(folder)Together.swift", range: 0..<0, text: text)])
    }
  }
}

/// What is declared last stands first.
struct DeclarationsReversed: Rewrite {
  let name = "declarations in reverse order"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.sources.compactMap { source in
      let items = source.tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
      guard items.count > 1, items.allSatisfy({ $0.item.is(DeclSyntax.self) }), source.isPlain else {
        return nil
      }
      let text = items.reversed().map(\.description).joined(separator: "\n")
      return Site(edits: [
        Edit(path: source.path, range: 0..<source.text.utf8.count, text: "\(source.imports)\n\(text)\n")
      ])
    }
  }
}

/// The last file is the first.
struct FilesReversed: Rewrite {
  let name = "files in reverse order"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    let sources = program.sources.filter { !$0.path.hasSuffix("main.swift") }
    guard sources.count > 1, declarations.haveOneNameEach else { return [] }
    let edits = sources.enumerated().flatMap { index, source in
      let order = String(1000 - index)
      let path = source.path.folder + "A\(order)" + source.path.dropFirst(source.path.folder.count)
      return [source.emptied, Edit(path: path, range: 0..<0, text: source.text)]
    }
    return [Site(edits: edits)]
  }
}

/// Methods and computed properties stand in an extension.
struct MembersInExtension: NodeRewrite {
  let name = "members in an extension"

  func site(_ node: MemberBlockSyntax, in file: SourceContext) -> Site? {
    guard let type = node.parent?.asProtocol((any DeclGroupSyntax).self), let name = type.typeName,
      type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self),
      node.parent?.parent?.parent?.is(CodeBlockItemListSyntax.self) == true,
      node.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      type.attributes.allSatisfy({ ["@main", "@MainActor"].contains($0.trimmedDescription) }),
      file.declarations.types[name]?.count == 1
    else { return nil }
    let moved = Array(node.members).filter(\.decl.mayStandInExtension)
    guard !moved.isEmpty else { return nil }
    let text = moved.map(\.trimmedDescription).joined(separator: "\n")
    return Site(
      edits: moved.map { file.replace($0, with: "") } + [file.add("extension \(name) {\n\(text)\n}")])
  }
}

extension DeclSyntax {
  fileprivate var mayStandInExtension: Bool {
    if self.is(FunctionDeclSyntax.self) { return true }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      !variable.modifiers.contains(where: { $0.name.text == "lazy" }),
      variable.attributes.allSatisfy({ ["@ViewBuilder", "@MainActor"].contains($0.trimmedDescription) })
    else { return false }
    switch variable.bindings.first?.accessorBlock?.accessors {
    case .getter?: return true
    case .accessors(let list)?: return list.allSatisfy { ["get", "set"].contains($0.accessorSpecifier.text) }
    case nil: return false
    }
  }
}

extension Declarations {
  /// True where no two types of the app share a name: those are told apart by where they stand.
  fileprivate var haveOneNameEach: Bool { types.values.allSatisfy { $0.count == 1 } }
}

extension Program.Source {
  fileprivate var emptied: Edit { Edit(path: path, range: 0..<text.utf8.count, text: "") }

  fileprivate var imports: String {
    tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.trimmedDescription).joined(
      separator: "\n")
  }

  /// True without conditions around declarations, errors and corrections, whose place matters.
  fileprivate var isPlain: Bool {
    !tree.hasError && !text.contains("navatlas:")
      && !tree.statements.contains { $0.item.is(IfConfigDeclSyntax.self) }
  }
}

extension String {
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }

  /// Other files see no private declarations.
  fileprivate var withoutPrivate: String { replacing(/\b(file)?private +/, with: "") }
}
