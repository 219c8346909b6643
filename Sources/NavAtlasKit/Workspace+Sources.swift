import Foundation
import NavAtlasModel
import NavAtlasSwiftInput

extension Workspace {
  /// The Swift files below a folder.
  struct SourceListing {
    var name: String
    /// Sorted by path.
    var files: [(path: String, relative: String)] = []
    /// The folders that hold a `Package.swift`, relative.
    var packages: [String] = []
    /// The files that may describe targets, relative.
    var descriptions: [String] = []
    /// The storyboards, in the language they are written in first.
    var storyboards: [String] = []
    /// The tables of strings, sorted.
    var strings: [String] = []
    var diagnostics: [Diagnostic] = []
  }

  func isFolder(_ path: String) -> Bool { path != "-" && tree.isFolder(path) }

  /// Folders that hold no source of the app itself.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "vendor",
  ]

  /// Lists an app's Swift files: no hidden folders, builds, packages' checkouts, tests or tutorials. Links to folders
  /// are not followed, so that no loop is.
  func sourceTree(at path: String) -> SourceListing {
    let root = URL(filePath: path).standardizedFileURL
    var listing = SourceListing(name: root.lastPathComponent)
    list(path, "", &listing, 0)
    listing.files.sort { $0.relative < $1.relative }
    listing.strings.sort()
    return listing
  }

  private func list(_ folder: String, _ relative: String, _ listing: inout SourceListing, _ level: Int) {
    guard level < 64 else { return }
    let names: [String]
    do {
      names = try tree.names(inFolder: folder)
    } catch {
      listing.diagnostics.append(
        Diagnostic(
          .warning, "this folder cannot be read; what is in it is left out", at: SourceLocation(file: folder))
      )
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let below = relative.isEmpty ? name : relative + "/" + name
      if let description = description(name, path, below) { listing.descriptions.append(description) }
      if name.hasSuffix(".storyboard") {
        listing.storyboards.append(path)
      } else if name.hasSuffix(".xcstrings") {
        listing.strings.append(path)
      } else if name.hasSuffix(".lproj"), isRealFolder(path) {
        let inside = (try? tree.names(inFolder: path)) ?? []
        listing.strings += inside.filter { $0.hasSuffix(".strings") }.map { path + "/" + $0 }
        guard name == "Base.lproj" else { continue }
        listing.storyboards += inside.filter { $0.hasSuffix(".storyboard") }.map { path + "/" + $0 }
      } else if name.hasSuffix(".swift") {
        if name == "Package.swift" || name.hasPrefix("Package@") {
          listing.packages.append(relative)
        } else if isRegularFile(path) {
          listing.files.append((path, below))
        }
      } else if !Self.mayHoldSource(name) {
        continue
      } else if name.hasSuffix("Tests"), isRealFolder(path) {
        listFeature(path, below, &listing, level + 1)
      } else if isRealFolder(path) {
        list(path, below, &listing, level + 1)
      }
    }
  }

  /// A folder called like tests in which nothing tests is a feature of an app about exams.
  private func listFeature(_ folder: String, _ relative: String, _ listing: inout SourceListing, _ level: Int)
  {
    var feature = SourceListing(name: listing.name)
    list(folder, relative, &feature, level)
    guard !feature.files.contains(where: { isTest($0.path) }) else { return }
    listing.files += feature.files
    listing.strings += feature.strings
    listing.storyboards += feature.storyboards
    listing.diagnostics += feature.diagnostics
  }

  private func isTest(_ file: String) -> Bool {
    guard let bytes = try? tree.read(file, limit: 1 << 22) else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("@testable ")
      || ["XCTest", "Testing", "Quick"].contains { text.contains("import \($0)\n") }
  }

  /// The files that may describe targets in a folder itself, by their names; none where it cannot be read.
  func descriptions(inFolder path: String) -> [String] {
    let names = (try? tree.names(inFolder: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.compactMap { description($0, path + "/" + $0, $0) }
  }

  /// True for the folder at which a repository begins.
  func isRepository(_ path: String) -> Bool { exists(path + "/.git") }

  /// The file that describes targets: this one, or the one in an Xcode project.
  private func description(_ name: String, _ path: String, _ relative: String) -> String? {
    let inside = name.hasSuffix(".xcodeproj") ? "/project.pbxproj" : ""
    let isThere = ProjectTargets.mayDescribe(relative + inside) && isRegularFile(path + inside)
    return isThere ? relative + inside : nil
  }

  private static func mayHoldSource(_ name: String) -> Bool {
    if skipped.contains(name) || name.hasSuffix("UITest") { return false }
    guard let dot = name.lastIndex(of: ".") else { return true }
    return ![
      "docc", "xcodeproj", "xcworkspace", "xcassets", "bundle", "framework", "xcframework", "lproj",
      "playground",
    ]
    .contains(name[name.index(after: dot)...])
  }

  private func isRealFolder(_ path: String) -> Bool { tree.isRealFolder(path) }

  /// How many bytes a file has; none where there is no such file.
  func size(_ path: String) -> Int { tree.size(of: path) }

  /// True where there is a file or a folder of that name.
  public func exists(_ path: String) -> Bool { isFolder(path) || isRegularFile(path) }

  public func isRegularFile(_ path: String) -> Bool { tree.isRegularFile(path) }
}
