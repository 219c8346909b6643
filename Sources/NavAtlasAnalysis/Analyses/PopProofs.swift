public import NavAtlasModel

/// Whether code can take more values off a path than are on it: each explicit pop with its proof.
///
/// What the source checks before it pops is not asked here.
public struct PopProofs: Analysis {
  /// A pop by the code of one screen.
  public struct Proof: Sendable, Hashable {
    public var screen: Screen.ID
    public var pop: Transition
    public var verdict: Verdict

    public init(screen: Screen.ID, pop: Transition, verdict: Verdict) {
      self.screen = screen
      self.pop = pop
      self.verdict = verdict
    }

    /// How many values it takes.
    public var count: Int { pop.n ?? 1 }
  }

  /// What is proved.
  public enum Verdict: Sendable, Hashable {
    /// There are always at least as many values.
    case safe
    /// There can be too few, as in the lowest stack that is named.
    case canTrap(StackHeights.Height)
    /// Nothing can be said, for this reason.
    case unknown(String)

    /// The reason where the screen is on no stack that can be reached.
    public static let unreached = "nothing leads to the screen that calls it"
  }

  public static func result(of facts: Facts, in profile: Profile) -> [Proof] {
    let heights = facts[StackHeights.self, profile]
    var places: [Key: [StackHeights.Height]] = [:]
    for height in heights {
      for pop in Set(height.pops) { places[Key(screen: height.screen, pop: pop), default: []].append(height) }
    }
    let proved = places.map { key, places in proof(key, places) }
    let reached = Set(heights.map(\.screen))
    let others = facts.graph.transitions.compactMap { pop -> Proof? in
      guard pop.kind == .pop, case .screen(let screen) = pop.from,
        places[Key(screen: screen, pop: pop)] == nil
      else { return nil }
      let reason =
        reached.contains(screen)
        ? "the screen that calls it stands elsewhere" : Verdict.unreached
      return Proof(screen: screen, pop: pop, verdict: .unknown(reason))
    }
    return (proved + others).sorted { ($0.screen, $0.order) < ($1.screen, $1.order) }
  }

  private struct Key: Hashable {
    var screen: Screen.ID
    var pop: Transition
  }

  private static func proof(_ key: Key, _ places: [StackHeights.Height]) -> Proof {
    let lowest = places.min { ($0.least, $0.witness.count) < ($1.least, $1.witness.count) }
    let count = key.pop.n ?? 1
    if let lowest, lowest.least < count {
      return Proof(screen: key.screen, pop: key.pop, verdict: .canTrap(lowest))
    }
    return Proof(screen: key.screen, pop: key.pop, verdict: .safe)
  }
}

extension PopProofs.Proof {
  fileprivate var order: String {
    "\(count) \(pop.container ?? "") \(pop.label ?? "") \(pop.locations.first.map { "\($0)" } ?? "")"
  }
}
