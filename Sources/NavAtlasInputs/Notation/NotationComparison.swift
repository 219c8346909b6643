public import NavAtlasModel

/// What a committed graph and an app's graph do not have in common, fact by fact.
public struct NotationComparison: Sendable {
  /// A fact that only one of them has.
  public struct Difference: Sendable, Hashable {
    /// True for a fact of the app that was not committed, false for one that the app has no more.
    public var isNew: Bool
    public var line: String
    /// In the app's source where it is new, else in the committed file.
    public var location: SourceLocation?
    /// What of the source was not followed and may say the same.
    public var doubt: String?
  }

  /// Sorted by their lines.
  public var differences: [Difference]
  /// How many facts both have.
  public var common: Int

  /// Compares what both say of the app: neither its name, nor how often sessions made a move.
  ///
  /// - Parameter text: the committed file, in which the places of its lines are looked up.
  public init(committed: NavigationGraph, text: String, file: String, app: NavigationGraph) {
    let old = NotationWriter.facts(of: committed.declared)
    let new = NotationWriter.facts(of: app.declared)
    let (oldLines, newLines) = (Set(old.map(\.line)), Set(new.map(\.line)))
    let places = Self.places(in: text)
    let doubts = Doubts(app.account, names: committed.screens + app.screens)
    let gone = old.filter { !newLines.contains($0.line) }.map { fact in
      Difference(
        isNew: false, line: fact.line,
        location: places[fact.line].map { SourceLocation(file: file, line: $0) }, doubt: doubts.about(fact))
    }
    let added = new.filter { !oldLines.contains($0.line) }.map { fact in
      Difference(isNew: true, line: fact.line, location: fact.location)
    }
    differences = (gone + added).sorted { left, right in
      left.line == right.line
        ? !left.isNew && right.isNew : left.line.utf8.lexicographicallyPrecedes(right.line.utf8)
    }
    common = old.count - gone.count
  }

  /// The number of each line of a file.
  private static func places(in text: String) -> [String: Int] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Dictionary(
      lines.enumerated().map { (String($0.element), $0.offset + 1) }, uniquingKeysWith: { first, _ in first })
  }
}

extension NavigationGraph {
  /// What an app declares, without its name, which may be the folder's, and what sessions counted.
  fileprivate var declared: NavigationGraph {
    var graph = self
    graph.name = ""
    for index in graph.screens.indices {
      graph.screens[index].count = 0
      if graph.screens[index].module == name { graph.screens[index].module = nil }
    }
    for index in graph.transitions.indices { graph.transitions[index].count = 0 }
    return graph
  }
}

/// What was not followed in the source, by the types that it is in.
private struct Doubts {
  private var unfollowed: [String: String] = [:]
  private let names: [Screen.ID: String]

  init(_ account: SourceAccount?, names screens: [Screen]) {
    names = Dictionary(screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    func place(_ location: SourceLocation?) -> String { location.map { " (\($0))" } ?? "" }
    for construct in account?.notFollowed ?? [] {
      guard let owner = construct.owner, unfollowed[owner] == nil else { continue }
      unfollowed[owner] =
        "'\(construct.text)' of \(owner) was not followed\(place(construct.location)): \(construct.reason)"
    }
    for screen in account?.unshown ?? [] where unfollowed[screen.name] == nil {
      unfollowed[screen.name] =
        "what shows \(screen.name) was not followed\(place(screen.location)): \(screen.reason)"
    }
  }

  func about(_ fact: NotationFact) -> String? {
    fact.screens.lazy.compactMap { unfollowed[names[$0] ?? $0] ?? unfollowed[$0] }.first
  }
}
