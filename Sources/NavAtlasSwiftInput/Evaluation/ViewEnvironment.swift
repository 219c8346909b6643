/// The values of SwiftUI's environment that the sources decide, as code in a view sees them.
///
/// There is one for each way to come to it, so that two are the same if they are the same object.
final class ViewEnvironment: Hashable {
  /// By key, the last component of the key path; unknown where it is set to what the sources do not decide.
  let values: [String: Value]
  /// The keys set by a modifier on the view itself, which one further out does not change.
  private let own: Set<String>
  private var changed: [Change: ViewEnvironment] = [:]
  private var knownInherited: ViewEnvironment?

  private struct Change: Hashable {
    var key: String
    var value: Value
  }

  init(_ values: [String: Value] = [:], own: Set<String> = []) {
    self.values = values
    self.own = own
  }

  /// The key under which SwiftUI keeps whether controls can be used.
  static let enabledKey = "isEnabled"

  /// True where no control can be used.
  var isDisabled: Bool { values[Self.enabledKey] == .boolean(false) }

  /// As what the view shows finds it.
  var inherited: ViewEnvironment {
    if own.isEmpty { return self }
    if let knownInherited { return knownInherited }
    let inherited = ViewEnvironment(values)
    knownInherited = inherited
    return inherited
  }

  /// With a value from a modifier around the view.
  func setting(_ key: String, to value: Value) -> ViewEnvironment {
    guard !own.contains(key) else { return self }
    let change = Change(key: key, value: value)
    if let known = changed[change] { return known }
    var values = values
    values[key] = value
    let environment = ViewEnvironment(values, own: own.union([key]))
    changed[change] = environment
    return environment
  }

  static func == (left: ViewEnvironment, right: ViewEnvironment) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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
    case .link, .effect, .handler, .tag, .identity, .trait, .inert: return item
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

extension Evaluator {
  /// True for a key that the app itself declares.
  func isOwnEnvironmentKey(_ key: String) -> Bool { environmentEntry(key) != nil }

  private func environmentEntry(_ key: String) -> DeclaredType.Member<Property>? {
    index.addition(to: "EnvironmentValues").flatMap { index.properties(named: key, of: $0).first }
  }

  /// What a key of the app gives where no view sets it, as far as it decides a branch.
  func environmentDefault(_ key: String) -> Value? {
    guard let values = index.addition(to: "EnvironmentValues"), let entry = environmentEntry(key) else {
      return nil
    }
    let value: Value
    if entry.declaration.initial != nil {
      value = initialValue(entry, values)
    } else if let type = entry.declaration.environmentKey,
      let owner = resolve(type, values, entry.file)?.declaration,
      let fallback = index.properties(named: "defaultValue", of: owner).first
    {
      value = initialValue(fallback, owner)
    } else {
      return nil
    }
    if case .boolean = value { return value }
    if case .enumCase(let enumCase) = value, enumCase.payload.isEmpty { return value }
    return nil
  }
}

extension Property {
  /// The type in `get { self[Key.self] }`.
  fileprivate var environmentKey: TypeReference? {
    guard let getter, getter.count == 1 else { return nil }
    let expression: Expression? =
      switch getter[0] {
      case .expression(let expression): expression
      case .result(let expression): expression
      default: nil
      }
    guard case .element(.name("self", _), let arguments, _)? = expression, arguments.count == 1,
      case .type(let type) = arguments[0].value
    else { return nil }
    return type
  }
}
