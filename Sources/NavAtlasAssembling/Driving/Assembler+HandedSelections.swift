import NavAtlasInterpreting

/// Selections that whoever watches them hands on: `.onChange(of: selection) { shown = selection ?? shown }`.
extension Assembler {
  /// True where code that watches a selection chooses what the next column shows.
  func isHandedOn(from place: Place, to next: Stage) -> Bool {
    (drivers.watchers[place] ?? []).contains { watcher in
      summarizer.leaves(ofReaction: watcher.content).contains { leaf in
        guard case .effects(let effects) = leaf.kind else { return false }
        return effects.contains { chooses($0, whatIsIn: next) }
      }
    }
  }

  private func chooses(_ effect: Effect, whatIsIn column: Stage) -> Bool {
    guard case .set = effect.operation, let place = effect.place?.base else { return false }
    return drivers.switches[place]?.contains { $0.stage.isRoot(of: column) } ?? false
  }
}
