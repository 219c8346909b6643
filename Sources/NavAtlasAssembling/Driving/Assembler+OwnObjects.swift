import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Several screens that each make an object of one class for themselves, and present by it.
extension Assembler {
  /// Of what one place presents on all screens, what the object does by which a screen acts: where it has made one
  /// itself, or one is made around it, those of others are not it.
  func ofOwnObject(_ candidates: [Drivers.Presented], _ frame: Frame) -> [Drivers.Presented] {
    // What is pushed may be taken away by a notification that each such object hears.
    let candidates = candidates.filter {
      $0.presentation.kind == .push || !isOfAnotherObject(keeper(of: $0), frame)
    }
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

  /// True where code watches, or presents by, an object that its view makes, and the acting screen makes one of the same
  /// class: that is what its code does something with.
  func isOfAnotherObject(_ watched: Place?, _ frame: Frame) -> Bool {
    guard let watched, let watching = index.type(declaredAs: watched.owner),
      let acting = frame.node?.type, acting !== watching,
      let object = madeObject(watched.name, of: watching)
    else { return false }
    let kept = acting.properties.keys.sorted().compactMap { madeObject($0, of: acting) }
    return kept.contains { $0 === object }
  }

  /// The class of the object that a view makes for a property of its own.
  private func madeObject(_ name: String, of view: DeclaredType) -> DeclaredType? {
    guard view.isView, let property = index.properties(named: name, of: view).first?.declaration,
      case .call(let call)? = property.initial, case .name(let made, _) = call.callee,
      ["State", "StateObject", "ObservedObject"].contains(where: { property.attribute($0) != nil }),
      let object = index.type(named: made, in: view, file: view.file), object.isClass
    else { return nil }
    return object
  }

  /// True where each screen of a view makes its own: it is not handed to several.
  private func isOfScreen(_ keeper: Place, _ frame: Frame) -> Bool {
    frame.node?.type?.name == keeper.owner
      || index.type(declaredAs: keeper.owner)?.conforms(to: "ViewModifier") == true
  }
}
