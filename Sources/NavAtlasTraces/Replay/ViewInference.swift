import NavAtlasModel

/// Guesses the operation behind a screen view (semantics 5.6).
struct ViewInference {
  /// An operation that explains the next view.
  enum Candidate: Hashable {
    case move(TransitionKind)
    case back
    case revisit
    /// A push that the graph does not have.
    case unknownPush
  }

  let moves: StaticMoves

  /// The operations that lead from the stack `frames`, root first, to `screen`; the likeliest first.
  func candidates(_ frames: [Screen.ID], to screen: Screen.ID) -> [Candidate] {
    guard let top = frames.last else { return [.unknownPush] }
    let kinds = moves.kinds(from: top, to: screen)
    if screen == top { return kinds.contains(.push) ? [.revisit, .move(.push)] : [.revisit] }
    var found: [Candidate] = []
    if kinds.contains(.resetRoot) { found.append(.move(.resetRoot)) }
    if kinds.contains(.popToLogicalRoot) { found.append(.move(.popToLogicalRoot)) }
    if moves.has(.popToRoot, from: top), frames.first == screen { found.append(.move(.popToRoot)) }
    let isExplicit = !found.isEmpty
    let below = frames.dropLast()
    if below.last == screen {
      found.append(.back)
    } else if below.contains(screen), !isExplicit {
      found.append(.move(.popTo))
    }
    if kinds.contains(.replace) { found.append(.move(.replace)) }
    let growing: [TransitionKind] = [.push, .viewPush, .pushMany, .setPath, .linkAcross]
    if let kind = growing.first(where: kinds.contains) { found.append(.move(kind)) }
    let others: [TransitionKind] = [.tab, .select, .sheet, .cover, .popover, .inspector, .url, .restore]
    found += others.filter(kinds.contains).map { .move($0) }
    return found.isEmpty ? [.unknownPush] : found
  }
}
