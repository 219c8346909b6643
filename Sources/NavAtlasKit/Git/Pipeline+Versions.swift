import Dispatch
public import NavAtlasModel
import Synchronization

extension Pipeline {
  /// Two versions of an app, as they were read.
  public struct Versions: Sendable {
    public var base: Loaded
    public var head: Loaded
    /// What people call them.
    public var names: (base: String, head: String)
    /// What is to be said of how they were read.
    public var notes: [Diagnostic]
    /// The screens of the older version that the newer one's source declares.
    public var stillDeclared: Set<Screen.ID> = []

    public init(
      base: Loaded, head: Loaded, names: (base: String, head: String), notes: [Diagnostic] = []
    ) {
      self.base = base
      self.head = head
      self.names = names
      self.notes = notes
    }
  }

  /// Reads two versions of a folder: two commits, or a commit and the files of the disk. Both at the same time.
  ///
  /// Files come from the repository's objects; nothing is checked out.
  public func load(_ range: GitRange, ofFolder folder: String) throws -> Versions {
    try load(range, from: VersionTrees(range, ofFolder: folder), ofFolder: folder)
  }

  func load(_ range: GitRange, from trees: VersionTrees, ofFolder folder: String) throws -> Versions {
    let (repository, base, head) = (trees.repository, trees.base, trees.head)
    var (older, newer) = (self, self)
    older.workspace.tree = base
    older.isBase = true
    if let head { newer.workspace.tree = head }
    if !base.isFolder(folder) {
      throw JobError([
        Diagnostic(.error, "there is no such folder in \(range.base)", at: SourceLocation(file: folder))
      ])
    }
    let readings = Mutex<[Int: Result<Loaded, any Error>]>([:])
    let pipelines = [older, newer]
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let reading = Result { try pipelines[number].load([folder]) }
      readings.withLock { $0[number] = reading }
    }
    let both = readings.withLock(\.self)
    guard let first = try both[0]?.get(), let second = try both[1]?.get() else {
      throw JobError("the versions were not read")
    }
    var versions = Versions(
      base: first, head: second, names: (range.base, range.head ?? "the files as they are"),
      notes: (head?.submodules ?? base.submodules).filter { $0.hasPrefix(repository.prefix) }.map {
        Diagnostic(
          .note, "is another repository, whose files are not among this one's objects", at: .init(file: $0))
      })
    versions.stillDeclared = try newer.declared(first.graph, without: second.graph, in: folder)
    return versions
  }

  /// An older version of a folder alone, with the pipeline that read it.
  public func load(_ revision: String, ofFolder folder: String) throws -> (older: Pipeline, loaded: Loaded) {
    var older = self
    older.workspace.tree = try GitTree(GitRepository(around: folder), revision)
    older.isBase = true
    return (older, try older.load([folder]))
  }

  /// The screens that only one graph has, and whose files still declare a type of that name.
  public func declared(
    _ base: NavigationGraph, without head: NavigationGraph, in folder: String
  ) throws -> Set<Screen.ID> {
    guard workspace.isFolder(folder) else { return [] }
    let root = try evidenceRoot(of: [folder], nil)
    let present = Set(head.screens.map(\.id))
    let gone = base.screens.filter { !present.contains($0.id) && $0.location != nil }
    var declared: Set<Screen.ID> = []
    for (file, screens) in Dictionary(grouping: gone, by: { $0.location?.file ?? "" }) {
      guard let bytes = try? workspace.read(root.path(of: file)) else { continue }
      let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let kinds: Set<Substring> = ["struct", "class", "enum", "actor"]
      let types = Set(zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map { String($0.1) })
      declared.formUnion(screens.filter { types.contains($0.name) }.map(\.id))
    }
    return declared
  }
}

/// The files of two versions.
struct VersionTrees {
  let repository: GitRepository
  let base: GitTree
  /// `nil` for the files of the disk.
  let head: GitTree?

  /// - Throws: where the folder is in no repository, or a revision is unknown.
  init(_ range: GitRange, ofFolder folder: String) throws(JobError) {
    repository = try GitRepository(around: folder)
    let revision =
      range.isFromMergeBase ? try repository.mergeBase(range.base, range.head ?? "HEAD") : range.base
    base = try GitTree(repository, revision)
    head = try range.head.map { [repository] head throws(JobError) in try GitTree(repository, head) }
  }
}
