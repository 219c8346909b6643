import NavAtlasSourceReading

/// What a type is found by.
package protocol NamedType: AnyObject {
  /// With the names of the types around it.
  var name: String { get }
  var shortName: String { get }
  var module: String { get }
  var file: Int { get }
  /// True where no other file can name it.
  var isFilePrivate: Bool { get }
  /// Its place among all types.
  var order: Int { get }
}

/// The types of an app by their names.
package struct TypeNames<Named: NamedType> {
  private let files: [FileFacts]
  /// By last component of the name.
  private var byName: [Name: [Named]] = [:]
  private var byFullName: [Name: [Named]] = [:]
  /// What the app's modules may be called: its targets, and its folders.
  private let modules: Set<Substring>

  init(_ types: [Named], in files: [FileFacts]) {
    self.files = files
    modules = Self.modules(of: files)
    for type in types {
      byName[Name(type.shortName), default: []].append(type)
      byFullName[Name(type.name), default: []].append(type)
    }
  }

  /// O(files), and once for each run of files in one folder O(its path).
  private static func modules(of files: [FileFacts]) -> Set<Substring> {
    var modules: Set<Substring> = []
    // What is in a folder `SwiftUI` is not what SwiftUI declares.
    let system = Set(Platform.systemModules.map { $0[...] })
    var last: Substring = ""
    for file in files {
      modules.insert(file.module[...])
      let end = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
      let folder = file.path[..<end]
      if folder != last { modules.formUnion(folder.split(separator: "/").filter { !system.contains($0) }) }
      last = folder
    }
    return modules
  }

  /// True where some type is called so, wherever it is nested.
  package func contains(_ name: String) -> Bool { byName[Name(name)] != nil }

  /// The type of that name as seen from inside a type of a file.
  ///
  /// - Parameter context: the full name of the type around.
  package func type(named name: String, in context: String?, file: Int) -> Named? {
    var outer = context?[...]
    while let scope = outer {
      if let found = type(fullName: "\(scope).\(name)", file: file) { return found }
      outer = String(scope).outerName
    }
    if let found = type(fullName: name, file: file) { return found }
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      // `Module.Type`, or a nested type seen through an alias. What is of an absent package is none of the app's.
      let outer = name[..<dot]
      if files[file].imports.contains(String(outer)), !modules.contains(outer) { return nil }
      let inner = String(name[name.index(after: dot)...])
      return type(fullName: inner, ofModule: outer) ?? type(named: inner, in: nil, file: file)
    }
    // A framework's view is meant, and not what some type has inside: `Layout.Button`.
    guard !FrameworkViews.names.contains(Name(name)) else { return nil }
    let nested = (byName[Name(name)] ?? []).filter { isVisible($0, from: file) }
    return nested.count == 1 && context != nil ? nested[0] : nil
  }

  /// The type of a full name that a module declares.
  package func type(fullName: String, ofModule module: Substring) -> Named? {
    guard modules.contains(module), let candidates = byFullName[Name(fullName)] else { return nil }
    return candidates.first { $0.module == module }
      ?? candidates.first { files[$0.file].path.split(separator: "/").dropLast().contains(module) }
  }

  /// The one of that full name that a file means.
  package func type(fullName: String, file: Int) -> Named? {
    guard let candidates = byFullName[Name(fullName)] else { return nil }
    if candidates.count == 1 { return isVisible(candidates[0], from: file) ? candidates[0] : nil }
    return nearest(candidates.filter { isVisible($0, from: file) }, to: file)
  }

  /// The type that some code, wherever it stands, calls by its full name.
  package func type(declaredAs fullName: String) -> Named? {
    byFullName[Name(fullName)].flatMap { nearest($0, to: 0) } ?? type(named: fullName, in: nil, file: 0)
  }

  private func nearest(_ candidates: [Named], to file: Int) -> Named? {
    guard candidates.count > 1 else { return candidates.first }
    if let own = candidates.first(where: { $0.file == file }) { return own }
    let module = files[file].module
    if let found = nearestFolder(candidates.filter { $0.module == module }, to: file) { return found }
    let imports = files[file].imports
    return candidates.first { imports.contains($0.module) } ?? candidates.first
  }

  private func isVisible(_ type: Named, from file: Int) -> Bool { !type.isFilePrivate || type.file == file }

  /// The targets of a project are folders: of two types of one name, the one in the nearer folder is meant.
  private func nearestFolder(_ candidates: [Named], to file: Int) -> Named? {
    guard candidates.count > 1 else { return candidates.first }
    let folders = files[file].path.split(separator: "/").dropLast()
    func shared(_ type: Named) -> Int {
      zip(folders, files[type.file].path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    return candidates.max { shared($0) < shared($1) || (shared($0) == shared($1) && $0.order > $1.order) }
  }
}
