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
  func outcomes(of value: Value, for rootSwitch: Drivers.RootSwitch, _ action: Action) -> [Value] {
    if let told = value.isConstant ? nil : copied(value, action) { return [told] }
    guard let all = sides(of: value, for: rootSwitch.branch) else { return [value] }
    let sides = all.filter { !isInside(branches(of: rootSwitch, for: $0), action.frame) }
    if sides.count == 1 { return sides }
    return action.frame.node == nil ? [departure(from: rootSwitch.branch, all) ?? value] : [value]
  }

  /// What whatever screen is there notices of a flag that something watches: that it is no longer as it was at first.
  private func departure(from branch: Branch, _ sides: [Value]) -> Value? {
    guard let first = evaluator.place(branch.subject).map({ evaluator.initialValue(of: $0) }),
      sides.contains(first)
    else { return nil }
    return sides.first { $0 != first }
  }

  /// The constant that is taken over from storage that the same code wrote, or whose change it heard of.
  private func copied(_ value: Value, _ action: Action) -> Value? {
    guard case .place(let place) = value,
      let stored = action.written[place.base] ?? action.announced[place.base], stored.isConstant
    else { return nil }
    return stored
  }

  /// What a value of which nothing is known may be for a choice by a flag, or by whether there is something; nil for
  /// any other value or choice.
  private func sides(of value: Value, for branch: Branch) -> [Value]? {
    if branch.isOfTruth, value.isUnknownTruth { return [.boolean(true), .boolean(false)] }
    // What is asked of somebody else may be there or not.
    if case .typed(let type) = value, type.name == "Optional", branch.asksWhetherPresent {
      return [.typed(type.unwrapped), .none]
    }
    guard case .place(let place) = value, let type = place.type, place.enumCase == nil,
      let own = evaluator.place(branch.subject)?.base, place.base != own
    else { return nil }
    if branch.isOfTruth { return type.name == "Bool" ? [.boolean(true), .boolean(false)] : nil }
    return branch.asksWhetherPresent && type.name == "Optional" ? [.typed(type.unwrapped), .none] : nil
  }

  /// True for a screen that is one of some roots, or somewhere on one of them.
  private func isInside(_ roots: [ScreenNode], _ frame: Frame) -> Bool {
    let shown = Set(roots + roots.flatMap { leaves(of: $0, 0) })
    if let node = frame.node, shown.contains(node) { return true }
    // A root itself is one of those that its stage may show.
    return frame.stage.chain.contains { stage in
      (stage !== frame.stage || frame.role != .root) && stage.roots.contains(where: shown.contains)
    }
  }
}

/// An object is written again that decides by what it has in it: `if let user { if user.isBanned { … } else { Home() } }`.
extension Assembler {
  /// True for a screen over what the choices inside come to where nothing special holds: that is still so.
  func staysInLast(
    of shown: [ScreenNode], of rootSwitch: Drivers.RootSwitch, _ value: Value, _ frame: Frame
  ) -> Bool {
    guard shown.count > 1, let last = shown.last, !value.isConstant, frame.node != nil,
      let place = evaluator.place(rootSwitch.branch.subject)?.base,
      let filled = rootSwitch.branch.alternatives.first(where: { $0.test.isOfPresence }),
      filled.content.endsInOtherwise(unless: { evaluator.place($0)?.base == place })
    else { return false }
    return frame.node != last && isThere(last, for: value, frame.stage)
  }
}

extension Content {
  /// True for a choice whose last answer is all that no other one is for.
  fileprivate func endsInOtherwise(unless isOther: (Value) -> Bool) -> Bool {
    let shown = visuals()
    guard shown.count == 1, case .branch(let branch) = shown[0].kind, branch.presenter == nil,
      !isOther(branch.subject), let last = branch.alternatives.last
    else { return false }
    switch last.test {
    case .patterns, .equals: return false
    default: return true
    }
  }
}

extension Branch.Test {
  /// True for `if let user` and `user != nil`.
  fileprivate var isOfPresence: Bool { if case .isPresent = self { true } else { false } }
}

extension Branch {
  /// True where it decides whether there is something.
  fileprivate var asksWhetherPresent: Bool {
    alternatives.count == 2
      && alternatives.contains { alternative in
        switch alternative.test {
        case .isPresent, .isAbsent: true
        default: false
        }
      }
  }

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
