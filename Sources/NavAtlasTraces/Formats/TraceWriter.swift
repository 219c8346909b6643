import NavAtlasModel

/// A form in which sessions can be written.
public protocol TraceWriter: Sendable {
  /// What the user calls the form.
  var id: String { get }
  /// Writes sessions; the text ends with a line feed. O(n).
  func text(_ sessions: [Session]) -> String
}

/// All forms.
public enum TraceWriters {
  public static let all: [any TraceWriter] = [NativeWriter(), XESWriter()]

  /// The form of that name.
  public static func named(_ id: String) -> (any TraceWriter)? { all.first { $0.id == id } }
}

/// Writes the native trace, session by session.
public struct NativeWriter: TraceWriter {
  public init() {}
  public var id: String { "native" }

  public func text(_ sessions: [Session]) -> String {
    sessions.map { session in session.events.map { line($0, session.key) + "\n" }.joined() }.joined()
  }

  private func line(_ event: TraceEvent, _ key: String) -> String {
    var members: [JSONMember] = [
      .init("session", .string(key)), .init("ts", .string(Timestamp.text(event.time))),
      .init("event", .string(event.kind.rawValue)),
    ]
    func add(_ name: String, _ text: String?) { if let text { members.append(.init(name, .string(text))) } }
    func add(_ name: String, _ number: Int?) {
      if let number { members.append(.init(name, .number(number))) }
    }
    add("screen", event.screen)
    add("n", event.n)
    if let path = event.path { members.append(.init("path", .strings(path))) }
    add("container", event.container)
    add("tab", event.tab)
    add("column", event.column)
    add("value", event.value)
    add("style", event.style?.rawValue)
    add("url", event.url)
    add("profile", event.profile?.rawValue)
    add("trigger", event.trigger?.rawValue)
    add("args", event.arguments)
    add("depth", event.depth)
    return JSONWriter.compact(.object(members))
  }
}
