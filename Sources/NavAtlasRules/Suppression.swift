public import NavAtlasModel

/// A comment that leaves out what rules find on a line: `// navatlas:disable:next NA202 - the server limits it`.
public struct Suppression: Sendable, Hashable {
  /// What marks such a comment.
  public static let mark = "navatlas:disable:"

  /// The line that it is about, counted from 1.
  public var line: Int
  /// Where it is written.
  public var location: SourceLocation
  /// The rules, by id, number or name.
  public var rules: [String]

  /// The suppressions of a file.
  ///
  /// - Parameter lines: the file's lines.
  public static func all(in lines: some Sequence<Substring>, file: String) -> [Suppression] {
    lines.enumerated().compactMap { index, line in
      guard let comment = line.firstRange(of: "//"), let mark = line.firstRange(of: Self.mark),
        comment.upperBound <= mark.lowerBound
      else { return nil }
      let words = line[mark.upperBound...].split(separator: " ")
      let isNext = words.first == "next"
      guard isNext || words.first == "this" else { return nil }
      let rules = words.dropFirst().prefix { $0 != "-" }
        .flatMap { $0.split(separator: ",") }.map(String.init)
      return Suppression(
        line: index + (isNext ? 2 : 1), location: SourceLocation(file: file, line: index + 1), rules: rules)
    }
  }

  /// True where the comment leaves a finding out.
  func covers(_ finding: Finding) -> Bool {
    finding.location?.file == location.file && finding.location?.line == line
      && rules.contains { Rules.named($0)?.info.id == finding.rule }
  }
}

extension [Suppression] {
  /// What is left of findings, and a note for each suppression that leaves nothing out.
  public func applied(to findings: [Finding]) -> (findings: [Finding], superfluous: [Diagnostic]) {
    guard !isEmpty else { return (findings, []) }
    var used: Set<Suppression> = []
    let lines = Dictionary(grouping: self) { $0.line }
    let left = findings.filter { finding in
      let covering = (finding.location?.line.flatMap { lines[$0] } ?? []).filter { $0.covers(finding) }
      used.formUnion(covering)
      return covering.isEmpty
    }
    let superfluous = filter { !used.contains($0) }.map { suppression in
      let unknown = suppression.rules.first { Rules.named($0) == nil }
      let words =
        unknown.map { "there is no rule '\($0.excerpt)'" } ?? "this leaves nothing out; remove it"
      return Diagnostic(.note, words, at: suppression.location)
    }
    return (left, superfluous)
  }
}
