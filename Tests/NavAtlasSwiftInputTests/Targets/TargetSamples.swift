import NavAtlasModel

@testable import NavAtlasSwiftInput

/// Folders that are only there in memory.
enum TargetSamples {
  /// A folder with files of these texts; files in folders `vendor` do not count by themselves.
  static func folder(_ texts: [String: String]) -> ProjectFolder {
    ProjectFolder(
      path: "Repo", files: texts.keys.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("vendor/") },
      exists: { texts[$0] != nil }, size: { texts[$0]?.utf8.count ?? 0 },
      load: { file throws(Diagnostic) in
        guard let text = texts[file] else { throw Diagnostic(.error, "there is no such file") }
        return Array(text.utf8)
      })
  }

  static func folder(_ texts: [String: String], files: [String]) -> ProjectFolder {
    folder(texts.merging(files.map { ($0, "") }) { first, _ in first })
  }

  static func targets(_ texts: [String: String], files: [String] = []) -> ProjectTargets {
    let folder = folder(texts, files: files)
    return ProjectTargets(describedBy: texts.keys.filter(ProjectTargets.mayDescribe), in: folder)
  }

  /// What one description says.
  static func description(_ path: String, _ texts: [String: String], files: [String] = []) throws
    -> TargetDescription?
  {
    let folder = folder(texts, files: files)
    return try TargetFormats.format(of: path)?.read(try folder.load(path), at: path, in: folder)
  }
}

extension TargetDescription {
  /// Each target with its files.
  var files: [String: [String]] { Dictionary(targets.map { ($0.name, $0.files) }) { $0 + $1 } }

  subscript(name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

/// A project as Xcode writes it.
struct ProjectText {
  struct Target {
    var name: String
    var type = "application"
    var files: [String] = []
    /// Folders whose files are members without being listed.
    var folders: [String] = []
    var settings: [String: String] = ["SDKROOT": "iphoneos"]
    var dependencies: [String] = []
    var products: [String] = []
    /// The platforms of files and products that builds for others do not have.
    var filters: [String: String] = [:]
  }

  var targets: [Target]
  /// For each folder: the target, and the paths that are exceptions for it.
  var exceptions: [(folder: String, target: String, paths: [String])] = []
  var projectSettings: [String: String] = [:]

  static func text(_ targets: [Target]) -> String { ProjectText(targets: targets).text }

  private func list(_ items: [String]) -> String { "(" + items.map { "\"\($0)\", " }.joined() + ")" }

  private func settings(_ settings: [String: String]) -> String {
    "{" + settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\"; " }.joined() + "}"
  }

  private func filter(_ platforms: String?) -> String {
    platforms.map { "platformFilters = (\($0), ); " } ?? ""
  }

  private func configurations(_ owner: String, _ settings: [String: String]) -> String {
    """
    "list \(owner)" = {isa = XCConfigurationList; buildConfigurations = ("build \(owner)", ); };
    "build \(owner)" = {isa = XCBuildConfiguration; buildSettings = \(self.settings(settings)); name = Release; };

    """
  }

  private func objects(_ target: Target) -> String {
    let name = target.name
    let files = target.files.map { "item \(name) \($0)" }
    let linked = target.products.filter { target.filters[$0] != nil }
    var text = """
      "target \(name)" = {
        isa = PBXNativeTarget; buildConfigurationList = "list \(name)"; buildPhases = ("sources \(name)", "linked \(name)", );
        dependencies = \(list(target.dependencies.map { "needs \(name) \($0)" }));
        fileSystemSynchronizedGroups = \(list(target.folders.map { "folder \($0)" }));
        name = "\(name)"; packageProductDependencies = \(list(target.products.map { "product \($0)" }));
        productType = "com.apple.product-type.\(target.type)";
      };
      "sources \(name)" = {isa = PBXSourcesBuildPhase; files = \(list(files)); };
      "linked \(name)" = {isa = PBXFrameworksBuildPhase; files = \(list(linked.map { "link \(name) \($0)" })); };

      """
    text += configurations(name, target.settings)
    for (file, item) in zip(target.files, files) {
      let filter = filter(target.filters[file])
      text += "\"\(item)\" = {isa = PBXBuildFile; fileRef = \"file \(file)\" /* \(file) */; \(filter)};\n"
    }
    for product in linked {
      text += "\"link \(name) \(product)\" = {isa = PBXBuildFile; productRef = \"product \(product)\"; "
      text += filter(target.filters[product]) + "};\n"
    }
    for other in target.dependencies {
      text += "\"needs \(name) \(other)\" = {isa = PBXTargetDependency; target = \"target \(other)\"; };\n"
    }
    for product in target.products {
      text +=
        "\"product \(product)\" = {isa = XCSwiftPackageProductDependency; productName = \(product); };\n"
    }
    return text
  }

  var text: String {
    let files = Set(targets.flatMap(\.files)).sorted()
    let folders = Set(targets.flatMap(\.folders) + exceptions.map(\.folder)).sorted()
    var text = "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 77; rootObject = root; objects = {\n"
    text += "root = {isa = PBXProject; buildConfigurationList = \"list project\"; mainGroup = main; "
    text += "targets = \(list(targets.map { "target \($0.name)" })); };\n"
    text += configurations("project", projectSettings)
    let children = files.map { "file \($0)" } + folders.map { "folder \($0)" }
    text += "main = {isa = PBXGroup; children = \(list(children)); sourceTree = \"<group>\"; };\n"
    for file in files {
      text += "\"file \(file)\" = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = \"<group>\"; };\n"
    }
    for folder in folders {
      let sets = exceptions.indices.filter { exceptions[$0].folder == folder }.map { "exceptions \($0)" }
      text += "\"folder \(folder)\" = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = \(list(sets)); "
      text += "path = \"\(folder)\"; sourceTree = \"<group>\"; };\n"
    }
    for (index, exception) in exceptions.enumerated() {
      text += "\"exceptions \(index)\" = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
      text += "membershipExceptions = \(list(exception.paths)); target = \"target \(exception.target)\"; };\n"
    }
    return text + targets.map(objects).joined() + "}; }\n"
  }
}
