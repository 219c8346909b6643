import NavAtlasSourceReading

/// The targets of all descriptions, and what each is linked with.
struct TargetGraph: Sendable {
  /// A target by its place.
  struct ID: Hashable, Sendable {
    var description: Int
    var target: Int
  }

  private(set) var descriptions: [TargetDescription]
  /// What is in no target of a description that cannot be told whole.
  private(set) var rests: [ID] = []
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
    let imported = owners.isEmpty ? [] : imports
    for index in owners.sorted(by: { descriptions[$0].folder.count > descriptions[$1].folder.count }) {
      let description = descriptions[index]
      guard let name = description.rest else { continue }
      let files = folder.files(under: description.folder).filter { claimed.insert($0).inserted }
      let isWhole = description.isBroken || files.isEmpty || imported.contains(name.asModuleName)
      var modules = ImportedModules(isWhole ? [] : imported)
      let parts = Dictionary(grouping: files) { file in
        modules.module(of: file.dropFirst(description.folder.count)) ?? name
      }
      for (name, files) in parts.sorted(by: { $0.key < $1.key }) {
        rests.append(ID(description: index, target: descriptions[index].targets.count))
        descriptions[index].targets.append(
          ProjectTarget(name: name, module: name.asModuleName, kind: .library, files: files))
      }
    }
    rests.sort { ($0.description, $0.target) < ($1.description, $1.target) }
  }

  /// What the folder's code imports that is no target's module. O(bytes).
  private var imports: Set<String> {
    let told = descriptions.flatMap { $0.targets.map(\.module) }
    let all = folder.files.flatMap { (try? folder.load($0)).map(SourceText.modules) ?? [] }
    return Set(all).subtracting(told)
  }

  /// True where an app is in files whose targets cannot be told.
  var hidesApp: Bool {
    rests.contains { rest in
      self[rest].files.contains { file in
        !FileFacts.isSample(file) && (try? folder.load(file)).map(SourceText.isMain) ?? false
      }
    }
  }

  /// The folder of the only app that is described where it is called a sample; nil where it is another's.
  var appAmongSamples: String? {
    let makers = descriptions.filter(\.makesApp)
    guard makers.count == 1, FileFacts.isSample(makers[0].path) else { return nil }
    return makers[0].folder
  }

  // MARK: What belongs together

  /// A target and the modules that it is linked with, nearest first, and what nobody knows not to belong to it.
  /// O(targets, and lines where imports have to tell).
  ///
  /// - Parameter platform: what it is built for; any where nil.
  func closure(of id: ID, on platform: Platform? = nil) -> [ID] {
    var found = [id]
    var seen: Set<ID> = [id]
    var next = 0
    while next < found.count {
      let linked = linked(with: found[next], on: platform)
      found += linked.filter { isPart($0, of: id) && seen.insert($0).inserted }
      next += 1
      if next == found.count { found += rests.filter { seen.insert($0).inserted } }
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

  private func linked(with id: ID, on platform: Platform?) -> [ID] {
    let target = self[id]
    let told = target.dependencies.filter { target.conditions.holds($0, on: platform) }
      .flatMap { targets(of: $0, from: id.description) }
    if target.isWhole { return told }
    let imports = Set(target.files.flatMap { (try? folder.load($0)).map(SourceText.modules) ?? [] })
    return told + imports.sorted().flatMap { targets(of: .named($0), from: id.description) }
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
