import NavAtlasModel
import NavAtlasSourceReading

/// Packages: `Package.swift`, also those of Swift Playgrounds.
struct PackageManifestFormat: TargetFormat {
  let name = "package"
  let isGenerator = false

  private static let targets: [String: ProjectTarget.Kind] = [
    "target": .library, "executableTarget": .other, "testTarget": .tests, "macro": .other, "plugin": .other,
  ]
  private static let products: Set<String> = ["library", "executable", "iOSApplication"]

  func recognises(_ path: String) -> Bool { RelativePath.name(of: path) == "Package.swift" }

  func read(
    _ bytes: [UInt8], at path: String, in folder: ProjectFolder
  ) throws(Diagnostic) -> TargetDescription? {
    guard let manifest = Manifest.read(bytes, calls: Self.products.union(Self.targets.keys)) else {
      throw Diagnostic(
        .warning, "this package is too large to be read; its targets are not told apart",
        at: folder.location(path))
    }
    var description = TargetDescription(path: path, folder: RelativePath.folder(of: path))
    let calls = manifest.calls
    let package = PackageFolder(
      path: description.folder, files: folder,
      isSingle: calls.count { ["target", "executableTarget"].contains($0.name) } == 1)
    var playground: Set<String> = []
    for call in calls {
      guard let name = call["name"]?.likelyString else {
        description.untold += 1
        continue
      }
      if let kind = call.name.flatMap({ Self.targets[$0] }) {
        description.targets.append(target(name, kind, call, package, manifest.platforms))
      } else {
        let parts = (call["targets"]?.elements ?? []).compactMap(\.string)
        description.products[name, default: []] += parts
        if call.name == "iOSApplication" { playground.formUnion(parts) }
      }
    }
    for index in description.targets.indices where playground.contains(description.targets[index].name) {
      description.targets[index].kind = .application
      description.targets[index].platforms = [.iOS]
    }
    if description.untold > 0 { addUntold(to: &description, package) }
    return description
  }

  private func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ call: ManifestValue, _ package: PackageFolder,
    _ platforms: [OperatingSystem]
  ) -> ProjectTarget {
    let files = package.files(of: name, call)
    let isApp = call.name == "executableTarget" && files.contains(where: package.holdsApp)
    let dependencies = call["dependencies"] ?? .array([])
    let told = dependencies.elements.compactMap { value in
      dependency(value).map { ($0, self.platforms(value["condition"])) }
    }
    var conditions = PlatformConditions()
    for (dependency, platforms) in told { conditions.add(dependency, on: platforms) }
    return ProjectTarget(
      name: name, module: name.asModuleName, kind: isApp ? .application : kind,
      platforms: isApp ? platforms : [], files: files,
      dependencies: told.map(\.0), conditions: conditions, isWhole: told.count == dependencies.elements.count)
  }

  /// What `.when(platforms:)` names; nil where that is not all told.
  private func platforms(_ condition: ManifestValue?) -> Set<Platform>? {
    guard let named = condition?["platforms"]?.elements else { return nil }
    let names = named.compactMap(\.name)
    guard names.count == named.count else { return nil }
    return Set(names.flatMap { Self.platforms[$0] ?? [] })
  }

  private static let platforms: [String: [Platform]] = [
    "iOS": [.ios, .catalyst], "macCatalyst": [.catalyst], "macOS": [.macos], "tvOS": [.tvos],
    "watchOS": [.watchos], "visionOS": [.visionos],
  ]

  private func dependency(_ value: ManifestValue) -> TargetDependency? {
    if let name = value.string { return .named(name) }
    guard let name = value["name"]?.string else { return nil }
    return switch value.name {
    case "product": .product(name)
    case "target": .target(name)
    case "byName": .named(name)
    default: nil
    }
  }

  /// Targets that functions make are taken for the folders in `Sources` which no other has.
  private func addUntold(to description: inout TargetDescription, _ package: PackageFolder) {
    let told = Set(description.targets.map(\.name))
    for (name, files) in package.modules where !told.contains(name) {
      description.targets.append(
        ProjectTarget(
          name: name, module: name.asModuleName, kind: .library, files: files, isWhole: false))
      description.products[name, default: []].append(name)
    }
  }
}

/// Where a package's targets have their files.
private struct PackageFolder {
  let path: String
  let files: ProjectFolder
  /// True where there is one target, which then may lie in `Sources` itself.
  let isSingle: Bool

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  func files(of name: String, _ call: ManifestValue) -> [String] {
    let root = root(of: name, call)
    let excluded = paths(call["exclude"], in: root)
    let sources = paths(call["sources"], in: root)
    return files.files(under: root).filter { file in
      if excluded.contains(where: { RelativePath.isPath(file, within: $0) }) { return false }
      if RelativePath.name(of: file).hasPrefix("Package@") { return false }
      return sources.isEmpty || sources.contains { RelativePath.isPath(file, within: $0) }
    }
  }

  private func paths(_ value: ManifestValue?, in root: String) -> [String] {
    (value?.elements ?? []).compactMap(\.string).compactMap { RelativePath.join(root, $0) }
  }

  private func root(of name: String, _ call: ManifestValue) -> String {
    if let written = call["path"]?.string, let root = RelativePath.join(path, written) { return root }
    let folders = Self.sourceFolders.compactMap { RelativePath.join(path, $0) }
    let own = folders.map { $0 + "/" + name }
    if let root = own.first(where: { !files.files(under: $0).isEmpty }) { return root }
    if isSingle, let root = folders.first(where: { !files.files(under: $0).isEmpty }) { return root }
    return own[0]
  }

  /// The folders in `Sources` with their files: those that some code imports, however deep, or else the outermost.
  /// O(bytes).
  var modules: [(name: String, files: [String])] {
    guard let sources = RelativePath.join(path, Self.sourceFolders[0]) else { return [] }
    let depth = sources.split(separator: "/").count
    let imported = Set(files.files.flatMap { (try? files.load($0)).map(SourceText.modules) ?? [] })
    var modules: [String: [String]] = [:]
    for file in files.files(under: sources) {
      let folders = file.split(separator: "/").dropFirst(depth).dropLast().map(String.init)
      guard let outermost = folders.first else { continue }
      modules[folders.first { imported.contains($0.asModuleName) } ?? outermost, default: []].append(file)
    }
    return modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// True where a file has the app itself.
  func holdsApp(_ file: String) -> Bool { (try? files.load(file)).map(SourceText.isApp) ?? false }
}
