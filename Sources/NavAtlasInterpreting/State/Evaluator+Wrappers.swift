import NavAtlasProgram
import NavAtlasSourceReading

/// Property wrappers of the app's own that look into an object by a key path: `@Routed(\.path) var path`.
extension Evaluator {
  /// Where a wrapped property's value is stored, where its wrapper says that it is stored elsewhere.
  func wrappedPlace(_ member: DeclaredType.Member<Property>, _ context: DeclaredType?) -> Place? {
    for attribute in member.declaration.attributes where attribute.arguments.contains(where: \.isKeyPath) {
      guard let wrapper = index.type(named: attribute.name, in: context, file: member.file),
        let value = index.properties(named: "wrappedValue", of: wrapper).first,
        !value.declaration.isStored
      else { continue }
      let receiver = made(by: attribute, wrapper, member, context)
      if case .place(let place) = computed(value, wrapper, receiver), place.owner != wrapper.name {
        return place
      }
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
