import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Several screens that each make an object of one class for themselves, and present by it.
extension Assembler {
  /// Of what one place presents on all screens, what the object does by which a screen acts: where it has made one
  /// itself, or one is made around it, those of others are not it.
  func ofOwnObject(_ candidates: [Drivers.Presented], _ frame: Frame) -> [Drivers.Presented] {
    guard candidates.count > 1, let node = frame.node else { return candidates }
    let made = candidates.filter(isByOwnObject)
    guard !made.isEmpty else { return candidates }
    let itself = made.filter { $0.frame.node == node }
    let own = itself.isEmpty ? made.filter { lies(over: [$0.frame.stage.number], frame) } : itself
    guard !own.isEmpty else { return candidates }
    return candidates.filter { one in
      !made.contains { $0 === one } || own.contains { $0 === one }
    }
  }

  /// True for what is driven by an object that the view has made which presents it.
  private func isByOwnObject(_ presented: Drivers.Presented) -> Bool {
    guard let keeper = evaluator.place(presented.presentation.driver)?.via.first,
      let view = index.type(declaredAs: keeper.owner), view.isView || view.conforms(to: "ViewModifier"),
      let property = index.properties(named: keeper.name, of: view).first?.declaration
    else { return false }
    return property.initial != nil && ["State", "StateObject"].contains { property.attribute($0) != nil }
  }
}
