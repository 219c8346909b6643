import NavAtlasInterpreting

/// What the controls in some content set a place to, whatever it was before: a button that goes on to the next value is
/// no tab of a bar.
struct Controls {
  let place: Place
  let evaluator: Evaluator
  private var found = Found()
  /// True where what reducers make of the controls' actions counts.
  var followsActions = false
  private var isLoop = false
  /// True where it is another value already: what else is asked for then may bar the way, as a step that is not reached.
  private var isWayIn = false
  private var seen: Set<Content> = []
  /// What was seen, in order.
  private var trail: [Content] = []
  private var level = 0

  private struct Found {
    var values: [Value] = []
    var looped: [Value] = []
    var isHandedOver = false
  }

  init(place: Place, evaluator: Evaluator) {
    self.place = place
    self.evaluator = evaluator
  }

  /// What single controls set.
  var values: [Value] { found.values }
  /// What the controls of a loop set.
  var looped: [Value] { found.looped }
  /// True where a control is handed a binding to it.
  var isHandedOver: Bool { found.isHandedOver }

  mutating func follow(_ items: [Item]) {
    for item in items {
      switch item {
      case .include(let content, _), .chosen(let content, _), .attachment(let content, _): follow(content)
      case .view(let view, _): follow(evaluator.body(of: view))
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
          for alternative in branch.alternatives where !alternative.test.isOrder {
            follow(alternative.content)
          }
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
    guard Set(set.values).count < 2 else { return }
    found.values += set.values
    found.looped += set.looped
    found.isHandedOver = set.isHandedOver
  }

  /// `if selected == tab { popToRoot() } else { selected = tab }`: that is set which was asked for.
  private mutating func followWayIn(of branch: Branch) {
    guard branch.alternatives.count == 2 else { return }
    let (there, elsewhere) =
      branch.alternatives[0].test.isNegative
      ? (branch.alternatives[1], branch.alternatives[0]) : (branch.alternatives[0], branch.alternatives[1])
    let (kept, set) = (inside(there.content), inside(elsewhere.content, isWayIn: true))
    guard elsewhere.test.isNegative, kept.values.isEmpty, kept.looped.isEmpty else { return }
    found.values += set.values.filter { evaluator.holds(there.test, $0) == true }
    found.looped += set.looped.filter { evaluator.holds(there.test, $0) != false }
  }

  /// What the controls in some content set.
  private mutating func inside(_ content: Content, isWayIn: Bool = false) -> Found {
    let (outer, wasWayIn, begun) = (found, self.isWayIn, trail.count)
    (found, self.isWayIn) = (Found(isHandedOver: outer.isHandedOver), isWayIn)
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
    case .edit: found.isHandedOver = true
    case .set(let value):
      let alternatives = value.alternatives
      if isLoop {
        found.looped += alternatives
      } else if alternatives.count == 1 {
        found.values.append(value)
      }
    default: break
    }
  }
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
