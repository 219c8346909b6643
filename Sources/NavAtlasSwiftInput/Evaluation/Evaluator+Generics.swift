/// What generic parameters stand for, as far as arguments and fields tell.
extension Evaluator {
  /// A type as code names it: a generic parameter is the type that it is given there.
  func written(_ reference: TypeReference, _ scope: Scope) -> StaticType {
    let type = index.resolve(reference, in: scope.type, file: scope.file)
    guard type.declaration == nil, type.name == reference.name else { return type }
    let root = scope.root
    if let function = root.function, function.generics.contains(where: { $0.name == type.name }) {
      let given = function.parameters.lazy.compactMap { parameter in
        root.variables[parameter.name].flatMap { self.type(type.name, in: parameter.type, of: $0) }
      }
      return given.first ?? .any
    }
    guard let owner = root.type, owner.generics.contains(where: { $0.name == type.name }) else { return type }
    return argument(type.name, of: owner, root.receiver) ?? .any
  }

  /// What a type is made generic with, told by what its object was made with.
  private func argument(_ name: String, of owner: DeclaredType, _ receiver: Value?) -> StaticType? {
    if case .object(let object)? = receiver {
      return owner.stored.lazy.compactMap { property in
        object.fields[property.name].flatMap { self.type(name, in: property.type, of: $0) }
      }.first
    }
    guard let type = receiver.flatMap({ self.type(of: $0) })?.unwrapped, type.declaration === owner,
      let position = owner.generics.firstIndex(where: { $0.name == name }), position < type.arguments.count
    else { return nil }
    return type.arguments[position].known
  }

  /// The type that stands where a written type has a name, for a value of the written type.
  private func type(_ name: String, in reference: TypeReference?, of value: Value) -> StaticType? {
    guard let reference else { return nil }
    if reference.isFunction {
      guard let own = parameters(of: value) else { return nil }
      return zip(reference.unwrapped.arguments.dropLast(), own).lazy
        .compactMap { self.type(name, in: $0, of: $1) }.first
    }
    if case .type(let type) = value { return reference.name == name ? type.known : nil }
    return self.type(of: value).flatMap { self.type(name, in: reference, of: $0) }
  }

  private func type(_ name: String, in reference: TypeReference, of type: StaticType) -> StaticType? {
    let reference = reference.unwrapped
    let type = type.unwrapped
    if reference.name == name { return type.known }
    return zip(reference.arguments, type.arguments).lazy.compactMap { self.type(name, in: $0, of: $1) }.first
  }

  /// The types that a function takes.
  private func parameters(of value: Value) -> [StaticType]? {
    switch value {
    case .closure(let closure):
      closure.expression.parameters.map {
        resolve($0.type, closure.scope.type, closure.scope.file) ?? .any
      }
    case .method(let method):
      method.candidates.first.map { member in
        member.declaration.parameters.map { resolve($0.type, method.owner, member.file) ?? .any }
      }
    default: nil
    }
  }
}

extension StaticType {
  /// Any type: what is not known.
  static let any = StaticType(name: "_")

  fileprivate var known: StaticType? { self == .any ? nil : self }
}
