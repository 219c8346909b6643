import Foundation
import NavAtlasModel
import NavAtlasSwiftInput

/// The folder of an app's sources mostly lies beside its project, which tells what of it is built.
extension Pipeline {
  /// How many folders around one may hold its project.
  private static let levels = 3

  /// What a project in a folder around tells of one that describes no app itself; nil where no app holds most of its files.
  func choiceAbove(
    _ path: String, _ listing: Workspace.SourceListing
  ) -> (choice: AppChoice, language: String?)? {
    var around = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    var way: [String] = []
    while way.count < Self.levels, !workspace.isRepository(around.path(percentEncoded: false)) {
      way.insert(around.lastPathComponent, at: 0)
      around.deleteLastPathComponent()
      guard around.pathComponents.count > 1 else { return nil }
      let name = way.joined(separator: "/")
      let targets = workspace.targets(around.path(percentEncoded: false), of: listing, in: name)
      guard let targets, targets.describesApp, let choice = try? targets.choice(app: app, on: platform) else {
        continue
      }
      let within = choice.within(name)
      if !within.modules.isEmpty, within.files.count * 2 >= listing.files.count {
        return (within, targets.developmentLanguage)
      }
    }
    return nil
  }
}

extension Workspace {
  /// The targets that a folder describes of the sources in a folder below it, as if there were no others; nil where it
  /// describes none.
  fileprivate func targets(_ path: String, of listing: SourceListing, in name: String) -> ProjectTargets? {
    let base = path.hasSuffix("/") ? path : path + "/"
    let descriptions = descriptions(inFolder: path)
    if descriptions.isEmpty { return nil }
    let files = Set(listing.files.map { name + "/" + $0.relative })
    let folder = projectFolder(path, Array(files)) {
      files.contains($0) || !$0.hasSuffix(".swift") && self.isRegularFile(base + $0)
    }
    return ProjectTargets(
      describedBy: descriptions + listing.descriptions.map { name + "/" + $0 }, in: folder)
  }
}
