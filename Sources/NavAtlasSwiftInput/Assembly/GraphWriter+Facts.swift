import NavAtlasModel

/// What was seen on the way and is no part of a graph.
extension GraphWriter {
  mutating func followedFacts() -> SourceFacts {
    var facts = SourceFacts()
    for stage in assembler.stages where stage.isStack && stage.isReachable {
      guard let id = container(stage) else { continue }
      facts.registrations += stage.registrations.map { self.registration($0, on: stage, of: id) }
    }
    facts.registrations = united(facts.registrations)
    let views = ids.filter { $0.key.kind == .view }
    func screen(_ type: DeclaredType?) -> Screen.ID? {
      type.flatMap { type in views.first { $0.key.type === type }?.value }
    }
    facts.nestedStacks = assembler.nestedStacks.values.map { nested in
      .init(
        name: nested.isLegacy ? "NavigationView" : "NavigationStack", screen: screen(nested.owner),
        location: location(nested.site))
    }
    .sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    return facts
  }

  private func registration(
    _ registration: Registration, on stage: Stage, of container: Container.ID
  ) -> SourceFacts.Registration {
    let nodes = stage.registrars[registration.key] ?? []
    return .init(
      type: registration.type.unwrapped.name, container: container,
      screens: nodes.compactMap { ids[$0] }.sorted(),
      isAtRoot: nodes.isEmpty || nodes.contains { stage.roots.contains($0) },
      isUsed: assembler.usedRegistrations.contains(registration.key), location: location(registration.site))
  }

  /// Stages that are one container in the graph have its destinations once.
  private func united(_ all: [SourceFacts.Registration]) -> [SourceFacts.Registration] {
    struct Key: Hashable {
      var container: Container.ID
      var type: String
      var location: SourceLocation
    }
    var order: [Key] = []
    var found: [Key: SourceFacts.Registration] = [:]
    for registration in all {
      let key = Key(
        container: registration.container, type: registration.type, location: registration.location)
      guard var known = found[key] else {
        order.append(key)
        found[key] = registration
        continue
      }
      known.screens = Set(known.screens + registration.screens).sorted()
      known.isAtRoot = known.isAtRoot || registration.isAtRoot
      known.isUsed = known.isUsed || registration.isUsed
      found[key] = known
    }
    return order.compactMap { found[$0] }
      .sorted { ($0.container, $0.location, $0.type) < ($1.container, $1.location, $1.type) }
  }
}
