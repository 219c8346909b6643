import Foundation
import NavAtlasModel

/// A repository, and where in it a folder is.
struct GitRepository: Sendable {
  /// The folder that holds the whole of it.
  let root: String
  /// The folder that was named, as it was.
  let folder: String
  /// That folder from the root on; empty for the root, else with a slash at its end.
  let prefix: String

  /// The repository around a folder.
  init(around folder: String) throws(JobError) {
    guard DiskTree().isFolder(folder) else {
      throw JobError([Diagnostic(.error, "there is no such folder", at: SourceLocation(file: folder))])
    }
    self.folder = folder
    let git = GitCommand(folder: folder)
    do throws(JobError) {
      prefix = try git.text(["rev-parse", "--show-prefix"])
      root = try git.text(["rev-parse", "--show-toplevel"])
    } catch {
      throw JobError(
        error.diagnostics.map { Diagnostic(.error, $0.message, at: SourceLocation(file: folder)) })
    }
  }

  var git: GitCommand { GitCommand(folder: root) }

  /// The commit that a revision names.
  func commit(_ revision: String) throws(JobError) -> String {
    do throws(JobError) {
      return try git.text(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    } catch {
      throw JobError(
        "there is no revision '\(revision)' in \(root); 'git branch --all' lists what there is, and a shallow clone has "
          + "to fetch what is older")
    }
  }

  /// The commit at which two revisions parted.
  func mergeBase(_ one: String, _ other: String) throws(JobError) -> String {
    let (one, other) = (try commit(one), try commit(other))
    do throws(JobError) {
      return try git.text(["merge-base", one, other])
    } catch {
      throw JobError("no commit is known that both revisions come from; a shallow clone has to fetch more")
    }
  }
}

/// Two versions of a checkout: `BASE..HEAD`, `BASE...HEAD` from where they parted, or `BASE` with what is on the disk.
public struct GitRange: Sendable, Hashable {
  public var base: String
  /// `nil` for the files of the disk.
  public var head: String?
  /// True where the base is the commit at which both parted.
  public var isFromMergeBase: Bool

  /// - Returns: `nil` where the text names no base.
  public init?(_ text: String) {
    if let dots = text.firstRange(of: "...") ?? text.firstRange(of: "..") {
      let (left, right) = (text[..<dots.lowerBound], text[dots.upperBound...])
      isFromMergeBase = text[dots].count == 3
      base = left.isEmpty ? "HEAD" : String(left)
      head = right.isEmpty ? "HEAD" : String(right)
      if left.isEmpty, right.isEmpty { return nil }
    } else {
      guard !text.isEmpty else { return nil }
      (base, head, isFromMergeBase) = (text, nil, false)
    }
  }
}
