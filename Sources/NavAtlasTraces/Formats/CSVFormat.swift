import NavAtlasModel

/// A table of events with a header: a column each for the session, the time, the screen, and the operation if known.
public struct CSVFormat: TraceFormat {
  /// What a column is for.
  public enum Column: String, Sendable, CaseIterable {
    case session, time, screen, event

    /// The names by which it is known, in lower case.
    var names: [String] {
      switch self {
      case .session:
        ["session", "session_id", "sessionid", "case:concept:name", "case_id", "case", "visit_id"]
      case .time: ["ts", "timestamp", "time", "time:timestamp", "date", "event_time"]
      case .screen: ["screen", "screen_name", "screenname", "concept:name", "activity", "view", "page"]
      case .event: ["event", "event_type", "navigation:event", "operation", "kind"]
      }
    }
  }

  /// The columns by the names that the user gives.
  private let columns: [Column: String]

  public init(columns: [Column: String] = [:]) { self.columns = columns }

  public var id: String { "csv" }
  public var summary: String { "a table with the columns session, time, screen and event" }
  public var fileExtensions: [String] { ["csv", "tsv"] }

  public func recognises(firstBytes: [UInt8]) -> Bool {
    let line = Array(TextHead(firstBytes).firstLine.utf8)
    guard let first = firstBytes.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else {
      return false
    }
    let header = Delimited.records(line, separator: Delimited.separator(of: line)).first?.cells ?? []
    return positions(header) != nil
  }

  public func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var reading = TraceReading()
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let records = Delimited.records(Array(text), separator: Delimited.separator(of: Array(text)))
    guard let header = records.first else { return reading }
    guard let positions = positions(header.cells) else {
      let known = header.cells.joined(separator: ", ")
      reading.report(
        "the header needs a session, a time and a screen column; it has \(known.excerpt)",
        at: SourceLocation(file: name, line: header.line))
      return reading
    }
    for record in records.dropFirst() where record.cells != [""] {
      read(record, positions, SourceLocation(file: name, line: record.line), &reading)
    }
    reading.closeReport(of: name)
    return reading
  }

  private func positions(_ header: [String]) -> [Column: Int]? {
    var positions: [Column: Int] = [:]
    let names = header.map { $0.trimmed.lowercased() }
    for column in Column.allCases {
      let wanted = columns[column].map { [$0.lowercased()] } ?? column.names
      positions[column] = wanted.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    return positions[.session] == nil || positions[.time] == nil || positions[.screen] == nil
      ? nil : positions
  }

  private func read(
    _ record: Delimited.Record, _ positions: [Column: Int], _ location: SourceLocation,
    _ reading: inout TraceReading
  ) {
    func cell(_ column: Column) -> String? {
      positions[column].flatMap { $0 < record.cells.count ? record.cells[$0].trimmed : nil }
    }
    guard let session = cell(.session), !session.isEmpty, let screen = cell(.screen), !screen.isEmpty,
      let written = cell(.time)
    else {
      return reading.report("the line has too few cells", at: location)
    }
    guard let time = Timestamp.milliseconds(written) ?? TimeUnit.milliseconds.milliseconds(written) else {
      return reading.report(
        "'\(written.excerpt)' is no time such as 2026-01-01T09:00:00.000Z, or milliseconds since 1970",
        at: location)
    }
    let operation = cell(.event).flatMap { $0.isEmpty ? nil : $0 }
    let kind = operation.flatMap { TraceEvent.Kind(name: $0) }
    reading.events.append(
      TraceEvent(session: session, time: time, kind ?? .screen, screen: screen, location: location))
  }
}

/// Text in cells (RFC 4180): quotes around a cell allow separators, line ends and doubled quotes in it.
enum Delimited {
  struct Record {
    var cells: [String]
    var line: Int
  }

  /// The character of `,`, `;` and tab that the first line has most of.
  static func separator(of bytes: [UInt8]) -> UInt8 {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { left, right in
      line.count { $0 == left } < line.count { $0 == right }
    } ?? UInt8(ascii: ",")
  }

  /// O(n).
  static func records(_ bytes: [UInt8], separator: UInt8) -> [Record] {
    var records: [Record] = []
    var record = Record(cells: [], line: 1)
    var cell: [UInt8] = []
    var line = 1
    var isQuoted = false
    var index = 0
    func text() -> String { String(decoding: cell, as: UTF8.self) }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      switch byte {
      case UInt8(ascii: "\"") where isQuoted:
        if index < bytes.count, bytes[index] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted = false
        }
      case _ where isQuoted: cell.append(byte)
      case UInt8(ascii: "\"") where cell.isEmpty: isQuoted = true
      case separator:
        record.cells.append(text())
        cell = []
      case UInt8(ascii: "\n"):
        record.cells.append(text())
        records.append(record)
        record = Record(cells: [], line: line)
        cell = []
      case UInt8(ascii: "\r") where index < bytes.count && bytes[index] == UInt8(ascii: "\n"): break
      default: cell.append(byte)
      }
    }
    if !cell.isEmpty || !record.cells.isEmpty {
      record.cells.append(text())
      records.append(record)
    }
    return records
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
