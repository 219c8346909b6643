package import NavAtlasProgram
package import NavAtlasSourceReading

/// What generic parameters stand for, as far as arguments and fields tell.
extension Evaluator {
  /// A type as code names it: a generic parameter is the type that it is given there.
  package func written(_ reference: TypeReference, _ scope: Scope) -> StaticType {
    var type = index.resolve(reference, in: scope.type, file: scope.file)
    if type.declaration != nil, type.arguments.count == reference.arguments.count {
      type.arguments = reference.arguments.map { written($0, scope) }
    }
    guard type.declaration == nil, type.name == reference.name else { return type }
    if let outer = reference.name.outerName {
      // `C.Route` of a parameter that conforms to a protocol with that associated type.
      let base = generic(String(outer), scope.root)
      return base.flatMap { associated(String(reference.name.lastComponent), of: $0) } ?? type
    }
    return generic(type.name, scope.root) ?? type
  }

  /// The type of a parameter as it is for a receiver: of a `Router<Route>`, what the router declares as its `Route`.
  func parameterType(_ reference: TypeReference?, of owner: DeclaredType?, _ file: Int, _ receiver: Value?)
    -> StaticType?
  {
    guard let type = resolve(reference, owner, file) else { return nil }
    guard let owner, !owner.generics.isEmpty, let receiver else {
      return givenBySubclass(type, owner) ?? type
    }
    return substituted(type, owner, receiver)
  }

  /// What a class says for the parameters of the class that it inherits from: `path` of `Guide: Coordinator<Route>`;
  /// nil where a type has none.
  func givenBySubclass(_ type: StaticType, _ context: DeclaredType?) -> StaticType? {
    guard let context, context.isClass else { return nil }
    if type.declaration == nil, let given = inherited(type.name, context, 0) { return given }
    guard !type.arguments.isEmpty else { return nil }
    let given = type.arguments.map { givenBySubclass($0, context) }
    guard given.contains(where: { $0 != nil }) else { return nil }
    var type = type
    type.arguments = zip(given, type.arguments).map { $0 ?? $1 }
    return type
  }

  private func inherited(_ parameter: String, _ context: DeclaredType, _ level: Int) -> StaticType? {
    guard level < 6 else { return nil }
    for reference in context.inherits {
      guard let inherited = index.type(named: reference.name, in: context, file: context.file),
        inherited.isClass, inherited !== context
      else { continue }
      guard let position = inherited.generics.firstIndex(where: { $0.name == parameter }) else {
        return self.inherited(parameter, inherited, level + 1)
      }
      guard position < reference.arguments.count,
        let given = resolve(reference.arguments[position], context, context.file),
        given.declaration != nil || given.isContainerController
      else { return nil }
      return given
    }
    return nil
  }

  /// What the initialiser of a view tells about the types that it is generic with, kept among its fields.
  func genericFields(
    of type: DeclaredType, _ parameters: [Parameter], _ values: [Value], given: [StaticType] = []
  ) -> [String: Value] {
    guard type.isBuilt else { return genericFields(of: type, given: given) }
    return genericFields(of: type, parameters, values, stated: given)
  }

  /// The same for an object whose type is written where it is taken.
  func genericFields(of type: DeclaredType, given: [StaticType]) -> [String: Value] {
    genericFields(of: type, [], [], stated: given)
  }

