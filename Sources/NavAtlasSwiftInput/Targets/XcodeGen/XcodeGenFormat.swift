import NavAtlasInputs
import NavAtlasModel
import NavAtlasSourceReading

/// Projects of XcodeGen: `project.yml`.
struct XcodeGenFormat: TargetFormat {
  let name = "XcodeGen project"
  let isGenerator = true
  static let sizeLimit = 4 << 20
  private static let includeLimit = 64

  /// Also `project-free.yml`, as a repository with several has them.
  func recognises(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    if name == "project.json" { return true }
    return name.hasPrefix("project") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  func read(
    _ bytes: [UInt8], at path: String, in folder: ProjectFolder
  ) throws(Diagnostic) -> TargetDescription? {
    var description = TargetDescription(path: path, folder: RelativePath.folder(of: path))
    guard let specification = try specification(bytes, path, folder) else { return nil }
    for (name, parts) in specification.targets {
      let reader = XcodeGenTarget(name, parts, templates: specification.templates, folder: folder)
      let target = reader.target
      description.targets.append(target)
      description.missing.formUnion(reader.missing)
      for made in [target.name, target.module] where target.kind == .library {
        description.products[made, default: []].append(target.name)
      }
    }
    return description
  }

  /// The targets and templates of a file and of those that it includes, with the folders that their paths begin at.
  private struct Specification {
    /// By name: several files may each tell a part of one target.
    var targets: [(name: String, parts: [XcodeGenTarget.Part])] = []
    var templates: [String: JSONNode] = [:]

    mutating func add(_ member: JSONMember, in base: String) {
      let part = XcodeGenTarget.Part(value: member.value, base: base)
      if let known = targets.firstIndex(where: { $0.name == member.key }) {
        targets[known].parts.append(part)
      } else {
        targets.append((member.key, [part]))
      }
    }
  }

  private func specification(
    _ bytes: [UInt8], _ path: String, _ folder: ProjectFolder
  ) throws(Diagnostic) -> Specification? {
    guard let root = try tree(bytes, path, folder) else { return nil }
    var all = Specification()
    var open = [(tree: root, path: path)]
    var seen: Set<String> = [path]
    while let (tree, path) = open.popLast() {
      let base = RelativePath.folder(of: path)
      for member in tree["targets"]?.members ?? [] { all.add(member, in: base) }
      for key in ["targetTemplates", "templates"] {
        for member in tree[key]?.members ?? [] { all.templates[member.key] = member.value }
      }
      for file in tree["include"].map(\.written) ?? [] {
        guard let next = RelativePath.join(base, file), seen.count < Self.includeLimit,
          seen.insert(next).inserted, folder.exists(next)
        else { continue }
        if let included = try self.tree(try folder.load(next), next, folder) { open.append((included, next)) }
      }
    }
    // Other tools have files of that name, too.
    let parts = all.targets.flatMap(\.parts)
    return parts.contains { $0.value["type"] != nil || $0.value["templates"] != nil } ? all : nil
  }

  /// The tree of a file; nil where it does not look like a project at all.
  private func tree(
    _ bytes: [UInt8], _ path: String, _ folder: ProjectFolder
  ) throws(Diagnostic) -> JSONNode? {
    let text = String(decoding: bytes.prefix(Self.sizeLimit), as: UTF8.self)
    guard text.contains("targets") || text.contains("emplates") || text.contains("include") else {
      return nil
    }
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        .warning, "this project is larger than \(Self.sizeLimit) bytes; its targets are not told apart",
        at: folder.location(path))
    }
    do throws(Diagnostic) {
      return try DefinitionFormat.tree(of: bytes, name: folder.location(path).file)
    } catch {
      throw Diagnostic(
        .warning, "this project cannot be read: \(error.message); its targets are not told apart",
        at: error.location)
    }
  }
}

extension JSONNode {
  /// The texts of a list, of which each may be an object with a `path`, or of a text as the only one.
  fileprivate var written: [String] {
    (elements ?? [self]).compactMap { $0.string ?? $0["path"]?.string }
  }
}

/// One target of a `project.yml`.
private struct XcodeGenTarget {
  let target: ProjectTarget
  private(set) var missing: Set<String> = []

  /// What one file says of it, and the folder that the paths there begin at.
  struct Part {
    var value: JSONNode
    var base: String
  }

  init(_ name: String, _ parts: [Part], templates: [String: JSONNode], folder: ProjectFolder) {
    let levels = parts.flatMap { part in
      [part]
        + (part.value["templates"]?.written ?? []).compactMap { templates[$0] }
        .map { Part(value: $0, base: part.base) }
    }
    func value(_ key: String) -> JSONNode? { levels.lazy.compactMap { $0.value[key] }.first }
    func all(in level: Part, _ key: String) -> [JSONNode] {
      level.value[key].map { $0.elements ?? [$0] } ?? []
    }
    func all(_ key: String) -> [JSONNode] { levels.flatMap { all(in: $0, key) } }

    var files: Set<String> = []
    for (source, base) in levels.flatMap({ level in all(in: level, "sources").map { ($0, level.base) } }) {
      let path = (source.string ?? source["path"]?.string ?? "").replacing("${target_name}", with: name)
      let found = Self.files(of: source, path, base, folder)
      files.formUnion(found)
      if found.isEmpty, path.hasSuffix(".swift"), let whole = RelativePath.join(base, path),
        folder.file(whole) == nil
      {
        missing.insert(whole)
      }
    }
    let settings = value("settings")
    let own = settings?["base"] ?? settings
    let product = own?["PRODUCT_MODULE_NAME"]?.string ?? own?["PRODUCT_NAME"]?.string
    let module = (product ?? value("productName")?.string).flatMap { $0.contains("$") ? nil : $0 } ?? name
    let systems = all("supportedDestinations") + all("platform")
    target = ProjectTarget(
      name: name, module: module.asModuleName, kind: .init(productType: value("type")?.string ?? ""),
      platforms: Set(systems.compactMap(\.string).compactMap(OperatingSystem.init(xcodeGen:))).sorted(),
      files: files.sorted(), dependencies: all("dependencies").flatMap(Self.dependencies))
  }

  private static func files(
    of source: JSONNode, _ path: String, _ base: String, _ folder: ProjectFolder
  ) -> [String] {
    guard let root = RelativePath.join(base, path) else { return [] }
    func below(_ key: String) -> [String]? {
      source[key]?.written.flatMap { folder.files(matching: $0, in: root) }
    }
    let excluded = Set(below("excludes") ?? [])
    let included = below("includes").map(Set.init)
    return folder.files(matching: path, in: base).filter {
      !excluded.contains($0) && included?.contains($0) ?? true
    }
  }

  private static func dependencies(_ node: JSONNode) -> [TargetDependency] {
    if let name = node["target"]?.string {
      // `Project/Target` is one of another project.
      return name.contains("/") ? [.product(RelativePath.name(of: name))] : [.target(name)]
    }
    if let package = node["package"]?.string {
      let products = node["products"]?.written ?? [node["product"]?.string ?? package]
      return products.map { .product($0) }
    }
    return []
  }
}

extension OperatingSystem {
  /// `iOS`, `macCatalyst` and the like, whatever their case.
  fileprivate init?(xcodeGen name: String) {
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = platform
  }
}
