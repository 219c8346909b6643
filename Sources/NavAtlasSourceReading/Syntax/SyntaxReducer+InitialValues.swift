extension SyntaxReducer.Members {
  /// What the only initialiser sets to the same for every instance is the properties' initial value.
  mutating func takeInitialValues() {
    let initialisers = functions.filter { $0.name == "init" }
    guard initialisers.count == 1, let code = initialisers[0].code else { return }
    var values: [String: Expression] = [:]
    let rest = code.statements.filter { statement in
      guard let (name, value) = statement.initialValue, values[name] == nil, canTake(value, as: name) else {
        return true
      }
      values[name] = value.plain
      return false
    }
    guard !values.isEmpty else { return }
    functions = functions.map { $0.name == "init" ? $0.with(body: rest) : $0 }
    properties = properties.map { property in
      values[property.name].map { property.with(initial: $0) } ?? property
    }
  }

  private func canTake(_ value: InitialValue, as name: String) -> Bool {
    guard value.plain.isSameEverywhere, let property = properties.first(where: { $0.name == name }) else {
      return false
    }
    return !property.isStatic && property.isStored && property.initial == nil
      && value.wrapper.map { property.attribute($0) != nil } ?? true
  }
}

/// What an initialiser sets a property to, itself or through its wrapper.
private struct InitialValue {
  var plain: Expression
  var wrapper: String?
}

extension Statement {
  /// `self.name = value` or `_name = State(initialValue: value)`.
  fileprivate var initialValue: (name: String, value: InitialValue)? {
    guard case .expression(.assignment(let target, let value, _)) = self else { return nil }
    let name: String
    switch target {
    case .name(let own, _), .member(.name("self", _), let own, _): name = own
    default: return nil
    }
    guard name.hasPrefix("_") else { return (name, InitialValue(plain: value)) }
    guard case .call(let call) = value, let wrapper = call.callee.calledName,
      ["State", "StateObject"].contains(wrapper), call.arguments.count == 1,
      let argument = call.arguments.first,
      ["initialValue", "wrappedValue"].contains(argument.label)
    else { return nil }
    return (String(name.dropFirst()), InitialValue(plain: argument.value, wrapper: wrapper))
  }
}

extension Expression {
  /// True for what names nothing of the code around it.
  fileprivate var isSameEverywhere: Bool {
    switch self {
    case .string, .integer, .boolean, .none, .implicitMember, .type: true
    case .name(let name, _): name.beginsUppercase
    case .member(let base, _, _): base.isSameEverywhere
    case .array(let parts): parts.allSatisfy(\.isSameEverywhere)
    case .call(let call):
      call.callee.isSameEverywhere && call.arguments.allSatisfy { $0.value.isSameEverywhere }
    default: false
    }
  }
}

extension Function {
  fileprivate func with(body: [Statement]) -> Function {
    Function(
      name: name, parameters: parameters, result: result, body: body, isStatic: isStatic,
      attributes: attributes, generics: generics, isFilePrivate: isFilePrivate, offset: offset)
  }
}

extension Property {
  fileprivate func with(initial: Expression) -> Property {
    Property(
      name: name, type: type, initial: initial, getter: nil, setter: setter, willSet: willSet, didSet: didSet,
      attributes: attributes,
      isStatic: isStatic, isConstant: isConstant, isFilePrivate: isFilePrivate, offset: offset)
  }
}
