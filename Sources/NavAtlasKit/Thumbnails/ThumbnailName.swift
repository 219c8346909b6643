import NavAtlasModel

/// Which screen the name of a picture means.
///
/// A name is taken apart at `.`, `-`, `_`, `@`, blanks and slashes; of each part, `test` before it and `Tests`, `Snapshots`, `View` or
/// `Screen` behind it make no difference, nor does case. The last part that is a screen's name or title decides; where none is, a
/// folder's. What is left of the file's name is the variant: `HomeView-testEmpty.dark.png` is `Home`, `testEmpty dark`.
struct ThumbnailName {
  private var screens: [String: Screen.ID] = [:]

  init(_ screens: [Screen]) {
    // A name that means two screens means none.
    var doubtful: Set<String> = []
    for screen in screens {
      for name in Set([screen.id, screen.name, screen.title].compactMap(\.self).map(Self.plain))
      where !name.isEmpty {
        if let other = self.screens[name], other != screen.id { doubtful.insert(name) }
        self.screens[name] = screen.id
      }
    }
    for name in doubtful { self.screens[name] = nil }
  }

  /// The screen, and what else the file's name says.
  func match(_ path: String) -> (screen: Screen.ID, variant: String)? {
    var folders = path.split(separator: "/").map(String.init)
    guard let file = folders.popLast() else { return nil }
    let stem = file.lowercased().hasSuffix(".png") ? String(file.dropLast(4)) : file
    let parts = Self.parts(stem)
    if let screen = screens[Self.plain(stem)] { return (screen, "") }
    for (index, part) in parts.enumerated() {
      guard let screen = screens[Self.plain(part)] else { continue }
      var rest = parts
      rest.remove(at: index)
      return (screen, rest.joined(separator: " "))
    }
    for folder in folders.reversed() {
      for part in [folder] + Self.parts(folder) {
        if let screen = screens[Self.plain(part)] { return (screen, parts.joined(separator: " ")) }
      }
    }
    return nil
  }

  private static func parts(_ name: String) -> [String] {
    name.split { ".-_@ ".contains($0) }.map(String.init)
  }

  /// What of a name tells screens apart.
  private static func plain(_ name: String) -> String {
    var text = name.lowercased().filter { $0.isLetter || $0.isNumber }
    if text.hasPrefix("test") { text.removeFirst(4) }
    var isShorter = true
    while isShorter {
      isShorter = false
      for ending in ["tests", "test", "snapshots", "snapshot", "view", "screen"]
      where text.hasSuffix(ending) && text.count > ending.count {
        text.removeLast(ending.count)
        isShorter = true
      }
    }
    return text
  }
}
