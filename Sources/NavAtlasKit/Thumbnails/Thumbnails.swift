public import NavAtlasModel

/// Pictures of screens, scaled down.
public struct Thumbnails: Sendable {
  /// One picture of a screen.
  public struct Thumbnail: Sendable, Hashable {
    public var screen: Screen.ID
    /// What the file's name says besides the screen's.
    public var variant: String
    /// A PNG.
    public var png: [UInt8]
    public var width: Int
    public var height: Int
  }

  /// By screen, then by variant.
  public private(set) var pictures: [Thumbnail] = []
  /// What is to be said: files that no screen is found for, or that cannot be read.
  public private(set) var remarks: [Diagnostic] = []

  /// The most pixels of a picture, and the most pictures of a screen.
  private static let most = (width: 200, height: 434, variants: 6)
  private static let named = 5

  /// Reads the PNG files of a folder, and of those in it. O(pixels).
  public init(folder: String, for screens: [Screen], _ workspace: Workspace) throws {
    let names = ThumbnailName(screens)
    var unknown: [String] = []
    var left = 0
    var counts: [Screen.ID: Int] = [:]
    guard workspace.tree.isFolder(folder) else { throw JobError("\(folder) is no folder with pictures") }
    let paths = try Self.files(in: folder, workspace)
    if paths.isEmpty {
      throw JobError("there is no PNG in \(folder); snapshot tests keep them in __Snapshots__")
    }
    for path in paths {
      let below = path.dropFirst(folder.count).drop { $0 == "/" }
      guard let (screen, variant) = names.match(String(below)) else {
        unknown.append(String(below))
        continue
      }
      guard counts[screen, default: 0] < Self.most.variants else {
        left += 1
        continue
      }
      do throws(BitmapError) {
        let bytes: [UInt8]
        do { bytes = try workspace.read(path) } catch { throw BitmapError("\(error)") }
        let small = try Bitmap(png: bytes).fitted(width: Self.most.width, height: Self.most.height)
        pictures.append(
          .init(
            screen: screen, variant: variant, png: try small.png(), width: small.width, height: small.height))
        counts[screen, default: 0] += 1
      } catch {
        remarks.append(
          Diagnostic(
            .warning, "this is no picture that can be read: \(error.words)", at: SourceLocation(file: path)))
      }
    }
    pictures.sort { ($0.screen, $0.variant) < ($1.screen, $1.variant) }
    if !unknown.isEmpty {
      let first =
        unknown.prefix(Self.named).joined(separator: ", ") + (unknown.count > Self.named ? ", …" : "")
      remarks.append(
        Diagnostic(
          .note, "\(unknown.count) of \(paths.count) pictures are of no screen by their names: \(first)"))
    }
    if left > 0 {
      remarks.append(
        Diagnostic(.note, "\(left) pictures left out: a screen has at most \(Self.most.variants)"))
    }
  }

  /// The PNG files in a folder, sorted; links to folders are not followed.
  private static func files(in folder: String, _ workspace: Workspace) throws -> [String] {
    try workspace.tree.names(inFolder: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if workspace.tree.isRealFolder(path) { return try files(in: path, workspace) }
      return name.lowercased().hasSuffix(".png") ? [path] : []
    }
  }

  /// The first picture of each screen, for its card.
  var first: [Screen.ID: Thumbnail] {
    Dictionary(pictures.map { ($0.screen, $0) }) { first, _ in first }
  }
}
