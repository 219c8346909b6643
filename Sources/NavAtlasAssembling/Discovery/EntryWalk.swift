import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// A way into the app while it is put together.
struct Arrival: Hashable {
  /// What a window, tab or column shows.
  var base: ScreenNode?
  /// What is pushed or presented over it.
  var above: [ScreenNode] = []

  var chain: [ScreenNode] { ([base].compactMap { $0 } + above).distinct }
}

/// Follows the code of an entry.
struct EntryWalk {
  let assembler: Assembler
  let action: Action
  private(set) var posted: Set<String> = []
  private var running: Set<Content> = []
  private var made: [EffectKey: [Move]] = [:]
  /// What was written that chooses a root.
  private var choices: [Effect] = []
  private var ways = Ways()
  /// Code that leads nowhere, from wherever.
  private var idle: Set<Content> = []
  /// Moves met, and code that was not followed once more.
  private var turns = 0
  /// Where each piece of code led from where: the same functions are called on very many ways.
  private var ends: [Step: End] = [:]

  private struct Step: NumberedKey {
    var content: Content
    var ways: Int

    var keyNumber: Int { content.keyNumber &* 65_599 &+ ways }
  }

  /// Where code leads.
  private struct End {
    /// The ways that what comes after it goes on with.
    var open: Int
    /// The ways that end the function: `return` in a branch.
    var left: [Arrival] = []

    mutating func append(_ next: End) {
      open = next.open
      left += next.left
    }
  }

  private static let limit = 64

  init(assembler: Assembler, action: Action) {
    self.assembler = assembler
    self.action = action
  }

  /// Where some code leads from the app's beginning. O(steps), a step being some code on some ways.
  mutating func arrivals(following content: Content) -> [Arrival] {
    let end = call(content, ways.number(of: [Arrival()]), 0)
    return ways[end]
  }

  /// Code that returns to where it is called: whatever ends it, its caller goes on.
  private mutating func call(_ content: Content, _ start: Int, _ level: Int) -> Int {
    let end = extend(content, start, level)
    if end.left.isEmpty { return end.open }
    let open = end.open == start ? [] : ways[end.open]
    return ways.number(of: Array((end.left + open).distinct.prefix(Self.limit)))
  }

  private mutating func extend(_ content: Content, _ start: Int, _ level: Int) -> End {
    guard !idle.contains(content) else { return End(open: start) }
    guard level < 24, running.insert(content).inserted else {
      turns += 1
      return End(open: start)
    }
    defer { running.remove(content) }
    let step = Step(content: content, ways: start)
    if let known = ends[step] {
      turns += 1
      return known
    }
    let before = turns
    let end = follow(content, start, level)
    ends[step] = end
    if turns == before { idle.insert(content) }
    return end
  }

  private mutating func follow(_ content: Content, _ start: Int, _ level: Int) -> End {
    var end = End(open: start)
    for item in content.items {
      switch item {
      case .include(let inner, _), .recursion(let inner): end.open = call(inner, end.open, level + 1)
      case .element(let element): end.open = call(element.content, end.open, level + 1)
      case .handler(let handler): end.open = call(handler.content, end.open, level + 1)
      case .effect(let effect): end.open = extend(effect, end.open, level)
      case .chosen(let inner, _): end.append(extend(inner, end.open, level + 1))
      case .branch(let branch): end.append(extend(branch, end.open, level))
      default: break
      }
    }
    return end
  }

  private mutating func extend(_ branch: Branch, _ start: Int, _ level: Int) -> End {
    let begun = Set(ways[start])
    var reached: [Int] = []
    var left: [Arrival] = []
    for alternative in branch.alternatives {
      let end = extend(alternative.content, start, level + 1)
      left += end.left
      if alternative.ends {
        left += ways[end.open].filter { !begun.contains($0) }
      } else if !reached.contains(end.open) {
        reached.append(end.open)
      }
    }
    return End(open: merged(reached, of: branch, start), left: Array(left.distinct.prefix(Self.limit)))
  }

  /// The ways after a branch: those that led on, where any did.
  private mutating func merged(_ reached: [Int], of branch: Branch, _ start: Int) -> Int {
    if reached.count < 2, branch.alternatives.count < 2 || reached.first == start {
      return reached.first ?? start
    }
    var ends = reached.flatMap { ways[$0] }.distinct
    if branch.alternatives.count > 1, ends.count > 1 {
      let begun = Set(ways[start])
      ends.removeAll { begun.contains($0) }
    }
    return ends.isEmpty ? start : ways.number(of: Array(ends.prefix(Self.limit)))
  }

  private mutating func extend(_ effect: Effect, _ start: Int, _ level: Int) -> Int {
    switch effect.operation {
    case .await(let rest): return call(rest, start, level + 1)
    case .post(let name, let carried):
      posted.insert(name)
      return reactions(to: name, carried).reduce(start) { call($1, $0, level + 1) }
    case .send(let feature, let value, _):
      return value.alternatives.reduce(start) {
        call(assembler.evaluator.reduce(feature, $1).content, $0, level + 1)
      }
    default: break
    }
    let moves = moves(of: effect)
    guard moves.isEmpty else {
      turns += 1
      return make(moves, of: effect, start)
    }
    // Code that watches what was written, where that is all it is for.
    var end = start
    var seen: Set<Site> = []
    for watcher in effect.place.flatMap({ assembler.drivers.changes[$0.base] }) ?? [] {
      assembler.reacted.insert(ObjectIdentifier(watcher.content))
      guard assembler.dialogs[watcher.content] == nil, seen.insert(watcher.site).inserted else { continue }
      end = call(watcher.content, end, level + 1)
    }
    return end
  }

  private mutating func make(_ moves: [Move], of effect: Effect, _ start: Int) -> Int {
    assembler.moveEvidence.sites.formUnion(effect.callers + [effect.site])
    var result: [Arrival] = []
    var known: Set<Arrival> = []
    for arrival in ways[start] {
      for move in moves {
        var next = extend(arrival, move)
        if let top = next.above.last, top == move.to ?? move.path.last { next.above += presented(by: top) }
        if known.insert(next).inserted { result.append(next) }
      }
    }
    return ways.number(of: Array(result.prefix(Self.limit)))
  }

  private mutating func moves(of effect: Effect) -> [Move] {
    let key = EffectKey(operation: effect.operation, place: effect.place)
    if let known = made[key] { return known }
    var action = action
    if let place = effect.place?.base {
      if assembler.drivers.switches[place] != nil { choices.append(effect) }
      // A root that code has just chosen is made anew by being shown.
      if assembler.drivers.identities[place] != nil { action.kind = .effects(choices) }
    }
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

/// Lists of arrivals, each known by its number: most code leads from one to the same one again.
private struct Ways {
  private var lists: [[Arrival]] = []
  private var numbers: [[Arrival]: Int] = [:]

  subscript(number: Int) -> [Arrival] { lists[number] }

  mutating func number(of list: [Arrival]) -> Int {
    if let known = numbers[list] { return known }
    lists.append(list)
    numbers[list] = lists.count - 1
    return lists.count - 1
  }
}
