/// Modules that code imports and no description tells, by the folders that they may be in: what a helper makes of
/// `Settings` is called so, or `ShopSettings`, and lies in a folder of that name.
struct ImportedModules {
  private let imported: Set<String>
  private var known: [Substring: String?] = [:]

  init(_ imported: Set<String>) { self.imported = imported }

  /// The module of the outermost folder on a path that one is called after; nil where there is none.
  /// O(modules) once for each folder.
  mutating func module(of path: Substring) -> String? {
    for folder in path.split(separator: "/").dropLast() {
      if let module = module(inFolder: folder) { return module }
    }
    return nil
  }

  private mutating func module(inFolder folder: Substring) -> String? {
    if let known = known[folder] { return known }
    let called = imported.filter { $0.hasSuffix(folder) && folder.count >= Self.shortest }
    let found = called.min { ($0.count, $0) < ($1.count, $1) }
    known[folder] = .some(found)
    return found
  }

  /// Folders such as `UI` say nothing of a module that ends so.
  private static let shortest = 4
}
