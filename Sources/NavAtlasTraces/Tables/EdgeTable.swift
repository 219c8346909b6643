public import NavAtlasModel

/// A table of edges: how often each screen followed each other one.
///
/// It comes from `trace edges` or from a database: lines of `from`, tab, `to`, tab, `count`; a table with these three
/// columns in its header; or JSON objects with these keys.
public struct EdgeTable: Sendable, Hashable {
  public struct Edge: Sendable, Hashable {
    public var from: Screen.ID
    public var to: Screen.ID
    public var count: Int
  }

  /// In the order of the table.
  public var edges: [Edge] = []
  public var diagnostics: [Diagnostic] = []

  private static let keys = ["from", "to", "count"]

  /// True for a text that begins like such a table.
  public static func recognises(firstBytes: [UInt8]) -> Bool {
    let head = TextHead(firstBytes)
    if head.first == "{" || head.first == "[" {
      return head.hasKeys("from", "to", "count") && !head.hasKeys("navatlas") && !head.hasKeys("session")
    }
    let line = Array(head.firstLine.utf8)
    if header(cells(line)) != nil { return true }
    let parts = head.firstLine.split(separator: "\t", omittingEmptySubsequences: false)
    return parts.count == 3 && Int(parts[2]) != nil
  }

  /// Makes a table of counts.
  public init(_ counts: [EdgeCount]) {
    edges = counts.map { Edge(from: $0.from, to: $0.to, count: $0.count) }
  }

  /// The table with the names that an app's graph has.
  public func renamed(by rules: NameRules, known: Set<Screen.ID>) -> EdgeTable {
    let names = Set(edges.flatMap { [$0.from, $0.to] })
    let renamed = Dictionary(uniqueKeysWithValues: names.map { ($0, rules.applied(to: $0, known: known)) })
    var table = self
    for index in edges.indices {
      table.edges[index].from = renamed[edges[index].from] ?? edges[index].from
      table.edges[index].to = renamed[edges[index].to] ?? edges[index].to
    }
    return table
  }

  /// Reads a table; lines that are no edge are reported. O(n).
  public init(_ bytes: [UInt8], name: String) {
    let head = TextHead(bytes)
    if head.first == "{" || head.first == "[" {
      readRecords(bytes, name)
    } else {
      readRows(bytes, name)
    }
  }

  private mutating func readRecords(_ bytes: [UInt8], _ name: String) {
    var edges: [Edge] = []
    let reading = JSONRecords.read(bytes, name: name) { record, location, reading in
      guard let from = record["from"]?.scalarText, let to = record["to"]?.scalarText,
        let count = record["count"]?.scalarText.flatMap({ Int($0) }), count >= 0
      else { return reading.report("expected 'from', 'to' and a whole number 'count'", at: location) }
      edges.append(Edge(from: from, to: to, count: count))
    }
    self.edges = edges
    diagnostics = reading.diagnostics
  }

  private mutating func readRows(_ bytes: [UInt8], _ name: String) {
    var reading = TraceReading()
    let separator = Delimited.separator(of: bytes)
    let records = Delimited.records(bytes, separator: separator)
    let header = records.first.flatMap { Self.header($0.cells) }
    let positions = header ?? [0, 1, 2]
    for record in records.dropFirst(header == nil ? 0 : 1) where record.cells != [""] {
      let cells = positions.map { $0 < record.cells.count ? record.cells[$0] : "" }
      guard let count = Int(cells[2]), count >= 0, !cells[0].isEmpty, !cells[1].isEmpty else {
        reading.report(
          "expected two screens and a whole number", at: SourceLocation(file: name, line: record.line))
        continue
      }
      let isOurs = header == nil
      edges.append(
        Edge(
          from: isOurs ? cells[0].withoutEscapes : cells[0], to: isOurs ? cells[1].withoutEscapes : cells[1],
          count: count))
    }
    reading.closeReport(of: name)
    diagnostics = reading.diagnostics
  }

  private static func cells(_ line: [UInt8]) -> [String] {
    Delimited.records(line, separator: Delimited.separator(of: line)).first?.cells ?? []
  }

  /// Where the three columns are.
  private static func header(_ cells: [String]) -> [Int]? {
    let names = cells.map { $0.lowercased() }
    let positions = keys.compactMap { names.firstIndex(of: $0) }
    return positions.count == keys.count ? positions : nil
  }
}

extension String {
  /// The text with `\t`, `\n`, `\r` and `\\` as what they stand for.
  fileprivate var withoutEscapes: String {
    guard contains("\\") else { return self }
    var text = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        text.append(["t": "\t", "n": "\n", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
