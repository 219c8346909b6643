import NavAtlasSourceReading

/// What a target has in builds for some platforms only.
struct PlatformConditions: Sendable, Hashable {
  private var files: [String: Set<Platform>] = [:]
  private var dependencies: [TargetDependency: Set<Platform>] = [:]

  private static let all = Set(Platform.allCases)

  /// Notes the platforms of a file, besides those that it is named for elsewhere; all of them where nil.
  mutating func add(_ file: String, on platforms: Set<Platform>?) {
    files[file, default: []].formUnion(platforms ?? Self.all)
  }

  /// Notes the platforms that something is linked for, besides those that it is named for elsewhere; all where nil.
  mutating func add(_ dependency: TargetDependency, on platforms: Set<Platform>?) {
    dependencies[dependency, default: []].formUnion(platforms ?? Self.all)
  }

  func holds(_ file: String, on platform: Platform?) -> Bool { Self.holds(files[file], platform) }

  func holds(_ dependency: TargetDependency, on platform: Platform?) -> Bool {
    Self.holds(dependencies[dependency], platform)
  }

  /// What is built for no one platform may have all.
  private static func holds(_ platforms: Set<Platform>?, _ platform: Platform?) -> Bool {
    guard let platforms, let platform else { return true }
    return platforms.contains(platform.compiled)
  }
}
