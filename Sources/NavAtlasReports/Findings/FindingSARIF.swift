import NavAtlasModel
import NavAtlasRules

/// SARIF 2.1.0, as code scanning reads it: rules with help, code flows for what shows a finding, and its state.
struct FindingSARIF: FindingReporter {
  var id: String { "sarif" }
  var summary: String { "SARIF 2.1.0, for code scanning" }

  func text(_ report: LintReport) -> String {
    let driver: [JSONMember] = [
      .init("name", .string("NavAtlas")), .init("rules", .array(report.rules.map(rule))),
    ]
    let numbers = Dictionary(report.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let results =
      report.items.map { result($0, numbers[$0.finding.rule], report) } + report.stale.map(absent)
    let run: [JSONMember] = [
      .init("tool", .object([.init("driver", .object(driver))])),
      .init("columnKind", .string("unicodeCodePoints")), .init("results", .array(results)),
    ]
    return JSONWriter().text(
      .object([
        .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        .init("version", .string("2.1.0")), .init("runs", .array([.object(run)])),
      ]))
  }

  // MARK: Rules

  private func rule(_ info: RuleInfo) -> JSONNode {
    let hasExamples = !info.bad.text.isEmpty
    let help =
      info.rationale + (hasExamples ? "\n\nBad:\n\(info.bad.text)\n\nGood:\n\(info.good.text)" : "")
    let markdown = hasExamples ? RulePage.body(info) : info.rationale
    return .object([
      .init("id", .string(info.id)),
      .init("name", .string(info.name.split(separator: "-").map(\.capitalizedFirst).joined())),
      .init("shortDescription", message(info.summary)), .init("fullDescription", message(info.rationale)),
      .init("defaultConfiguration", .object([.init("level", .string(info.severity.rawValue))])),
      .init("help", .object([.init("text", .string(help)), .init("markdown", .string(markdown))])),
    ])
  }

  // MARK: Results

  private func result(_ item: LintReport.Item, _ number: Int?, _ report: LintReport) -> JSONNode {
    let finding = item.finding
    var members: [JSONMember] = [.init("ruleId", .string(finding.rule))]
    if let number { members.append(.init("ruleIndex", .number(number))) }
    members.append(.init("level", .string(finding.severity.rawValue)))
    members.append(.init("message", message(finding.text.escapedForSARIF)))
    let place = location(finding.location, screens: finding.screens)
    if !place.isEmpty { members.append(.init("locations", .array([.object(place)]))) }
    if finding.witness.count > 1 {
      let steps = finding.witness.map { JSONNode.object([.init("location", step($0))]) }
      let flow = JSONNode.object([.init("locations", .array(steps))])
      members.append(.init("codeFlows", .array([.object([.init("threadFlows", .array([flow]))])])))
    }
    members.append(.init("partialFingerprints", fingerprints(item.fingerprint)))
    if report.hasBaseline {
      members.append(.init("baselineState", .string(item.isNew ? "new" : "unchanged")))
    }
    return .object(members)
  }

  /// What the baseline has and was not found.
  private func absent(_ fingerprint: Fingerprint) -> JSONNode {
    .object([
      .init("ruleId", .string(fingerprint.rule)),
      .init("message", message("\(fingerprint.words) was not found any more".escapedForSARIF)),
      .init("partialFingerprints", fingerprints(fingerprint.digits())),
      .init("baselineState", .string("absent")),
    ])
  }

  private func fingerprints(_ digits: String) -> JSONNode {
    .object([.init("navatlas/v1", .string(digits))])
  }

  private func step(_ step: Finding.Step) -> JSONNode {
    .object(location(step.location) + [.init("message", message(step.words.escapedForSARIF))])
  }

  private func location(_ location: SourceLocation?, screens: [Screen.ID] = []) -> [JSONMember] {
    var members: [JSONMember] = []
    if let location {
      var place: [JSONMember] = [
        .init(
          "artifactLocation",
          .object([
            .init("uri", .string(location.file.relativeURI)), .init("uriBaseId", .string("%SRCROOT%")),
          ]))
      ]
      if let line = location.line, line > 0 {
        let column = location.column.map { [JSONMember("startColumn", .number(max(1, $0)))] } ?? []
        place.append(.init("region", .object([.init("startLine", .number(line))] + column)))
      }
      members.append(.init("physicalLocation", .object(place)))
    }
    if !screens.isEmpty {
      let names = screens.map { JSONNode.object([.init("fullyQualifiedName", .string($0))]) }
      members.append(.init("logicalLocations", .array(names)))
    }
    return members
  }

  private func message(_ text: String) -> JSONNode { .object([.init("text", .string(text))]) }
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// Braces are placeholders in SARIF's messages, and brackets before a parenthesis are links.
  fileprivate var escapedForSARIF: String {
    let hasLink = contains("](")
    var text = ""
    for character in self {
      switch character {
      case "{", "}": text += "\(character)\(character)"
      case "[" where hasLink, "]" where hasLink: text += "\\\(character)"
      default: text.append(character)
      }
    }
    return text
  }

  /// The path as a relative reference: everything but what a path is made of is escaped.
  var relativeURI: String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let hex = Array("0123456789ABCDEF")
    let escaped = utf8.map { byte in
      plain.contains(byte)
        ? String(UnicodeScalar(byte)) : "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
    }.joined()
    // Two slashes at the start would name a host.
    return String(escaped.drop { $0 == "/" })
  }
}
