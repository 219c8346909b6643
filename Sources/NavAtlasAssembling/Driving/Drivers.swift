import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// What is driven by storage: presentations, stacks, selections, and code that watches it.
///
/// What is looked up for every write is not checked for overlapping accesses: checks cost as much as looking up.
final class Drivers {
  final class Presented {
    let presentation: Presentation
    let frame: Frame
    /// The same for all of one place in the source and one key: of those, one is opened.
    let group: Int

    fileprivate init(_ presentation: Presentation, _ frame: Frame, group: Int) {
      self.presentation = presentation
      self.frame = frame
      self.group = group
    }
  }

  private struct Group: Hashable {
    var site: Site
    var key: Value?
  }

  /// Code that runs when storage changes, and where.
  struct Watcher {
    var content: Content
    var frame: Frame
    var site: Site
    var handler: Value?
    /// The property that keeps the watched object, where others of its kind are kept elsewhere.
    var keeper: Place?
  }

  struct RootSwitch {
    var branch: Branch
    var stage: Stage
    var owner: DeclaredType?
    /// What is shown in place is called by it.
    var part = "content"
    /// True where the owner itself is the screen.
    var isOwner: Bool
    /// The views around that are nothing but the view inside.
    var givers: [DeclaredType] = []
    var extras: [Item]
    /// The conditions under which it is asked.
    var around: [RootCondition] = []
    var extent = Extent.root

    /// Whose place its alternatives take.
    enum Extent {
      case root
      /// A pushed view's, which shows these one after the other.
      case pushed(Set<ScreenNode>)
    }

    var role: Frame.Role {
      switch extent {
      case .root: .root
      case .pushed: .pushed
      }
    }
  }

  @exclusivity(unchecked) var presentations: [Place: PresentationList] = [:]
  @exclusivity(unchecked) var stacks: [Place: [Stage]] = [:]
  @exclusivity(unchecked) var switches: [Place: [RootSwitch]] = [:]
  /// The parts that decide what is shown, by the structures that they are parts of.
  var parts: [Place: [Place]] = [:]
  /// Branches of columns that exchange no screen for another: they only say what stands there for no selection.
  var standIns: [Place: [RootSwitch]] = [:]
  @exclusivity(unchecked) var tabs: [Place: [Stage]] = [:]
  /// Lists whose selection fills the next column.
  @exclusivity(unchecked) var selections: [Place: [(split: Stage, column: Int)]] = [:]
  /// The screens with the lists that write a selection.
  @exclusivity(unchecked) var lists: [Place: [Frame]] = [:]
  /// Split views whose column on top in narrow windows a place says.
  @exclusivity(unchecked) var preferences: [Place: [Stage]] = [:]
  @exclusivity(unchecked) private(set) var changes: [Place: [Watcher]] = [:]
  /// Each code that watches a place once, on the first screen it was found on.
  @exclusivity(unchecked) private(set) var watchers: [Place: [Watcher]] = [:]
  var notifications: [String: [(handler: Handler, frame: Frame)]] = [:]
  /// Places of objects that stand for storage of views.
  var handed: [Place: [Place]] = [:]
  @exclusivity(unchecked) var identities: [Place: [Stage]] = [:]
  /// Grows with everything that is added.
  var version = 0
  private var sites: Set<Key> = []
  private var groups: [Group: Int] = [:]

  private struct Key: NumberedKey {
    var site: Site
    var frame: ObjectIdentifier
    var find: Find
    var place: Place?

    var keyNumber: Int { site.keyNumber &* 31 ^ frame.keyNumber &+ find.number }
  }

  func add(_ presentation: Presentation, on frame: Frame, at place: Place) {
    let group = Group(site: presentation.site, key: presentation.wanted)
    let number = groups[group] ?? groups.count
    groups[group] = number
    presentations[place, default: PresentationList()].append(Presented(presentation, frame, group: number))
    version += 1
  }

  /// True where a view that is on a screen several times presents something else each time: its flags share one place.
  func isVariant(_ presentation: Presentation, on frame: Frame, at place: Place) -> Bool {
    let known = (presentations[place]?.on(frame) ?? []).map(\.presentation).filter {
      $0.site == presentation.site && $0.wanted == presentation.wanted
    }
    return known.count < Self.variantLimit && !known.contains { $0.handler == presentation.handler }
  }

  /// How often a view on one screen is told apart by what it presents.
  private static let variantLimit = 8

  func add(_ watcher: Watcher, at place: Place) {
    changes[place, default: []].append(watcher)
    if watchers[place]?.contains(where: { $0.content === watcher.content }) != true {
      watchers[place, default: []].append(watcher)
    }
  }

  /// What belongs to a place, also where one side does not tell which object's it is.
  func presented(by place: Place, _ isApart: Bool) -> PresentationList {
    presentations.matchingKey(place, isApart).flatMap { presentations[$0] } ?? PresentationList()
  }

  /// How much is known to be driven by a place.
  func count(of place: Place, _ isApart: Bool) -> Int {
    let stacks: [Stage] = stacks.matching(place, isApart)
    return stacks.reduce(stacks.count) { $0 + $1.registrations.count }
      + presented(by: place, isApart).all.count
      + (switches[place]?.count ?? 0) + (standIns[place]?.count ?? 0)
      + (tabs[place]?.count ?? 0) + (selections[place]?.count ?? 0)
      + (preferences[place]?.count ?? 0) + (changes[place]?.count ?? 0) + (identities[place]?.count ?? 0)
  }

