package import NavAtlasProgram
import NavAtlasSourceReading

/// `.environmentObject(model)` and `.environment(model)`, for an object that was made with code in it.
///
/// Any other object is known by its type alone.
extension EnvironmentValue {
  func modify(_ base: Content, givenObjectOf call: ModifierCall) -> Value? {
    guard let given = call.arguments.first?.value, let object = object(given, call.evaluator) else {
      return nil
    }
    if case .object = given { call.evaluator.note(injected: object) }
    guard object.carriesCode else { return nil }
    let key = ViewEnvironment.key(of: object.type)
    guard call.evaluator.environmentReach.isAsked(key) else { return .content(base) }
    var setter = EnvironmentSetter(key, given, call.evaluator)
    return .content(setter.apply(to: base))
  }

  private func object(_ value: Value, _ evaluator: Evaluator) -> ObjectValue? {
    switch value {
    case .object(let object): object
    case .place(let place): place.held ?? evaluator.knownObject(at: place)
    default: nil
    }
  }
}

extension ObjectValue {
  /// True for an object of a class that was made with closures or methods.
  fileprivate var carriesCode: Bool {
    type.isClass
      && fields.values.contains { field in
        switch field {
        case .closure, .method: true
        default: false
        }
      }
  }
}

extension ViewEnvironment {
  /// The key under which objects of a class are found.
  package static func key(of type: DeclaredType) -> String { "object " + type.name }
}

extension Evaluator {
  /// Remembers what an object begins with that is made where it is put into the environment.
  fileprivate func note(injected object: ObjectValue) {
    guard object.type.isClass, !object.fields.isEmpty,
      !injected[object.type.name, default: []].contains(object)
    else { return }
    injected[object.type.name, default: []].append(object)
  }

  /// The object that a view around has put into the environment for a property, where it is known.
  func environmentObject(for property: Property, of type: StaticType?) -> Value? {
    guard let environment, !environment.values.isEmpty, let type = type?.unwrapped.declaration,
      (property.attribute("EnvironmentObject") ?? property.attribute("Environment")) != nil
    else { return nil }
    return environment.values[ViewEnvironment.key(of: type)]
  }

  /// True for a place in an object that a view has from around it, by the environment or because it is given it.
  /// O(properties of the view).
  package func isKeptOutside(_ place: Place, of view: DeclaredType) -> Bool {
    view.properties.values.joined().contains { member in
      let property = member.declaration
      guard Self.outside.contains(where: { property.attribute($0) != nil }) else { return false }
      let object = self.place(member, owner: view.name, context: view)
      return object.type?.unwrapped.declaration?.name == place.owner
    }
  }

  private static let outside = ["EnvironmentObject", "Environment", "ObservedObject", "Bindable"]
}
