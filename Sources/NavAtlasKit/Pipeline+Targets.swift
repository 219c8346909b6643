import NavAtlasModel
import NavAtlasSwiftInput

extension Pipeline {
  /// The files of the app that is asked for, or of the largest one in a folder.
  func sourceTree(
    ofFolder path: String, below root: EvidenceRoot, excluding excludes: [PathPattern]
  ) throws(JobError) -> SourceTree {
    var listing = workspace.sourceTree(at: path)
    if !excludes.isEmpty {
      listing.files.removeAll { file in excludes.contains { $0.matches(file.relative) } }
    }
    let folder = workspace.projectFolder(path, listing)
    let targets = ProjectTargets(describedBy: listing.descriptions, in: folder)
    if !targets.describesApp, let above = choiceAbove(path, listing) {
      var tree = SourceTree(listing, above.choice, ofFolder: path, below: root)
      tree.developmentLanguage = above.language
      return tree
    }
    do throws(UnknownApp) {
      var tree = SourceTree(listing, try targets.choice(app: app, on: platform), ofFolder: path, below: root)
      tree.developmentLanguage = targets.developmentLanguage
      return tree
    } catch {
      throw JobError(wrongUsage: error.message, at: SourceLocation(file: path))
    }
  }
}

extension Workspace {
  /// A folder as its descriptions of targets see it.
  fileprivate func projectFolder(_ path: String, _ listing: SourceListing) -> ProjectFolder {
    let base = path.hasSuffix("/") ? path : path + "/"
    return projectFolder(path, listing.files.map(\.relative)) { self.isRegularFile(base + $0) }
  }

  /// A folder with those of its files that are read.
  func projectFolder(_ path: String, _ files: [String], exists: @escaping @Sendable (String) -> Bool)
    -> ProjectFolder
  {
    let workspace = self
    let base = path.hasSuffix("/") ? path : path + "/"
    return ProjectFolder(
      path: path, files: files, exists: exists, size: { workspace.size(base + $0) },
      load: { file throws(Diagnostic) in
        do throws(Workspace.Failure) {
          return try workspace.read(base + file)
        } catch {
          throw error.diagnostic
        }
      })
  }
}
