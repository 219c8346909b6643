import NavAtlasModel
import NavAtlasSourceReading

/// Projects of Xcode: `App.xcodeproj/project.pbxproj`.
struct XcodeProjectFormat: TargetFormat {
  let name = "Xcode project"
  let isGenerator = false
  /// The largest projects have a few million bytes.
  static let sizeLimit = 32 << 20

  func recognises(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

  func read(
    _ bytes: [UInt8], at path: String, in folder: ProjectFolder
  ) throws(Diagnostic) -> TargetDescription? {
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        .warning, "this project is larger than \(Self.sizeLimit) bytes; its targets are not told apart",
        at: folder.location(path))
    }
    do throws(PropertyListParser.Defect) {
      let list = try PropertyListParser.parse(bytes)
      guard var project = XcodeProject(list, path: path, folder: folder) else {
        throw PropertyListParser.Defect(line: 1, message: "there is no project in it")
      }
      return project.description()
    } catch {
      throw Diagnostic(
        .warning, "this project cannot be read: \(error.message); its targets are not told apart",
        at: folder.location(path, line: error.line))
    }
  }
}

/// The objects of a project, which name each other by their keys.
struct XcodeProject {
  typealias Object = [String: PropertyList]

  let path: String
  let folder: ProjectFolder
  /// The folder that the project's paths begin at.
  let base: String
  let project: Object
  /// Where files and groups lie, by their keys.
  let paths: [String: String]
  private let rootKey: String
  /// The folders whose files are members without being listed, by their keys.
  private let synchronisedGroups: [String]
  private let objects: [String: PropertyList]
  private var missing: Set<String> = []
  private var outside: Set<String> = []

  init?(_ list: PropertyList, path: String, folder: ProjectFolder) {
    guard let objects = list["objects"]?.dictionary, let rootKey = list["rootObject"]?.string,
      let project = objects[rootKey]?.dictionary
    else { return nil }
    self.path = path
    self.folder = folder
    self.objects = objects
    self.rootKey = rootKey
    self.project = project
    let container = RelativePath.folder(of: RelativePath.folder(of: path))
    base = RelativePath.join(container, project["projectDirPath"]?.string ?? "") ?? container
    paths = GroupTree(objects: objects, base: base).paths(below: project["mainGroup"]?.string)
    synchronisedGroups = paths.keys.filter {
      objects[$0]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup"
    }.sorted()
  }

  func object(_ key: String?) -> Object? { key.flatMap { objects[$0]?.dictionary } }

  /// The objects that a list of keys names.
  func objects(_ keys: PropertyList?) -> [Object] { keys?.strings.compactMap { object($0) } ?? [] }

  mutating func description() -> TargetDescription {
    var description = TargetDescription(path: path, folder: base)
    let keys = project["targets"]?.strings ?? []
    for key in keys {
      guard let target = object(key), target["isa"]?.string == "PBXNativeTarget",
        let name = target["name"]?.string
      else { continue }
      let settings = XcodeSettings(target, of: self)
      var conditions = PlatformConditions()
      let kind = ProjectTarget.Kind(productType: target.productType)
      description.targets.append(
        ProjectTarget(
          name: name, module: settings.module(ofTarget: name), kind: kind,
          platforms: target.productType.contains("watch") ? [.watchOS] : settings.platforms,
          deployment: settings.deployment,
          files: sources(of: target, key, &conditions),
          dependencies: dependencies(of: target, &conditions), conditions: conditions))
      if kind == .library {
        for product in [name, settings.productName, target.product(in: self)].compactMap(\.self) {
          description.products[product, default: []].append(name)
        }
      }
    }
    description.language = project["developmentRegion"]?.string
    description.missing = missing
    description.outside = outside
    return description
  }

  // MARK: Sources

  private mutating func sources(
    of target: Object, _ key: String, _ conditions: inout PlatformConditions
  ) -> [String] {
    var files: Set<String> = []
    for phase in phases(of: target, "PBXSourcesBuildPhase") {
      for member in objects(phase["files"]) {
        guard let path = member["fileRef"]?.string.flatMap({ paths[$0] }), path.hasSuffix(".swift") else {
          continue
        }
        if let file = folder.file(path) {
          files.insert(file)
          conditions.add(file, on: member.platforms)
        } else if RelativePath.isOutside(path) {
          outside.insert(path)
        } else {
          missing.insert(path)
        }
      }
    }
    let groups = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    outside.formUnion(groups.compactMap { paths[$0] }.filter(RelativePath.isOutside))
    for group in synchronisedGroups {
      files.formUnion(members(of: group, for: key, isOwn: groups.contains(group)))
    }
    return files.sorted()
  }

