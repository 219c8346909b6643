import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// One thing that some content registers, presents or does, however deep inside.
struct Leaf {
  indirect enum Kind {
    case registration(Registration)
    case presentation(Presentation)
    case link(ValueLink)
    case effects([Effect])
    case handler(Handler)
    case selection(Place, Site)
    case tag(Value)
    case identity(Place)
    case trait(Trait)
    /// A stack inside a screen, by what drives it; the flag is that of a `NavigationView`. No place
    /// where it is a tab's.
    case nestedStack(Value?, Site?, Bool)
    case view(DeclaredType)
    /// Views of the app of which one or another is there.
    case choice(Set<DeclaredType>, Site)
    case inert(Content)
    /// Whatever is kept in a place, as a part of what is seen.
    case stored(Branch)
  }

  /// What tells leaves apart: what they do, not how the code comes to them.
  struct Key: NumberedKey {
    /// The same for all leaves that do the same.
    var number: Int
    var selection: Place?

    var keyNumber: Int { number }
  }

  private(set) var kind: Kind
  private let number: Int
  /// The way from the content to it: views, then calls.
  var sites: [Site]
  var trigger: Action.Trigger?
  var selection: Place?
  /// The flag by which the dialog is there that does it.
  var dialog: Place?
  /// True where something that the dialog asks decides whether it does it.
  var isChosenInDialog = false
  /// True where it is done by code that was asked for something else.
  private let isAsked: Bool

  fileprivate init(
    _ kind: Kind, number: Int, isAsked: Bool, sites: [Site], trigger: Action.Trigger?, selection: Place?
  ) {
    self.kind = kind
    self.number = number
    self.isAsked = isAsked
    self.sites = sites
    self.trigger = trigger
    self.selection = selection
  }

  var key: Key { Key(number: number, selection: selection) }

  /// The same in the row of a list.
  fileprivate var inRow: Leaf {
    var leaf = self
    leaf.kind = kind.tapped(inRows: true)
    return leaf
  }

  /// The same where it is done only if more holds of paths.
  fileprivate func under(_ conditions: [StorageCondition], _ summarizer: Summarizer) -> Leaf {
    guard !conditions.isEmpty, case .effects(let effects) = kind else { return self }
    let kind = Kind.effects(effects.map { $0.under(conditions) })
    var leaf = Leaf(
      kind, number: summarizer.number(of: kind, isAsked: isAsked), isAsked: isAsked, sites: sites,
      trigger: trigger, selection: selection)
    leaf.dialog = dialog
    leaf.isChosenInDialog = isChosenInDialog
    return leaf
  }
}

