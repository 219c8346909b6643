import NavAtlasModel
import NavAtlasSourceReading
import NavAtlasSwiftInput

/// The Swift files of an app, with the modules that targets make, or else folders.
struct SourceTree {
  var name: String
  /// The app that its files make, where there are several.
  var app: String?
  /// True where they are that app's and no others.
  var isOneApp = false
  /// The platform that its targets tell, or that is asked for.
  var platform: Platform?
  /// The oldest major version of iOS that its targets tell.
  var deployment: Int?
  var files: [SwiftSourceFile]
  var diagnostics: [Diagnostic] = []
  var storyboards: [String] = []
  /// The tables of strings, and the language of the project, where it says so.
  var strings: [String] = []
  var developmentLanguage: String?
  /// What was typed to name their folder, with a slash at its end; empty for the working folder.
  private let folder: String
  /// What evidence writes before a path in their folder.
  private let prefix: String

  init(file: String, below root: EvidenceRoot) {
    folder = Pipeline.folder(of: file)
    prefix = root.prefix(of: folder)
    name = file
    files = [SwiftSourceFile(path: prefix + file.dropFirst(folder.count), module: Pipeline.title(file))]
  }

  init(
    _ listing: Workspace.SourceListing, _ choice: AppChoice, ofFolder path: String, below root: EvidenceRoot
  ) {
    folder = path.hasSuffix("/") ? path : path + "/"
    prefix = root.prefix(of: path)
    name = listing.name
    app = choice.name
    isOneApp = choice.isOneApp
    platform = choice.platform
    deployment = choice.deployment
    diagnostics = listing.diagnostics + choice.diagnostics
    storyboards = listing.storyboards
    strings = listing.strings
    let packages = Set(listing.packages)
    let tops = Set(listing.files.map { Self.top($0.relative) })
    let only = tops.count > 1 ? nil : listing.name
    var guesses: [Substring: String] = [:]
    files = choice.files.map { [prefix] file in
      let folder = Self.folder(of: file)
      let module = choice.modules[file] ?? ""
      let guess = guesses[folder] ?? Self.module(file, packages, only)
      guesses[folder] = guess
      return SwiftSourceFile(path: prefix + file, module: module.isEmpty ? guess : module)
    }
  }

  /// Where a file lies that evidence names.
  func path(of file: String) -> String { folder + file.dropFirst(prefix.count) }

  /// The same with the path that was typed, for who has to open the file.
  func typed(_ diagnostic: Diagnostic) -> Diagnostic {
    var typed = diagnostic
    typed.location?.file = diagnostic.location.map { path(of: $0.file) } ?? ""
    return typed
  }

  private static func top(_ relative: String) -> Substring {
    relative.utf8.firstIndex(of: UInt8(ascii: "/")).map { relative[..<$0] } ?? ""
  }

  private static func folder(of relative: String) -> Substring {
    relative.utf8.lastIndex(of: UInt8(ascii: "/")).map { relative[..<$0] } ?? ""
  }

  /// The target in a package's `Sources`, the package itself, or else the first folder: one for all files of a folder.
  private static func module(_ relative: String, _ packages: Set<String>, _ only: String?) -> String {
    let parts = relative.split(separator: "/").map(String.init)
    var folder = parts.dropLast()
    while true {
      if packages.contains(folder.joined(separator: "/")) {
        let rest = Array(parts[folder.count...])
        if rest.count > 2, rest[0] == "Sources" { return rest[1] }
        return folder.last ?? only ?? parts.first ?? ""
      }
      if folder.isEmpty { break }
      folder.removeLast()
    }
    // What is in a folder `SwiftUI` is no part of SwiftUI.
    let isNamed = parts.count > 1 && !Platform.systemModules.contains(parts[0])
    return only ?? (isNamed ? parts[0] : "App")
  }
}
