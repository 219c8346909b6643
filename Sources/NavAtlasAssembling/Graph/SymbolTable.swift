import NavAtlasSourceReading

/// The names of the declarations that places in the sources are in.
struct SymbolTable {
  private let starts: [[(offset: Offset, name: String)]]

  /// O(declarations · log declarations).
  init(_ files: [FileFacts]) {
    starts = files.map { file in
      var found: [(offset: Offset, name: String)] = []
      for type in file.types {
        found.append((type.offset, type.name))
        found += type.properties.map { ($0.offset, "\(type.name).\($0.name)") }
        found += type.functions.map { ($0.offset, "\(type.name).\($0.name)") }
      }
      found += file.functions.map { ($0.offset, $0.name) }
      found += file.globals.map { ($0.offset, $0.name) }
      return found.sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
    }
  }

  /// The declaration that begins last before a place. O(log declarations).
  func name(at site: Site) -> String? {
    let starts = starts[site.file]
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= site.offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? starts[low - 1].name : nil
  }
}
