import NavAtlasInterpreting
import NavAtlasModel

/// Which of several screens' registrations of one type counts.
extension Assembler {
  /// What is registered on a stack; where several screens register one type, as those of tabs inside of it do, first what
  /// those register from which a screen is reached. O(moves) where there are several.
  func registrations(on stage: Stage, reaching node: ScreenNode?) -> [Registration] {
    let all = stage.registrations
    guard let node, all.count > 1, Set(all.map(\.type)).count < all.count else { return all }
    let origins = origins(of: node)
    let own = all.filter { stage.registrars[$0.key]?.isDisjoint(with: origins) == false }
    return own + all.filter { !own.contains($0.key) }
  }

  /// A screen and those over which it lies.
  private func origins(of node: ScreenNode) -> Set<ScreenNode> {
    if knownOrigins.moves != moves.count { knownOrigins = (moves.count, [:]) }
    if let known = knownOrigins.origins[node] { return known }
    var found: Set<ScreenNode> = [node]
    var open = [node]
    while let next = open.popLast() {
      for move in moves.keys where move.to == next && !Self.elsewhere.contains(move.kind) {
        if let from = move.from, found.insert(from).inserted { open.append(from) }
      }
    }
    knownOrigins.origins[node] = found
    return found
  }

  /// Moves that lay nothing over where they begin.
  private static let elsewhere: Set<TransitionKind> = [.tab, .select, .replace, .resetRoot]
}
