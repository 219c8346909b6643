/// Checks that the elements of a graph fit together.
///
/// Each fault gives one error and drops the smallest element that can go: an attribute where the rest makes sense
/// without it, else the screen, container, transition or entry. What remains is a graph that every later step can
/// rely on. O(n), but for a few searches for the name that was meant.
public struct GraphValidator {
  /// The usable part of a graph, and why the rest is not.
  public struct Validation: Sendable {
    public var graph: NavigationGraph
    public var diagnostics: [Diagnostic]
  }

  let places: GraphPlaces
  var diagnostics: [Diagnostic] = []
  var screens: Set<Screen.ID> = []
  var containers: [Container.ID: Container] = [:]
  /// Containers that are declared but were dropped: naming one is no second error.
  var dropped: Set<Container.ID>
  /// Looking for what was meant takes time, and after so many slips nobody reads on.
  private var hintsLeft = 20

  /// Validates a graph.
  ///
  /// - Parameter places: where its elements stand, for the diagnostics.
  public static func validate(_ graph: NavigationGraph, places: GraphPlaces = GraphPlaces()) -> Validation {
    var validator = GraphValidator(places: places)
    var valid = graph
    valid.screens = validator.checkedScreens(graph.screens)
    valid.containers = validator.checkedContainers(graph.containers)
    valid.transitions = validator.checkedTransitions(graph.transitions)
    valid.entries = validator.checkedEntries(graph.entries)
    return Validation(graph: valid, diagnostics: validator.diagnostics)
  }

  private init(places: GraphPlaces) {
    self.places = places
    dropped = places.unreadableContainers
  }

  // MARK: Screens and entries

  private mutating func checkedScreens(_ all: [Screen]) -> [Screen] {
    var kept: [Screen] = []
    var first: [Screen.ID: SourceLocation?] = [:]
    for (index, var screen) in all.enumerated() {
      let place = places.screens.at(index)
      let subject = "screen '\(screen.id.excerpt)'"
      if let defect = screen.id.nameDefect {
        report("screen: 'id' \(defect)", place)
        continue
      }
      if screen.id == "*" {
        report("screen: 'id' is '*', which stands for every screen of a container", place)
        continue
      }
      if let earlier = first.updateValue(place, forKey: screen.id) {
        first[screen.id] = earlier
        report("\(subject) is declared twice\(earlier.map { "; first at \($0)" } ?? "")", place)
        continue
      }
      if let defect = screen.name.nameDefect {
        report("\(subject): 'name' \(defect)", place)
        screen.name = screen.id
      }
      screen.count = checkedCount(screen.count, subject, place)
      kept.append(screen)
    }
    screens = Set(kept.map(\.id))
    return kept
  }

  private mutating func checkedEntries(_ all: [Entry]) -> [Entry] {
    var kept: [Entry] = []
    for (index, entry) in all.enumerated() {
      let place = places.entries.at(index)
      let subject = "entry to '\(entry.screen.excerpt)'"
      var isGood = knows(screens: [entry.screen] + entry.path, subject, place)
      isGood = isGood && knows(container: entry.container, subject, place)
      if entry.kind == .url, entry.url == nil {
        report("\(subject): a url entry needs its pattern as 'url'", place)
        isGood = false
      }
      if isGood { kept.append(entry) }
    }
    return kept
  }

  // MARK: Names

  /// True where all screens exist; reports the first that does not.
  mutating func knows(screens ids: [Screen.ID], _ subject: String, _ place: SourceLocation?) -> Bool {
    guard let unknown = ids.first(where: { !screens.contains($0) }) else { return true }
    report("\(subject): unknown screen '\(unknown.excerpt)'\(hint(for: unknown, in: screens))", place)
    return false
  }

  /// True where the container exists or none is named.
  mutating func knows(container id: Container.ID?, _ subject: String, _ place: SourceLocation?) -> Bool {
    guard let id, containers[id] == nil else { return true }
    guard !dropped.contains(id) else { return false }
    report("\(subject): unknown container '\(id.excerpt)'\(hint(for: id, in: containers.keys))", place)
    return false
  }

  mutating func hint(for name: String, in candidates: some Collection<String>) -> String {
    guard hintsLeft > 0, candidates.count <= 1_000 else { return "" }
    hintsLeft -= 1
    return name.nearest(in: candidates.sorted()).map { "; did you mean '\($0)'?" } ?? ""
  }

  // MARK: Reports

  mutating func checkedCount(_ count: Int, _ subject: String, _ place: SourceLocation?) -> Int {
    guard count < 0 else { return count }
    report("\(subject): 'count' is \(count); it has to be at least 0", place)
    return 0
  }

  mutating func report(_ message: String, _ place: SourceLocation?) {
    diagnostics.append(Diagnostic(.error, message, at: place))
  }
}

extension Array {
  /// The element at an index, `nil` beyond the end.
  func at<Wrapped>(_ index: Int) -> Wrapped? where Element == Wrapped? {
    index < count ? self[index] : nil
  }
}
