/// Which of Apple's modules a platform has, as far as apps ask for them with `canImport`.
extension Platform {
  /// Whether a module can be imported; nil for one that is not in the table, as one of a package.
  func canImport(_ module: String) -> Bool? {
    if Self.everywhere.contains(module) { return true }
    if Self.elsewhere.contains(module) { return false }
    return Self.modules[module].map { $0.contains(compiled) }
  }

  /// Modules that come with some system, as far as they are known here.
  package static let systemModules = everywhere.union(elsewhere).union(modules.keys)

  private static let everywhere: Set<String> = [
    "Combine", "CoreGraphics", "Darwin", "Foundation", "ObjectiveC", "Observation", "SwiftData", "SwiftUI",
  ]

  /// Modules of other systems.
  private static let elsewhere: Set<String> = [
    "Android", "FoundationNetworking", "Glibc", "Musl", "WASILibc", "WinSDK",
  ]

  /// A module that is not known on some platform is not in the table. Mac Catalyst can import AppKit.
  private static let modules: [String: Set<Platform>] = [
    "UIKit": [.ios, .catalyst, .tvos, .watchos, .visionos],
    "AppKit": [.macos, .catalyst],
    "Cocoa": [.macos, .catalyst],
    "ClockKit": [.watchos],
    "TVServices": [.tvos],
    "TVUIKit": [.tvos],
  ]
}
