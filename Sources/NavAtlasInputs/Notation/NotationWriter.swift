public import NavAtlasModel

/// One statement about an app's navigation, as a line of notation.
public struct NotationFact: Sendable, Hashable {
  /// The line, without its end.
  public var line: String
  /// Where the app's source says so.
  public var location: SourceLocation?
  /// The screens that it is about.
  public var screens: [Screen.ID]
}

/// Writes graphs as notation: one sorted line a fact, for people to review and for version control to keep.
///
/// What is read back from it are the same facts. Places in source, diagnostics, the account, members of the graph
/// document that are not known, the order of elements, and repetitions of a fact are not kept.
public enum NotationWriter {
  /// The version of the exact form; in a file that names it nothing is left out that would have to be filled in.
  static let version = "1"

  /// The graph as text. O(n log n).
  public static func text(_ graph: NavigationGraph) -> String {
    facts(of: graph).map { $0.line + "\n" }.joined()
  }

  /// The facts of a graph, each once, sorted by their bytes.
  public static func facts(of graph: NavigationGraph) -> [NotationFact] {
    var facts = [NotationFact("navatlas: \(version)")]
    if !graph.name.isEmpty { facts.append(NotationFact("name: \(graph.name.asText)")) }
    if let platform = graph.platform { facts.append(NotationFact("platform: \(platform.asName)")) }
    facts += graph.screens.flatMap(\.facts)
    facts += graph.containers.map { NotationFact($0.line, $0.location, $0.ownScreens) }
    facts += graph.transitions.map(\.fact)
    facts += graph.entries.map { NotationFact($0.line, $0.location, $0.path + [$0.screen]) }
    facts.sort { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
    var once: [NotationFact] = []
    for fact in facts where once.last?.line != fact.line { once.append(fact) }
    return once
  }
}

extension NotationFact {
  fileprivate init(_ line: String, _ location: SourceLocation? = nil, _ screens: [Screen.ID] = []) {
    (self.line, self.location, self.screens) = (line, location, screens)
  }
}

extension Screen {
  fileprivate var facts: [NotationFact] {
    let id = id.asName
    var lines = ["\(kind.rawValue): \(id)"]
    if name != self.id { lines.append("name \(id): \(name.asName)") }
    if let title { lines.append("title \(id): \(title.asText)") }
    if let module { lines.append("module \(module.asName): \(id)") }
    if backDisabled { lines.append("backDisabled: \(id)") }
    if count > 0 { lines.append("count \(id): \(count)") }
    return lines.map { NotationFact($0, location, [self.id]) }
  }
}

extension Container {
  fileprivate var line: String {
    var attributes = NotationAttributes()
    attributes.add("name", name)
    let parts: [String]
    switch body {
    case .stack(let stack):
      parts = [
        "stack \(id.asName):", stack.root.asName, stack.logicalRoot.map { "logicalRoot \($0.asName)" },
      ]
      .compactMap { $0 }
    case .split(let split):
      attributes.add("prefer", split.prefer)
      if split.framework != .swiftUI { attributes.add("framework", split.framework.rawValue) }
      let last = split.columns.count - 1
      let columns = split.columns.enumerated().map { $1.words(isLast: $0 == last) }
      parts = ["split \(id.asName):", columns.joined(separator: " | ")]
    case .tabs(let tabs):
      attributes.add("selected", tabs.selected)
      let pairs = tabs.tabs.map { "\($0.key.asName)=\($0.container.asName)" }
      parts = ["tabs \(id.asName):", pairs.joined(separator: ", ")]
    case .layer(let layer):
      parts =
        ["\(layer.style.rawValue) \(id.asName):", layer.root.asName] + (layer.stack ? ["stack"] : [])
        + (layer.dismissible ? [] : ["locked"])
    }
    return (parts + attributes.words).joined(separator: " ")
  }
}

extension Container.Column {
  fileprivate func words(isLast: Bool) -> String {
    var words = [name.asName, root.asName]
    if stack { words.append("stack") }
    if selects == isLast { words.append(selects ? "selects" : "static") }
    if let placeholder { words.append("placeholder \(placeholder.asName)") }
    return words.joined(separator: " ")
  }
}

extension Transition {
  fileprivate var fact: NotationFact {
    let place = locations.first { !$0.isAlternative } ?? locations.first
    let own: [Screen.ID] = if case .screen(let id) = from { [id] } else { [] }
    return NotationFact(line, place, own + (to.map { [$0] } ?? []) + path)
  }

  private var line: String {
    let from: String = if case .screen(let id) = from { id.asName } else { "*" }
    var words = [from, "-\(kind.rawValue)\(n.map { "(\($0))" } ?? "")->"]
    var attributes = NotationAttributes()
    if kind.target == .absent, kind.path != .absent {
      if !path.isEmpty { words.append(path.map(\.asName).joined(separator: ", ")) }
      attributes.add("label", label)
    } else {
      // Where there may be a target, a text right after the arrow would be one.
      let isPlain = to != nil || kind.target == .absent
      words += [to?.asName, isPlain ? label?.asQuoted : nil].compactMap { $0 }
      if !isPlain { attributes.add("label", label) }
      attributes.add("path", path)
    }
    attributes.add("container", container)
    attributes.add("column", column)
    attributes.add("prefer", prefer)
    attributes.add("via", via?.rawValue)
    if trigger != .user { attributes.add("trigger", trigger.rawValue) }
    attributes.add("guard", condition)
    attributes.add("singleTop", singleTop)
    attributes.add("exchangesRoot", exchangesRoot)
    attributes.add("implicit", isImplicit)
    if confidence != .declared { attributes.add("confidence", confidence.rawValue) }
    if count > 0 { attributes.add("count", count) }
    return (words + attributes.words).joined(separator: " ")
  }
}

extension Entry {
  fileprivate var line: String {
    let text = kind == .url ? url : label
    var attributes = NotationAttributes()
    if !path.isEmpty, path.last != screen { attributes.add("screen", screen) }
    attributes.add("container", container)
    if kind == .url { attributes.add("label", label) } else { attributes.add("url", url) }
    attributes.add("guard", condition)
    // The star is the root, so that a path of one screen is not taken for the root itself.
    let shown = path.isEmpty ? screen.asName : (["*"] + path.map(\.asName)).joined(separator: " > ")
    return ([kind.rawValue, text?.asQuoted, "->", shown].compactMap { $0 } + attributes.words)
      .joined(separator: " ")
  }
}
