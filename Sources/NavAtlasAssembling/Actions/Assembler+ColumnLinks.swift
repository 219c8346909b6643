import NavAtlasInterpreting
import NavAtlasProgram

/// Links with values in a column for which the column registers destinations itself, without a stack.
extension Assembler {
  /// What a leading column registers itself, the column after it shows as its root.
  func destinations(of value: Value, registeredAround place: Stage, shownIn column: Stage)
    -> [ScreenNode]?
  {
    let own = place.chain.prefix { !$0.isSplit }.flatMap(\.registrations)
    guard let registration = registration(for: value.routed, own) else { return nil }
    usedTypes.insert(registration.type)
    return mountDestination(
      registration.handler, [value.routed], value.routed, [:], on: column, as: .root, registration.site)
  }

  /// True for a link in a list that shows a value of another kind than those which the list selects.
  func isRegistered(_ value: Value, besides selection: Place, _ action: Action) -> Bool {
    guard let type = evaluator.type(of: value)?.unwrapped, let selected = selection.type?.unwrapped,
      type != .any, selected != .any, !type.isSame(as: selected), selected.element == nil
    else { return false }
    let own = action.frame.linkStage.chain.prefix { !$0.isSplit }.flatMap(\.registrations)
    return own.contains { $0.type.unwrapped.isSame(as: type) }
  }
}
