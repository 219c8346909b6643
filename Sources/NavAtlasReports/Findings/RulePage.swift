import NavAtlasModel
public import NavAtlasRules

/// The documentation of rules, made from what they say of themselves.
public enum RulePage {
  /// One rule, without its heading.
  public static func body(_ info: RuleInfo) -> String {
    var lines = [
      "\(info.summary) Severity: \(info.severity.rawValue).", "", info.rationale, "",
      "*Decided by:* \(info.drawsOn)",
    ]
    if !info.options.isEmpty {
      lines += ["", "| option | default | |", "|---|---|---|"]
      lines += info.options.map { "| `\($0.name)` | \($0.standard) | \($0.summary) |" }
    }
    return (lines + ["", "Found:"] + block(info.bad) + ["", "Not found:"] + block(info.good))
      .joined(separator: "\n")
  }

  private static func block(_ example: RuleExample) -> [String] {
    let language =
      switch example {
      case .source, .modules: "swift"
      case .notation: "nav"
      }
    return ["```\(language)", example.text, "```"]
  }
}
