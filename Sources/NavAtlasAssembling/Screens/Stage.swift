import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Where screens are shown: a window, a stack, a column, a tab or a modal layer.
final class Stage {
  enum Kind {
    case window
    case container(any ContainerKind.Type)
    case column(Int)
    case tab(key: String)
    case layer(PresentationKind)

    /// What it is called where nothing else tells it apart.
    var name: String {
      switch self {
      case .window: "window"
      case .container(let kind): kind.name
      case .column(let position): "column \(position)"
      case .tab(let key): "tab \(key)"
      case .layer(let kind): kind.rawValue
      }
    }
  }

  /// What makes it another than those that the same code shows elsewhere.
  struct Key: Hashable {
    var site: Site
    var parent: Int
    var name: String

    func hash(into hasher: inout Hasher) {
      hasher.combine(site)
      hasher.combine(parent)
    }
  }

  let kind: Kind
  let parent: Stage?
  let number: Int
  let isStack: Bool
  private let origin: Key
  /// The storage that drives the stack, or the selection of columns and tabs.
  var drivers: [Place] = []
  var registrations: [Registration] = []
  /// The screens that make each registration.
  var registrars: [Registration.Key: Set<ScreenNode>] = [:]
  /// Those of them that make it where they are pushed.
  var pushedRegistrars: [Registration.Key: Set<ScreenNode>] = [:]
  /// How a store-driven stack makes views.
  var destination: Value?
  /// What a stack of steps leads to one after the other, its root first.
  var steps: [Content] = []
  var roots: [ScreenNode] = []
  /// What code shows in a column once somebody chose it.
  var chosen: [ScreenNode] = []
  /// The presentation that opens a layer.
  var presentation: Presentation?
  /// Columns or tabs.
  var children: [Stage] = []
  var name: String?
  var key: Value?
  var prefer: String?
  var isDismissDisabled = false
  var identities: [Place] = []
  /// True for the stack of a layer whose root is a route like any other.
  var isModalRoot = false
  /// True for a stack whose root is what its path begins with.
  var isRootOfPath = false
  /// The app whose window it is; nil where it may be any.
  var app: DeclaredType?
  /// True for a stack that is all of what is around it, and not pushed there.
  var isWhole = false
  /// True for a NavigationView on a Mac: its root's links exchange what is beside the root.
  var showsColumns = false
  /// True for a stack that is pushed in another one, and for tabs that are pushed.
  var isPushed = false
  /// True for a stack that is pushed on another one and takes its bar away.
  var hidesOuterBar = false
  /// False for what no scene shows.
  var isReachable = true

  init(_ kind: Kind, in parent: Stage?, number: Int, key: Key) {
    self.kind = kind
    self.parent = parent
    self.number = number
    isStack = kind.isContainer(of: StackKind.self)
    origin = key
    isReachable = parent?.isReachable ?? true
    app = parent?.app
  }

  var site: Site { origin.site }

  /// What the code that makes it calls it.
  var madeAs: String { origin.name }

  var isLayer: Bool { if case .layer = kind { true } else { false } }

  /// This stage and those around it, innermost first.
  var chain: Chain { Chain(stage: self) }

  /// Stages in each other, innermost first.
  struct Chain: Sequence, IteratorProtocol {
    fileprivate var stage: Stage?

    mutating func next() -> Stage? {
      let next = stage
      stage = next?.parent
      return next
    }

    /// The outermost one.
    var last: Stage? {
      var outermost = stage
      while let parent = outermost?.parent { outermost = parent }
      return outermost
    }
  }

  /// The stage around that the same code made, where it has done so twice: source that leads back to itself would
  /// make ever more of them.
  func around(_ key: Key) -> Stage? {
    let same = chain.filter { $0.origin.site == key.site && $0.origin.name == key.name }
    return same.count > 1 ? same[0] : nil
  }

  /// The stack that a push from here goes to: in this layer, and not beyond a split view's columns.
  var stack: Stage? {
    for stage in chain {
      if stage.isStack { return stage }
      if stage.isLayer { return nil }
    }
    return nil
  }

  /// The column around, if it is not the last.
  var leadingColumn: (split: Stage, column: Int)? {
    for stage in chain {
      if case .column(let column) = stage.kind, let split = stage.parent {
        return column + 1 < split.children.count ? (split, column) : nil
      }
      if stage.isLayer || stage.isStack { continue }
    }
    return nil
  }

  /// False where the two are of different apps: what one does, the other does not see.
  func isOfSameApp(as other: Stage) -> Bool {
    guard let app, let theirs = other.app else { return true }
    return app === theirs
  }

  var layer: Stage? { chain.first(where: \.isLayer) }
}

extension Stage {
  var isTab: Bool { if case .tab = kind { true } else { false } }
  var isWindow: Bool { if case .window = kind { true } else { false } }

  /// True for a window, and for the stack that is all of it.
  var isOfWindow: Bool { isWindow || isStack && parent?.isWindow == true }

  /// True for a column, and for the stack that is all of it.
  var isOfColumn: Bool { isColumn || isStack && parent?.isColumn == true }

  /// True where state decides what the root is.
  var isRootSwitching: Bool {
    switch kind {
    case .window, .column, .tab: true
    case .container where isStack:
      switch parent?.kind {
      case .column?, .window?: true
      default: false
      }
    default: false
    }
  }
}

extension [Stage] {
  /// One stack for each set of destinations: the others show the same.
  var distinctByRegistrations: [Stage] {
    var seen: Set<[Site]> = []
    return filter {
      seen.insert($0.destination == nil ? $0.registrations.map(\.site).sorted() : [$0.site]).inserted
    }
  }
}

extension Registration {
  /// What tells two apart: one call in a helper function may register several types.
  struct Key: Hashable {
    var site: Site
    var type: StaticType
  }

  var key: Key { Key(site: site, type: type) }
}

extension [Registration] {
  func contains(_ key: Registration.Key) -> Bool { contains { $0.key == key } }
}
