import NavAtlasSourceReading

/// The build settings of a target, as far as they tell its platforms and names.
struct XcodeSettings {
  private typealias Settings = [String: PropertyList]

  /// The target's own before the project's.
  private let levels: [Settings]

  init(_ target: XcodeProject.Object, of project: XcodeProject) {
    levels = [target, project.project].flatMap { Self.settings(of: $0, in: project) }
  }

  /// The settings of the configuration that is built by default, and those of the file that it is based on.
  private static func settings(of owner: XcodeProject.Object, in project: XcodeProject) -> [Settings] {
    guard let list = project.object(owner["buildConfigurationList"]?.string) else { return [] }
    let configurations = project.objects(list["buildConfigurations"])
    let byDefault = list["defaultConfigurationName"]?.string
    guard
      let configuration = configurations.first(where: { $0["name"]?.string == byDefault })
        ?? configurations.first
    else { return [] }
    let own = configuration["buildSettings"]?.dictionary ?? [:]
    return [
      own,
      file(of: configuration, in: project).map { SettingsFile.settings(in: $0, of: project.folder) } ?? [:],
    ]
  }

  /// The file that a configuration is based on: one of the project's, or one in a synchronised folder.
  private static func file(of configuration: XcodeProject.Object, in project: XcodeProject) -> String? {
    func path(_ key: String) -> String? { configuration[key]?.string.flatMap { project.paths[$0] } }
    if let file = path("baseConfigurationReference") { return file }
    guard let folder = path("baseConfigurationReferenceAnchor"),
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return RelativePath.join(folder, name)
  }

  private func text(_ key: String) -> String? { levels.lazy.compactMap { $0[key]?.string }.first }

  /// By what is supported, by the SDK, or else by the oldest systems that are named.
  var platforms: [OperatingSystem] {
    let supported = (text("SUPPORTED_PLATFORMS") ?? "").split(separator: " ").compactMap(
      OperatingSystem.init(sdk:))
    let sdk = text("SDKROOT").flatMap(OperatingSystem.init(sdk:))
    let named = supported.isEmpty ? [sdk].compactMap(\.self) : supported
    if !named.isEmpty { return Set(named).sorted() }
    return OperatingSystem.allCases.filter { text($0.deploymentSetting) != nil }
  }

  /// The oldest major version of iOS.
  var deployment: Int? {
    text(OperatingSystem.iOS.deploymentSetting).flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
  }

  /// The product's name, where it is one that can be told.
  var productName: String? { text("PRODUCT_NAME").flatMap { $0.contains("$") ? nil : $0 } }

  func module(ofTarget name: String) -> String {
    let module = text("PRODUCT_MODULE_NAME").flatMap { $0.contains("$") ? nil : $0 }
    return (module ?? productName ?? name).asModuleName
  }
}

/// A file of build settings (`.xcconfig`): a line for each.
enum SettingsFile {
  private static let includeLimit = 16

  /// The settings of a file and of those that it includes, as far as they are there.
  static func settings(in path: String, of folder: ProjectFolder) -> [String: PropertyList] {
    var settings: [String: PropertyList] = [:]
    var seen: Set<String> = []
    var open = [path]
    while let next = open.popLast(), seen.count < includeLimit {
      guard seen.insert(next).inserted, folder.exists(next), let bytes = try? folder.load(next) else {
        continue
      }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if line.hasPrefix("#include") {
          let file = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
          open += [RelativePath.join(RelativePath.folder(of: next), file)].compactMap(\.self)
        } else if let (key, value) = setting(line), settings[key] == nil {
          settings[key] = .string(value)
        }
      }
    }
    return settings
  }

  private static func setting(_ line: Substring) -> (key: String, value: String)? {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    guard let sign = code.firstIndex(of: "=") else { return nil }
    func word(_ text: Substring) -> String {
      String(text.drop(while: \.isWhitespace).reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
    }
    return (word(code[..<sign]), word(code[code.index(after: sign)...]))
  }
}

extension OperatingSystem {
  /// The platform of an SDK.
  init?(sdk: some StringProtocol) {
    switch sdk {
    case _ where sdk.hasPrefix("iphone"): self = .iOS
    case _ where sdk.hasPrefix("macosx"): self = .macOS
    case _ where sdk.hasPrefix("watch"): self = .watchOS
    case _ where sdk.hasPrefix("appletv"): self = .tvOS
    case _ where sdk.hasPrefix("xr"): self = .visionOS
    default: return nil
    }
  }

  /// The setting with the oldest system that is supported.
  fileprivate var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
