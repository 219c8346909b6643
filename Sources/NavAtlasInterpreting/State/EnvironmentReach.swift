import NavAtlasProgram
import NavAtlasSourceReading

/// Which values of the environment decide something inside each view: those that it asks for, or what it may show does.
///
/// Views are not told apart by any other, so that what is set around many is no reason to follow each anew.
struct EnvironmentReach {
  /// The types that ask for each key.
  private let askers: [String: Set<DeclaredType>]
  private let index: DeclarationIndex
  private lazy var views = ViewReach(index)
  /// By keys, whose code may lead to one that asks.
  private var leading: [String: ViewReach.Sources] = [:]

  /// O(properties).
  init(_ evaluator: Evaluator) {
    index = evaluator.index
    askers = evaluator.index.types.reduce(into: [:]) { asking, type in
      for member in type.properties.values.joined() {
        if let key = evaluator.environmentKey(of: member, type) { asking[key, default: []].insert(type) }
      }
    }
  }

  /// True where some property of the app asks for it.
  func isAsked(_ key: String) -> Bool { askers[key] != nil }

  /// True where a value may decide something in a view's code, or in what that shows. O(code), once for each key.
  mutating func decides(_ key: String, in type: DeclaredType, _ fields: [String: Value]) -> Bool {
    guard let asking = askers[key] else { return false }
    if leading[key] == nil { leading[key] = views.sources(of: asking) }
    guard let sources = leading[key] else { return false }
    return sources.types.contains(type) || fields.values.contains { sources.mayLead($0) }
  }
}

extension ViewReach.Sources {
  /// True for what a view is handed, and makes views of in its own environment: types and methods. Closures have that of
  /// their code.
  fileprivate func mayLead(_ value: Value, _ level: Int = 0) -> Bool {
    guard level < 4 else { return true }
    switch value {
    case .method(let method):
      return members.contains(method.name) || method.owner.map(types.contains) == true
    case .type(let type), .typed(let type): return type.unwrapped.declaration.map(types.contains) == true
    case .array(let values), .choice(let values): return values.contains { mayLead($0, level + 1) }
    case .tuple(let parts): return parts.contains { mayLead($0.value, level + 1) }
    case .enumCase(let route): return route.payload.contains { mayLead($0.value, level + 1) }
    case .object(let object) where !object.type.isBuilt:
      return object.fields.values.contains { mayLead($0, level + 1) }
    default: return false
    }
  }
}

extension Evaluator {
  /// What of an environment decides something in a view. O(values).
  func deciding(_ environment: ViewEnvironment, for type: DeclaredType, _ fields: [String: Value])
    -> ViewEnvironment
  {
    if environment.values.isEmpty { return environment }
    return environment.keeping { environmentReach.decides($0, in: type, fields) }
  }

  /// What a property asks the environment for; nil where it is kept in the view.
  fileprivate func environmentKey(of member: DeclaredType.Member<Property>, _ owner: DeclaredType) -> String?
  {
    let property = member.declaration
    guard let attribute = property.attribute("Environment") ?? property.attribute("EnvironmentObject") else {
      return nil
    }
    if case .keyPath(_, let names)? = attribute.arguments.first?.value { return names.first }
    let object = place(member, owner: owner.name, context: owner).type?.unwrapped.declaration
    return object.map { ViewEnvironment.key(of: $0) }
  }
}