/// Flattens content into its leaves, each once. A view's leaves are found once and shared by all who show it.
final class Summarizer {
  private let evaluator: Evaluator
  let requests: Requests
  private let summaries = CycleMemo<ObjectValue, [Leaf]>()
  private var reactions: [Content: [Leaf]] = [:]
  private var shownViews: [Content: Set<DeclaredType>] = [:]
  private var numbers: [LeafKey: Int] = [:]
  /// The places at which the source says the same, by what it says.
  private(set) var sameSites: [Set<Site>] = []

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    requests = Requests(evaluator.index)
  }

  /// What some code does that is followed for whoever sets it off; O(leaves), once.
  func leaves(ofReaction content: Content) -> [Leaf] {
    if let known = reactions[content] { return known }
    let found = leaves(of: content)
    reactions[content] = found
    return found
  }

  /// The views that are parts of some content; O(leaves), once.
  func views(shownIn content: Content) -> Set<DeclaredType> {
    if let known = shownViews[content] { return known }
    let found = Set(
      leaves(of: content).compactMap { leaf -> DeclaredType? in
        if case .view(let view) = leaf.kind { view } else { nil }
      })
    shownViews[content] = found
    return found
  }

  func leaves(of content: Content) -> [Leaf] {
    var walk = Walk(summarizer: self)
    walk.follow(content)
    return walk.leaves
  }

  /// O(leaves), once for each view that does not show itself.
  fileprivate func leaves(of view: ObjectValue) -> [Leaf] {
    if let known = summaries.result(for: view) { return known }
    guard summaries.begin(view) else { return [] }
    let found = leaves(of: evaluator.body(of: view))
    summaries.end(view, found)
    return found
  }

  fileprivate func number(of kind: Leaf.Kind, isAsked: Bool) -> Int {
    let key = LeafKey(kind: kind, isAsked: isAsked)
    if let number = numbers[key] {
      sameSites[number].formUnion(kind.sites)
      return number
    }
    numbers[key] = sameSites.count
    sameSites.append(Set(kind.sites))
    return sameSites.count - 1
  }

  private struct Walk {
    let summarizer: Summarizer
    var leaves: [Leaf] = []
    var known: Set<Leaf.Key> = []
    var seen: Set<Content> = []
    var seenUnder: Set<Conditional> = []
    /// What holds of paths wherever what follows is reached.
    var conditions: [StorageCondition] = []
    var sites: [Site] = []
    var trigger: Action.Trigger?
    var selection: Place?
    /// The flag of the dialog around.
    var dialog: Place?
    /// True where something that the dialog asks decides what follows.
    var isChosenInDialog = false
    /// What is known not to be there.
    var absent: Place?
    /// True in what lies over or beside a view: its identity is not the view's.
    var isBeside = false
    /// True in the rows of a list.
    var isInRows = false
    /// True in what a tab view shows: a stack there is a tab's own.
    var isInTabs = false
    var level = 0
    /// What emptied a stack right before what follows.
    var emptied: Effect?
    /// How many functions around were asked for something: what they do besides is not what code means to do.
    var asked = 0

    mutating func follow(_ content: Content) {
      let outer = conditions
      var before = emptied
      emptied = nil
      conditions.join(content.conditions)
      defer { conditions = outer }
      guard level < 160, !conditions.contradictEachOther, isNew(content) else { return }
      level += 1
      defer { level -= 1 }
      var run: [Effect] = []
      for item in content.items {
        if let effects = EffectRun.effects(of: item) {
          run += effects
          continue
        }
        before = flush(&run, after: before)
        emptied = item.continues ? before : nil
        follow(item)
        (before, emptied) = (nil, nil)
      }
      _ = flush(&run, after: before)
    }

    private mutating func isNew(_ content: Content) -> Bool {
      if conditions.isEmpty { return seen.insert(content).inserted }
      return !seen.contains(content)
        && seenUnder.insert(Conditional(content: content, conditions: conditions)).inserted
    }

    /// - Returns: what empties a stack last.
    private mutating func flush(_ run: inout [Effect], after emptied: Effect?) -> Effect? {
      guard let last = run.last else { return emptied }
      if let emptied, run[0].fills(emptied) { run.insert(emptied, at: 0) }
      if !conditions.isEmpty { run = run.map { $0.under(conditions) } }
      if let absent {
        for position in run.indices where run[position].stores(at: absent) {
          run[position].fillsAbsent = true
        }
      }
      add(.effects(run))
      run = []
      return last.empties ? last : nil
    }

    private mutating func add(_ kind: Leaf.Kind, at site: Site? = nil) {
      let isAsked = if case .effects = kind { asked > 0 } else { false }
      let number = summarizer.number(of: kind, isAsked: isAsked)
      guard known.insert(Leaf.Key(number: number, selection: selection)).inserted else { return }
      var leaf = Leaf(
        kind, number: number, isAsked: isAsked, sites: site.map { sites + [$0] } ?? sites,
        trigger: trigger, selection: selection)
      leaf.dialog = dialog
      leaf.isChosenInDialog = isChosenInDialog
      leaves.append(leaf)
    }

    private mutating func follow(_ item: Item) {
      switch item {
      case .include(let content, let site), .chosen(let content, let site):
        within(site) { $0.follow(content) }
      case .recursion(let content): follow(content)
      case .attachment(let content, let site):
        let outer = (isBeside, dialog, isChosenInDialog)
        isBeside = true
        if let flag = content.dialogFlag { (dialog, isChosenInDialog) = (flag, false) }
        within(site) { $0.follow(content) }
        (isBeside, dialog, isChosenInDialog) = outer
      case .view(let view, let site): follow(view, site)
      case .element(let element): follow(element)
      case .container(let container):
        if case .stack(let path, let isLegacy) = container.kind, path != nil || !isInTabs {
          add(.nestedStack(path, isInTabs ? nil : container.site, isLegacy))
        }
        let outer = isInTabs
        if case .tabs = container.kind { isInTabs = true }
        for part in container.parts { follow(part.content) }
        isInTabs = outer
      case .registration(let registration): add(.registration(registration))
      case .presentation(let presentation):
        add(.presentation(presentation).tapped(inRows: isInRows && !isBeside), at: presentation.site)
        follow(closing: presentation)
      case .link(let link): add(.link(link), at: link.site)
      case .branch(let branch) where branch.presenter != nil: add(.stored(branch), at: branch.site)
      case .branch(let branch):
        let views = branch.chosenViews
        if views.count > 1 { add(.choice(views, branch.site)) }
        let outer = (absent, isChosenInDialog)
        isChosenInDialog = isChosenInDialog || dialog != nil
        let before = emptied
        for alternative in branch.alternatives {
          emptied = before
          if case .isAbsent = alternative.test { absent = summarizer.evaluator.place(branch.subject)?.base }
          follow(alternative.content)
          absent = outer.0
        }
        isChosenInDialog = outer.1
      case .handler(let handler): follow(handler)
      case .selection(let place, let content, let site):
        add(.selection(place.base, site))
        let outer = selection
        selection = place.base
        follow(content)
        selection = outer
      case .tag(let value): if selection != nil { add(.tag(value)) }
      case .identity(let place, _): if !isBeside { add(.identity(place.base)) }
      case .trait(let trait): add(.trait(trait))
      case .inert(let content): add(.inert(content))
      case .effect: break
      }
    }

    /// What comes once it is closed: done by whoever left behind what it needs, or else by the screen that presents.
    private mutating func follow(closing presentation: Presentation) {
      guard let content = presentation.onDismiss else { return }
      guard content.takenUp.isEmpty else {
        return add(.handler(Handler(event: .closing, content: content, site: presentation.site)))
      }
      triggered(.system) { $0.follow(content) }
    }

    private mutating func follow(_ element: Element) {
      let outer = isInRows
      isInRows = outer || element.name == "List"
      follow(element.content)
      isInRows = outer
    }

    private mutating func follow(_ view: ObjectValue, _ site: Site) {
      add(.view(view.type))
      if view.environment?.isDisabled == true { return }
      let way = sites + [site]
      var inner = summarizer.leaves(of: view)
      if !conditions.isEmpty { inner = inner.map { $0.under(conditions, summarizer) } }
      if isInRows, !isBeside { inner = inner.map(\.inRow) }
      for position in inner.indices {
        var key = inner[position].key
        if key.selection == nil { key.selection = selection }
        if isBeside, case .identity = inner[position].kind { continue }
        guard known.insert(key).inserted else { continue }
        var leaf = inner[position]
        leaf.selection = key.selection
        leaf.sites = way + leaf.sites
        leaf.trigger = leaf.trigger ?? trigger
        leaf.dialog = leaf.dialog ?? dialog
        leaf.isChosenInDialog = leaf.isChosenInDialog || isChosenInDialog
        leaves.append(leaf)
      }
    }

    private mutating func follow(_ handler: Handler) {
      switch handler.event {
      case .action: within(handler.site) { $0.follow(handler.content) }
      case .reaction: triggered(.change) { walk in walk.within(handler.site) { $0.follow(handler.content) } }
      case .lifecycle:
        triggered(.system) { walk in walk.within(handler.site) { $0.follow(handler.content) } }
      default: add(.handler(handler))
      }
    }

    private mutating func triggered(_ trigger: Action.Trigger, _ body: (inout Walk) -> Void) {
      let outer = self.trigger
      self.trigger = trigger
      body(&self)
      self.trigger = outer
    }

    private mutating func within(_ site: Site, _ body: (inout Walk) -> Void) {
      guard site.offset != 0 || site.file != 0, sites.last != site else { return body(&self) }
      let asks = summarizer.requests.owner(at: site) != nil
      sites.append(site)
      if asks { asked += 1 }
      body(&self)
      if asks { asked -= 1 }
      sites.removeLast()
    }
  }
}

extension Content {
  /// The flag that a modifier is handed which attaches this: a dialog is there while that is set.
  fileprivate var dialogFlag: Place? {
    for case .effect(let effect) in items { if case .edit = effect.operation { return effect.place } }
    return nil
  }
}

extension Leaf.Kind {
  /// A link that nobody sees is tapped with its row.
  fileprivate func tapped(inRows isInRows: Bool) -> Self {
    guard isInRows, case .presentation(var presentation) = self, presentation.isHidden else { return self }
    presentation.isLink = true
    return .presentation(presentation)
  }

  /// Where it is written, callers aside.
  fileprivate var sites: [Site] {
    switch self {
    case .effects(let effects): effects.map(\.site)
    case .link(let link): [link.site]
    case .presentation(let presentation): [presentation.site]
    case .registration(let registration): [registration.site]
    default: []
    }
  }
}

extension Effect {
  fileprivate func stores(at place: Place) -> Bool {
    guard self.place?.base == place, case .set = operation else { return false }
    return true
  }
}

/// Code that is reached only where something holds of paths.
private struct Conditional: Hashable {
  var content: Content
  var conditions: [StorageCondition]
}
