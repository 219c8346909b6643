import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// The code behind a function, in a scope of its own.
  package struct FunctionCode {
    package var body: [Statement]
    package var parameters: [String]
    package var scope: Scope
    /// The same for the same code.
    package var identity: ObjectIdentifier
  }

  /// The code of a closure, of the method that a reference names, or of a function that a property begins with.
  ///
  /// - Parameter receiver: the object whose property it may be.
  package func code(of function: Value, in receiver: Value? = nil) -> [FunctionCode] {
    switch function {
    case .closure(let closure):
      let scope = Scope(in: closure.scope, content: Content(owner: closure.scope.type))
      bind([], of: closure.expression, scope)
      return [
        FunctionCode(
          body: closure.expression.body, parameters: closure.expression.parameters.map(\.name), scope: scope,
          identity: ObjectIdentifier(closure.expression))
      ]
    case .method(let method):
      return method.candidates.first.flatMap { code(of: $0, method) }.map { [$0] } ?? []
    case .place(let place): return kept(in: place, receiver).map { code(of: $0) } ?? []
    case .choice(let values): return values.flatMap { code(of: $0, in: receiver) }
    default: return []
    }
  }

  /// The closure that a property is made with, where no code gives it another one.
  private func kept(in place: Place, _ receiver: Value?) -> Value? {
    guard place.type?.isFunction == true, !index.assigned.contains(place.name),
      let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first,
      case .closure(let closure)? = member.declaration.initial
    else { return nil }
    let isOwn = receiver.flatMap { type(of: $0) }?.unwrapped.declaration === owner
    let scope = Scope(
      type: owner, receiver: isOwn ? receiver : .typed(StaticType(name: owner.name, declaration: owner)),
      file: member.file, content: Content(owner: owner), environment: environment)
    return .closure(ClosureValue(closure, scope))
  }

  private func code(of member: DeclaredType.Member<Function>, _ method: MethodValue) -> FunctionCode? {
    guard let body = member.declaration.body else { return nil }
    let scope = Scope(
      type: method.owner, receiver: method.receiver, file: member.file, content: Content(owner: method.owner),
      environment: environment)
    scope.function = member.declaration
    return FunctionCode(
      body: body, parameters: member.declaration.parameters.map(\.name), scope: scope,
      identity: ObjectIdentifier(member.declaration))
  }

  /// The code that a call runs, with what it is given; nil where that is none of the app's.
  func calledCode(_ call: Call, _ scope: Scope) -> (code: FunctionCode, arguments: [Value])? {
    let callee: Value?
    switch call.callee {
    case .name(let name, _): callee = value(named: name, scope)
    case .member(let base, let name, let offset):
      let receiver = evaluate(base, scope, expecting: nil)
      let found = member(name, of: receiver, Site(file: scope.file, offset: offset), own: nil)
      callee = found.flatMap { method(name, beside: $0, of: receiver) } ?? found
    case .closure: callee = evaluate(call.callee, scope, expecting: nil)
    default: callee = nil
    }
    switch callee {
    case .method(let method):
      guard let called = overload(method.candidates, of: method.owner, call, scope),
        let code = code(of: called, method)
      else {
        return nil
      }
      let parameters = called.declaration.parameters
      let arguments = zip(parameters, assignment(of: call, to: parameters)).map { parameter, position in
        position.map {
          let type = resolve(parameter.type, method.owner, called.file)
          return evaluate(call.arguments[$0].value, scope, expecting: type)
        } ?? .unknown
      }
      return (code, arguments)
    case .closure?:
      let arguments = call.arguments.map { evaluate($0.value, scope, expecting: nil) }
      return callee.flatMap { code(of: $0).first }.map { ($0, arguments) }
    default: return nil
    }
  }

  /// The getter that a name or member means; nil where that is none of the app's.
  func computedCode(_ expression: Expression, _ scope: Scope) -> (code: FunctionCode, arguments: [Value])? {
    var receiver: Value?
    let name: String
    switch expression {
    case .name(let own, _) where scope.variable(own) == nil: (receiver, name) = (scope.receiver, own)
    case .member(let base, let member, _):
      (receiver, name) = (evaluate(base, scope, expecting: nil), member)
    default: return nil
    }
    receiver = receiver.map { featureState(of: $0) ?? $0 }
    guard let receiver else { return nil }
    let owner = type(of: receiver)?.unwrapped.declaration ?? (receiver == scope.receiver ? scope.type : nil)
    guard let owner, let member = index.properties(named: name, of: owner).first,
      let getter = member.declaration.getter
    else { return nil }
    let inner = Scope(
      type: owner, receiver: receiver, file: member.file, content: Content(owner: owner),
      environment: environment)
    if let type = resolve(member.declaration.type, owner, member.file) {
      inner.variables["#result"] = .typed(type)
    }
    let code = FunctionCode(
      body: getter, parameters: [], scope: inner, identity: ObjectIdentifier(member.declaration))
    return (code, [])
  }
}

extension Evaluator {
  /// The state of a feature whose store something is; nil for anything else.
  private func featureState(of value: Value) -> Value? {
    guard let store = type(of: value)?.unwrapped, index.isStore(store), let feature = index.feature(of: store)
    else { return nil }
    let state = index.nested("State", in: feature)
    return state.declaration == nil ? nil : .typed(state)
  }
}
