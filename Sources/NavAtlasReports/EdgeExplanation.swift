public import NavAtlasAnalysis
import NavAtlasModel

/// Why there is an edge, or why there is none, for a person to read.
public enum EdgeExplanation {
  public static func text(_ evidence: EdgeEvidence) -> String {
    let title = "\(evidence.from) -> \(evidence.to)"
    guard !evidence.moves.isEmpty else { return "\(title): no move leads there at once\n" + detour(evidence) }
    let count = evidence.moves.count == 1 ? "1 move" : "\(evidence.moves.count) moves"
    return (["\(title): \(count)"] + evidence.moves.flatMap { lines(of: $0) }).joined(separator: "\n") + "\n"
  }

  private static func detour(_ evidence: EdgeEvidence) -> String {
    guard let first = evidence.detour.first else { return "and no other way leads there\n" }
    let targets = evidence.detour.dropFirst().map(\.from.description) + [evidence.to]
    let steps = zip(evidence.detour, targets).map { "-\($0.kind.word)-> \($1)" }
    return "the shortest way: \(first.from) \(steps.joined(separator: " "))\n"
  }

  private static func lines(of move: Transition) -> [String] {
    var words = ["\(move.kind.word): \(move.confidence.rawValue)", "set off by \(move.trigger.rawValue)"]
    if move.from == .anyScreen { words.append("from every screen of \(move.container ?? "its container")") }
    if let label = move.label { words.append("label '\(label)'") }
    if let condition = move.condition { words.append("only \(condition)") }
    if move.count > 0 { words.append("seen \(move.count) times") }
    // The document has the chain innermost first; it is told as it runs.
    let chain = move.locations.filter { !$0.isAlternative }.reversed().map { "    " + line(for: $0) }
    let others = move.locations.filter(\.isAlternative).map { "    also \(line(for: $0))" }
    return ["  " + words.joined(separator: ", ")] + chain + others
  }

  private static func line(for place: SourceLocation) -> String {
    var line = place.description
    if let symbol = place.symbol { line += "  in \(symbol)" }
    if let action = place.action { line += "  \(action)" }
    return line
  }
}
