/// What is driven by storage: presentations, stacks, selections, and code that watches it.
struct Drivers {
  struct Presented {
    var presentation: Presentation
    var frame: Frame
  }

  struct RootSwitch {
    var branch: Branch
    var stage: Stage
    var owner: DeclaredType?
    var extras: [Item]
  }

  var presentations: [Place: [Presented]] = [:]
  var stacks: [Place: [Stage]] = [:]
  var switches: [Place: [RootSwitch]] = [:]
  var tabs: [Place: [Stage]] = [:]
  /// Lists whose selection fills the next column.
  var selections: [Place: [(split: Stage, column: Int)]] = [:]
  var changes: [Place: [(content: Content, frame: Frame)]] = [:]
  var notifications: [String: [(content: Content, frame: Frame)]] = [:]
  var identities: [Place: [Stage]] = [:]
  /// Grows with everything that is added.
  var version = 0
  private var sites: Set<Key> = []

  private struct Key: Hashable {
    var site: Site
    var frame: ObjectIdentifier
    var kind: Int
  }

  /// True the first time that a site is met for a frame.
  mutating func isNew(_ site: Site, _ frame: AnyObject, _ kind: Int) -> Bool {
    let isNew = sites.insert(Key(site: site, frame: ObjectIdentifier(frame), kind: kind)).inserted
    if isNew { version += 1 }
    return isNew
  }
}

/// Something that a screen's code does, and how it comes to it.
struct Action {
  enum Kind {
    case link(ValueLink, selection: Place?)
    case viewLink(Presentation)
    /// Effects that happen one after the other.
    case effects([Effect])
    case select(Place, Value)
  }

  var kind: Kind
  var frame: Frame
  var sites: [Site]
  var trigger: String?
  var isInferred = false
  /// The drivers it has met.
  var seen = -1
}

/// An entry of the graph while it is put together.
struct EntryDraft {
  var kind: String
  var nodes: [ScreenNode]
  var site: Site?
  var stage: Stage?
}
