/// What an app is built for: it decides which branches of an `#if` are compiled.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, ipados, macos, catalyst, tvos, watchos, visionos

  /// What Apple calls it.
  public var name: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .macos: "macOS"
    case .catalyst: "Mac Catalyst"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    case .visionos: "visionOS"
    }
  }

  /// The system that a target has to support; apps for Mac Catalyst are made of those for iOS.
  package var system: OperatingSystem {
    switch self {
    case .ios, .ipados, .catalyst: .iOS
    case .macos: .macOS
    case .tvos: .tvOS
    case .watchos: .watchOS
    case .visionos: .visionOS
    }
  }

  /// The one that a system's apps are read for.
  package init(_ system: OperatingSystem) {
    self =
      switch system {
      case .iOS: .ios
      case .macOS: .macos
      case .tvOS: .tvos
      case .watchOS: .watchos
      case .visionOS: .visionos
      }
  }

  /// The one that stands for all that compile the same code.
  package var compiled: Platform { self == .ipados ? .ios : self }

  /// The case of `UIUserInterfaceIdiom` that its devices have; nil where there are several, or none.
  package var idiom: String? {
    switch self {
    case .ios: "phone"
    case .ipados: "pad"
    case .tvos: "tv"
    case .visionos: "vision"
    case .macos, .catalyst, .watchos: nil
    }
  }
}