  /// Who writes or posts something.
  enum Writer: Hashable {
    case node(Int)
    case stage(Int)
  }

  /// What a site is met as: one site may be several things.
  enum Find: Hashable {
    case rootSwitch, standIn, selection, list, registration, presenter, watcher, observer, entry
    /// The position of the place that it fills.
    case slot(Int)
    /// The position of the place that drives it.
    case presentation(Int, asked: Value?)
    case post(by: Writer)
    case write(by: Writer?)

    /// Of what nearly always tells them apart.
    fileprivate var number: Int {
      switch self {
      case .rootSwitch: 1
      case .standIn: 2
      case .registration: 3
      case .selection: 4
      case .watcher: 5
      case .observer: 6
      case .presenter: 7
      case .list: 9
      case .entry: 8
      case .post(by: .stage(let number)): 10 + number
      case .write(by: .node(let number)?): 20 + number
      case .write: 19
      case .slot(let position): 60 + position
      case .presentation(let position, _): 100 + position
      case .post(by: .node(let number)): 1 << 20 + number
      }
    }
  }

  /// True the first time that a site is met for a frame, with a place that may differ from call to call of a helper.
  func isNew(_ site: Site, _ frame: AnyObject, _ find: Find, at place: Place? = nil) -> Bool {
    let key = Key(site: site, frame: ObjectIdentifier(frame), find: find, place: place)
    let isNew = sites.insert(key).inserted
    if isNew { version += 1 }
    return isNew
  }
}

/// Something that a screen's code does, and how it comes to it.
struct Action {
  indirect enum Kind {
    case link(ValueLink, selection: Place?)
    case viewLink(Presentation)
    /// Effects that happen one after the other.
    case effects([Effect])
    case select(Place, Value)
  }

  /// What sets it off, where it is not the user.
  enum Trigger {
    /// Something stored changes.
    case change
    /// The framework, as a view appears.
    case system
    case notification
    case url

    /// What sets off the code of an entry.
    init(_ entry: Entry.Kind) {
      self =
        switch entry {
        case .url: .url
        case .notification: .notification
        case .launch, .restore: .system
        }
    }

    /// As an edge says it.
    var written: Transition.Trigger {
      switch self {
      case .change, .system: .system
      case .notification: .notification
      case .url: .url
      }
    }
  }

  var kind: Kind { didSet { written = kind.written } }
  var frame: Frame
  var sites: [Site]
  var trigger: Trigger?
  /// What it leaves in storage at its end.
  private(set) var written: [Place: Value]
  /// The presentations that show what it leads to.
  var presentations: [Site] = []
  /// The one of its effects that is performed.
  var effect: Effect?
  var isInferred = false
  /// What was written just before, in the same code.
  var known: [Place: Value] = [:]
  /// What the place that its effect writes had before, where the same code wrote that.
  var before: Value?
  /// The screen whose code heard of what this screen did.
  var observer: ScreenNode?
  /// What the code wrote that it reacts to.
  var announced: [Place: Value] = [:]
  /// The path of a stack whose change it reacts to.
  var announcedPath: Place?
  /// The drivers it has met.
  var seen = -1

  init(
    kind: Kind, frame: Frame, sites: [Site], trigger: Trigger? = nil, isInferred: Bool = false,
    observer: ScreenNode? = nil, announced: [Place: Value] = [:]
  ) {
    (self.kind, self.frame, self.sites, self.trigger) = (kind, frame, sites, trigger)
    (self.isInferred, self.observer, self.announced) = (isInferred, observer, announced)
    written = kind.written
  }
}

extension Action.Kind {
  fileprivate var written: [Place: Value] {
    guard case .effects(let effects) = self else { return [:] }
    var written: [Place: Value] = [:]
    for effect in effects {
      if case .set(let value) = effect.operation, let place = effect.place { written[place.base] = value }
    }
    return written
  }
}

extension Action {
  /// True where the user chooses in a list.
  var isSelection: Bool {
    switch kind {
    case .select, .link(_, selection: .some): true
    default: false
    }
  }

  /// The places in the code that it consists of.
  var allSites: [Site] {
    if case .effects(let effects) = kind { return sites + effects.flatMap { $0.callers + [$0.site] } }
    return sites
  }
}

/// What tells actions of one screen apart: what they do, not how the code comes to it.
struct ActionKey: NumberedKey {
  private var node: ScreenNode?
  private var stage: Int
  private var isPushed: Bool
  private var presentation: Site?
  private var leaf: Leaf.Key
  private var announced: Set<Place>

  var keyNumber: Int { leaf.number &<< 40 ^ stage &<< 20 ^ (node?.number ?? -1) }

  init(_ frame: Frame, _ leaf: Leaf, announced: Set<Place>) {
    node = frame.node
    stage = frame.stage.number
    isPushed = frame.role == .pushed
    presentation = frame.presentation?.site
    self.leaf = leaf.key
    self.announced = announced
  }
}

/// Code that something outside the app sets off.
struct EntryHandler {
  var kind: Entry.Kind
  var handler: Handler
  var action: Action
}

/// An entry of the graph while it is put together.
struct EntryDraft {
  var kind: Entry.Kind
  var nodes: [ScreenNode]
  var site: Site?
  var stage: Stage?
  var conditions = CompiledConditions()
}
