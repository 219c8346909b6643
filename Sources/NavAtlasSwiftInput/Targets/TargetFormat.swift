import NavAtlasModel

/// A way in which projects describe their targets.
protocol TargetFormat: Sendable {
  /// How messages call such a description.
  var name: String { get }
  /// True for descriptions that others are made from: they count only where what is made of them is not there.
  var isGenerator: Bool { get }

  /// True where a file of that path may be such a description.
  func recognises(_ path: String) -> Bool

  /// Reads the targets; nil where the file is something else.
  ///
  /// - Parameter path: relative to the folder.
  func read(
    _ bytes: [UInt8], at path: String, in folder: ProjectFolder
  ) throws(Diagnostic) -> TargetDescription?
}

/// What one file says about targets.
struct TargetDescription: Sendable {
  /// The file, relative to the folder that is read.
  var path: String
  /// The folder that its paths begin at.
  var folder: String
  var targets: [ProjectTarget] = []
  /// The targets behind the names that others link.
  var products: [String: [String]] = [:]
  /// What it names that is not there.
  var missing: Set<String> = []
  /// What it names that is not in the folder that is read.
  var outside: Set<String> = []
  /// How many targets it has whose names or sources cannot be told.
  var untold = 0
  /// True where functions make its targets, an app among them.
  var makesApp = false
  /// The module that owns the files below the folder which no target does; nil where they are in none.
  var rest: String?
  /// The language that it is developed in, where it says so.
  var language: String?
  /// True where it cannot be read.
  var isBroken = false
}

/// All formats.
enum TargetFormats {
  static let all: [any TargetFormat] = [
    XcodeProjectFormat(), PackageManifestFormat(), TuistProjectFormat(), XcodeGenFormat(),
  ]

  /// The format of a file by its path.
  static func format(of path: String) -> (any TargetFormat)? { all.first { $0.recognises(path) } }
}
