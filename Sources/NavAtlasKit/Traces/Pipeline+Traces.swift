public import NavAtlasModel
public import NavAtlasReports
public import NavAtlasTraces

extension Pipeline {
  /// Recorded sessions, and what is to be said about the logs.
  public struct LoadedSessions: Sendable {
    public var sessions: [Session]
    public var diagnostics: [Diagnostic]
    public var badLines = 0
  }

  /// Reads logs as one trace: sessions may go on from one file to the next.
  ///
  /// - Parameters:
  ///   - paths: the logs.
  ///   - format: the format of every log; detected by name and content when absent.
  ///   - known: the screens of the app's graph, whose names recorded ones are brought to.
  ///   - rules: how that is done.
  ///   - dropsDuplicates: whether an event that is there twice counts once.
  public func sessions(
    _ paths: [String], format: (any TraceFormat)? = nil, known: [Screen] = [], rules: NameRules = .standard,
    dropsDuplicates: Bool = true
  ) throws -> LoadedSessions {
    var events: [TraceEvent] = []
    var diagnostics: [Diagnostic] = []
    var idleGap: Int64?
    var logs: [LogYield] = []
    for path in paths {
      let input = try TraceInput(path, format: format)
      let reading = try input.reading(limit: workspace.inputLimit)
      logs.append(LogYield(reading, name: input.name, format: input.format, head: input.head))
      events += reading.events
      diagnostics += reading.diagnostics
      idleGap = [idleGap, input.format.idleGap].compactMap { $0 }.min()
    }
    diagnostics += try LogYield.check(logs, diagnostics)
    events.rename(by: rules, known: Set(known.map(\.id)))
    if let doubt = Self.doubt(events, about: known) { diagnostics.append(doubt) }
    let sessions = Session.group(events, idleGap: idleGap, dropsDuplicates: dropsDuplicates)
    if let note = sessions.duplicatesNote { diagnostics.append(note) }
    return LoadedSessions(
      sessions: sessions, diagnostics: diagnostics, badLines: logs.reduce(0) { $0 + $1.badLines })
  }

  /// What is said where most screens that were recorded are none of the app.
  private static func doubt(_ events: [TraceEvent], about known: [Screen]) -> Diagnostic? {
    let names = Set(events.flatMap { ($0.screen.map { [$0] } ?? []) + ($0.path ?? []) })
    let found = names.intersection(known.map(\.id)).count
    guard !known.isEmpty, !names.isEmpty, found * 2 < names.count else { return nil }
    return Diagnostic(
      .warning,
      "the app has \(found) of the \(names.count) screens that were recorded: is it the right app? names are brought "
        + "together by --mapping FILE")
  }

  /// The format that a mapping file describes: the one of that name, or the only one.
  public func mappedFormat(_ path: String, named id: String?) throws -> any TraceFormat {
    let formats: [any TraceFormat]
    let diagnostics: [Diagnostic]
    let bytes = try workspace.read(path)
    do throws(Diagnostic) {
      (formats, diagnostics) = try MappingDocument.read(bytes, file: path)
    } catch {
      throw JobError([error])
    }
    if !diagnostics.isEmpty { throw JobError(diagnostics) }
    let ids = formats.map { $0.id }
    if let id, let format = formats.first(where: { $0.id == id }) { return format }
    if id == nil, formats.count == 1 { return formats[0] }
    let words = ids.joined(separator: ", ")
    throw JobError(
      id.map { "there is no mapping '\($0)' in \(path); there are \(words)" }
        ?? "\(path) has several mappings; choose one with --input-format: \(words)")
  }

  /// Writes a report in a form.
  public func artifact(_ document: ReportDocument, form: String) throws(JobError) -> Artifact {
    guard let form = DocumentForms.named(form) else { throw JobError("there is no format '\(form)'") }
    return Artifact(bytes: Array(form.text(document).utf8))
  }
}

extension [Session] {
  /// What is to be said of events that are there twice.
  var duplicatesNote: Diagnostic? {
    let count = reduce(0) { $0 + $1.duplicates }
    return count == 0
      ? nil : Diagnostic(.note, "\(count) event\(count == 1 ? "" : "s") came twice, each counted once")
  }
}
