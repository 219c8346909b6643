import NavAtlasModel
import NavAtlasSwiftInput

/// The Swift files of an app, with the modules that targets make, or else folders.
struct SourceTree {
  var name: String
  /// The app that its files make, where there are several.
  var app: String?
  /// True where they are that app's and no others.
  var isOneApp = false
  var files: [SwiftSourceFile]
  var diagnostics: [Diagnostic] = []
  var storyboards: [String] = []

  init(file: String) {
    name = file
    files = [SwiftSourceFile(path: file, module: Pipeline.title(file))]
  }

  /// - Parameter folder: the folder as evidence names it.
  init(_ listing: Workspace.SourceListing, _ choice: AppChoice, in folder: ProjectFolder) {
    name = listing.name
    app = choice.name
    isOneApp = choice.isOneApp
    diagnostics = listing.diagnostics + choice.diagnostics
    storyboards = listing.storyboards
    let packages = Set(listing.packages)
    let tops = Set(listing.files.map { Self.top($0.relative) })
    files = choice.files.map { file in
      let module = choice.modules[file] ?? ""
      let guess = Self.module(file, packages, tops.count > 1 ? nil : listing.name)
      return SwiftSourceFile(path: folder.path(of: file), module: module.isEmpty ? guess : module)
    }
  }

  private static func top(_ relative: String) -> Substring {
    let parts = relative.split(separator: "/")
    return parts.count > 1 ? parts[0] : ""
  }

  /// The target in a package's `Sources`, the package itself, or else the first folder.
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
    return only ?? (parts.count > 1 ? parts[0] : "App")
  }
}
