import Foundation
import NavAtlasSourceReading
import NavAtlasSwiftInput

/// What was read out of source folders, one file a folder. Nothing here fails: without a cache, all is read anew.
extension Workspace {
  /// How many folders are remembered.
  private static let cacheLimit = 64
  /// The most bytes that are kept of one folder.
  private static let cacheSizeLimit = 256 << 20
  private static let cacheEnding = ".facts"

  /// `navatlas` in the user's folder for caches; nil where there is none, or `NAVATLAS_NO_CACHE` is set.
  public static var userCacheFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    guard (environment["NAVATLAS_NO_CACHE"] ?? "").isEmpty else { return nil }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/navatlas" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/navatlas"
    #else
      return home + "/.cache/navatlas"
    #endif
  }

  /// What of a folder is read, as far as the user chooses that.
  struct CachedPart {
    var app: String?
    var platform: Platform?
    /// True for the older of two versions that are compared: each keeps its own files.
    var isBase = false

    /// No path has a line break, so that none is taken for a part of another folder.
    fileprivate var suffix: String {
      (app.map { "\n" + $0 } ?? "") + (platform.map { "\n\n" + $0.rawValue } ?? "")
        + (isBase ? "\n\n\nbase" : "")
    }
  }

  /// What is known of the files of a folder, or of a part of it; nil where nothing is to be kept.
  func sourceFacts(ofFolder path: String, _ part: CachedPart) -> SourceFactsCache? {
    guard let file = cacheFile(ofFolder: path, part), let builder = Self.builder else { return nil }
    let own = SourceFactsCache(bytes: cachedBytes(file), builder: builder)
    guard part.isBase, own.isEmpty else { return own }
    // Most files of an older version are those of the newer one.
    var head = part
    head.isBase = false
    return cacheFile(ofFolder: path, head).map {
      SourceFactsCache(bytes: cachedBytes($0), builder: builder)
    }
  }

  /// Keeps what is known of the files of a folder, and forgets the folders that were longest not read.
  func keep(_ cache: SourceFactsCache, ofFolder path: String, _ part: CachedPart) {
    guard cache.isChanged, cache.bytes.count <= Self.cacheSizeLimit, let cacheFolder,
      let file = cacheFile(ofFolder: path, part)
    else { return }
    try? FileManager.default.createDirectory(
      atPath: cacheFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? write(cache.bytes, to: file)
    forgetOldest(in: cacheFolder)
  }

  private func cacheFile(ofFolder path: String, _ part: CachedPart) -> String? {
    let absolute = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    let name = SourceFactsCache.name(forFolder: absolute + part.suffix)
    return cacheFolder.map { $0 + "/" + name + Self.cacheEnding }
  }

  private func cachedBytes(_ file: String) -> [UInt8]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.cacheSizeLimit
    else { return nil }
    return try? DiskTree().read(file, limit: Self.cacheSizeLimit)
  }

  private func forgetOldest(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter(Self.isCacheFile).map { folder + "/" + $0 }
    guard files.count > Self.cacheLimit else { return }
    let aged = files.map { file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      return (file, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (file, _) in aged.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.cacheLimit) {
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// True for the names that we give, so that no other file is ever removed.
  private static func isCacheFile(_ name: String) -> Bool {
    name.hasSuffix(cacheEnding)
      && name.count == SourceFactsCache.name(forFolder: "").count + cacheEnding.count
  }

  /// Tells this build of the program apart from others, which may keep other facts.
  private static let builder: String? = {
    guard let path = Bundle.main.executableURL?.resolvingSymlinksInPath().path(percentEncoded: false),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return "\(size), \(date.timeIntervalSince1970)"
  }()
}
