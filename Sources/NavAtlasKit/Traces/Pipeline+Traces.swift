public import NavAtlasModel
public import NavAtlasReports
public import NavAtlasTraces

extension Pipeline {
  /// Recorded sessions, and what is to be said about the logs.
  public struct LoadedSessions: Sendable {
    public var sessions: [Session]
    public var diagnostics: [Diagnostic]
  }

  /// Reads logs as one trace: sessions may go on from one file to the next.
  ///
  /// - Parameters:
  ///   - format: the id of the format of every log; detected by name and content when absent.
  ///   - known: the screens of the app's graph, whose names recorded ones are brought to.
  ///   - rules: how that is done.
  public func sessions(
    _ paths: [String], format: String? = nil, known: [Screen] = [], rules: NameRules = .standard
  ) throws -> LoadedSessions {
    var events: [TraceEvent] = []
    var diagnostics: [Diagnostic] = []
    var idleGap: Int64?
    for path in paths {
      let input = try TraceInput(path, format: format)
      let reading = try input.reading(limit: workspace.inputLimit)
      events += reading.events
      diagnostics += reading.diagnostics
      idleGap = [idleGap, input.format.idleGap].compactMap { $0 }.min()
    }
    guard !events.isEmpty else {
      let place = SourceLocation(file: paths.joined(separator: ", "))
      throw JobError(diagnostics + [Diagnostic(.error, "no event can be read", at: place)])
    }
    events.rename(by: rules, known: Set(known.map(\.id)))
    return LoadedSessions(sessions: Session.group(events, idleGap: idleGap), diagnostics: diagnostics)
  }

  /// Writes a report in a form.
  public func artifact(_ document: ReportDocument, form: String) throws(JobError) -> Artifact {
    guard let form = DocumentForms.named(form) else { throw JobError("there is no format '\(form)'") }
    return Artifact(bytes: Array(form.text(document).utf8))
  }
}
