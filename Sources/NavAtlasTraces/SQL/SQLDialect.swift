/// What a database writes its own way.
public protocol SQLDialect: Sendable {
  /// What the user calls the database.
  var id: String { get }
  /// A name as the database quotes it.
  func quoted(_ name: String) -> String
  /// The value of the next row of the window.
  func next(_ expression: String, over window: String) -> String
  /// Milliseconds between two points in time.
  func milliseconds(from start: String, to end: String) -> String
}

/// All dialects.
public enum SQLDialects {
  public static let all: [any SQLDialect] = [DuckDB(), Spark(), BigQuery(), ClickHouse()]

  /// The dialect of that name.
  public static func named(_ id: String) -> (any SQLDialect)? { all.first { $0.id == id } }
}

extension SQLDialect {
  public func quoted(_ name: String) -> String {
    "`\(String(name.flatMap { $0 == "`" ? ["\\", "`"] : $0 == "\\" ? ["\\", "\\"] : [$0] }))`"
  }

  public func next(_ expression: String, over window: String) -> String {
    "LEAD(\(expression)) OVER (\(window))"
  }
}

struct DuckDB: SQLDialect {
  var id: String { "duckdb" }

  func quoted(_ name: String) -> String { "\"\(String(name.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }))\"" }

  func milliseconds(from start: String, to end: String) -> String {
    "date_diff('millisecond', \(start), \(end))"
  }
}

struct Spark: SQLDialect {
  var id: String { "spark" }

  func quoted(_ name: String) -> String { "`\(String(name.flatMap { $0 == "`" ? ["`", "`"] : [$0] }))`" }

  func milliseconds(from start: String, to end: String) -> String {
    "(unix_millis(\(end)) - unix_millis(\(start)))"
  }
}

struct BigQuery: SQLDialect {
  var id: String { "bigquery" }

  func milliseconds(from start: String, to end: String) -> String {
    "TIMESTAMP_DIFF(\(end), \(start), MILLISECOND)"
  }
}

struct ClickHouse: SQLDialect {
  var id: String { "clickhouse" }

  /// Without the frame and the nullable type, the last row would have an empty text as its next one.
  func next(_ expression: String, over window: String) -> String {
    "leadInFrame(toNullable(\(expression))) OVER (\(window) ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)"
  }

  func milliseconds(from start: String, to end: String) -> String {
    "dateDiff('millisecond', \(start), \(end))"
  }
}
