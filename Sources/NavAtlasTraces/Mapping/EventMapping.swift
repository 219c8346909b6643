import NavAtlasModel

/// Where a vendor's export keeps what an event consists of.
struct EventMapping {
  var id: String
  var summary: String
  /// The keys that a text of this kind has.
  var keys: [String]
  /// What a record has to say to be a screen view; any of the values.
  var condition: [(path: JSONPath, values: [String])] = []
  /// The parts of a session's key, joined; those that are absent are left out.
  var session: [JSONPath] = []
  /// The first that is there counts.
  var time: [JSONPath] = []
  var unit = TimeUnit.iso
  var screen: [JSONPath] = []
  /// The screen before; it opens a session whose first event names one.
  var previous: JSONPath?
  /// The whole path as one text, and what stands between its screens.
  var path: JSONPath?
  var separator = "/"
  /// The name of the operation, where it is one of ours.
  var event: JSONPath?
  /// What is there again where one view is told more than once.
  var once: JSONPath?
  /// Milliseconds without an event after which a new session begins, where a session's key is only the user's.
  var idleGap: Int64?
}

extension EventMapping {
  /// What a record says.
  enum Outcome {
    /// Something else than a screen view.
    case other
    case event(TraceEvent)
    case incomplete(String)
  }

  func read(_ record: JSONNode, at location: SourceLocation) -> Outcome {
    for (path, values) in condition {
      guard let text = path.value(in: record)?.scalarText, values.contains(text) else { return .other }
    }
    let session = session.compactMap { $0.value(in: record)?.scalarText }.joined(separator: "/")
    guard !session.isEmpty else {
      return .incomplete("there is no \(Self.names(self.session)) to tell the session")
    }
    guard let written = time.firstValue(in: record) else {
      return .incomplete("there is no \(Self.names(time)) to tell the time")
    }
    guard let time = unit.milliseconds(written) else {
      return .incomplete(
        "'\((written.scalarText ?? written.kindName).excerpt)' is no time; expected \(unit.words)")
    }
    guard let screen = screen.firstValue(in: record)?.scalarText, !screen.isEmpty else {
      return .incomplete("there is no \(Self.names(self.screen)) to tell the screen")
    }
    let kind = event?.value(in: record)?.string.flatMap { TraceEvent.Kind(name: $0) } ?? .screen
    return .event(
      TraceEvent(
        session: session, time: time, kind, screen: screen, path: frames(in: record), location: location))
  }

  /// The frames above the root.
  private func frames(in record: JSONNode) -> [Screen.ID]? {
    guard let text = path?.value(in: record)?.string else { return nil }
    return Array(text.split(separator: separator).map(String.init).dropFirst())
  }

  private static func names(_ paths: [JSONPath]) -> String {
    paths.map { "'\($0.description)'" }.joined(separator: " or ")
  }
}

extension [JSONPath] {
  func firstValue(in record: JSONNode) -> JSONNode? {
    for path in self {
      if let value = path.value(in: record), value.value != .null { return value }
    }
    return nil
  }
}

extension TimeUnit {
  fileprivate var words: String {
    switch self {
    case .iso: "a date and time such as 2026-01-01T09:00:00.000Z"
    case .seconds: "seconds since 1970"
    case .milliseconds: "milliseconds since 1970"
    case .microseconds: "microseconds since 1970"
    case .nanoseconds: "nanoseconds since 1970"
    }
  }
}

extension JSONPath: CustomStringConvertible {
  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key):
        let isPlain = key.allSatisfy { $0.isLetter || $0.isNumber || "_$-".contains($0) }
        text += isPlain ? (text.isEmpty ? "" : ".") + key : "[\"\(key)\"]"
      case .index(let index): text += "[\(index)]"
      case .element(let key, let value): text += "[\(key)=\(value)]"
      }
    }
    return text
  }
}
