public import NavAtlasModel

/// The findings that a team knows and has not mended yet, by their fingerprints.
public struct Baseline: Sendable, Hashable {
  /// The version of the file's form.
  public static let version = 1

  /// How often each is known.
  public private(set) var counts: [Fingerprint: Int]

  public init(_ findings: [Finding] = []) {
    counts = Dictionary(findings.map { (Fingerprint($0), 1) }, uniquingKeysWith: +)
  }

  /// A finding, with what the baseline says of it.
  public struct Match: Sendable, Hashable {
    public var finding: Finding
    public var fingerprint: Fingerprint
    /// How many before it have the same fingerprint.
    public var occurrence: Int
    public var isKnown: Bool
  }

  /// Compares findings with what is known.
  ///
  /// - Returns: every finding in its order, and what is known and was not found, sorted.
  public func match(_ findings: [Finding]) -> (matches: [Match], stale: [Fingerprint]) {
    var left = counts
    var seen: [Fingerprint: Int] = [:]
    let matches = findings.map { finding in
      let fingerprint = Fingerprint(finding)
      let isKnown = left[fingerprint, default: 0] > 0
      if isKnown { left[fingerprint, default: 0] -= 1 }
      defer { seen[fingerprint, default: 0] += 1 }
      return Match(
        finding: finding, fingerprint: fingerprint, occurrence: seen[fingerprint, default: 0],
        isKnown: isKnown)
    }
    return (matches, left.filter { $0.value > 0 }.map(\.key).sorted())
  }
}

// MARK: The file

extension Baseline {
  private static let versionKey = "navatlas-baseline"

  /// The baseline as a file: sorted, one finding a line.
  public var text: String {
    let findings = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
      var members = [
        JSONMember("rule", .string(fingerprint.rule)), JSONMember("screens", .strings(fingerprint.screens)),
        JSONMember("details", .string(fingerprint.details)),
      ]
      if count > 1 { members.append(JSONMember("count", .number(count))) }
      return JSONNode.object(members)
    }
    let lines = findings.map { "    " + JSONWriter.compact($0) }.joined(separator: ",\n")
    let list = findings.isEmpty ? "[]" : "[\n\(lines)\n  ]"
    return "{\n  \"\(Self.versionKey)\": \(Self.version),\n  \"findings\": \(list)\n}\n"
  }

  /// Takes the baseline from an object; what is wrong with it is noted there.
  public init(_ reader: inout ObjectReader) {
    self.init()
    reader.require(Self.versionKey)
    _ = reader.integer(Self.versionKey, in: Self.version...Self.version)
    let entries = reader.objects("findings", "finding") { reader -> (Fingerprint, Int)? in
      let rule = reader.requiredString("rule")
      let screens = reader.strings("screens") ?? []
      let details = reader.node("details")?.string ?? ""
      let count = reader.integer("count", in: 1...1_000_000) ?? 1
      reader.rejectUnknownKeys()
      return rule.map { (Fingerprint(rule: $0, screens: screens, details: details), count) }
    }
    reader.rejectUnknownKeys()
    counts = Dictionary(entries ?? [], uniquingKeysWith: +)
  }
}
