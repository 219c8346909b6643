/// The targets of all descriptions, and what each is linked with.
struct TargetGraph: Sendable {
  /// A target by its place.
  struct ID: Hashable, Sendable {
    var description: Int
    var target: Int
  }

  private(set) var descriptions: [TargetDescription]
  private let folder: ProjectFolder

  init(_ descriptions: [TargetDescription], in folder: ProjectFolder) {
    self.descriptions = descriptions
    self.folder = folder
    addRests()
  }

  subscript(id: ID) -> ProjectTarget { descriptions[id.description].targets[id.target] }

  var ids: [ID] {
    descriptions.indices.flatMap { description in
      descriptions[description].targets.indices.map { ID(description: description, target: $0) }
    }
  }

  /// Gives the files that no target has to the modules that own the rest, the deepest first.
  private mutating func addRests() {
    var claimed = Set(descriptions.flatMap { $0.targets.flatMap(\.files) }).union(descriptions.map(\.path))
    let owners = descriptions.indices.filter { descriptions[$0].rest != nil }
    for index in owners.sorted(by: { descriptions[$0].folder.count > descriptions[$1].folder.count }) {
      let description = descriptions[index]
      guard let name = description.rest else { continue }
      let files = folder.files(under: description.folder).filter { claimed.insert($0).inserted }
      descriptions[index].products[name, default: []].append(name)
      descriptions[index].targets.append(
        ProjectTarget(name: name, module: name.asModuleName, kind: .library, files: files, isWhole: false))
    }
  }

  // MARK: What belongs together

  /// A target and the modules that it is linked with, nearest first. O(targets, and lines where imports have to tell).
  func closure(of id: ID) -> [ID] {
    var found = [id]
    var seen: Set<ID> = [id]
    var next = 0
    while next < found.count {
      let linked = linked(with: found[next]) + (next == 0 ? unreadable(around: id) : [])
      found += linked.filter { isPart($0, of: id) && seen.insert($0).inserted }
      next += 1
    }
    return found
  }

  private func isPart(_ part: ID, of app: ID) -> Bool {
    switch self[part].kind {
    case .library: true
    case .watchExtension: self[app].platforms == [.watchOS]
    case .appExtension, .application, .other, .tests: false
    }
  }

  private func linked(with id: ID) -> [ID] {
    let target = self[id]
    let told = target.dependencies.flatMap { targets(of: $0, from: id.description) }
    if target.isWhole { return told }
    let imports = Set(target.files.flatMap { (try? folder.load($0)).map(SourceImports.modules) ?? [] })
    return told + imports.sorted().flatMap { targets(of: .named($0), from: id.description) }
  }

  /// What lies in projects around a target that cannot be read: nobody knows that it does not belong to it.
  private func unreadable(around id: ID) -> [ID] {
    let inner = descriptions[id.description].folder
    return ids.filter { other in
      let description = descriptions[other.description]
      return description.isBroken && RelativePath.isPath(inner, within: description.folder)
    }
  }

  private func targets(of dependency: TargetDependency, from description: Int) -> [ID] {
    switch dependency {
    case .target(let name): own(name, description).map { [$0] } ?? []
    case .product(let name): products(name, description)
    case .named(let name): own(name, description).map { [$0] } ?? products(name, description)
    }
  }

  private func own(_ name: String, _ description: Int) -> ID? {
    descriptions[description].targets.firstIndex { $0.name == name }.map {
      ID(description: description, target: $0)
    }
  }

  /// The targets of the product of that name that lies nearest.
  private func products(_ name: String, _ asking: Int) -> [ID] {
    let makers = descriptions.indices.filter { descriptions[$0].products[name] != nil }
    let from = descriptions[asking].folder
    let nearest = makers.max {
      RelativePath.commonDepth(descriptions[$0].folder, from)
        < RelativePath.commonDepth(descriptions[$1].folder, from)
    }
    guard let nearest else { return [] }
    return (descriptions[nearest].products[name] ?? []).compactMap { own($0, nearest) }
  }
}

/// The modules that a file imports, by its lines alone.
enum SourceImports {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  /// O(bytes).
  static func modules(_ source: [UInt8]) -> [String] {
    source.split(separator: UInt8(ascii: "\n")).compactMap(module)
  }

  private static func module(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count < 200, line.contains(UInt8(ascii: "i")) else { return nil }
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
    else { return nil }
    let name = words[(keyword + 1)...].first { !kinds.contains($0) }
    return name?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first.map(String.init)
  }
}
