public import NavAtlasModel

/// A navigation graph as the lines in which fixtures and real apps write down what they expect:
///
///     launch HomeView
///     url -> HomeView > DetailView
///     HomeView -push-> DetailView
///     HomeView -pushMany-> DetailView, NoteView
///     DetailView -pop(2)->
///     * -sheet-> SettingsView
///     screen AboutView
///
/// `?` is a screen that could not be named, `*` every screen of the container, `screen` one that no other line names
/// and that is no column's placeholder.
/// How often, in which order and where a move was found is left out: lines are a set.
///
/// The accuracy runner in `Tests/Benchmarks` compiles this file, too; it needs nothing but the model.
public struct GraphStatements: Sendable, Hashable {
  public var lines: Set<String>

  public init(_ lines: Set<String>) { self.lines = lines }

  /// The lines of a graph.
  ///
  /// - Parameter names: what screens are called; their ids where nothing else is said.
  public init(_ graph: NavigationGraph, calling names: [Screen.ID: String] = [:]) {
    var writer = Writer(graph, names)
    for move in graph.transitions { writer.add(move) }
    for entry in graph.entries { writer.add(entry) }
    // What a column shows for no selection is said by the column.
    for screen in graph.screens where screen.kind != .placeholder { writer.addUnlessUsed(screen.id) }
    lines = writer.lines
  }

  /// The lines that are moves.
  public var moves: [StatedMove] { lines.compactMap { StatedMove($0) } }

  /// The screens that the lines name.
  public var screens: Set<String> {
    Set(lines.flatMap(Self.names)).subtracting(["*", "?", ""])
  }

  private static func names(_ line: String) -> [String] {
    if let move = StatedMove(line) { return [move.from] + move.targets }
    if line.hasPrefix("launch ") || line.hasPrefix("screen ") { return [line.dropFirst(7).trimmed] }
    guard let arrow = line.firstRange(of: "->") else { return [] }
    return line[arrow.upperBound...].split(separator: ">").map(\.trimmed)
  }
}

/// A line that is a move: `HomeView -push-> DetailView`.
public struct StatedMove: Sendable, Hashable {
  public var from: String
  /// With the count, where there is one: `pop(2)`.
  public var kind: String
  /// All that follows the arrow; empty for moves without a target.
  public var to: String

  /// Nil for lines that are no moves.
  public init?(_ line: String) {
    guard let match = line.prefixMatch(of: /(.*?) -(\w+(?:\(\d+\))?)-> ?(.*)/) else { return nil }
    (from, kind, to) = (String(match.1), String(match.2), String(match.3))
  }

  /// The screens of `to`.
  public var targets: [String] { to.split(separator: ",").map(\.trimmed) }
}

/// Collects lines and remembers the screens that they name.
private struct Writer {
  private(set) var lines: Set<String> = []
  private var used: Set<Screen.ID> = []
  private let names: [Screen.ID: String]
  private let unresolved: Set<Screen.ID>
  /// The roots of tabs: an entry that shows one chooses it.
  private let tabRoots: [Container.ID: Screen.ID]

  init(_ graph: NavigationGraph, _ names: [Screen.ID: String]) {
    self.names = names
    let tabs = graph.containers.flatMap { container -> [Container.ID] in
      if case .tabs(let tabs) = container.body { tabs.tabs.map(\.container) } else { [] }
    }
    tabRoots = Dictionary(
      graph.containers.compactMap { container in
        guard tabs.contains(container.id), case .stack(let stack) = container.body else { return nil }
        return (container.id, stack.root)
      }, uniquingKeysWith: { first, _ in first })
    unresolved = Set(graph.screens.filter { $0.kind == .unresolved }.map(\.id))
  }

  private func name(_ id: Screen.ID) -> String { unresolved.contains(id) ? "?" : names[id] ?? id }

  mutating func add(_ move: Transition) {
    let from = if case .screen(let id) = move.from { name(id) } else { "*" }
    let targets = (move.path.isEmpty ? [move.to].compactMap { $0 } : move.path).map(name)
    let count = move.n.map { $0 > 1 ? "(\($0))" : "" } ?? ""
    lines.insert("\(from) -\(move.kind.rawValue)\(count)-> \(targets.joined(separator: ", "))".trimmed)
    used.formUnion([from] + targets)
  }

  mutating func add(_ entry: Entry) {
    let screen = name(entry.screen)
    var chain = entry.path.map(name)
    if chain.last != screen { chain.append(screen) }
    if let root = entry.container.flatMap({ tabRoots[$0] }).map(name), chain.first != root {
      chain.insert(root, at: 0)
    }
    let way = "\(entry.kind.rawValue) -> \(chain.joined(separator: " > "))"
    lines.insert(entry.kind == .launch ? "launch \(screen)" : way)
    used.formUnion(chain)
  }

  mutating func addUnlessUsed(_ id: Screen.ID) {
    if !used.contains(name(id)) { lines.insert("screen \(name(id))") }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let head = drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { String(head[...$0]) } ?? ""
  }
}
