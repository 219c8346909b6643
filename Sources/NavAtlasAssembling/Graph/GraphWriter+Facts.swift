import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram

/// What was seen on the way and is no part of a graph.
extension GraphWriter {
  mutating func followedFacts() -> SourceFacts {
    var facts = SourceFacts()
    for stage in assembler.stages where stage.isStack && stage.isReachable {
      guard let id = container(stage) else { continue }
      facts.registrations += stage.registrations.map { self.registration($0, on: stage, of: id) }
    }
    facts.registrations = united(facts.registrations)
    facts.nestedStacks = assembler.nestedStacks.values.compactMap { nested in
      ids[nested.screen].map {
        .init(
          name: nested.isLegacy ? "NavigationView" : "NavigationStack", screen: $0,
          location: location(nested.site))
      }
    }
    .sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    return facts
  }

  private func registration(
    _ registration: Registration, on stage: Stage, of container: Container.ID
  ) -> SourceFacts.Registration {
    let nodes = stage.registrars[registration.key] ?? []
    let pushed = stage.pushedRegistrars[registration.key] ?? []
    let roots = nodes.filter { !pushed.contains($0) || stage.roots.contains($0) }
    return .init(
      type: registration.type.unwrapped.name, container: container,
      roots: roots.compactMap { ids[$0] }.sorted(), pushed: pushed.compactMap { ids[$0] }.sorted(),
      isAtRoot: nodes.isEmpty || !roots.isEmpty,
      isUsed: assembler.usedTypes.contains(registration.type), location: location(registration.site))
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
      known.roots = Set(known.roots + registration.roots).sorted()
      known.pushed = Set(known.pushed + registration.pushed).sorted()
      known.isAtRoot = known.isAtRoot || registration.isAtRoot
      known.isUsed = known.isUsed || registration.isUsed
      found[key] = known
    }
    return order.compactMap { found[$0] }
      .sorted { ($0.container, $0.location, $0.type) < ($1.container, $1.location, $1.type) }
  }
}
