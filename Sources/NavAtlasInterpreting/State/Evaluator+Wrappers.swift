import NavAtlasProgram
import NavAtlasSourceReading

/// Property wrappers of the app's own that look into an object by a key path: `@Routed(\.path) var path`.
extension Evaluator {
  /// Where a wrapped property's value is stored, where its wrapper says that it is stored elsewhere.
  func wrappedPlace(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Place? {
    guard let (wrapper, value) = wrapped(member, context), case .place(let place) = value,
      place.owner != wrapper.name
    else { return nil }
    return place
  }

  /// What a wrapper projects that is of a type of the app's own, such as an object that opens and closes what the
  /// property is about: `$archive.close()`. What the wrapper gives as its value is the property itself.
  func projected(by member: DeclaredType.Member<Property>, of context: DeclaredType, _ place: Place) -> Value?
  {
    for attribute in member.declaration.attributes {
      guard let wrapper = index.type(named: attribute.name, in: context, file: member.file),
        let projection = wrapper.properties["projectedValue"]?.first, !projection.declaration.isStored,
        let type = resolve(projection.declaration.type, wrapper, projection.file)?.declaration,
        type !== wrapper, let storage = wrapper.properties["wrappedValue"]?.first?.declaration.given
      else { continue }
      let receiver = Value.object(object(wrapper, [storage: .place(place)]))
      guard case .object(let made) = computed(projection, wrapper, receiver), made.type === type else {
        continue
      }
      return .object(made)
    }
    return nil
  }

  /// The type of what a property's wrapper gives, where it finds a constant: `let router = Router()`.
  func wrappedConstant(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> StaticType? {
    guard let (_, value) = wrapped(member, context), case .object(let object) = value, object.type.isClass
    else { return nil }
    return type(of: value)
  }

  /// What a wrapper of the app's own finds by a key path, with the wrapper's type.
  private func wrapped(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> (
    DeclaredType, Value
  )? {
    for attribute in member.declaration.attributes where attribute.arguments.contains(where: \.isKeyPath) {
      guard let wrapper = index.type(named: attribute.name, in: context, file: member.file),
        let value = index.properties(named: "wrappedValue", of: wrapper).first,
        !value.declaration.isStored
      else { continue }
      return (wrapper, computed(value, wrapper, made(by: attribute, wrapper, member, context)))
    }
    return nil
  }

  /// The wrapper as the attribute makes it.
  private func made(
    by attribute: Attribute, _ wrapper: DeclaredType, _ member: DeclaredType.Member<Property>,
    _ context: DeclaredType?
  ) -> Value {
    let offset = member.declaration.offset
    let call = Call(
      callee: .name(attribute.name, offset), arguments: attribute.arguments, offset: offset)
    let scope = Scope(type: context, receiver: nil, file: member.file, content: Content(owner: context))
    let type = StaticType(name: wrapper.name, declaration: wrapper)
    return construct(type, call, Site(file: member.file, offset: offset), scope)
  }
}

extension Argument {
  fileprivate var isKeyPath: Bool { if case .keyPath = value { true } else { false } }
}

extension Property {
  /// What its getter gives, where that is but another property.
  fileprivate var given: String? {
    guard let getter = getterCode?.statements, getter.count == 1 else { return nil }
    switch getter[0] {
    case .expression(.name(let name, _)), .expression(.member(.name("self", _), let name, _)),
      .result(.name(let name, _)?), .result(.member(.name("self", _), let name, _)?):
      return name
    default: return nil
    }
  }
}
