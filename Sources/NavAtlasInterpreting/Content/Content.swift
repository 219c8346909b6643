package import NavAtlasModel
package import NavAtlasProgram
package import NavAtlasSourceReading

/// What a piece of code shows and does, in order.
package final class Content: NumberedKey {
  @exclusivity(unchecked) package var items: [Item] = []
  /// The type whose code it is.
  package let owner: DeclaredType?
  /// The property or function that makes it, where it has a name.
  package let name: String?
  /// True where what the source decides leads to no code: a case without a branch, an `if` without an `else`.
  @exclusivity(unchecked) package var endsBlank = false
  /// True for what a closure does: whoever is handed it decides when.
  @exclusivity(unchecked) package var isOfClosure = false
  /// True for what is done with the value that a publisher has already.
  @exclusivity(unchecked) var isReplayed = false
  /// True for what lies behind a view: its `background`.
  @exclusivity(unchecked) package var isGround = false
  /// What can be seen, once it has been asked for.
  @exclusivity(unchecked) var knownVisuals: [Visual]?
  /// What can be seen in its layouts, once it has been asked for.
  @exclusivity(unchecked) package var knownLayers: [Visual]?
  /// What is attached at the top, once it has been asked for.
  @exclusivity(unchecked) var knownExtras: [Item]?
  /// Whether that is more than a spinner, once it has been asked for.
  @exclusivity(unchecked) var knownSubstance: Bool?
  /// True once something was met in it that is more than effects one after the other.
  @exclusivity(unchecked) package var doesMore = false
  /// What has to hold of paths for it to be reached from the code around.
  @exclusivity(unchecked) package var conditions: [StorageCondition] = []
  /// The scene whose window it is.
  package var scene: WindowScene?
  /// The texts of which a URL has to hold one for the scenes in it to be opened by it.
  package var conditionsOfURLs: [Value] = []
  /// What a closure has made of its first parameter when it ends.
  @exclusivity(unchecked) var changed: Value?
  /// The continuation that the code has waited for when it ends.
  @exclusivity(unchecked) var awaited: Place?

  package init(owner: DeclaredType?, name: String? = nil, items: [Item] = []) {
    self.owner = owner
    self.name = name
    self.items = items
  }

  /// Forgets what was found, as it is looked for again.
  func clear() {
    items = []
    endsBlank = false
    (awaited, changed) = (nil, nil)
    knownVisuals = nil
    knownLayers = nil
    knownExtras = nil
    knownSubstance = nil
    doesMore = false
  }

  package static func == (left: Content, right: Content) -> Bool { left === right }
  package var keyNumber: Int { ObjectIdentifier(self).keyNumber }
}

