import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Several screens that each make an object of one class for themselves, and present by it.
extension Assembler {
  /// Of what one place presents on all screens, what the object does by which a screen acts: where it has made one
  /// itself, or one is made around it, those of others are not it.
  func ofOwnObject(_ candidates: [Drivers.Presented], _ frame: Frame) -> [Drivers.Presented] {
    guard candidates.count > 1, let node = frame.node else { return candidates }
    let made = candidates.compactMap { one in keeper(of: one).map { (one, $0) } }
    guard !made.isEmpty else { return candidates }
    let itself = made.filter { $0.0.frame.node == node }
    let own = itself.isEmpty ? made.filter { lies(over: [$0.0.frame.stage.number], frame) } : itself
    guard !own.isEmpty else { return candidates }
    return candidates.filter { one in
      guard let other = made.first(where: { $0.0 === one }) else { return true }
      return own.contains { $0.0 === one || $0.1 == other.1 && !isOfScreen(other.1, one.frame) }
    }
  }

  /// The property that keeps the object by which something is presented, where it has made it.
  private func keeper(of presented: Drivers.Presented) -> Place? {
    guard let keeper = evaluator.place(presented.presentation.driver)?.via.first,
      let owner = index.type(declaredAs: keeper.owner),
      let property = index.properties(named: keeper.name, of: owner).first?.declaration,
      property.initial != nil, ["State", "StateObject"].contains(where: { property.attribute($0) != nil })
    else { return nil }
    return keeper
  }

  /// True where each screen of a view makes its own: it is not handed to several.
  private func isOfScreen(_ keeper: Place, _ frame: Frame) -> Bool {
    frame.node?.type?.name == keeper.owner
      || index.type(declaredAs: keeper.owner)?.conforms(to: "ViewModifier") == true
  }
}
