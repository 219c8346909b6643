import Tables

/// How what was read compares with what is expected.
struct Score {
  let screens: Figures
  let edges: Figures
  /// Of the expected moves whose edge was found, those that have the right kind.
  let kinds: Share
  /// Lines that should be there, and lines that should not.
  let missing: [String]
  let extra: [String]

  /// - Parameter found: the lines that were read.
  ///
  /// What leaves screens whose moves were not all written down may be right or wrong, and counts for neither.
  init(_ found: GraphStatements, _ expected: ExpectedNavigation) {
    let judged = GraphStatements(
      found.lines.filter { line in StatedMove(line).map { expected.complete.contains($0.from) } ?? false })
    let names = expected.statements.screens
    screens = Figures(
      found: found.screens, judged: judged.screens.union(found.screens.intersection(names)), names)

    let edgesFound = Edge.all(found)
    edges = Figures(found: edgesFound, judged: Edge.all(judged), Edge.all(expected.statements))

    let moves = expected.statements.moves
    kinds = Share(
      Set(moves).intersection(found.moves).count, of: moves.count { edgesFound.contains(Edge($0)) })

    missing = expected.statements.lines.subtracting(found.lines).sorted()
    let unjudged = Set(found.lines.filter { StatedMove($0) != nil }).subtracting(judged.lines)
    extra = found.lines.subtracting(expected.statements.lines).subtracting(unjudged).sorted()
  }
}

/// A move without its kind.
private struct Edge: Hashable {
  var from: String
  var to: String

  init(_ move: StatedMove) { (from, to) = (move.from, move.to) }

  static func all(_ statements: GraphStatements) -> Set<Edge> { Set(statements.moves.map(Edge.init)) }
}

/// How many of the expected were found, and how many of the found were expected.
struct Figures {
  let recall: Share
  let precision: Share

  /// - Parameter judged: the part of the found that is wrong unless it is expected.
  init<Element: Hashable>(found: Set<Element>, judged: Set<Element>, _ expected: Set<Element>) {
    recall = Share(found.intersection(expected).count, of: expected.count)
    precision = Share(judged.intersection(expected).count, of: judged.count)
  }
}

/// A part of a whole.
struct Share: CustomStringConvertible {
  let part: Int
  let whole: Int

  init(_ part: Int, of whole: Int) { (self.part, self.whole) = (part, whole) }

  var description: String {
    whole == 0 ? "–" : "\((Double(part) / Double(whole)).asRatio) (\(part)/\(whole))"
  }
}
