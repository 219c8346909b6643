import Foundation
import NavAtlasKit
import NavAtlasSourceReading
import NavAtlasSwiftInput

/// An app whose navigation someone wrote down by reading its source.
struct RealApp {
  var name: String
  var expected: ExpectedNavigation
  /// True where another app's repository has the same name.
  var sharesName = false

  /// The apps of `Tests/RealApps/Expectations`, or those of these names.
  static func all(_ names: [String]) throws -> [RealApp] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var apps = try files.filter { $0.pathExtension == "nav" }.map { file in
      RealApp(
        name: file.deletingPathExtension().lastPathComponent,
        expected: ExpectedNavigation(try String(contentsOf: file, encoding: .utf8)))
    }
    if let unknown = names.first(where: { name in !apps.contains { $0.name == name } }) {
      throw Failure(description: "there is no \(unknown).nav in \(folder.path(percentEncoded: false))")
    }
    let repositories = Dictionary(grouping: apps.compactMap(\.expected.repository)) {
      $0.split(separator: "/").last
    }
    .mapValues(Set.init)
    for position in apps.indices {
      let name = apps[position].expected.repository?.split(separator: "/").last
      apps[position].sharesName = repositories[name]?.count ?? 0 > 1
    }
    return apps.filter { names.isEmpty || names.contains($0.name) }
      .sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../RealApps/Expectations").standardizedFileURL

  /// The app's repository in a folder of checkouts.
  func checkout(in folder: URL) throws -> Checkout {
    guard let repository = expected.repository, let commit = expected.commit,
      let name = repository.split(separator: "/").last
    else { throw Failure(description: "its file names no repository and commit") }
    let path = sharesName ? repository.replacing("/", with: "+") : String(name)
    return Checkout(folder: folder.appending(path: path), repository: repository, commit: commit)
  }

  /// The platforms that its file counts together.
  func platforms() throws -> [Platform] {
    try expected.platforms.map { name in
      guard let platform = Catalog.platform(name) else {
        throw Failure(description: "its file names an unknown platform '\(name)'")
      }
      return platform
    }
  }

  /// The app's folder, as an input.
  func source(in checkout: Checkout) throws -> String {
    let path = checkout.folder.appending(path: expected.folder ?? ".").standardizedFileURL
      .path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(description: "\(path) is missing; --fetch clones \(checkout.repository)")
    }
    return path
  }
}

/// Why an app cannot be measured, in one line.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
