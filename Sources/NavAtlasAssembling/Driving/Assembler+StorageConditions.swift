import NavAtlasInterpreting
import NavAtlasProgram

/// What code does only where something holds of a stack's path: the place of a screen in the stack decides it.
extension Assembler {
  /// The effects that may happen on a screen.
  func possible(_ effects: [Effect], _ action: Action) -> [Effect] {
    guard effects.contains(where: { !$0.conditions.isEmpty }) else { return effects }
    return effects.filter { effect in
      effect.conditions.allSatisfy { holds($0, on: action) != !$0.holds }
    }
  }

  /// Whether what a condition asks is so while the user does something on a screen; nil where nobody can tell.
  ///
  /// What code does without the user may happen while anything lies over a root.
  private func holds(_ condition: StorageCondition, on action: Action) -> Bool? {
    if case .isOneOf(let values) = condition.question {
      return holds(one: values, condition.place, on: action)
    }
    let frame = action.frame
    let isOnPath = frame.presentation == nil || frame.role == .root && frame.presentation?.kind != .push
    guard frame.node != nil, isOnPath, frame.stage.isStack, action.observer == nil,
      frame.stage.drivers.contains(where: condition.place.mayBe)
    else { return nil }
    switch (frame.role, condition.question) {
    case (.root, _) where action.trigger != nil || !frame.stage.begins: return nil
    case (.root, .isEmpty): return true
    case (.root, .contains), (.root, .endsWith): return false
    case (.pushed, .isEmpty): return false
    case (.pushed, .endsWith(let wanted)): return isShown(frame, for: wanted)
    case (.pushed, .contains(let wanted)): return contains(wanted, below: frame)
    case (.container, _), (_, .isOneOf): return nil
    }
  }

  /// The same of a screen in its place.
  func isShown(_ frame: Frame, for wanted: Value) -> Bool? {
    guard performing != nil, let node = frame.node else { return nil }
    doubt(.anything)
    return isShown(node, on: frame.stage, for: wanted)
  }

  /// Remembers for which value of its path a stack shows screens.
  func note(_ nodes: [ScreenNode], shownFor value: Value, on stage: Stage) {
    for node in nodes {
      let element = PathElement(node, on: stage)
      for value in value.alternatives.map(\.told) where shownFor[element]?.contains(value) != true {
        shownFor[element, default: []].append(value)
        discoveries += 1
      }
    }
  }
}

extension Value {
  /// What the source says of an element of a path, whatever a case carries.
  fileprivate var told: Value {
    switch self {
    case .string, .integer: self
    case .enumCase(let route) where route.payload.isEmpty: self
    case .enumCase(let route):
      .enumCase(
        EnumValue(type: route.type, name: route.name, payload: [LabeledValue(label: nil, value: .unknown)]))
    default: .unknown
    }
  }
}

/// A screen that a path shows on a stack.
struct PathElement: Hashable {
  private let node: ScreenNode
  /// Stacks that one path drives show the same for the same.
  private let paths: [Place]

  init(_ node: ScreenNode, on stage: Stage) { (self.node, paths) = (node, stage.drivers) }
}

extension Place {
  /// True for the same place, also where one side does not tell which object's it is.
  fileprivate func mayBe(_ other: Place) -> Bool {
    name == other.name && owner == other.owner
      && (instance == nil || other.instance == nil || instance == other.instance)
  }
}

extension Stage {
  /// True for a stack whose root is under all that its path shows.
  fileprivate var begins: Bool { !isModalRoot && !isRootOfPath && destination == nil && steps.isEmpty }
}
