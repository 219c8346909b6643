import NavAtlasModel

extension CSVFormat {
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

    /// Parts of names that make a column worth a guess.
    fileprivate var hints: [String] {
      switch self {
      case .session: ["session", "visit", "case", "trace"]
      case .time: ["timestamp", "time", "date"]
      case .screen: ["screen", "page", "view", "activity", "event", "action", "step", "state"]
      case .event: []
      }
    }
  }

  /// Which columns of a header are for what; by the names that the user gives, or those that are known.
  func positions(_ header: [String]) -> [Column: Int]? {
    var positions = known(header)
    if columns.isEmpty, positions.needed.count < 3, let guess = guessed(header) { positions = guess }
    return positions.needed.count == 3 ? positions : nil
  }

  /// True where the columns are not known by their names.
  func isGuess(_ header: [String]) -> Bool { known(header).needed.count < 3 }

  private func known(_ header: [String]) -> [Column: Int] {
    let names = header.map { $0.trimmed.lowercased() }
    var positions: [Column: Int] = [:]
    for column in Column.allCases {
      let wanted = columns[column].map { [$0.lowercased()] } ?? column.names
      positions[column] = wanted.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    // What a table without screens calls an event is one.
    if positions[.screen] == nil, columns[.event] == nil { positions[.event] = nil }
    return positions
  }

  /// The columns by parts of their names, where just one column can be meant for each; `nil` else.
  func guessed(_ header: [String]) -> [Column: Int]? {
    var positions = known(header)
    for column in [Column.session, .time, .screen] where positions[column] == nil {
      let candidates = candidates(for: column, header, besides: positions)
      guard candidates.count == 1 else { return nil }
      positions[column] = candidates[0]
    }
    return positions
  }

  private func candidates(for column: Column, _ header: [String], besides taken: [Column: Int]) -> [Int] {
    let free = header.indices.filter { !taken.values.contains($0) }
    return free.filter { index in
      let words = header[index].lowercased().split { !$0.isLetter }.map(String.init)
      return column.hints.contains { words.contains($0) }
    }
  }

  /// The option that names the columns of a header, as far as they can be told; a blank is left for others.
  func option(_ header: [String]) -> String {
    let positions = known(header)
    let parts = [Column.session, .time, .screen].map { column in
      let place = positions[column] ?? candidates(for: column, header, besides: positions).first
      return "\(column.rawValue)=\(place.map { header[$0].trimmed } ?? "COLUMN")"
    }
    return "--columns " + parts.joined(separator: ",")
  }
}

extension [CSVFormat.Column: Int] {
  /// The columns that every table needs.
  fileprivate var needed: [CSVFormat.Column: Int] { filter { $0.key != .event } }
}

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
