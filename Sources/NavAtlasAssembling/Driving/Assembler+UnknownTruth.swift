import NavAtlasInterpreting
import NavAtlasProgram

/// A value of which nothing is known is written: `isSignedIn = account != nil`, `id = defaults.id ?? -1`.
extension Assembler {
  /// What a value may be for a choice by a number: what it falls back to, and was at first, changes nothing.
  func alternatives(of value: Value, for branch: Branch) -> [Value] {
    let all = value.alternatives
    guard all.count > 1, all.contains(where: { !$0.isConstant }), branch.isOfAmount,
      let place = evaluator.place(branch.subject)
    else { return all }
    let first = evaluator.initialValue(of: place)
    return all.filter { $0 != first }
  }
}

/// A flag that chooses a root is set to what code computes: `isSignedIn = account != nil`.
extension Assembler {
  /// What a value may turn out to be for a choice. Of a flag nobody knows, a screen can only notice the other side
  /// than its own; which case of several it would be is not told.
  func outcomes(of value: Value, for rootSwitch: Drivers.RootSwitch, _ frame: Frame) -> [Value] {
    guard value.isUnknownTruth, rootSwitch.branch.isOfTruth else { return [value] }
    let sides = [Value.boolean(true), .boolean(false)].filter { side in
      !isInside(branches(of: rootSwitch, for: side), frame)
    }
    return sides.count == 1 ? sides : [value]
  }

  /// True for a screen that is one of some roots, or somewhere on one of them.
  private func isInside(_ roots: [ScreenNode], _ frame: Frame) -> Bool {
    let shown = Set(roots + roots.flatMap { leaves(of: $0, 0) })
    if let node = frame.node, shown.contains(node) { return true }
    return frame.stage.chain.contains { stage in stage.roots.contains(where: shown.contains) }
  }
}

extension Branch {
  /// True where a flag decides.
  fileprivate var isOfTruth: Bool {
    alternatives.count == 2
      && alternatives.contains { alternative in
        switch alternative.test {
        case .isTrue, .isFalse, .equals(.boolean): true
        default: false
        }
      }
  }
}

extension Value {
  /// True for the result of a comparison, or of code that nobody followed.
  fileprivate var isUnknownTruth: Bool {
    if case .typed(let type) = self { type.name == "Bool" } else { self == .unknown }
  }
}
