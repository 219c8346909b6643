/// The query that makes the table of edges where the events are: how often each screen followed each other one.
public struct EdgeQuery: Sendable {
  /// Where the columns of the events come from.
  public struct Columns: Sendable, Hashable {
    public var session: String
    public var time: String
    public var screen: String
    /// What tells the order of events with equal times.
    public var sequence: String?

    public init(
      session: String = "session", time: String = "ts", screen: String = "screen", sequence: String? = nil
    ) {
      self.session = session
      self.time = time
      self.screen = screen
      self.sequence = sequence
    }
  }

  public var dialect: any SQLDialect
  /// A table's name, with its parts separated by dots, or where `isExpression` whatever may stand after `FROM`.
  public var table: String
  public var isExpression: Bool
  public var columns: Columns
  /// Milliseconds after which the next event is of another visit; the times are points in time then.
  public var idleGap: Int64?

  public init(
    _ dialect: any SQLDialect, table: String = "events", isExpression: Bool = false,
    columns: Columns = .init(),
    idleGap: Int64? = nil
  ) {
    self.dialect = dialect
    self.table = table
    self.isExpression = isExpression
    self.columns = columns
    self.idleGap = idleGap
  }

  /// The query, with a line feed at its end.
  public var text: String {
    let (session, time, screen) = (name(columns.session), name(columns.time), name(columns.screen))
    let order = ([time] + [columns.sequence].compactMap { $0 }.map(name)).joined(separator: ", ")
    let window = "PARTITION BY \(session) ORDER BY \(order)"
    let (from, to) = (name("from"), name("to"))
    var inner = ["\(screen) AS \(from)", "\(dialect.next(screen, over: window)) AS \(to)"]
    var condition = "\(to) IS NOT NULL"
    if let idleGap {
      inner += ["\(time) AS \(name("began"))", "\(dialect.next(time, over: window)) AS \(name("ended"))"]
      condition += " AND \(dialect.milliseconds(from: name("began"), to: name("ended"))) <= \(idleGap)"
    }
    return """
      SELECT \(from), \(to), COUNT(*) AS \(name("count"))
      FROM (
        SELECT \(inner.joined(separator: ",\n    "))
        FROM \(source)
        WHERE \(screen) IS NOT NULL
      ) AS steps
      WHERE \(condition)
      GROUP BY \(from), \(to)
      ORDER BY \(from), \(to)

      """
  }

  private var source: String {
    isExpression ? table : table.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
  }

  private func name(_ text: String) -> String { dialect.quoted(text) }
}
