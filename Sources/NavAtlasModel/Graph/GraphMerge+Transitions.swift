/// What two transitions have in common that are one move.
struct TransitionKey: Hashable {
  var from: Transition.Source
  var kind: TransitionKind
  var to: Screen.ID?
  var n: Int
  var path: [Screen.ID]
  var isImplicit: Bool

  init(_ transition: Transition) {
    from = transition.from
    kind = transition.kind
    to = transition.to
    n = transition.n ?? 1
    path = transition.path
    isImplicit = transition.isImplicit
  }
}

extension GraphMerge {
  /// Adds a transition to the one that is the same move, or as a new one.
  ///
  /// Two are the same move where kind, ends, count, path, container and column agree and neither label nor
  /// condition contradicts the other's. An observed move knows less: where it names no container or column, it is
  /// the first declared one that fits, or else a declared move from every screen (`*`).
  mutating func unite(_ transition: Transition, isObserved: Bool) {
    let key = TransitionKey(transition)
    let match =
      index(of: transition, key) { $0.isSameMove(as: transition) }
      ?? (isObserved ? indexOfDeclared(transition, key) : nil)
    guard let match else {
      var new = transition
      if isObserved { new.confidence = .observed }
      transitionIndices[key, default: []].append(append(new))
      return
    }
    change(transition: match) { $0.absorb(transition, isObserved: isObserved) }
  }

  private func index(of transition: Transition, _ key: TransitionKey, where fits: (Transition) -> Bool)
    -> Int?
  {
    transitionIndices[key]?.first { fits(graph.transitions[$0]) }
  }

  private func indexOfDeclared(_ transition: Transition, _ key: TransitionKey) -> Int? {
    var keys = [key]
    if key.kind.target == .optional, key.to != nil {
      keys.append(key)
      keys[1].to = nil
    }
    keys += keys.map { key in
      var anywhere = key
      anywhere.from = .anyScreen
      return anywhere
    }
    return keys.lazy.compactMap { key in
      self.index(of: transition, key) { $0.confidence != .observed && $0.covers(transition) }
    }.first
  }
}

extension Transition {
  fileprivate func isSameMove(as other: Transition) -> Bool {
    container == other.container && column == other.column
      && (label == nil || other.label == nil || label == other.label)
      && (condition == nil || other.condition == nil || condition == other.condition)
  }

  /// True where an observed move says nothing that this one contradicts.
  fileprivate func covers(_ observed: Transition) -> Bool {
    (observed.container == nil || container == nil || container == observed.container)
      && (observed.column == nil || column == nil || column == observed.column)
  }

  fileprivate mutating func absorb(_ other: Transition, isObserved: Bool) {
    count += other.count
    let known = Set(locations)
    locations += other.locations.filter { !known.contains($0) }
    extra.unite(other.extra)
    guard !isObserved || confidence == .observed else { return }
    label = label ?? other.label
    condition = condition ?? other.condition
    prefer = prefer ?? other.prefer
    via = via ?? other.via
    n = n ?? other.n
    singleTop = singleTop || other.singleTop
    exchangesRoot = exchangesRoot || other.exchangesRoot
    if !isObserved, other.confidence.rank > confidence.rank { confidence = other.confidence }
  }
}

extension Transition.Confidence {
  fileprivate var rank: Int {
    switch self {
    case .observed: 0
    case .inferred: 1
    case .declared: 2
    }
  }
}
