import NavAtlasProgram
import NavAtlasSourceReading

/// Subjects that hold a structure, as a store holds the state of an app: `CurrentValueSubject<AppState, Never>`.
///
/// The structure's parts are places, as those of any state: who writes to one tells those who hear it.
extension Evaluator {
  /// What a subject holds, where that is a structure of the app.
  func state(of subject: Place) -> Value? {
    guard isCurrentSubject(subject), let type = subject.type?.unwrapped.arguments.first,
      type.declaration?.kind == .structure
    else { return nil }
    return .place(Place(owner: subject.owner, name: subject.name + ".value", type: type))
  }

  /// What publishes a part of what a subject holds: `subject.map(\.route)`.
  func publisher(of subject: Place, through function: Value, at site: Site) -> Place? {
    guard case .keyPath(_, let names) = function, !names.isEmpty, let state = state(of: subject),
      case .place(var part)? = part(names, of: state, at: site), let type = part.type
    else { return nil }
    part.type = StaticType(name: "PassthroughSubject", arguments: [type])
    return part
  }

  /// Runs what a subscript of the app's own does when it is written to.
  func assignSubscript(
    _ expression: Expression, _ whole: Value, _ keys: [Value], _ site: Site, _ scope: Scope
  ) -> Bool {
    guard let owner = subscripted(whole),
      let setter = owner.functions[Function.writer]?.first(where: {
        $0.declaration.parameters.count == keys.count + 1
      })
    else { return false }
    let parameters = setter.declaration.parameters
    let last = parameters[keys.count].type
    let type = type(behind: last, as: parameters, keys, whole) ?? resolve(last, owner, setter.file)
    let value = evaluate(expression, scope, expecting: type)
    let done = invoke(setter, owner, whole, keys + [value], at: site).content
    if !done.items.isEmpty { scope.content.items.append(.include(done, site)) }
    return true
  }

  /// The type whose subscripts a value has: one of the app's, or what it adds to subjects.
  func subscripted(_ value: Value) -> DeclaredType? {
    // Those of a type itself are asked by its name: `InjectedValues[path]`.
    let asked: StaticType? = if case .type(let type) = value { type } else { type(of: value) }
    guard let type = asked?.unwrapped else { return nil }
    if let declaration = type.declaration { return declaration }
    guard case .place(let place) = value, isCurrentSubject(place) else { return nil }
    return index.addition(to: type.name)
  }
}
