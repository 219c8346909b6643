import NavAtlasInterpreting
import NavAtlasSourceReading

extension Assembler {
  /// Follows what is shown and performs what that does, until nothing new is found.
  func settle() {
    var before = -1
    var rounds = 0
    while before != discoveries + evaluator.listenerCount, rounds < 60, !evaluator.isExhausted, !isMisguided {
      before = discoveries + evaluator.listenerCount
      rounds += 1
      followPending()
      performNew()
      drivers.driveByHandedBindings()
      for position in waiting.affected(by: counts()) { perform(at: position) }
      performDoubtful()
      if before == discoveries + evaluator.listenerCount { goOnAfterOthers() }
    }
    leadToTabRoots()
  }

  /// Follows what was just shown, and what that leads to, without asking again what older actions lead to.
  func settleNew() {
    while !pending.isEmpty, !evaluator.isExhausted {
      followPending()
      performNew()
    }
  }

  private func followPending() {
    while !evaluator.isExhausted, let frame = pending.popLast() { discover(frame) }
  }

  func performNew() {
    while !evaluator.isExhausted, waiting.performed < actions.count {
      waiting.performed += 1
      let position = waiting.performed - 1
      if !isIdle(actions[position]) { perform(at: position) }
    }
  }

  /// Performs an action if it meets other drivers than the last time.
  private func perform(at position: Int) {
    let known = readiness(of: actions[position])
    guard actions[position].seen != known else { return }
    actions[position].seen = known
    performWatched(actions[position], at: position)
  }

  /// How much there is of everything that actions wait for. O(drivers).
  private func counts() -> [Waiting.Need: Int] {
    var counts: [Waiting.Need: Int] = [:]
    for place in drivers.places.union(slots.keys) {
      counts[.driver(place), default: 0] += driven(by: place)
    }
    for (place, kept) in keptRoutes { counts[.route(place), default: 0] += kept.count }
    for (place, listeners) in evaluator.listeners { counts[.listener(place), default: 0] += listeners.count }
    for (name, handlers) in drivers.notifications { counts[.notification(name)] = handlers.count }
    return counts
  }

  /// Grows with what is known of that which an action depends on.
  fileprivate func readiness(of action: Action) -> Int {
    switch action.kind {
    case .link(_, let selection):
      let across = action.frame.stage.leadingColumn == nil ? 0 : drivers.version
      return action.frame.stage.chain.reduce(across) { $0 + $1.registrations.count }
        + (selection.map { driven(by: $0) } ?? 0)
    case .viewLink: return 0
    case .select(let place, _): return driven(by: place)
    case .effects(let effects):
      return effects.reduce(0) { sum, effect in
        if case .post(let name, _) = effect.operation {
          return sum + (drivers.notifications[name]?.count ?? 0)
        }
        if case .send = effect.operation { return sum + 1 }
        // Where it is not known what to go back to, all that is pushed may be it.
        if case .popTo = effect.operation { return sum + drivers.version + frames.count }
        if case .emit = effect.operation, let place = effect.place {
          return sum + (evaluator.listeners[place]?.count ?? 0)
        }
        if case .library(let move) = effect.operation {
          if move.kind.shows { return sum + drivers.version }
          if move.kind == .popTo { return sum + frames.count }
        }
        guard let place = effect.place?.base else { return sum }
        let kept = effect.source.flatMap { keptRoutes[$0]?.count } ?? 0
        return sum + kept + driven(by: place)
      }
    }
  }

  /// How much a place drives.
  private func driven(by place: Place) -> Int {
    drivers.count(of: place, evaluator.tellsApart) + slots.matching(place, evaluator.tellsApart).count
      + (drivers.presented(by: place, evaluator.tellsApart).all.isEmpty ? 0 : fills)
  }
}

/// Which actions have to be asked again when something is found.
struct Waiting {
  /// What an action's effect depends on.
  struct Need: NumberedKey {
    private enum Kind { case driver, route, listener, notification }

    private let kind: Kind
    /// Of which only the owner and the name count.
    private let place: Place

    static func driver(_ place: Place) -> Need { .init(kind: .driver, place: place) }
    static func route(_ place: Place) -> Need { .init(kind: .route, place: place) }
    static func listener(_ place: Place) -> Need { .init(kind: .listener, place: place) }
    static func notification(_ name: String) -> Need {
      .init(kind: .notification, place: Place(owner: "", name: name))
    }

    static func == (left: Need, right: Need) -> Bool {
      left.kind == right.kind && left.place.name == right.place.name && left.place.owner == right.place.owner
    }

    var keyNumber: Int { place.keyNumber }
  }

  /// How many actions were performed at least once.
  var performed = 0
  private var positions: [Need: [Int]] = [:]
  /// The actions that may depend on anything.
  private var always: [Int] = []
  private var known: [Need: Int] = [:]

  mutating func add(_ action: Action, at position: Int) {
    switch action.kind {
    case .link: always.append(position)
    case .viewLink: break
    case .select(let place, _): positions[.driver(place), default: []].append(position)
    case .effects(let effects):
      if effects.contains(where: \.dependsOnAnything) { always.append(position) }
      for need in effects.flatMap(\.needs) where positions[need]?.last != position {
        positions[need, default: []].append(position)
      }
    }
  }

  /// The actions that wait for what there is more of than the last time, in order.
  mutating func affected(by counts: [Need: Int]) -> [Int] {
    let changed = counts.filter { known[$0.key] != $0.value }
    known = counts
    return Set(always + changed.keys.flatMap { positions[$0] ?? [] }).sorted()
  }
}

extension Effect {
  /// Where the value is taken from that is written.
  fileprivate var source: Place? {
    if case .set(.place(let place)) = operation { place.base } else { nil }
  }

  fileprivate var dependsOnAnything: Bool {
    switch operation {
    case .popTo: true
    case .library(let move): move.kind.shows || move.kind == .popTo
    default: false
    }
  }

  fileprivate var needs: [Waiting.Need] {
    if case .post(let name, _) = operation { return [.notification(name)] }
    guard let place = place?.base else { return [] }
    if case .emit = operation { return [.listener(place)] }
    let wholes = place.via.flatMap { [.driver($0.base), .listener($0.base)] as [Waiting.Need] }
    return [.driver(place)] + (source.map { [.route($0)] } ?? []) + wholes
  }
}

extension Drivers {
  /// Every place that drives something.
  fileprivate var places: Set<Place> {
    navigating.union(selections.keys).union(preferences.keys).union(changes.keys).union(identities.keys)
      .union(standIns.keys)
  }

  var placeNames: Set<String> { Set(places.map(\.name)) }

  /// Grows with every place that drives something. O(1).
  var placeCount: Int {
    presentations.count + stacks.count + switches.count + tabs.count + selections.count + preferences.count
      + changes.count + identities.count + standIns.count
  }

  /// Every place that drives what is shown, lists and code that watches aside.
  var navigating: Set<Place> {
    Set(presentations.keys).union(stacks.keys).union(switches.keys).union(tabs.keys)
  }
}
