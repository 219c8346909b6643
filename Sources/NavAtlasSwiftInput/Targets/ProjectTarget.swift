import NavAtlasSourceReading

/// One target of a project or package: a module, or a product that is run.
struct ProjectTarget: Sendable, Hashable {
  /// What a target is built into, as far as it decides what belongs to an app.
  enum Kind: Sendable, Hashable {
    case application
    /// The code of a watch app of the older kind, whose application target has none.
    case watchExtension
    case appExtension
    /// A module that others are linked with.
    case library
    case tests
    case other
  }

  var name: String
  /// The name that code imports it by.
  var module: String
  var kind: Kind
  /// In the order of ``OperatingSystem``; empty where they cannot be told.
  var platforms: [OperatingSystem] = []
  /// The oldest major version of iOS that it is built for; nil where that cannot be told.
  var deployment: Int?
  /// Its Swift files, relative to the folder that is read, sorted.
  var files: [String] = []
  var dependencies: [TargetDependency] = []
  /// What it has in builds for some platforms only.
  var conditions = PlatformConditions()
  /// False where something about its dependencies cannot be told, so that its imports have to.
  var isWhole = true
}

/// What a target is linked with.
enum TargetDependency: Sendable, Hashable {
  /// A target of the same description.
  case target(String)
  /// What another description makes.
  case product(String)
  /// Either, the nearer one first.
  case named(String)
}

extension ProjectTarget.Kind {
  /// The kind of a product type, as Xcode names it behind `com.apple.product-type.`.
  init(productType: some StringProtocol) {
    self =
      switch productType {
      case _ where productType.hasPrefix("application"): .application
      case "watchkit2-extension", "watchkit-extension": .watchExtension
      case _ where productType.hasSuffix("extension"), "app-extension.messages",
        "app-extension.intents-service":
        .appExtension
      case "framework", "framework.static", "library.static", "library.dynamic": .library
      case _ where productType.hasPrefix("bundle.") && productType.hasSuffix("test"): .tests
      case "bundle.ui-testing": .tests
      default: .other
      }
  }
}

extension String {
  /// The name of the module that a target or product of this name makes.
  var asModuleName: String {
    let letters = map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return String(first?.isNumber == true ? ["_"] + letters.dropFirst() : letters)
  }
}