  /// The files that a target has of a synchronised folder: all but the exceptions where the folder is its own, and only
  /// the exceptions where it is not.
  private func members(of group: String, for target: String, isOwn: Bool) -> [String] {
    let root = paths[group] ?? ""
    let exceptions = objects(object(group)?["exceptions"])
      .filter { $0["target"]?.string == target && $0["buildPhase"] == nil }
      .flatMap { $0["membershipExceptions"]?.strings ?? [] }
      .compactMap { RelativePath.join(root, $0) }
    if !isOwn, exceptions.isEmpty { return [] }
    return folder.files(under: root).filter { file in
      exceptions.contains { RelativePath.isPath(file, within: $0) } != isOwn
    }
  }

  // MARK: Dependencies

  func phases(of target: Object, _ kind: String) -> [Object] {
    objects(target["buildPhases"]).filter { $0["isa"]?.string == kind }
  }

  private func dependencies(
    of target: Object, _ conditions: inout PlatformConditions
  ) -> [TargetDependency] {
    let linked = phases(of: target, "PBXFrameworksBuildPhase").flatMap { objects($0["files"]) }
    var found = objects(target["dependencies"]).compactMap { object in
      dependency(object).map { ($0, object.platforms) }
    }
    found += linked.compactMap { member in product(of: member).map { (.product($0), member.platforms) } }
    // A package's product is named once more where it is linked, with its platforms.
    let packages = objects(target["packageProductDependencies"]).compactMap { $0["productName"]?.string }
    let known = Set(found.map(\.0))
    found += packages.map { .product($0) }.filter { !known.contains($0) }.map { ($0, nil) }
    for (dependency, platforms) in found { conditions.add(dependency, on: platforms) }
    var seen: Set<TargetDependency> = []
    return found.map(\.0).filter { seen.insert($0).inserted }
  }

  /// What is linked with a target.
  private func product(of member: Object) -> String? {
    object(member["productRef"]?.string)?["productName"]?.string
      ?? object(member["fileRef"]?.string).flatMap(\.builtProduct)
  }

  private func dependency(_ object: Object) -> TargetDependency? {
    if let name = self.object(object["target"]?.string)?["name"]?.string { return .target(name) }
    if let product = self.object(object["productRef"]?.string)?["productName"]?.string {
      return .product(product)
    }
    guard let proxy = self.object(object["targetProxy"]?.string) else { return nil }
    if proxy["containerPortal"]?.string == rootKey,
      let name = self.object(proxy["remoteGlobalIDString"]?.string)?["name"]?.string
    {
      return .target(name)
    }
    return proxy["remoteInfo"]?.string.map { .product($0) }
  }
}

extension XcodeProject.Object {
  private static let typePrefix = "com.apple.product-type."

  /// The platforms that a member of a target is for; nil for all.
  var platforms: Set<Platform>? {
    let filters = self["platformFilters"]?.strings ?? []
    let names = filters.isEmpty ? [self["platformFilter"]?.string].compactMap(\.self) : filters
    return names.isEmpty ? nil : Set(names.compactMap { Self.filters[$0] })
  }

  private static let filters: [String: Platform] = [
    "ios": .ios, "maccatalyst": .catalyst, "macos": .macos, "tvos": .tvos, "watchos": .watchos,
    "xros": .visionos,
  ]

  /// The product type without what all begin with.
  var productType: String {
    let type = self["productType"]?.string ?? ""
    return type.hasPrefix(Self.typePrefix) ? String(type.dropFirst(Self.typePrefix.count)) : type
  }

  /// The name of the library that a file in the folder for products is.
  var builtProduct: String? {
    let isBuilt =
      self["sourceTree"]?.string == "BUILT_PRODUCTS_DIR" || self["isa"]?.string == "PBXReferenceProxy"
    guard isBuilt, let path = self["path"]?.string else { return nil }
    let name = RelativePath.name(of: path)
    if name.hasSuffix(".framework") { return String(name.dropLast(10)) }
    return name.hasPrefix("lib") && name.hasSuffix(".a") ? String(name.dropFirst(3).dropLast(2)) : nil
  }

  /// The name of the library that a target makes.
  fileprivate func product(in project: XcodeProject) -> String? {
    project.object(self["productReference"]?.string)?.builtProduct
  }
}