/// One thing that code shows or does.
package indirect enum Item {
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
package enum Trait: Hashable {
  case title(String)
  case backHidden
  /// Without the stack's bar.
  case barHidden
  case dismissDisabled
  /// The presentation style of a controller covers the screen.
  case fullScreen
  /// It is a popover's.
  case popover
  /// What is written to the second place comes to the first one.
  case hands(Place, to: Place)
  /// It is the view that a modifier is applied to, as it stands in the modifier's code.
  case modified(by: DeclaredType)
}

/// A view of a framework.
package struct Element {
  package var name: String
  package var content: Content
  package var site: Site
  /// The tabs that a tab view would have, were its style not one of pages.
  package var pages: NavigationContainer?

  package init(name: String, content: Content, site: Site, pages: NavigationContainer? = nil) {
    (self.name, self.content, self.site, self.pages) = (name, content, site, pages)
  }
}

/// A navigation container.
package struct NavigationContainer {
  package enum Kind {
    /// `NavigationStack` or the legacy `NavigationView`, with what its path is bound to.
    case stack(path: Value?, isLegacy: Bool)
    /// The columns, leading first.
    case split
    /// The tabs' keys.
    case tabs(selection: Value?)
  }

  package var kind: Kind
  package var parts: [Part]
  package var site: Site
  /// How a store-driven stack makes views.
  package var destination: Value?
  /// What `preferredCompactColumn` is bound to.
  package var preferring: Value?
  /// True for the columns of a NavigationView, which is called after its sidebar.
  package var isNavigationView = false
  /// What a stack of steps leads to one after the other, its root first.
  package var steps: [Content] = []
  /// The key of the tab that whoever fills a tab bar controller chooses at once.
  package var first: Value?

  package init(
    kind: Kind, parts: [Part], site: Site, destination: Value? = nil, preferring: Value? = nil,
    steps: [Content] = []
  ) {
    (self.kind, self.parts, self.site, self.destination, self.preferring, self.steps) = (
      kind, parts, site, destination, preferring, steps
    )
  }

  /// A root, a column or a tab.
  package struct Part {
    package var name: String?
    package var key: Value?
    package var content: Content
    package var site: Site

    package init(name: String? = nil, key: Value? = nil, content: Content, site: Site) {
      (self.name, self.key, self.content, self.site) = (name, key, content, site)
    }
  }
}

/// `navigationDestination(for:)`.
package struct Registration {
  package var type: StaticType
  package var handler: Value
  package var site: Site
}

/// A modal presentation, or a view pushed while a value is there.
package struct Presentation {
  package var kind: PresentationKind
  /// What drives it.
  package var driver: Value
  /// The values that open it; any where nil.
  package var key: Value?
  package var handler: Value
  /// True where the presence of a value opens it, false where `true` does.
  package var isItem: Bool
  package var site: Site
  package var owner: DeclaredType?
  /// True for a link that the user sees, which sets the driver itself.
  package var isLink = false
  /// True for a link that nobody sees; all of a list's row sets it off.
  package var isHidden = false
  package var onDismiss: Content?
}

package enum PresentationKind: String {
  case sheet, cover, popover, inspector, push

  /// The style of the layer; nil where it is none.
  package var style: PresentationStyle? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    case .push: nil
    }
  }

  /// The kind of the move that presents.
  package var transition: TransitionKind {
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
package struct ValueLink {
  package var value: Value
  package var site: Site
  package var label: String?
}

/// `switch` or `if` that the source alone does not decide.
package struct Branch {
  package var subject: Value
  package var alternatives: [Alternative]
  package var site: Site
  /// The method by which what is stored shows itself; the alternatives are what is stored there.
  package var presenter: String?
  /// The alternative that the others lie over, if they do: there the view that writes it is seen itself.
  package var ground: Int?
  /// What decides besides, where that is a number or how much there is: see ``byAmount``.
  var amount: (place: Value, tests: [Test])?
  /// What all, or what of several, has to hold for the first alternative: see ``byParts``.
  package private(set) var joined: (parts: [(subject: Value, test: Test)], isAnd: Bool)?
  /// What holds besides where this is one choice of several that are made at once.
  package var assumed: [(subject: Value, test: Test)] = []

  package init(subject: Value, alternatives: [Alternative], site: Site, presenter: String? = nil) {
    (self.subject, self.alternatives, self.site, self.presenter) = (subject, alternatives, site, presenter)
    if case .joined(let parts, let isAnd, _)? = alternatives.first?.test, alternatives.count == 2 {
      joined = (parts, isAnd)
    } else if let place = alternatives.lazy.compactMap(\.test.amount).first?.place {
      amount = (place, alternatives.map { $0.test.amount?.test ?? $0.test })
    }
    for position in alternatives.indices {
      self.alternatives[position].test = alternatives[position].test.plain
    }
  }

  package struct Alternative {
    package var test: Test
    package var content: Content
    /// True where the function ends with it, by `return` or the like.
    package var ends = false
  }

  package indirect enum Test {
    case patterns([Pattern], Scope)
    /// Holds where another one does not.
    case not(Test)
    case equals(Value)
    case orders(Ordering, Value)
    case isEmpty
    /// Asks something of an amount, which counts only where a screen is chosen.
    case amount(Value, Test, plain: Test)
    /// Asks several things at once, which counts only where a screen is chosen.
    case joined([(subject: Value, test: Test)], isAnd: Bool, plain: Test)
    case isPresent
    case isAbsent
    case isTrue
    case isFalse
    /// Holds at most where another one does: it asks something besides that nobody knows.
    case atMost(Test)
    case unknown
    case otherwise
  }
}

/// Code that runs when something happens outside the views.
package struct Handler {
  package enum Event: Hashable {
    case url
    case activity
    /// A link in a text of the app is followed.
    case link
    case notification(String)
    case change(Place)
    /// It appears, or a control of it is used.
    case lifecycle
    /// What a presentation has shown is taken away, which left behind what is taken up here.
    case closing
    /// Something that it watches changes, and what that is is not known.
    case reaction
    case action
  }

  package var event: Event
  package var content: Content
  package var site: Site
  /// What is called, where what it is given matters.
  package var closure: Value?

  package init(event: Event, content: Content, site: Site, closure: Value? = nil) {
    (self.event, self.content, self.site, self.closure) = (event, content, site, closure)
  }
}

/// What code does to something stored, or asks of a framework.
package struct Effect {
  package indirect enum Operation: Hashable {
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
    /// Code that goes on once a continuation is resumed.
    case await(Content)
    /// A move of a router whose source is absent.
    case library(LibraryMove)
    /// A window is opened or closed.
    case window(WindowMove)
    /// An action sent to a feature's store.
    case send(feature: DeclaredType, action: Value, origin: String?)
    /// The binding is in the hands of a control.
    case edit
  }

  package var operation: Operation
  package var place: Place?
  package var site: Site
  /// The calls that led to it, innermost first.
  package var callers: [Site] = []
  /// True where it stores something because nothing is there.
  package var fillsAbsent = false
  /// What has to hold of paths for it to happen.
  package var conditions: [StorageCondition] = []

  package init(operation: Operation, place: Place? = nil, site: Site, callers: [Site] = []) {
    (self.operation, self.place, self.site, self.callers) = (operation, place, site, callers)
  }
}

/// A move that a well-known library makes.
package struct LibraryMove: Hashable {
  package var kind: LibraryTable.Move
  package var value: Value?
  package var count: Int?

  package init(kind: LibraryTable.Move, value: Value? = nil, count: Int? = nil) {
    (self.kind, self.value, self.count) = (kind, value, count)
  }
}

extension Item {
  /// Where it is written.
  package var site: Site? {
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
