import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// A way into the app while it is put together.
private struct Arrival: Hashable {
  /// What a window, tab or column shows.
  var base: ScreenNode?
  /// What is pushed or presented over it.
  var above: [ScreenNode] = []

  var chain: [ScreenNode] { ([base].compactMap { $0 } + above).distinct }

  /// Of what nearly always tells ways apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(above.count)
    hasher.combine(above.last)
  }
}

extension Assembler {
  /// A URL or an activity opens the app: its handler is followed once everything else is known.
  func enter(_ handler: Handler, _ frame: Frame) {
    let known = entryHandlers.filter { $0.handler.site == handler.site }
    guard known.count < Self.entryLimit, drivers.isNew(handler.site, frame.stage, .entry) else { return }
    addEntry(.url, handler, frame)
  }

  /// One handler may be on very many screens; where it leads is much the same.
  private static let entryLimit = 3

  func addEntry(_ kind: Entry.Kind, _ handler: Handler, _ frame: Frame) {
    let action = Action(kind: .effects([]), frame: frame, sites: [handler.site], trigger: .init(kind))
    entryHandlers.append(EntryHandler(kind: kind, handler: handler, action: action))
    discoveries += 1
  }

  /// Builds the entries from their handlers: each way through the code is a chain of screens.
  func buildEntries() {
    entries.removeAll { $0.kind != .launch }
    knownPresented = [:]
    restore()
    var heard: Set<String> = []
    for entry in entryHandlers {
      build(entry.kind, entry.handler.content, entry.handler.site, entry.action, &heard)
    }
    // What nobody in the app posts comes from outside.
    for name in drivers.notifications.keys.sorted() where !posted.contains(name) && !heard.contains(name) {
      for (handler, frame) in drivers.notifications[name] ?? [] {
        let action = Action(kind: .effects([]), frame: frame, sites: [handler.site], trigger: .notification)
        build(.notification, handler.content, handler.site, action, &heard)
      }
    }
  }

  /// The containers whose state is saved and comes back.
  private func restore() {
    for stage in stages {
      var roots = stage.roots
      var places = stage.drivers
      if stage.isSplit {
        roots = stage.children.first?.roots ?? []
        places = drivers.selections.filter { $0.value.contains { $0.split === stage } }.map(\.key)
      }
      let sites = places.compactMap { evaluator.restoration(of: $0) }
      guard let site = sites.min(), let root = roots.first, !corrections.isIgnored([site]) else { continue }
      let conditions = CompiledConditions([index.conditions(of: [site])])
      entries.append(
        EntryDraft(kind: .restore, nodes: [root], site: site, stage: stage, conditions: conditions))
    }
  }

  private func build(
    _ kind: Entry.Kind, _ content: Content, _ site: Site, _ action: Action, _ heard: inout Set<String>
  ) {
    guard !corrections.isIgnored([site]) else { return }
    var walk = EntryWalk(assembler: self, action: action)
    let start = Arrival()
    for arrival in walk.extend(content, [start], 0) where !arrival.chain.isEmpty {
      let conditions = CompiledConditions([index.conditions(of: [site])])
      entries.append(
        EntryDraft(kind: kind, nodes: arrival.chain, site: site, stage: nil, conditions: conditions))
    }
    heard.formUnion(walk.posted)
  }
}

/// Follows the code of an entry.
private struct EntryWalk {
  let assembler: Assembler
  let action: Action
  var posted: Set<String> = []
  private var running: Set<Content> = []
  private var made: [EffectKey: [Move]] = [:]
  private var isActive: [Content: Bool] = [:]
  /// Where each piece of code led from where: the same functions are called on very many ways.
  private var ends: [Step: [Arrival]] = [:]

  private struct Step: Hashable {
    var content: Content
    var arrivals: [Arrival]

