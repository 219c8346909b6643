import NavAtlasModel
import NavAtlasSourceReading

/// What a piece of code shows and does, in order.
final class Content: NumberedKey {
  @exclusivity(unchecked) var items: [Item] = []
  /// The type whose code it is.
  let owner: DeclaredType?
  /// The property or function that makes it, where it has a name.
  let name: String?
  /// True where what the source decides leads to no code: a case without a branch, an `if` without an `else`.
  var endsBlank = false
  /// What can be seen, once it has been asked for.
  var knownVisuals: [Visual]?
  /// What can be seen in its layouts, once it has been asked for.
  var knownLayers: [Visual]?
  /// True once something was met in it that is more than effects one after the other.
  var doesMore = false
  /// The scene whose window it is.
  var scene: WindowScene?

  init(owner: DeclaredType?, name: String? = nil, items: [Item] = []) {
    self.owner = owner
    self.name = name
    self.items = items
  }

  /// Forgets what was found, as it is looked for again.
  func clear() {
    items = []
    endsBlank = false
    knownVisuals = nil
    knownLayers = nil
    doesMore = false
  }

  static func == (left: Content, right: Content) -> Bool { left === right }
  var keyNumber: Int { ObjectIdentifier(self).keyNumber }
}

/// One thing that code shows or does.
indirect enum Item {
  /// What a function or closure shows and does.
  case include(Content, Site)
  /// What code that runs already shows and does: it is called from within.
  case recursion(Content)
  /// What the value decided: the branch of a `switch` or `if` that it leads to.
  case chosen(Content, Site)
  /// A view of the app's own.
  case view(ObjectValue, Site)
  /// A view of a framework, with what is inside.
  case element(Element)
  case container(NavigationContainer)
  case registration(Registration)
  case presentation(Presentation)
  case link(ValueLink)
  case effect(Effect)
  case branch(Branch)
  case handler(Handler)
  /// What lies over or beside the view it is attached to.
  case attachment(Content, Site)
  /// What can be seen and not be used, such as a preview.
  case inert(Content)
  /// The value that selects the view it is attached to.
  case tag(Value)
  /// A list whose rows write a selection.
  case selection(Place, Content, Site)
  /// The value whose change makes the view a new one.
  case identity(Place, Site)
  case trait(Trait)
}

/// What a modifier says about the screen it is on.
enum Trait: Hashable {
  case title(String)
  case backHidden
  /// Without the stack's bar.
  case barHidden
  case dismissDisabled
  /// The presentation style of a controller covers the screen.
  case fullScreen
  /// It is a popover's.
  case popover
}

/// A view of a framework.
struct Element {
  var name: String
  var content: Content
  var site: Site
  /// The tabs that a tab view would have, were its style not one of pages.
  var pages: NavigationContainer?
}

/// A navigation container.
struct NavigationContainer {
  enum Kind {
    /// `NavigationStack` or the legacy `NavigationView`, with what its path is bound to.
    case stack(path: Value?, isLegacy: Bool)
    /// The columns, leading first.
    case split
    /// The tabs' keys.
    case tabs(selection: Value?)
  }

  var kind: Kind
  var parts: [Part]
  var site: Site
  /// How a store-driven stack makes views.
  var destination: Value?
  /// What `preferredCompactColumn` is bound to.
  var preferring: Value?
  /// What a stack of steps leads to one after the other, its root first.
  var steps: [Content] = []

  /// A root, a column or a tab.
  struct Part {
    var name: String?
    var key: Value?
    var content: Content
    var site: Site
  }
}

/// `navigationDestination(for:)`.
struct Registration {
  var type: StaticType
  var handler: Value
  var site: Site
}

/// A modal presentation, or a view pushed while a value is there.
struct Presentation {
  var kind: PresentationKind
  /// What drives it.
  var driver: Value
  /// The values that open it; any where nil.
  var key: Value?
  var handler: Value
  /// True where the presence of a value opens it, false where `true` does.
  var isItem: Bool
  var site: Site
  var owner: DeclaredType?
  /// True for a link that the user sees, which sets the driver itself.
  var isLink = false
  var onDismiss: Content?
}

enum PresentationKind: String {
  case sheet, cover, popover, inspector, push

  /// The style of the layer; nil where it is none.
  var style: PresentationStyle? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    case .push: nil
    }
  }

  /// The kind of the move that presents.
  var transition: TransitionKind {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    case .push: .viewPush
    }
  }
}

/// `NavigationLink(value:)`.
struct ValueLink {
  var value: Value
  var site: Site
  var label: String?
}

/// `switch` or `if` that the source alone does not decide.
struct Branch {
  var subject: Value
  var alternatives: [Alternative]
  var site: Site
  /// The method by which what is stored shows itself; the alternatives are what is stored there.
  var presenter: String?

  struct Alternative {
    var test: Test
    var content: Content
  }

  indirect enum Test {
    case patterns([Pattern], Scope)
    /// Holds where another one does not.
    case not(Test)
    case equals(Value)
    case isPresent
    case isAbsent
    case isTrue
    case isFalse
    case unknown
    case otherwise
  }
}

/// Code that runs when something happens outside the views.
struct Handler {
  enum Event: Hashable {
    case url
    case activity
    case notification(String)
    case change(Place)
    /// It appears, or a control of it is used.
    case lifecycle
    /// Something that it watches changes, and what that is is not known.
    case reaction
    case action
  }

  var event: Event
  var content: Content
  var site: Site
  /// What is called, where what it is given matters.
  var closure: Value?
}

/// What code does to something stored, or asks of a framework.
struct Effect {
  indirect enum Operation: Hashable {
    case set(Value)
    case toggle
    case append([Value])
    case insert(Value)
    case setElement(Value)
    case removeLast(Int?)
    case removeAll
    case popTo(Value)
    case dismiss
    case dismissAll
    /// A notification of a name, with what it carries.
    case post(String, Value)
    /// A closure in a property is called, or a publisher sends.
    case emit([Value])
    /// A move of a router whose source is absent.
    case library(LibraryMove)
    /// A window is opened or closed.
    case window(WindowMove)
    /// An action sent to a feature's store.
    case send(feature: DeclaredType, action: Value, origin: String?)
    /// The binding is in the hands of a control.
    case edit
  }

  var operation: Operation
  var place: Place?
  var site: Site
  /// The calls that led to it, innermost first.
  var callers: [Site] = []
}

/// A move that a well-known library makes.
struct LibraryMove: Hashable {
  var kind: LibraryTable.Move
  var value: Value?
  var count: Int?
}

extension Item {
  /// Where it is written.
  var site: Site? {
    switch self {
    case .include(_, let site), .chosen(_, let site), .view(_, let site), .attachment(_, let site),
      .selection(_, _, let site), .identity(_, let site):
      site
    case .element(let element): element.site
    case .container(let container): container.site
    case .registration(let registration): registration.site
    case .presentation(let presentation): presentation.site
    case .link(let link): link.site
    case .effect(let effect): effect.site
    case .branch(let branch): branch.site
    case .handler(let handler): handler.site
    case .tag, .trait, .inert, .recursion: nil
    }
  }
}
