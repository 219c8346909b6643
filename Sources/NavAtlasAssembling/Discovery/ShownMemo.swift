import NavAtlasInterpreting
import NavAtlasSourceReading

/// The screens that presentations showed, as long as nothing is found that may change them.
///
/// Code on many screens opens one presentation, and each time it shows the same.
struct ShownMemo {
  private struct Key: NumberedKey {
    var content: Content
    var stage: Int
    var site: Site

    var keyNumber: Int { content.keyNumber }
  }

  /// What stays, whatever is found.
  private var settled: [Key: [ScreenNode]] = [:]
  private var shown: [Key: [ScreenNode]] = [:]
  private var version = Version()

  /// Grows with everything that decides what is shown.
  struct Version: Equatable {
    var drivers = 0
    var fills = 0
    var stages = 0
  }

  mutating func nodes(
    of content: Content, on stage: Stage, at site: Site, _ version: Version
  ) -> [ScreenNode]? {
    if self.version != version { (shown, self.version) = ([:], version) }
    let key = Key(content: content, stage: stage.number, site: site)
    return settled[key] ?? shown[key]
  }

  /// - Parameter isSettled: true where nothing that is found can change them.
  mutating func keep(
    _ nodes: [ScreenNode], of content: Content, on stage: Stage, at site: Site, isSettled: Bool
  ) {
    let key = Key(content: content, stage: stage.number, site: site)
    if isSettled { settled[key] = nodes } else { shown[key] = nodes }
  }
}
