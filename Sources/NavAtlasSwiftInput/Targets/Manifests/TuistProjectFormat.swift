import NavAtlasModel
import NavAtlasSourceReading

/// Projects of Tuist: `Project.swift`.
struct TuistProjectFormat: TargetFormat {
  let name = "Tuist project"
  let isGenerator = true

  func recognises(_ path: String) -> Bool { RelativePath.name(of: path) == "Project.swift" }

  func read(
    _ bytes: [UInt8], at path: String, in folder: ProjectFolder
  ) throws(Diagnostic) -> TargetDescription? {
    // An app may well have a type that is called so.
    guard bytes.withUnsafeBufferPointer({ $0.contains("ProjectDescription") }) else { return nil }
    guard let manifest = Manifest.read(bytes, calls: ["target", "Target"]) else {
      throw Diagnostic(
        .warning, "this project is too large to be read; its targets are not told apart",
        at: folder.location(path))
    }
    guard manifest.imports.contains("ProjectDescription") else { return nil }
    var description = TargetDescription(
      path: path, folder: RelativePath.folder(of: path), untold: manifest.untold)
    for call in manifest.calls where call["product"] != nil {
      let product = call["productName"]?.string
      let sources = sources(call)
      let told = call["name"]?.string ?? product ?? call["name"]?.likelyString
      guard let sources, let name = told ?? name(by: sources, in: description.folder) else {
        description.untold += 1
        continue
      }
      let files = files(sources, description.folder, folder)
      let target = target(name, product, call, files)
      description.targets.append(target)
      for made in [name, product].compactMap(\.self) where target.kind == .library {
        description.products[made, default: []].append(name)
      }
    }
    // What functions make is taken for one module.
    if description.targets.isEmpty || description.untold > 0 {
      description.makesApp = description.targets.isEmpty && manifest.products.contains("app")
      description.untold = max(1, description.untold)
      description.rest = RelativePath.name(of: description.folder)
    }
    return description
  }

  private func target(
    _ name: String, _ product: String?, _ call: ManifestValue, _ files: [String]
  ) -> ProjectTarget {
    let dependencies = call["dependencies"] ?? .array([])
    let told = dependencies.elements.compactMap(dependency)
    return ProjectTarget(
      name: name, module: (product ?? name).asModuleName,
      kind: .init(tuistProduct: call["product"]?.name ?? "framework"),
      platforms: platforms(call["destinations"] ?? call["platform"]), files: files,
      dependencies: told, isWhole: told.count == dependencies.elements.count)
  }

  private func files(_ sources: [Source], _ base: String, _ folder: ProjectFolder) -> [String] {
    var files: Set<String> = []
    for source in sources {
      let excluded = Set(source.excluded.flatMap { folder.files(matching: $0, in: base) })
      files.formUnion(folder.files(matching: source.pattern, in: base).filter { !excluded.contains($0) })
    }
    return files.sorted()
  }

  /// Files that a target names.
  private struct Source {
    var pattern: String
    var excluded: [String]
  }

  /// What a target names; nil where it cannot be told.
  private func sources(_ call: ManifestValue) -> [Source]? {
    var sources = call["sources"] ?? .array([])
    if ["sourceFilesList", "paths"].contains(sources.name) {
      sources = sources["globs"] ?? sources.first ?? sources
    }
    let named = sources.elements + (call["buildableFolders"]?.elements ?? [])
    let told = named.compactMap { source in
      (source.string ?? source.first?.string ?? source["path"]?.string).map {
        Source(pattern: $0, excluded: (source["excluding"]?.elements ?? []).compactMap(\.string))
      }
    }
    return told.count == named.count ? told : nil
  }

  /// What a target is called whose name another file has: by the folders that it is in.
  private func name(by sources: [Source], in folder: String) -> String? {
    guard let first = sources.first?.pattern.split(separator: "/").first, !first.contains("*") else {
      return nil
    }
    return "\(RelativePath.name(of: folder)) \(first)"
  }

  private func dependency(_ value: ManifestValue) -> TargetDependency? {
    let name = value["name"]?.string ?? value["target"]?.string ?? value["product"]?.string
    switch value.name {
    case "target": return (name ?? value.first?["name"]?.string).map { .target($0) }
    case "project": return name.map { .product($0) }
    case "package", "external", "sdk", "xcframework", "framework", "library": return .product(name ?? "")
    case "xctest": return .product("XCTest")
    default: return nil
    }
  }

  private func platforms(_ value: ManifestValue?) -> [OperatingSystem] {
    let names = (value?.elements ?? []).compactMap(\.name)
    return Set(names.compactMap(OperatingSystem.init(tuist:))).sorted()
  }
}

extension ProjectTarget.Kind {
  fileprivate init(tuistProduct product: String) {
    self =
      switch product {
      case "app", "appClip", "watch2App", "messagesExtensionApp": .application
      case "watch2Extension": .watchExtension
      case "unitTests", "uiTests": .tests
      case "bundle", "commandLineTool", "macro", "xpc": .other
      case _ where product.lowercased().hasSuffix("extension"): .appExtension
      // What is computed is one form of library or another.
      default: .library
      }
  }
}

extension OperatingSystem {
  /// The platform of a destination.
  fileprivate init?(tuist name: String) {
    switch name {
    case "iOS", "iPhone", "iPad": self = .iOS
    case "macOS", "mac": self = .macOS
    case "watchOS", "appleWatch": self = .watchOS
    case "tvOS", "appleTv": self = .tvOS
    case "visionOS", "appleVision": self = .visionOS
    default: return nil
    }
  }
}
