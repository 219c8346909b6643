import Foundation
import NavAtlasModel
import Synchronization

/// The files of a commit, read from the repository's objects.
final class GitTree: FileTree {
  let commit: String
  private let repository: GitRepository
  private let files: [String: File]
  private let folders: [String: [String]]
  private let contents = Mutex<[String: [UInt8]]>([:])
  /// The folders that belong to other repositories.
  let submodules: [String]

  private struct File {
    var object: String
    var size: Int
  }

  /// - Throws: where the revision is unknown.
  init(_ repository: GitRepository, _ revision: String) throws(JobError) {
    self.repository = repository
    commit = try repository.commit(revision)
    let listing = try repository.git.output(["ls-tree", "-r", "-z", "-l", "--full-tree", commit])
    var files: [String: File] = [:]
    var links: [(path: String, object: String)] = []
    var submodules: [String] = []
    for entry in listing.split(separator: 0) {
      let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count == 2, words.count == 4 else { continue }
      let path = String(parts[1])
      switch words[0] {
      case "160000": submodules.append(path)
      case "120000": links.append((path, String(words[2])))
      default: files[path] = File(object: String(words[2]), size: Int(words[3]) ?? 0)
      }
    }
    for link in links {
      let target = String(
        decoding: try repository.git.output(["cat-file", "blob", link.object]), as: UTF8.self)
      files[link.path] = files[Self.target(target, of: link.path)]
    }
    self.files = files
    self.submodules = submodules.sorted()
    var names: [String: Set<String>] = ["": []]
    for path in files.keys {
      var rest = path[...]
      while true {
        let slash = rest.lastIndex(of: "/")
        let folder = slash.map { String(rest[..<$0]) } ?? ""
        let name = slash.map { String(rest[rest.index(after: $0)...]) } ?? String(rest)
        guard names[folder, default: []].insert(name).inserted, !folder.isEmpty else { break }
        rest = folder[...]
      }
    }
    folders = names.mapValues { $0.sorted() }
  }

  /// Where a link leads to, from the root on.
  private static func target(_ text: String, of link: String) -> String {
    var parts = link.split(separator: "/").dropLast().map(String.init)
    for part in text.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// The path from the repository's root on; `nil` for what is not below the folder that was named, or the root.
  private func name(_ path: String) -> String? {
    let folder = repository.folder
    if path == folder || path == folder + "/" { return String(repository.prefix.dropLast()) }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(start) {
      let rest = path.dropFirst(start.count)
      return repository.prefix + (rest.hasSuffix("/") ? rest.dropLast() : rest)
    }
    let root = repository.root + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil
  }

  func isFolder(_ path: String) -> Bool { name(path).map { folders[$0] != nil } ?? false }
  func isRealFolder(_ path: String) -> Bool { isFolder(path) }
  func isRegularFile(_ path: String) -> Bool { name(path).map { files[$0] != nil } ?? false }
  func names(inFolder path: String) throws -> [String] { name(path).flatMap { folders[$0] } ?? [] }
  func size(of path: String) -> Int { name(path).flatMap { files[$0]?.size } ?? 0 }

  func read(_ path: String, limit: Int) throws(Workspace.Failure) -> [UInt8] {
    guard let name = name(path), let file = files[name] else {
      throw isFolder(path) ? .isDirectory(path) : .missing(path)
    }
    if file.size > limit { throw .tooLarge(path, limit: limit) }
    do throws(JobError) {
      return try bytes(name, file)
    } catch {
      throw .unreadable(path, reason: error.diagnostics.first?.message ?? "git failed")
    }
  }

  /// The bytes of a file; the first Swift file that is read brings all of them, as one process is faster than many.
  private func bytes(_ name: String, _ file: File) throws(JobError) -> [UInt8] {
    try contents.withLock { contents throws(JobError) in
      if let known = contents[file.object] { return known }
      let more =
        name.hasSuffix(".swift")
        ? files.filter { $0.key.hasSuffix(".swift") && $0.key.hasPrefix(repository.prefix) }.map(
          \.value.object) : []
      let objects = Set(more + [file.object]).subtracting(contents.keys).sorted()
      let answer = try repository.git.output(
        ["cat-file", "--batch", "--buffer"], input: Array(objects.map { $0 + "\n" }.joined().utf8))
      contents.merge(try Self.blobs(answer)) { _, new in new }
      guard let bytes = contents[file.object] else {
        throw JobError("git: the object \(file.object) is missing; a partial clone has to fetch it")
      }
      return bytes
    }
  }

  /// The answers of `cat-file --batch`: a line with id, type and size, the content, a line feed.
  private static func blobs(_ answer: [UInt8]) throws(JobError) -> [String: [UInt8]] {
    var blobs: [String: [UInt8]] = [:]
    var position = 0
    while position < answer.count {
      guard let end = answer[position...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let words = String(decoding: answer[position..<end], as: UTF8.self).split(separator: " ")
      position = end + 1
      guard words.count == 3, let size = Int(words[2]), position + size <= answer.count else { continue }
      blobs[String(words[0])] = Array(answer[position..<position + size])
      position += size + 1
    }
    return blobs
  }
}
