import NavAtlasInterpreting
import NavAtlasSourceReading

/// The screens that code showed, as long as nothing is found that may change them.
///
/// Code on many screens opens one presentation or calls one router, and each time it shows the same.
struct ShownMemo {
  private struct Key: NumberedKey {
    var content: Content
    var stage: Int
    var site: Site
    var isRoot: Bool

    var keyNumber: Int { content.keyNumber }
  }

  private struct Made: Hashable {
    var view: ObjectValue
    var site: Site
  }

  /// What stays, whatever is found.
  private var settled: [Key: [ScreenNode]] = [:]
  private var shown: [Key: [ScreenNode]] = [:]
  private var version = Version()
  private var contents: [Made: Content] = [:]

  /// Grows with everything that decides what is shown.
  struct Version: Equatable {
    var drivers = 0
    var fills = 0
    var stages = 0
  }

  mutating func nodes(
    of content: Content, on stage: Stage, _ role: Frame.Role, at site: Site, _ version: Version
  ) -> [ScreenNode]? {
    if self.version != version { (shown, self.version) = ([:], version) }
    let key = Key(content: content, stage: stage.number, site: site, isRoot: role == .root)
    return settled[key] ?? shown[key]
  }

  /// - Parameter isSettled: true where nothing that is found can change them.
  mutating func keep(
    _ nodes: [ScreenNode], of content: Content, on stage: Stage, _ role: Frame.Role, at site: Site,
    isSettled: Bool
  ) {
    let key = Key(content: content, stage: stage.number, site: site, isRoot: role == .root)
    if isSettled { settled[key] = nodes } else { shown[key] = nodes }
  }

  /// A view that code shows without a closure, the same each time.
  mutating func content(of view: ObjectValue, at site: Site) -> Content {
    let made = Made(view: view, site: site)
    if let known = contents[made] { return known }
    let content = Content(owner: nil, items: [.view(view, site)])
    contents[made] = content
    return content
  }
}

extension Assembler {
  /// Mounts what some code shows, unless it did before and nothing was found since that may change what that is.
  func mountOnce(
    _ content: Content, on stage: Stage, _ role: Frame.Role, _ naming: Naming, at site: Site,
    presentation: Presentation? = nil
  ) -> [ScreenNode] {
    let version = ShownMemo.Version(drivers: drivers.version, fills: fills, stages: stages.count)
    if let known = shownMemo.nodes(of: content, on: stage, role, at: site, version) { return known }
    let before = openMounts
    let nodes = mount(content, on: stage, role, naming, presentation: presentation)
    shownMemo.keep(nodes, of: content, on: stage, role, at: site, isSettled: openMounts == before)
    return nodes
  }
}
