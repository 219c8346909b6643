import Foundation

extension Workspace {
  /// When the files of inputs were written last: two are the same where nothing was saved in between.
  public struct Stamps: Sendable, Hashable {
    fileprivate struct Stamp: Sendable, Hashable {
      var path: String
      var seconds: Int
      var nanoseconds: Int
      var size: Int
    }

    fileprivate var stamps: [Stamp] = []

    /// Whether there is nothing that could be saved.
    public var isEmpty: Bool { stamps.isEmpty }
  }

  /// Looks when inputs were written last: of a folder, its Swift files and what else is read of it.
  public func stamps(of inputs: [String]) -> Stamps {
    var stamps = Stamps()
    for input in inputs where input != "-" {
      guard isFolder(input) else {
        stamps.add(input)
        continue
      }
      let listing = sourceTree(at: input)
      let folder = input.hasSuffix("/") ? input : input + "/"
      for file in listing.files { stamps.add(file.path) }
      for path in listing.storyboards + listing.strings { stamps.add(path) }
      for path in listing.descriptions + [Pipeline.settingsFileName] { stamps.add(folder + path) }
    }
    return stamps
  }
}

extension Workspace.Stamps {
  /// Notes when a file was written; nothing where there is none.
  fileprivate mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    stamps.append(
      Stamp(path: path, seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size)))
  }
}
