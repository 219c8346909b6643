import NavAtlasInterpreting
import NavAtlasSourceReading

extension Assembler {
  func stage(_ kind: Stage.Kind, in parent: Stage?, at site: Site, name: String? = nil) -> Stage {
    let key = Stage.Key(site: site, parent: parent?.number ?? -1, name: name ?? kind.name)
    if let known = knownStages[key] { return known }
    if let around = parent?.around(key) { return knownStages.reuse(around, for: key) }
    if let first = knownStages.firstOfMany(key, in: parent) {
      evaluator.remarks.note(.crowded, at: site)
      return knownStages.reuse(first, for: key)
    }
    let stage = Stage(kind, in: parent, number: stages.count, key: key)
    stages.append(stage)
    drivers.version += 1
    knownStages.add(stage, for: key)
    discoveries += 1
    return stage
  }
}

/// Which stages there are, so that the same code makes each once in the same one around.
///
/// Layers that all show each other would make one for every way through them.
struct KnownStages {
  private var stages: [Stage.Key: Stage] = [:]
  private var alike: [Surroundings: (first: Stage, count: Int)] = [:]

  /// Of 398 apps one has more, and loses nothing but ways back from what is shown by two or three layers more.
  private static let limit = 12

  /// What makes a stage, and what makes the one around it.
  private struct Surroundings: Hashable {
    var site: Site
    var name: String
    var outerSite: Site?
    var outerName: String?

    init(_ key: Stage.Key, in parent: Stage?) {
      (site, name) = (key.site, key.name)
      (outerSite, outerName) = (parent?.site, parent?.madeAs)
    }
  }

  subscript(key: Stage.Key) -> Stage? { stages[key] }

  /// The first of those that the same code made in the same surroundings, where there are too many to tell apart.
  func firstOfMany(_ key: Stage.Key, in parent: Stage?) -> Stage? {
    guard let known = alike[Surroundings(key, in: parent)], known.count >= Self.limit else { return nil }
    return known.first
  }

  mutating func add(_ stage: Stage, for key: Stage.Key) {
    stages[key] = stage
    alike[Surroundings(key, in: stage.parent), default: (stage, 0)].count += 1
  }

  mutating func reuse(_ stage: Stage, for key: Stage.Key) -> Stage {
    stages[key] = stage
    return stage
  }
}
