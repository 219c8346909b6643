import NavAtlasProgram

/// Content with a value of the environment set around it.
struct EnvironmentSetter {
  let key: String
  let value: Value
  let evaluator: Evaluator
  private var known: [Content: Content] = [:]

  init(_ key: String, _ value: Value, _ evaluator: Evaluator) {
    (self.key, self.value, self.evaluator) = (key, value, evaluator)
  }

  /// Content whose controls cannot be used.
  static func disabled(_ content: Content, _ evaluator: Evaluator) -> Content {
    var setter = EnvironmentSetter(ViewEnvironment.enabledKey, .boolean(false), evaluator)
    return setter.apply(to: content)
  }

  private var disables: Bool { key == ViewEnvironment.enabledKey && value == .boolean(false) }

  /// O(items below).
  mutating func apply(to content: Content) -> Content {
    if let done = known[content] { return done }
    let changed = Content(owner: content.owner, name: content.name)
    changed.isGround = content.isGround
    known[content] = changed
    changed.items = content.items.filter { !disables || !$0.isControl }.map { apply(to: $0) }
    return changed
  }

  private mutating func apply(to item: Item) -> Item {
    switch item {
    case .include(let content, let site): return .include(apply(to: content), site)
    case .chosen(let content, let site): return .chosen(apply(to: content), site)
    case .attachment(let content, let site): return .attachment(apply(to: content), site)
    case .selection(let place, let content, let site): return .selection(place, apply(to: content), site)
    case .view(let view, let site): return .view(apply(to: view), site)
    case .element(var element):
      element.content = apply(to: element.content)
      return .element(element)
    case .container(var container):
      for position in container.parts.indices {
        container.parts[position].content = apply(to: container.parts[position].content)
      }
      container.destination = container.destination.map { apply(to: $0) }
      return .container(container)
    case .registration(var registration):
      registration.handler = apply(to: registration.handler)
      return .registration(registration)
    case .presentation(var presentation):
      presentation.handler = apply(to: presentation.handler)
      return .presentation(presentation)
    case .branch(var branch):
      for position in branch.alternatives.indices {
        branch.alternatives[position].content = apply(to: branch.alternatives[position].content)
      }
      return .branch(branch)
    case .link, .effect, .handler, .tag, .identity, .trait, .inert, .recursion: return item
    }
  }

  private mutating func apply(to value: Value) -> Value {
    switch value {
    case .content(let content): return .content(apply(to: content))
    case .object(let object): return .object(apply(to: object))
    case .closure(let closure):
      let scope = Scope(in: closure.scope)
      scope.environment = (scope.environment ?? evaluator.emptyEnvironment).setting(key, to: self.value)
      return .closure(ClosureValue(closure.expression, scope))
    default: return value
    }
  }

  private func apply(to object: ObjectValue) -> ObjectValue {
    guard object.type.isBuilt else { return object }
    let environment = (object.environment ?? evaluator.emptyEnvironment).setting(key, to: value)
    return evaluator.object(object.type, object.fields, in: environment)
  }
}

extension Item {
  /// True for what needs a touch.
  fileprivate var isControl: Bool {
    switch self {
    case .effect, .link: true
    case .presentation(let presentation): presentation.isLink
    case .handler(let handler): handler.event == .action
    default: false
    }
  }
}
