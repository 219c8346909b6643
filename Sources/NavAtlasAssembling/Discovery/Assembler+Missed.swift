import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Values that are pushed and for which nothing is registered: what is not found at first may be found later.
extension Assembler {
  /// Values of which one at least none of some stacks had anything for.
  struct Missed {
    var values: [Value]
    var kind: TransitionKind
    /// The stacks that they may be shown by; none where no stack is around.
    var stacks: [Stage]
    var action: Action
    var label: String?
  }

  /// What tells two apart that are one move.
  struct MissedKey: Hashable {
    var values: [Value]
    var site: Site?
    var node: ScreenNode?
    var stage: Int
  }

  func missed(
    _ values: [Value], _ kind: TransitionKind, _ stacks: [Stage], _ action: Action, _ label: String?
  ) {
    let key = MissedKey(
      values: values, site: action.sites.last, node: action.frame.node, stage: action.frame.stage.number)
    guard trialMoves == nil, action.frame.stage.isReachable, missedKeys.insert(key).inserted else { return }
    missedValues.append(Missed(values: values, kind: kind, stacks: stacks, action: action, label: label))
  }

  /// Says what nothing was registered for in the end, and what stands outside of all stacks.
  func reportMissed() {
    for missed in missedValues where isPossible(missed.action) {
      guard let site = missed.action.sites.last else { continue }
      if let stack = missed.stacks.first {
        report(missed, on: stack, site)
      } else if !missed.action.isSelection {
        evaluator.remarks.note(.linkOutside, at: site, about: missed.action.frame.node?.name)
      }
    }
  }

  private func report(_ missed: Missed, on stack: Stage, _ site: Site) {
    let around = missed.stacks.flatMap(\.stacksAround)
    let known = missed.values.map { value in
      value.alternatives.flatMap { value in
        around.lazy.compactMap { self.destinations(of: value, on: $0) }.first ?? []
      }
    }
    guard let position = known.firstIndex(where: \.isEmpty) else { return }
    let value = missed.values[position]
    if let type = evaluator.type(of: value)?.unwrapped, !isParameter(type) {
      evaluator.remarks.note(.unregistered(type.name), at: site)
      // Nobody can use a link to what is not registered; code pushes it all the same.
      if case .link = missed.action.kind { return }
    }
    undecided = value
    let nodes = known.map { $0.first ?? unresolved }
    if missed.kind.path == .required {
      record(missed.kind, missed.action, path: nodes)
    } else {
      record([unresolved], missed.kind, missed.action, stack, missed.label)
    }
  }

  /// True for what stands for any type, which was not told here.
  private func isParameter(_ type: StaticType) -> Bool {
    func isNamed(_ generics: [GenericParameter]) -> Bool { generics.contains { $0.name == type.name } }
    guard type.declaration == nil else { return false }
    let functions = index.functions.values.joined()
    return functions.contains { isNamed($0.declaration.generics) }
      || index.types.contains { owner in
        isNamed(owner.generics)
          || owner.functions.values.joined().contains { isNamed($0.declaration.generics) }
      }
  }

  /// False where code and the place where it is shown are never compiled together.
  private func isPossible(_ action: Action) -> Bool {
    let sites = action.sites + [action.frame.place].compactMap { $0 }
    let conditions = CompiledConditions([index.conditions(of: sites)])
    return conditions.isAlways || !conditions.ways.isEmpty
  }
}

extension Stage {
  /// The stack itself and those that it is in, the nearest first.
  var stacksAround: [Stage] { chain.filter(\.isStack) }
}

extension Frame {
  /// Where a link of it pushes: what lies on a stack from outside is not in it.
  var linkStage: Stage {
    guard node == nil, role == .container, stage.isStack, let outside = stage.parent else { return stage }
    return outside
  }
}
