import NavAtlasModel

/// A table of events with a header: a column each for the session, the time, the screen, and the operation if known.
public struct CSVFormat: TraceFormat {
  /// The columns by the names that the user gives.
  let columns: [Column: String]

  public init(columns: [Column: String] = [:]) { self.columns = columns }

  public var id: String { "csv" }
  public var summary: String { "a table with the columns session, time, screen and event" }
  public var fileExtensions: [String] { ["csv", "tsv"] }

  public func recognises(firstBytes: [UInt8]) -> Bool {
    guard let first = firstBytes.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else {
      return false
    }
    return positions(Self.header(firstBytes)) != nil
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
    if columns.isEmpty, isGuess(header.cells) {
      reading.diagnostics.append(
        Diagnostic(.note, "the columns are taken to be \(option(header.cells))", at: .init(file: name)))
    }
    for record in records.dropFirst() where record.cells != [""] {
      read(record, positions, SourceLocation(file: name, line: record.line), &reading)
    }
    reading.closeReport(of: name)
    return reading
  }

  /// The header of a text, where its first line may be one.
  static func header(_ firstBytes: [UInt8]) -> [String] {
    var text = firstBytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    let line = Array(TextHead(Array(text)).firstLine.utf8)
    return Delimited.records(line, separator: Delimited.separator(of: line)).first?.cells ?? []
  }

  public func advice(firstBytes: [UInt8]) -> String {
    let header = Self.header(firstBytes)
    let option = columns.isEmpty ? option(header) : CSVFormat().option(header)
    return "its columns are \(header.joined(separator: ", ").excerpt); say which are meant: \(option)"
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
