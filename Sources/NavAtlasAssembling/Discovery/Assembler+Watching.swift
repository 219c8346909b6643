import NavAtlasInterpreting
import NavAtlasSourceReading

/// Code that watches what another screen does, where it can only run while its own screen is there.
extension Assembler {
  /// True where code on a pushed or presented screen can see what another screen does: it is that screen, or lies below.
  func sees(_ watcher: Frame, _ action: Action) -> Bool {
    guard performing != nil, action.frame.node != nil, action.trigger == nil || action.trigger == .change,
      let node = watcher.node, node != action.frame.node, let stage = watcher.ground
    else { return true }
    let stages = (knownFrames.twins[node] ?? []).union([stage.number])
    return lies(over: stages, action.frame)
  }

  /// True for a pushed screen that is not there while its stack's root is: what it sees of what the root does, it sees
  /// once it has come, as the end of a timer.
  func comes(_ watcher: Drivers.Watcher, after action: Action, at place: Place) -> Bool {
    let frame = watcher.frame
    guard frame.role == .pushed, let node = frame.node, let root = action.frame.node, node != root,
      action.frame.role == .root, action.frame.stage === frame.stage, action.trigger == nil
    else { return false }
    return !(drivers.watchers[place] ?? []).contains { $0.site == watcher.site && $0.frame.node == root }
  }

  /// True for a screen on one of some stages, or on a layer over them.
  func lies(over stages: Set<Int>, _ frame: Frame) -> Bool {
    if !stages.isDisjoint(with: grounds(of: frame)) { return true }
    guard let own = frame.stage.layer?.presentation else { return false }
    return !stages.isDisjoint(with: grounds(below: own.site))
  }

  /// The stages that a screen is on.
  private func grounds(of frame: Frame) -> Set<Int> {
    let own = Set(frame.stage.chain.map(\.number))
    guard frame.role == .pushed, let node = frame.node, let twins = knownFrames.twins[node] else {
      return own
    }
    return own.union(twins)
  }

  /// The stages that lie below what a presentation shows. O(presenters), once for as long as nothing is found.
  private func grounds(below presentation: Site) -> Set<Int> {
    if knownGrounds.version != drivers.version { knownGrounds = (drivers.version, [:]) }
    if let known = knownGrounds.below[presentation] { return known }
    var found: Set<Int> = []
    var seen: Set<Site> = [presentation]
    var open = [presentation]
    while let next = open.popLast() {
      for presenter in presenters[next] ?? [] {
        found.formUnion(grounds(of: presenter))
        if let layer = presenter.stage.layer?.presentation?.site, seen.insert(layer).inserted {
          open.append(layer)
        }
      }
    }
    knownGrounds.below[presentation] = found
    return found
  }
}

extension Frame {
  /// What a screen is on that is not always there; nil for the roots of windows, tabs and columns.
  fileprivate var ground: Stage? {
    switch role {
    case .pushed: stage
    case .root: stage.layer
    case .container: nil
    }
  }
}