    /// Of what nearly always tells steps apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content)
      hasher.combine(arrivals.count)
      hasher.combine(arrivals.last)
    }
  }

  private static let limit = 64

  init(assembler: Assembler, action: Action) {
    self.assembler = assembler
    self.action = action
  }

  mutating func extend(_ content: Content, _ arrivals: [Arrival], _ level: Int) -> [Arrival] {
    guard level < 24, acts(content), running.insert(content).inserted else { return arrivals }
    defer { running.remove(content) }
    let step = Step(content: content, arrivals: arrivals)
    if let known = ends[step] { return known }
    let result = follow(content, arrivals, level)
    ends[step] = result
    return result
  }

  private mutating func follow(_ content: Content, _ arrivals: [Arrival], _ level: Int) -> [Arrival] {
    var arrivals = arrivals
    for item in content.items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _), .recursion(let inner):
        arrivals = extend(inner, arrivals, level + 1)
      case .element(let element): arrivals = extend(element.content, arrivals, level + 1)
      case .handler(let handler): arrivals = extend(handler.content, arrivals, level + 1)
      case .branch(let branch): arrivals = extend(branch, arrivals, level)
      case .effect(let effect): arrivals = extend(effect, arrivals, level)
      default: break
      }
    }
    return arrivals
  }

  /// True where something in the code does anything. O(items), once for each content.
  private mutating func acts(_ content: Content) -> Bool {
    if let known = isActive[content] { return known }
    isActive[content] = true
    let result = content.items.contains { item in
      switch item {
      case .include(let inner, _), .chosen(let inner, _), .recursion(let inner): acts(inner)
      case .element(let element): acts(element.content)
      case .handler(let handler): acts(handler.content)
      case .branch(let branch): branch.alternatives.contains { acts($0.content) }
      case .effect: true
      default: false
      }
    }
    isActive[content] = result
    return result
  }

  private mutating func extend(_ branch: Branch, _ arrivals: [Arrival], _ level: Int) -> [Arrival] {
    var ends: [Arrival] = []
    var known: Set<Arrival> = []
    for alternative in branch.alternatives {
      for end in extend(alternative.content, arrivals, level + 1) where known.insert(end).inserted {
        ends.append(end)
      }
    }
    if branch.alternatives.count > 1, ends.count > 1 {
      let begun = Set(arrivals)
      ends.removeAll { begun.contains($0) }
    }
    return ends.isEmpty ? arrivals : Array(ends.prefix(Self.limit))
  }

  private mutating func extend(_ effect: Effect, _ arrivals: [Arrival], _ level: Int) -> [Arrival] {
    switch effect.operation {
    case .post(let name, let carried):
      posted.insert(name)
      return reactions(to: name, carried).reduce(arrivals) { extend($1, $0, level + 1) }
    case .send(let feature, let value, _):
      return value.alternatives.reduce(arrivals) {
        extend(assembler.evaluator.reduce(feature, $1).content, $0, level + 1)
      }
    default: break
    }
    let moves = moves(of: effect)
    if !moves.isEmpty { assembler.moveEvidence.sites.formUnion(effect.callers + [effect.site]) }
    var result = moves.isEmpty ? arrivals : []
    var known: Set<Arrival> = []
    for arrival in arrivals {
      for move in moves {
        var next = extend(arrival, move)
        if let top = next.above.last, top == move.to ?? move.path.last { next.above += presented(by: top) }
        if known.insert(next).inserted { result.append(next) }
      }
    }
    guard moves.isEmpty else { return Array(result.prefix(Self.limit)) }
    // Code that watches what was written, where that is all it is for.
    var seen: Set<Site> = []
    for (content, _, site, _) in effect.place.flatMap({ assembler.drivers.changes[$0.base] }) ?? [] {
      assembler.reacted.insert(ObjectIdentifier(content))
      guard seen.insert(site).inserted else { continue }
      result = extend(content, result, level + 1)
    }
    return Array(result.prefix(Self.limit))
  }

  private mutating func moves(of effect: Effect) -> [Move] {
    let key = EffectKey(operation: effect.operation, place: effect.place)
    if let known = made[key] { return known }
    let moves = assembler.trial(of: action.frame.node) { assembler.perform([effect], action) }
    made[key] = moves
    return moves
  }

  private struct EffectKey: Hashable {
    var operation: Effect.Operation
    var place: Place?
  }

  /// What a screen presents from the beginning, because it is made so.
  private func presented(by node: ScreenNode) -> [ScreenNode] {
    if let known = assembler.knownPresented[node] { return known }
    let found = findPresented(by: node)
    assembler.knownPresented[node] = found
    return found
  }

  private func findPresented(by node: ScreenNode) -> [ScreenNode] {
    guard let view = assembler.mounted[node], let site = node.site else { return [] }
    let content = Content(owner: view.type, items: [.view(view, site)])
    let frame = Frame(
      node: node, stage: action.frame.stage, role: .pushed, content: content, presentation: nil)
    for leaf in assembler.summarizer.leaves(of: content) {
      guard case .presentation(let presentation) = leaf.kind, presentation.kind != .push,
        let place = assembler.evaluator.place(presentation.driver),
        let value = view.initialValue(of: place.base), value.isConstant, value != .none,
        value != .boolean(false)
      else { continue }
      let opening = Action(kind: .viewLink(presentation), frame: frame, sites: [presentation.site])
      let moves = assembler.trial(of: node) {
        assembler.open(presentation, with: presentation.isItem ? value : nil, opening)
      }
      if let shown = moves.first?.to { return [shown] }
    }
    return []
  }

  private func reactions(to name: String, _ carried: Value) -> [Content] {
    (assembler.drivers.notifications[name] ?? []).map {
      assembler.evaluator.content(of: $0.handler, given: carried)
    }
  }

  private func extend(_ arrival: Arrival, _ move: Move) -> Arrival {
    var arrival = arrival
    switch move.kind {
    case _ where move.manner == .rootExchange:
      arrival.base = move.to.flatMap { assembler.leaves(of: $0, 0).first } ?? arrival.base
    case .setPath: arrival.above = move.path
    case .pushMany: arrival.above += move.path
    case .popToRoot, .dismissAll: arrival.above = []
    case .pop, .dismiss, .popTo, .popToLogicalRoot: break
    case .replace where !arrival.above.isEmpty:
      arrival.above = arrival.above.dropLast() + [move.to].compactMap { $0 }
    case .tab, .select, .replace, .resetRoot:
      arrival.base = move.to.flatMap { assembler.leaves(of: $0, 0).first } ?? arrival.base
    default: arrival.above += move.to.map { Array(assembler.leaves(of: $0, 0).prefix(1)) } ?? []
    }
    return arrival
  }
}

extension ObjectValue {
  /// What it, or an object that it holds, is made with.
  fileprivate func initialValue(of place: Place, _ level: Int = 0) -> Value? {
    if type.name == place.owner { return fields[place.name] }
    guard level < 3 else { return nil }
    for name in fields.keys.sorted() {
      if case .object(let part)? = fields[name], let value = part.initialValue(of: place, level + 1) {
        return value
      }
    }
    return nil
  }
}
