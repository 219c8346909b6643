import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Roots that are made anew when what gives them their identity is written.
extension Assembler {
  /// A root that another screen's code makes anew, as far as both have the same object.
  struct ForeignReset {
    var place: Place
    var stage: Stage
    var roots: [ScreenNode]
    var action: Action
  }

  /// Makes the roots of a stage anew. Whether code outside of it has the same object, and whether who is there sees the
  /// stage, is known when all is followed.
  ///
  /// A root that cannot be told is no destination; the account has what was written. A root has nothing above it while
  /// it acts itself.
  func reset(_ stage: Stage, by place: Place, _ action: Action) {
    let own = action.frame.role == .root && action.frame.stage === stage ? action.frame.node : nil
    let roots = stage.roots.filter { $0.kind != .unresolved && $0 != own }
    let isOutside = !action.frame.stage.chain.contains { $0 === stage }
    if isOutside || action.trigger == .system, isOfEachModifier(place) { return }
    if trialMoves == nil, isOutside {
      foreignResets.append(ForeignReset(place: place, stage: stage, roots: roots, action: action))
    } else {
      record(roots, .resetRoot, action, stage, nil)
    }
  }

  /// True for what a modifier keeps for itself wherever it is used.
  private func isOfEachModifier(_ place: Place) -> Bool {
    guard let type = index.type(declaredAs: place.owner), type.conforms(to: "ViewModifier") else {
      return false
    }
    return index.properties(named: place.name, of: type).first?.declaration.attribute("State") != nil
  }

  /// True for code that shows another root in the stage, or around it, which is a new one anyway, as what a column's
  /// selection shows in the next one.
  func exchangesRoot(of stage: Stage, by place: Place, _ action: Action) -> Bool {
    func isAround(_ other: Stage) -> Bool { stage.chain.contains { $0 === other } }
    return drivers.selections[place]?.contains { isAround($0.split) } ?? false
      || action.written.keys.contains { drivers.switches[$0]?.contains { isAround($0.stage) } ?? false }
  }

  /// Where objects of a class are made in several places, each screen has the one that it was given. Who is in another
  /// tab stays there. O(resets + uses).
  func resetForeign() {
    var known: [String: Bool] = [:]
    for reset in foreignResets
    where reset.action.frame.node == nil || sees(reset.stage, from: reset.action.frame.stage) {
      guard evaluator.isKeptInObject(reset.place) else {
        record(reset.roots, .resetRoot, reset.action, reset.stage, nil)
        continue
      }
      let owner = reset.place.owner
      let isOneOfMany = known[owner] ?? evaluator.isMadeInManyPlaces(owner)
      known[owner] = isOneOfMany
      if !isOneOfMany { record(reset.roots, .resetRoot, reset.action, reset.stage, nil) }
    }
  }
}

extension Stage {
  /// True for a stack whose root code exchanges that one object keeps with the path: that it empties the path first is
  /// part of it.
  func hasRoot(exchangedBy action: Action, _ drivers: Drivers) -> Bool {
    guard let path = action.effect?.place else { return false }
    return action.written.keys.contains { place in
      place.owner == path.owner && drivers.switches[place]?.contains { $0.stage === self } ?? false
    }
  }
}
