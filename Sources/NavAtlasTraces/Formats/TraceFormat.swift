public import NavAtlasModel

/// A format of recorded sessions.
public protocol TraceFormat: Sendable {
  /// What the user calls the format.
  var id: String { get }
  /// What the format is, in a few words.
  var summary: String { get }
  /// The endings of file names that mean it, without the dot.
  var fileExtensions: [String] { get }
  /// True where a text without a file name begins like the format.
  func recognises(firstBytes: [UInt8]) -> Bool
  /// Milliseconds without an event after which a session ends, where the format tells users and no sessions.
  var idleGap: Int64? { get }
  /// Reads the events in the order of the file; a line that cannot be read is reported and left out.
  func read(_ bytes: [UInt8], name: String) -> TraceReading
  /// What reads the lines in place, where every line stands for itself; `nil` where the whole text has to be read
  /// at once by ``read(_:name:)``.
  ///
  /// - Parameter head: the first bytes of the text, for a format whose first line says what the others hold.
  func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)?
  /// What would be right where no event of a text can be read that begins so.
  func advice(firstBytes: [UInt8]) -> String
}

extension TraceFormat {
  public func lineScanner(head: [UInt8]) -> (any LineScanner & ~Copyable)? { nil }
}

extension TraceFormat {
  public func advice(firstBytes: [UInt8]) -> String {
    let line = String(TextHead(firstBytes).firstLine).excerpt
    return
      "it was read as \(id) (\(summary)) and begins '\(line)'; another format is named by --input-format, or described "
      + "by --mapping FILE"
  }

  public var idleGap: Int64? { nil }
}

/// What was read from a trace.
public struct TraceReading: Sendable, Hashable {
  public var events: [TraceEvent]
  /// How many lines hold no event that can be read.
  public var badLines: Int
  /// What is wrong with the first of them; at most ``reportLimit``.
  public var diagnostics: [Diagnostic]

  /// How many bad lines are reported one by one.
  public static let reportLimit = 20

  public init(events: [TraceEvent] = [], badLines: Int = 0, diagnostics: [Diagnostic] = []) {
    self.events = events
    self.badLines = badLines
    self.diagnostics = diagnostics
  }

  /// What is to be said where recorders dropped events; `nil` where they did not.
  public static func remark(missingEvents count: Int, in file: String) -> Diagnostic? {
    guard count > 0 else { return nil }
    let events = count == 1 ? "1 event is" : "\(count) events are"
    return Diagnostic(
      .warning,
      "\(events) missing: the recorder dropped them; what is seen next follows what was seen before",
      at: SourceLocation(file: file))
  }

  mutating func report(_ message: String, at location: SourceLocation) {
    badLines += 1
    if badLines <= Self.reportLimit { diagnostics.append(Diagnostic(.warning, message, at: location)) }
  }
}

/// All trace formats.
public enum TraceFormats {
  public static let all: [any TraceFormat] =
    [
      NativeFormat(), PostHogFormat(), GoogleAnalyticsFormat(), OpenTelemetryFormat(), SentryFormat(),
      ObjectCentricFormat(), XESFormat(), CSVFormat(),
      ConsoleFormat(),
    ] + MappedFormat.shipped

  /// The format of that name.
  public static func named(_ id: String) -> (any TraceFormat)? { all.first { $0.id == id } }

  /// How many of the first bytes are enough to know a format.
  public static let headSize = 65_536

  /// The format that a file's ending means.
  public static func forFileExtension(_ ending: String) -> (any TraceFormat)? {
    all.first { $0.fileExtensions.contains(ending.lowercased()) }
  }

  /// The format that a text without a file name begins like.
  public static func forContent(_ firstBytes: [UInt8]) -> (any TraceFormat)? {
    all.first { $0.recognises(firstBytes: firstBytes) }
  }

  /// A table whose columns are not known: the first two lines have equally many cells, and enough for an event.
  public static func forTable(_ firstBytes: [UInt8]) -> (any TraceFormat)? {
    let first = CSVFormat.header(firstBytes)
    let second = CSVFormat.header(Array(firstBytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()))
    return first.count > 2 && first.count == second.count ? CSVFormat() : nil
  }
}
