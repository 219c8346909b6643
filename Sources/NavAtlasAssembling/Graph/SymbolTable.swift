import NavAtlasSourceReading

/// The names of the declarations that places in the sources are in.
struct SymbolTable {
  private let starts: DeclarationStarts<String>

  /// O(declarations · log declarations).
  init(_ files: [FileFacts]) {
    starts = DeclarationStarts(
      byFile: files.map { file in
        var found: [(offset: Offset, known: String)] = []
        for type in file.types {
          found.append((type.offset, type.name))
          found += type.properties.map { ($0.offset, "\(type.name).\($0.name)") }
          found += type.functions.map { ($0.offset, "\(type.name).\($0.name)") }
        }
        found += file.functions.map { ($0.offset, $0.name) }
        found += file.globals.map { ($0.offset, $0.name) }
        return found.sorted { ($0.offset, $0.known) < ($1.offset, $1.known) }
      })
  }

  /// The declaration that begins last before a place. O(log declarations).
  func name(at site: Site) -> String? { starts.last(before: site) }
}
