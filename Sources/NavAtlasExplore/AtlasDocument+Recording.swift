import NavAtlasModel
public import NavAtlasTraces

extension AtlasDocument {
  /// Recorded sessions, as small as they can be told: names, states and diagnoses are in lists, and meant by their places.
  public struct Recording: Codable, Sendable, Hashable {
    /// How many sessions and events the logs have; the page may have fewer.
    public var allSessions: Int
    public var allEvents: Int
    /// The ids of screens.
    public var screens: [String]
    /// The kinds of events.
    public var kinds: [String]
    public var states: [State]
    public var diagnoses: [Diagnosis]
    public var sessions: [Session]

    /// What a window shows, from the back to the front.
    public struct State: Codable, Sendable, Hashable {
      public var isCompact: Bool?
      public var base: Pane
      public var layers: [Layer]?
    }

    public struct Layer: Codable, Sendable, Hashable {
      public var style: String
      public var pane: Pane
    }

    /// A stack, the columns of a split view, or tabs: one of the three is there.
    public struct Pane: Codable, Sendable, Hashable {
      public var stack: [Int]?
      public var columns: [[Int]]?
      /// What columns collapse to.
      public var collapsed: [Int]?
      public var tabs: [Tab]?
      /// The place of the selected tab.
      public var selected: Int?
    }

    public struct Tab: Codable, Sendable, Hashable {
      public var key: String
      public var pane: Pane
    }

    public struct Diagnosis: Codable, Sendable, Hashable {
      public var code: String
      public var severity: String
      /// What the code means.
      public var meaning: String
      public var detail: String
    }

    public struct Session: Codable, Sendable, Hashable {
      public var key: String
      /// Milliseconds since 1970-01-01T00:00:00Z.
      public var start: Int64
      /// For each event: milliseconds since the event before, then the places of its kind, its screen and the state
      /// afterwards (-1 for none), then those of its diagnoses.
      public var steps: [[Int]]
    }
  }
}

extension AtlasDocument.Recording {
  public init(_ recorded: RecordedSessions) {
    var screens = Places()
    var kinds = Places()
    allSessions = recorded.allSessions
    allEvents = recorded.allEvents
    states = recorded.states.map { state in
      State(
        isCompact: state.isCompact ? true : nil, base: Pane(state.base, &screens),
        layers: state.layers.isEmpty
          ? nil : state.layers.map { Layer(style: $0.style.rawValue, pane: Pane($0.pane, &screens)) })
    }
    diagnoses = recorded.diagnoses.map {
      Diagnosis(
        code: $0.code.rawValue, severity: $0.severity.rawValue, meaning: $0.code.meaning, detail: $0.detail)
    }
    sessions = recorded.sessions.map { session in
      var last: Int64 = 0
      return Session(
        key: session.key, start: session.start,
        steps: session.steps.map { step in
          defer { last = step.time }
          return [
            Int(step.time - last), kinds.place(of: step.kind.rawValue),
            step.screen.map { screens.place(of: $0) } ?? -1, step.state ?? -1,
          ] + step.diagnoses
        })
    }
    self.screens = screens.words
    self.kinds = kinds.words
  }

  /// Words in the order in which they come first.
  fileprivate struct Places {
    var words: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of word: String) -> Int {
      if let place = places[word] { return place }
      places[word] = words.count
      words.append(word)
      return words.count - 1
    }
  }
}

extension AtlasDocument.Recording.Pane {
  fileprivate init(_ pane: RecordedSessions.Pane, _ screens: inout AtlasDocument.Recording.Places) {
    switch pane {
    case .stack(let frames): stack = frames.map { screens.place(of: $0) }
    case .split(let columns, let collapsed):
      self.columns = columns.map { frames in frames.map { screens.place(of: $0) } }
      self.collapsed = collapsed.map { screens.place(of: $0) }
    case .tabs(let tabs, let selected):
      self.tabs = tabs.map { .init(key: $0.key, pane: Self($0.pane, &screens)) }
      self.selected = tabs.firstIndex { $0.key == selected }
    }
  }
}
