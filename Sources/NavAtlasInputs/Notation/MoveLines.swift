public import NavAtlasModel

/// A list of moves as people write it: `Home -> Detail` or `Home -push-> Detail`, one a line.
public struct MoveLines: Sendable, Hashable {
  /// One line of the list.
  public struct Line: Sendable, Hashable {
    public var from: String
    public var to: String?
    /// `nil` where any move between them is meant.
    public var kind: TransitionKind?
    public var location: SourceLocation
  }

  public var lines: [Line] = []
  /// What is wrong with lines that are no moves.
  public var diagnostics: [Diagnostic] = []

  /// Reads a list; `#` begins a comment.
  public init(_ text: String, file: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      var scanner = LineScanner(line, line: index + 1)
      scanner.skipBlanks()
      guard !scanner.isAtEnd else { continue }
      let place = SourceLocation(file: file, position: scanner.position)
      do throws(NotationFault) {
        lines.append(try Self.line(&scanner, at: place))
      } catch {
        diagnostics.append(
          Diagnostic(.error, error.message, at: SourceLocation(file: file, position: error.position)))
      }
    }
  }

  private static func line(_ scanner: inout LineScanner, at place: SourceLocation) throws(NotationFault)
    -> Line
  {
    let from = try scanner.name("a screen")
    guard scanner.isAtArrow else { throw scanner.expected("an arrow such as 'Home -> Detail'") }
    var kind: TransitionKind?
    if scanner.take("-") {
      if !scanner.take(">") {
        guard let word = scanner.letters() else { throw scanner.expected("'->'") }
        kind = TransitionKind(rawValue: word)
        guard kind != nil else { throw scanner.fault("unknown move -\(word.excerpt)->") }
        if scanner.take("(") {
          _ = try scanner.name("a number", until: [")"])
          _ = scanner.take(")")
        }
        guard scanner.take("-"), scanner.take(">") else { throw scanner.expected("'->'") }
      }
    }
    // What follows the target is not needed to tell the move.
    let to = scanner.isAtEnd || scanner.peek == "{" ? nil : try scanner.name("a screen")
    return Line(from: from, to: to, kind: kind, location: place)
  }

  /// The moves of a graph that are meant, and a warning for each line that means none.
  public func moves(of graph: NavigationGraph) -> (indices: Set<Int>, diagnostics: [Diagnostic]) {
    var ids: [String: Set<Screen.ID>] = [:]
    for screen in graph.screens {
      ids[screen.name, default: []].insert(screen.id)
      ids[screen.id, default: []].insert(screen.id)
    }
    var found: Set<Int> = []
    var warnings: [Diagnostic] = []
    for line in lines {
      let (from, to) = (ids[line.from] ?? [], line.to.map { ids[$0] ?? [] })
      let own = graph.transitions.indices.filter { index in
        let move = graph.transitions[index]
        let isFrom = if case .screen(let id) = move.from { from.contains(id) } else { line.from == "*" }
        let end = move.path.last ?? move.to
        return isFrom && !move.isImplicit && (line.kind.map { $0 == move.kind } ?? true)
          && (to.map { ends in end.map(ends.contains) ?? false } ?? true)
      }
      found.formUnion(own)
      if own.isEmpty {
        let move = "\(line.from.excerpt) -\(line.kind?.rawValue ?? "")-> \(line.to?.excerpt ?? "")"
        warnings.append(
          Diagnostic(.warning, "the graph has no move \(move.replacing("--", with: "-"))", at: line.location))
      }
    }
    return (found, warnings)
  }
}
