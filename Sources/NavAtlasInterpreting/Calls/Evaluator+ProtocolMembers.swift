import NavAtlasProgram
import NavAtlasSourceReading

/// Static members of a protocol, by which values of the types that conform to it are written: `show(.profile(id))`.
extension Evaluator {
  /// The value that is given for a parameter of a generic type or function.
  ///
  /// A member without its type's name is one of the protocol that the parameter's type has to conform to.
  func given(
    _ argument: Expression, as type: StaticType?, of generics: [GenericParameter], _ context: DeclaredType?,
    _ file: Int, _ scope: Scope
  ) -> Value {
    guard argument.beginsWithMember, let type, let required = required(of: type, generics, context, file)
    else { return evaluate(argument, scope, expecting: type) }
    return evaluate(argument, scope, expecting: required)
  }

  /// The static method that a call means where a static property has the same name.
  func staticMethod(_ name: String, beside expected: StaticType?) -> Value? {
    guard let type = expected?.unwrapped, let declaration = type.declaration else { return nil }
    let members = index.members(named: name, of: declaration)
    guard !members.staticFunctions.isEmpty, !members.staticProperties.isEmpty else { return nil }
    return .method(
      MethodValue(
        name: name, candidates: members.staticFunctions, owner: declaration, receiver: .type(type)))
  }

  /// The app's protocol that a generic parameter has to conform to.
  private func required(
    of type: StaticType, _ generics: [GenericParameter], _ context: DeclaredType?, _ file: Int
  ) -> StaticType? {
    let plain = type.unwrapped
    guard plain.declaration == nil, let parameter = generics.first(where: { $0.name == plain.name }),
      let constraint = resolve(parameter.constraint, context, file),
      constraint.declaration?.kind == .interface
    else { return nil }
    return constraint
  }
}

extension Expression {
  /// True for `.member`, also where it is called or parts of it are asked for.
  fileprivate var beginsWithMember: Bool {
    switch self {
    case .implicitMember: true
    case .call(let call): call.callee.beginsWithMember
    case .member(let base, _, _): base.beginsWithMember
    default: false
    }
  }
}
