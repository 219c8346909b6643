public import NavAtlasAnalysis
import NavAtlasModel

extension ReportDocument {
  /// What differs between two versions of an app's navigation.
  ///
  /// - Parameters:
  ///   - names: what people call the versions.
  ///   - limit: how many rows of each list people are shown; scripts get all.
  public init(_ diff: GraphDiff, names: (base: String, head: String), limit: Int = 40) {
    let name = diff.head.name.isEmpty ? "Navigation" : diff.head.name
    let title = "\(name): \(names.head) compared with \(names.base)"
    let sure = diff.changes.filter { !$0.isUnsure }
    let lists: [(String, [String])] = [
      ("Breaking", diff.effects.lines(of: .breaking)),
      ("Risky", diff.effects.lines(of: .risky)),
      ("Screens", sure.lines(of: .screen)),
      ("Moves", MoveLines(sure).lines),
      ("Containers", sure.lines(of: .container)),
      ("Ways in", sure.lines(of: .entry)),
      (
        "Perhaps not changed: only one version's source was followed there",
        diff.changes.filter(\.isUnsure).map(\.line)
      ),
    ]
    self.init(
      title, summary: [diff.isEmpty ? "The navigation is the same." : diff.summary],
      sections: lists.filter { !$0.1.isEmpty }.map { Section($0.0, $0.1.shown(limit)) },
      checks: diff.effects.filter { $0.risk != .safe }.map { effect in
        Check(effect.risk.rawValue, effect.message, failure: effect.line, location: effect.location)
      }, data: Self.data(diff, names))
  }

  private static func data(_ diff: GraphDiff, _ names: (base: String, head: String)) -> JSONNode {
    .object([
      .init("base", .string(names.base)), .init("head", .string(names.head)),
      .init("risk", diff.risk.map { .string($0.rawValue) } ?? .null),
      .init("effects", .array(diff.effects.map(\.data))),
      .init("changes", .array(diff.changes.map(\.data))),
      .init(
        "renamed",
        .object(
          diff.renamed.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })),
    ])
  }
}

extension GraphDiff {
  /// `2 screens added, 1 renamed; 3 moves added, 1 removed; 1 breaking, 2 risky`
  public var summary: String {
    let parts = Change.Subject.allCases.compactMap { subject -> String? in
      let own = changes.filter { $0.subject == subject && !$0.isUnsure }
      let kinds = Change.Kind.allCases.compactMap { kind -> (Int, String)? in
        let count = own.count { $0.kind == kind }
        return count == 0 ? nil : (count, kind.rawValue)
      }
      guard let first = kinds.first else { return nil }
      return
        ([counted(first.0, subject.word) + " " + first.1]
        + kinds.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
    }
    let risks = [Risk.breaking, .risky].compactMap { risk -> String? in
      let count = effects.count { $0.risk == risk }
      return count == 0 ? nil : "\(count) \(risk.rawValue)"
    }
    let unsure = changes.count(where: \.isUnsure)
    let doubt = unsure == 0 ? [] : ["\(unsure) perhaps not followed"]
    return (parts + [risks.joined(separator: ", ")].filter { !$0.isEmpty } + doubt).joined(separator: "; ")
  }
}

extension Change.Subject {
  fileprivate var word: String {
    switch self {
    case .screen, .move, .container: rawValue
    case .entry: "way in"
    }
  }
}

/// Changes of moves as lines: the moves of a screen that is new or gone are one line, and so are those that code
/// outside makes on every screen of several containers.
private struct MoveLines {
  let lines: [String]

  private struct Fold: Hashable {
    var kind: Change.Kind
    var screen: String?
    var to: String?
  }

  init(_ changes: [Change]) {
    let screens = Dictionary(
      changes.filter { $0.subject == .screen }.flatMap { change in change.screens.map { ($0, change.kind) } }
    ) { first, _ in first }
    func fold(_ change: Change) -> Fold? {
      guard let ends = change.ends, change.details.isEmpty else { return nil }
      guard let screen = ends.screen else { return Fold(kind: change.kind, to: ends.to) }
      return screens[screen] == change.kind ? Fold(kind: change.kind, screen: screen) : nil
    }
    let moves = changes.filter { $0.subject == .move }
    let folds = Dictionary(grouping: moves.filter { fold($0) != nil }, by: fold)
    var told: Set<Fold> = []
    lines = moves.compactMap { change in
      guard let fold = fold(change), let group = folds[fold], group.count > 2 else { return change.line }
      guard told.insert(fold).inserted, let ends = change.ends else { return nil }
      if fold.screen == nil {
        return "\(change.sign) every screen of \(group.count) containers → \(ends.to)".onOneLine
      }
      let targets = group.compactMap(\.ends?.to).joined(separator: ", ")
      return "\(change.sign) \(ends.from): \(group.count) moves: \(targets)".onOneLine
    }
  }
}

extension Change {
  fileprivate var sign: String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .renamed, .changed: "~"
    }
  }

  /// `+ Home → Cart (push) · Home.swift:12`
  fileprivate var line: String {
    let told = ([words.onOneLine] + details.map(\.onOneLine)).joined(separator: "; ")
    return "\(sign) \(told)" + (location.map { " · \($0)" } ?? "").onOneLine
  }

  fileprivate var data: JSONNode {
    .object([
      .init("subject", .string(subject.rawValue)), .init("kind", .string(kind.rawValue)),
      .init("words", .string(words)), .init("risk", .string(risk.rawValue)),
      .init("details", .strings(details)),
      .init("screens", .strings(screens)),
      .init("unsure", .bool(isUnsure)),
      .init("location", location.map { .string("\($0)") } ?? .null),
    ])
  }
}

extension Effect {
  /// `no way leads to Pay any more (before: Home › Cart › Pay)`
  fileprivate var line: String {
    let before = [.unreachable, .lostInCompact].contains(kind) ? "before: " : ""
    let way = witness.count > 1 ? " (\(before)\(witness.joined(separator: " › ")))" : ""
    let doubt = isUnsure ? "; code that led there was not followed, so this may be wrong" : ""
    return (message + way + doubt).onOneLine
  }

  fileprivate var data: JSONNode {
    .object([
      .init("kind", .string(kind.rawValue)), .init("risk", .string(risk.rawValue)),
      .init("message", .string(message)), .init("screens", .strings(screens)),
      .init("witness", .strings(witness)), .init("unsure", .bool(isUnsure)),
      .init("location", location.map { .string("\($0)") } ?? .null),
    ])
  }
}

extension [Effect] {
  fileprivate func lines(of risk: Risk) -> [String] { filter { $0.risk == risk }.map(\.line) }
}

extension [Change] {
  fileprivate func lines(of subject: Change.Subject) -> [String] {
    filter { $0.subject == subject }.map(\.line)
  }
}

extension [String] {
  /// The first lines, and how many there are more.
  fileprivate func shown(_ limit: Int) -> [String] {
    count <= limit ? self : prefix(limit) + ["… and \(count - limit) more; the form json has all"]
  }
}
