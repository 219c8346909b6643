import NavAtlasSourceReading

/// The aliases that stand outside of types, by their names.
struct AliasNames {
  private let files: [FileFacts]
  private let byName: [String: [Declared]]

  struct Declared {
    var alias: Alias
    var file: Int
  }

  /// O(aliases).
  init(_ files: [FileFacts]) {
    self.files = files
    var byName: [String: [Declared]] = [:]
    for (file, facts) in files.enumerated() {
      for alias in facts.aliases {
        byName[alias.name, default: []].append(Declared(alias: alias, file: file))
      }
    }
    self.byName = byName
  }

  /// The one that a file means: its own, its module's, or one of a module that it imports; else the last.
  func alias(_ name: String, seenFrom file: Int) -> Declared? {
    guard let all = byName[name] else { return nil }
    if let own = all.last(where: { $0.file == file }) { return own }
    let visible = all.filter { !$0.alias.isFilePrivate }
    guard visible.count > 1 else { return visible.first }
    let (module, imports) = (files[file].module, files[file].imports)
    return visible.last { files[$0.file].module == module }
      ?? visible.last { imports.contains(files[$0.file].module) } ?? visible.last
  }
}
