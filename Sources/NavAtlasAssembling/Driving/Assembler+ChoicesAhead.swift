import NavAtlasInterpreting
import NavAtlasProgram

/// Choices that are there only once another root is: `if isIn { if role == .guest { Lobby() } else { Office() } }`.
extension Assembler {
  /// What may be stored for choices that an exchange of roots leads to, where the screen that exchanges them sets it by
  /// itself, as a picker of a log-in does. O(leaves of the screen), once.
  func choicesAhead(of action: Action, exchanging place: Place) -> [Place: Value] {
    guard action.observer == nil, let node = action.frame.node else { return [:] }
    if let known = knownChoicesAhead[node], known.version == drivers.version {
      return known.values.filter { $0.key != place && action.written[$0.key] == nil }
    }
    var values: [Place: [Value]] = [:]
    for leaf in summarizer.leaves(ofReaction: action.frame.content) {
      guard case .effects(let effects) = leaf.kind else { continue }
      for effect in effects where !isPart(effect, of: effects) {
        guard let set = effect.place?.base, drivers.switches[set] != nil else { continue }
        switch effect.operation {
        case .set(let value): values[set, default: []] += value.alternatives
        case .edit, .toggle: values[set, default: []].append(.unknown)
        default: break
        }
      }
    }
    let found = values.reduce(into: [Place: Value]()) { found, choice in
      let all = evaluator.initialValues(of: choice.key) + choice.value
      found[choice.key] =
        all.allSatisfy(\.isConstant)
        ? .oneOf(all) : choice.key.type.map { .typed($0) } ?? .unknown
    }
    knownChoicesAhead[node] = (drivers.version, found)
    return found.filter { $0.key != place && action.written[$0.key] == nil }
  }

  /// True for what a whole that decides a root brings with it: whoever writes another one leaves none of that there.
  private func isPart(_ effect: Effect, of effects: [Effect]) -> Bool {
    guard let wholes = effect.place?.via, !wholes.isEmpty else { return false }
    return effects.contains { other in
      guard case .set = other.operation, let written = other.place?.base else { return false }
      return wholes.contains(written) && drivers.switches[written] != nil
    }
  }
}
