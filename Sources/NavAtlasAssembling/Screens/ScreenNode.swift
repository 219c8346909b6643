import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// A screen of the graph while it is put together.
final class ScreenNode: NumberedKey {
  enum Kind { case view, inline, external, unresolved }

  let name: String
  let type: DeclaredType?
  let kind: Kind
  let site: Site?
  let number: Int
  var title: String?
  var isBackHidden = false
  /// The tab views and split views that the screen is: one of them at a time.
  var hosts: [Stage] = []

  init(name: String, type: DeclaredType?, kind: Kind, site: Site?, number: Int) {
    self.name = name
    self.type = type
    self.kind = kind
    self.site = site
    self.number = number
  }

  /// With the names of the types around it.
  var fullName: String {
    guard let type else { return name }
    if kind == .view { return type.name }
    return name.hasPrefix(type.screenName + ".") ? type.name + name.dropFirst(type.screenName.count) : name
  }

  static func == (left: ScreenNode, right: ScreenNode) -> Bool { left === right }
  var keyNumber: Int { number }
}

/// A screen in a place, with what it shows and does there.
final class Frame {
  enum Role { case root, pushed, container }

  let node: ScreenNode?
  let stage: Stage
  let role: Role
  let content: Content
  /// What keeps it shown, for a view pushed while a value is there.
  let presentation: Presentation?

  init(node: ScreenNode?, stage: Stage, role: Role, content: Content, presentation: Presentation?) {
    self.node = node
    self.stage = stage
    self.role = role
    self.content = content
    self.presentation = presentation
  }
}

/// A move of the graph while it is put together.
struct Move: NumberedKey {
  /// What the kind of a move does not say.
  enum Manner {
    case plain
    /// A `replace` that exchanges a root.
    case rootExchange
    /// A `popToLogicalRoot` to the screen whose link shows all that lies above it. From what that link itself pushes it
    /// is a `pop`, which is decided when all is known.
    case backToOwner
  }

  var from: ScreenNode?
  var to: ScreenNode?
  var kind: TransitionKind
  var manner = Manner.plain
  var count: Int?
  var path: [ScreenNode] = []
  /// The container, for moves from every screen.
  var stage: ObjectIdentifier?
  /// For a selection: the column that the same code brings to the top in narrow windows.
  var prefer: String?

  /// True for what shows something else in place of a root.
  var exchangesRoot: Bool { manner == .rootExchange || kind == .replace }

  /// Of what nearly always tells moves apart.
  var keyNumber: Int { (from?.number ?? -1) &<< 36 ^ (to?.number ?? -1) &<< 8 ^ kind.rawValue.utf8.count }
}

/// What speaks for a move.
struct MoveEvidence {
  var sites: [Site]
  /// What the innermost code does.
  var does: String?
  var labels: Set<String> = []
  var conditions = CompiledConditions()
  /// The places that make it.
  var ends: Set<Site> = []
  /// True where some code makes it that was not asked for something else.
  var isMeant = false
  /// The type that was asked for something else where it was made.
  var asked: DeclaredType?
  /// Where the screen stands whose code makes it.
  var source: Stage?
  var trigger: Action.Trigger?
  var isInferred: Bool
  var stage: Stage?
  /// The numbers of all stages in which it was found.
  var stages: Set<Int> = []

  /// Adds what else speaks for the move.
  mutating func add(_ other: MoveEvidence, isBest: Bool) {
    if isBest { (sites, does) = (other.sites, other.does) }
    if ends.count < 64, let last = other.sites.last { ends.insert(last) }
    if isInferred, !other.isInferred { isInferred = false }
    if other.isMeant { isMeant = true }
    asked = asked ?? other.asked
    if !other.labels.isEmpty { labels.formUnion(other.labels) }
    if let stage = other.stage { stages.insert(stage.number) }
    conditions.add(other.conditions)
  }
}

extension Frame {
  /// Where the screen is shown, which is no part of what it does.
  var place: Site? {
    for case .view(_, let site) in content.items { return site }
    return nil
  }
}