  private func genericFields(
    of type: DeclaredType, _ parameters: [Parameter], _ values: [Value], stated given: [StaticType]
  ) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (position, generic) in type.generics.enumerated() {
      let stated = position < given.count ? given[position].known : nil
      let told = zip(parameters, values).compactMap { parameter, value -> StaticType? in
        guard case .type = value else { return nil }
        return self.type(generic.name, in: parameter.type, of: value)
      }
      if let found = told.first ?? stated { fields[Self.field(generic.name)] = .type(found) }
    }
    return fields
  }

  private static func field(_ generic: String) -> String { "<\(generic)>" }

  /// What a parameter of the function or type around stands for; nil where it is no such name.
  private func generic(_ name: String, _ root: Scope) -> StaticType? {
    if let function = root.function, function.generics.contains(where: { $0.name == name }) {
      let given = function.parameters.lazy.compactMap { parameter in
        root.variables[parameter.name].flatMap { self.type(name, in: parameter.type, of: $0) }
      }
      return given.first ?? .any
    }
    guard let owner = root.type else { return nil }
    guard owner.generics.contains(where: { $0.name == name }) else {
      return root.receiver.flatMap { genericField(name, of: $0) }
    }
    return argument(name, of: owner, root.receiver) ?? .any
  }

  private func genericField(_ name: String, of receiver: Value) -> StaticType? {
    guard case .object(let object) = receiver, case .type(let type)? = object.fields[Self.field(name)] else {
      return nil
    }
    return type
  }

  /// A view nested in a generic one, with what the one that makes it is generic with.
  func nested(_ made: ObjectValue, madeIn scope: Scope) -> ObjectValue {
    guard made.type.isBuilt, made.type.kind == .structure, let name = made.type.name.outerName,
      let outer = index.type(named: String(name), in: nil, file: made.type.file), !outer.generics.isEmpty,
      case .object(let maker)? = scope.root.receiver,
      maker.type === outer || maker.type.name.outerName == name
    else { return made }
    let keys = outer.generics.map { Self.field($0.name) }
    let given = maker.fields.filter { keys.contains($0.key) }
    return given.isEmpty ? made : object(made.type, given.merging(made.fields) { $1 })
  }

  /// True for a type that what a view is generic with has as its own: `Kind.Form` of a `Drawer<Kind>`.
  package func isOfParameter(_ type: DeclaredType, of view: ObjectValue) -> Bool {
    view.fields.contains { name, field in
      guard name.hasPrefix("<"), case .type(let given) = field, let parameter = given.declaration else {
        return false
      }
      if let outer = type.name.outerName, outer == parameter.name { return true }
      return parameter.aliases.values.contains {
        $0.name.lastComponent == type.shortName
          && index.resolve($0, in: parameter, file: parameter.file).declaration === type
      }
    }
  }

  /// What is stored in an object of a generic type, as it is for that object: `screen` of `Subjects<Route>`.
  func specialised(_ value: Value, _ owner: DeclaredType, _ receiver: Value) -> Value {
    guard !owner.generics.isEmpty else { return value }
    func specialised(_ place: Place) -> Place {
      var place = place
      place.type = place.type.map { substituted($0, owner, receiver) }
      return place
    }
    return switch value {
    case .place(let place): .place(specialised(place))
    case .binding(let place): .binding(specialised(place))
    default: value
    }
  }

  func substituted(_ type: StaticType, _ owner: DeclaredType, _ receiver: Value) -> StaticType {
    var type = type
    if type.declaration == nil, owner.generics.contains(where: { $0.name == type.name }) {
      return argument(type.name, of: owner, receiver) ?? type
    }
    // What a collection has in it that a view is generic with: `Data.Element`.
    if type.declaration == nil, let collection = type.name.outerName, type.name.lastComponent == "Element",
      owner.generics.contains(where: { $0.name == collection })
    {
      return argument(String(collection), of: owner, receiver)?.element ?? type
    }
    if !type.arguments.isEmpty { type.arguments = type.arguments.map { substituted($0, owner, receiver) } }
    return type
  }

  /// What a type is made generic with, told by what its object was made with.
  func argument(_ name: String, of owner: DeclaredType, _ receiver: Value?) -> StaticType? {
    if case .object(let object)? = receiver {
      if let type = genericField(name, of: .object(object)) { return type }
      return owner.stored.lazy.compactMap { property in
        object.fields[property.name].flatMap { self.type(name, in: property.type, of: $0) }
      }.first
    }
    guard let type = receiver.flatMap({ self.type(of: $0) })?.unwrapped, type.declaration === owner,
      let position = owner.generics.firstIndex(where: { $0.name == name }), position < type.arguments.count
    else { return nil }
    return type.arguments[position].known
  }

  /// The type that a conforming type has for an associated type.
  private func associated(_ name: String, of type: StaticType) -> StaticType? {
    guard let declaration = type.unwrapped.declaration else { return nil }
    let nested = index.resolve(
      TypeReference(name: "\(declaration.name).\(name)"), in: declaration, file: declaration.file)
    if nested.declaration != nil { return nested }
    // Where no alias says it, what stands in place of the protocol's requirements does.
    for inherited in declaration.inherits {
      guard let interface = index.type(named: inherited.name, in: declaration, file: declaration.file) else {
        continue
      }
      for (requirement, members) in interface.properties.sorted(by: { $0.key < $1.key }) {
        guard let written = members.first?.declaration.type,
          let own = index.properties(named: requirement, of: declaration).first,
          let given = place(own, owner: declaration.name, context: declaration).type
        else { continue }
        if let found = self.type(name, in: written, of: given), found.declaration != nil { return found }
      }
    }
    return nil
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
  package static let any = StaticType(name: "_")

  fileprivate var known: StaticType? { self == .any ? nil : self }
}
