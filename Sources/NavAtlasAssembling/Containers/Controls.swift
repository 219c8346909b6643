import NavAtlasInterpreting
import NavAtlasSourceReading

/// What the controls in some content set a place to, whatever it was before: a button that goes on to the next value is
/// no tab of a bar.
struct Controls {
  let place: Place
  let evaluator: Evaluator
  private var found = Found()
  /// True where what reducers make of the controls' actions counts.
  var followsActions = false
  /// True where what stands in stacks and tabs counts.
  var followsContainers = false
  private var isLoop = false
  /// True where it is another value already: what else is asked for then may bar the way, as a step that is not reached.
  private var isWayIn = false
  private var seen: Set<Content> = []
  /// What was seen, in order.
  private var trail: [Content] = []
  private var level = 0
  /// The calls in the view that is followed.
  private var calls: [Site] = []

  /// What one control does to the place.
  struct Setting: Hashable {
    /// What it sets; nil where the control is handed a binding.
    var value: Value?
    var isLooped = false
    /// Where it stands in its view.
    var sites: [Site]
  }

  private struct Found {
    var settings: [Setting] = []
    var handedOver: [Setting] = []
  }

  init(place: Place, evaluator: Evaluator) {
    self.place = place
    self.evaluator = evaluator
  }

  /// What all controls do.
  var settings: [Setting] { found.settings + found.handedOver }
  /// What single controls set.
  var values: [Value] { settings.values }
  /// True where a control is handed a binding to it.
  var isHandedOver: Bool { !found.handedOver.isEmpty }

  mutating func follow(_ items: [Item]) {
    for item in items {
      switch item {
      case .include(let content, let site), .attachment(let content, let site):
        calls.append(site)
        follow(content)
        calls.removeLast()
      case .chosen(let content, _): follow(content)
      case .view(let view, _):
        let outer = calls
        calls = []
        follow(evaluator.body(of: view))
        calls = outer
      case .container(let container) where followsContainers:
        for part in container.parts { follow(part.content) }
      case .element(let element):
        let outer = isLoop
        isLoop = isLoop || element.name == "ForEach"
        follow(element.content)
        isLoop = outer
      case .branch(let branch):
        if evaluator.place(branch.subject)?.base == place {
          followWayIn(of: branch)
        } else if !isWayIn || evaluator.place(branch.subject) != nil {
          // Steps that only lead back are no bar: `if other < step { step = other }`.
          for alternative in branch.alternatives
          where !alternative.test.isOrder && !alternative.content.isOfStep { follow(alternative.content) }
        }
      case .handler(let handler): if case .action = handler.event { followControl(handler.content) }
      case .effect(let effect): note(effect)
      default: break
      }
    }
  }

  private mutating func follow(_ content: Content) {
    guard level < 60, seen.insert(content).inserted else { return }
    trail.append(content)
    level += 1
    follow(content.items)
    level -= 1
  }

  /// A control that sets one value after the other is no tab's, but begins something that has phases.
  private mutating func followControl(_ content: Content) {
    let set = inside(content, isWayIn: isWayIn)
    guard Set(set.settings.values).count < 2 else { return }
    found.settings += set.settings
    found.handedOver = set.handedOver
  }

  /// `if selected == tab { popToRoot() } else { selected = tab }`: that is set which was asked for.
  private mutating func followWayIn(of branch: Branch) {
    guard branch.alternatives.count == 2 else { return }
    let (there, elsewhere) =
      branch.alternatives[0].test.isNegative
      ? (branch.alternatives[1], branch.alternatives[0]) : (branch.alternatives[0], branch.alternatives[1])
    let (kept, set) = (inside(there.content), inside(elsewhere.content, isWayIn: true))
    guard elsewhere.test.isNegative, kept.settings.isEmpty else { return }
    found.settings += set.settings.filter { setting in
      let isThere = setting.value.flatMap { evaluator.holds(there.test, $0) }
      return setting.isLooped ? isThere != false : isThere == true
    }
  }

  /// What the controls in some content set.
  private mutating func inside(_ content: Content, isWayIn: Bool = false) -> Found {
    let (outer, wasWayIn, begun) = (found, self.isWayIn, trail.count)
    (found, self.isWayIn) = (Found(handedOver: outer.handedOver), isWayIn)
    follow(content)
    let result = found
    (found, self.isWayIn) = (outer, wasWayIn)
    // What it saw may be in another control as well.
    for content in trail[begun...] { seen.remove(content) }
    trail.removeSubrange(begun...)
    return result
  }

  private mutating func note(_ effect: Effect) {
    if followsActions, case .send(let feature, let action, _) = effect.operation {
      for action in action.alternatives { follow(evaluator.reduce(feature, action).content) }
    }
    guard effect.place?.base == place else { return }
    switch effect.operation {
    case .edit: found.handedOver.append(Setting(sites: way(to: effect)))
    case .set(let value):
      let values = isLoop ? value.alternatives : value.alternatives.count == 1 ? [value] : []
      found.settings += values.map { Setting(value: $0, isLooped: isLoop, sites: way(to: effect)) }
    default: break
    }
  }

  private func way(to effect: Effect) -> [Site] {
    calls.filter { $0.offset != 0 || $0.file != 0 } + [effect.site]
  }
}

extension Sequence<Controls.Setting> {
  /// What single controls set.
  var values: [Value] { compactMap { $0.isLooped ? nil : $0.value } }
  /// What the controls of a loop set.
  var looped: [Value] { compactMap { $0.isLooped ? $0.value : nil } }
}

extension Branch.Test {
  fileprivate var isOrder: Bool { if case .orders = self { true } else { false } }

  fileprivate var isNegative: Bool {
    switch self {
    case .not, .otherwise: true
    default: false
    }
  }
}
