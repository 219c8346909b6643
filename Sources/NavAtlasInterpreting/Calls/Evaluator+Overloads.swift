import NavAtlasProgram
package import NavAtlasSourceReading

extension Call {
  /// The arguments of a variadic parameter, of which only the first may have a label.
  func variadicArguments(from position: Int) -> [Argument] {
    let others = arguments[(position + 1)...].prefix { $0.label == nil && !$0.isTrailing }
    return [arguments[position]] + others
  }
}

extension Evaluator {
  /// The method that a call means where a property, which cannot be called, has the same name.
  package func method(_ name: String, beside property: Value, of receiver: Value) -> Value? {
    guard cannotBeCalled(property), let type = type(of: receiver)?.unwrapped.declaration else { return nil }
    let functions = index.members(named: name, of: type).ownFunctions
    if functions.isEmpty { return nil }
    return .method(MethodValue(name: name, candidates: functions, owner: type, receiver: receiver))
  }

  /// True for storage and values of which it is known that they are no functions.
  private func cannotBeCalled(_ property: Value) -> Bool {
    switch property {
    case .place(let place): place.type?.isFunction != true
    case .string, .integer, .boolean, .array, .enumCase: true
    case .object(let object): index.functions(named: "callAsFunction", of: object.type).isEmpty
    default: false
    }
  }

  /// The method that a call with arguments means where a computed property has the same name: `body(for: row)`.
  func method(_ name: String, besideComputedMeantBy call: Call, _ scope: Scope) -> Value? {
    guard !call.arguments.isEmpty, scope.variable(name) == nil, let type = scope.type,
      let receiver = scope.receiver
    else { return nil }
    let members = index.members(named: name, of: type)
    guard !members.ownProperties.isEmpty, members.ownProperties.allSatisfy({ !$0.declaration.isStored }),
      members.ownFunctions.contains(where: { fits($0.declaration, call) })
    else { return nil }
    recorder?.note(name, of: type)
    return .method(
      MethodValue(name: name, candidates: members.ownFunctions, owner: type, receiver: receiver))
  }

  /// The candidate whose labels fit the call best.
  func overload(_ candidates: [DeclaredType.Member<Function>], _ call: Call) -> DeclaredType.Member<Function>?
  {
    if candidates.count == 1 { return candidates[0] }
    return candidates.max { score($0.declaration, call) < score($1.declaration, call) }
  }

  /// The candidate whose labels fit the call best, and of several the one whose types do, as their owner names them.
  func overload(
    _ candidates: [DeclaredType.Member<Function>], of owner: DeclaredType?, _ call: Call, _ scope: Scope
  ) -> DeclaredType.Member<Function>? {
    guard candidates.count > 1, let best = candidates.map({ score($0.declaration, call) }).max() else {
      return candidates.first
    }
    let fitting = candidates.filter { score($0.declaration, call) == best }
    guard fitting.count > 1, Set(fitting.map { $0.declaration.parameters.map(\.type) }).count > 1 else {
      return fitting.first
    }
    let values = values(of: call, scope)
    let matching = fitting.map { matches($0, of: owner, call, values) }
    let likely = zip(fitting, matching).filter { $1 == matching.max() }.map { $0.0 }
    // What an overload calls by its own name is another one.
    return likely.first { !isFollowed($0.declaration) } ?? likely.first
  }

  /// The candidate that takes as many arguments, and of several the one whose types do: of a method that is handed on
  /// by its name.
  func overload(
    _ candidates: [DeclaredType.Member<Function>], of owner: DeclaredType?, taking values: [Value]
  ) -> DeclaredType.Member<Function>? {
    let fitting = candidates.filter { $0.declaration.parameters.count == values.count }
    guard fitting.count > 1 else { return fitting.first ?? candidates.first }
    let matching = fitting.map { member in
      zip(member.declaration.parameters, values).count { parameter, value in
        guard let type = resolve(parameter.type, owner, member.file) else { return false }
        return isFitting(value, type.unwrapped, of: member.declaration)
      }
    }
    return zip(fitting, matching).first { $1 == matching.max() }?.0
  }

  /// The arguments' values, without what evaluating them does.
  private func values(of call: Call, _ scope: Scope) -> [Value] {
    let trial = Scope(in: scope, content: Content(owner: scope.type))
    return call.arguments.map {
      if case .closure = $0.value { return .unknown }
      let value = evaluate($0.value, trial, expecting: nil)
      // What a `catch` that names nothing has caught.
      if case .name("error", _) = $0.value, value == .unknown { return .typed(StaticType(name: "Error")) }
      return value
    }
  }

  private func matches(
    _ member: DeclaredType.Member<Function>, of owner: DeclaredType?, _ call: Call, _ values: [Value]
  ) -> Int {
    let parameters = member.declaration.parameters
    return zip(parameters, assignment(of: call, to: parameters)).filter { parameter, position in
      guard let position, let type = resolve(parameter.type, owner, member.file)?.unwrapped else {
        return false
      }
      if case .closure(let closure) = call.arguments[position].value {
        return mayGive(closure, type.result, to: parameter, member.declaration, owner)
      }
      return isFitting(values[position], type, of: member.declaration)
    }.count
  }

  /// True for a closure whose parameter takes views or something of any type, or what the closure plainly makes.
  private func mayGive(
    _ closure: ClosureExpression, _ result: StaticType?, to parameter: Parameter, _ function: Function,
    _ owner: DeclaredType?
  ) -> Bool {
    guard let result else { return false }
    if parameter.attributes.contains("ViewBuilder") { return true }
    if (function.generics + (owner?.generics ?? [])).contains(where: { $0.name == result.name }) {
      return true
    }
    guard closure.body.count == 1, case .expression(.call(let call)) = closure.body[0] else { return false }
    return call.callee.calledName == result.name
  }

  private func isFitting(_ value: Value, _ type: StaticType, of function: Function) -> Bool {
    if value.isViewLike(self), function.takesViews(as: type.name) { return true }
    // A controller that hosts a view is known by what it shows.
    if value.isContent, type.name == "UIViewController" { return true }
    if case .enumCase(let route) = value, route.type == nil {
      return type.declaration?.enumCase(route.name) != nil
    }
    if case .keyPath = value { return type.name.hasSuffix("KeyPath") }
    guard let given = self.type(of: value)?.unwrapped else { return false }
    if type.name == "UIViewController", given.declaration == nil, given.name.hasSuffix("Controller") {
      return true
    }
    if type.declaration == nil, index.genericNames.contains(type.name) { return false }
    return given.isSame(as: type) || given.declaration?.conforms(to: type.name) == true
  }

  private func score(_ function: Function, _ call: Call) -> Int {
    let given = assignment(of: call, to: function.parameters)
    let used = Set(given.compactMap { $0 })
    let missing = zip(function.parameters, given).filter { $1 == nil && $0.fallback == nil }.count
    let doubled = zip(function.parameters, given).filter { parameter, position in
      parameter.isAutoclosure && position.map { call.arguments[$0].isClosure } == true
    }.count
    // Swift prefers what needs no default.
    let needsDefault = zip(function.parameters, given).contains { $1 == nil && $0.fallback != nil }
    return used.count * 8 - (call.arguments.count - used.count) * 16 - missing * 16 - doubled * 4
      - (needsDefault ? 2 : 0) - (function.code == nil ? 1 : 0)
  }

  func fits(_ function: Function, _ call: Call) -> Bool {
    let given = assignment(of: call, to: function.parameters)
    let missing = zip(function.parameters, given).contains { $1 == nil && $0.fallback == nil }
    return !missing && Set(given.compactMap { $0 }).count == call.arguments.count
  }

  /// False where a closure that names no argument is handed to what calls it with one, which no compiler takes: another
  /// overload is meant.
  func takes(closuresOf call: Call, _ function: Function) -> Bool {
    zip(function.parameters, assignment(of: call, to: function.parameters)).allSatisfy {
      parameter, position in
      guard let position, case .closure(let closure) = call.arguments[position].value,
        let type = parameter.type,
        type.isFunction
      else { return true }
      return type.unwrapped.arguments.count < 2 || closure.takesArguments
    }
  }

  /// For each parameter the position of its argument.
  package func assignment(of call: Call, to parameters: [Parameter]) -> [Int?] {
    var result = [Int?](repeating: nil, count: parameters.count)
    var next = 0
    var trailing: [Int] = []
    for (position, argument) in call.arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        trailing.append(position)
        continue
      }
      guard
        let match = parameters.indices.first(where: {
          $0 >= next && parameters[$0].label == argument.label && result[$0] == nil
        })
      else { continue }
      result[match] = position
      next = match + (parameters[match].isVariadic ? 0 : 1)
    }
    for position in trailing {
      // A trailing closure goes to the first free parameter that takes a function, else to the last free one that may.
      let free = parameters.indices.filter { result[$0] == nil && parameters[$0].mayTakeFunction }
      let functions = free.filter { takesFunction(parameters[$0]) }
      if let match = functions.first(where: { parameters[$0].fallback == nil })
        ?? free.first(where: { parameters[$0].isBuilt }) ?? functions.first ?? free.last
      {
        result[match] = position
      }
    }
    return result
  }
}

extension Evaluator {
  /// True for a parameter of a function's type, also by another name for it.
  private func takesFunction(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type else { return false }
    return type.isFunction || index.functionAliases.contains(type.unwrapped.name)
  }
}

extension ClosureExpression {
  /// True where it names its arguments, or may use them without a name.
  fileprivate var takesArguments: Bool {
    if !parameters.isEmpty { return true }
    var isUsed = false
    body.visit { if case .name(let name, _) = $0, name.hasPrefix("$") { isUsed = true } }
    return isUsed
  }
}

extension Parameter {
  /// True for `@ViewBuilder var content: Content`, which a closure makes.
  fileprivate var isBuilt: Bool { attributes.contains { $0.hasSuffix("Builder") } }

  /// False for a type that no function is of, by whatever name; an alias may stand for one.
  fileprivate var mayTakeFunction: Bool {
    guard let type else { return true }
    let written = type.name == "Optional" ? type.arguments.first ?? type : type
    return !Self.plainTypes.contains(written.name)
  }

  private static let plainTypes: Set<String> = [
    "Array", "Binding", "Bool", "CGFloat", "Color", "Date", "Dictionary", "Double", "Float", "Image", "Int",
    "LocalizedStringKey", "LocalizedStringResource", "Set", "String", "Text", "URL", "UUID",
  ]
}

extension Function {
  /// True for a parameter that is any view: `Content` of `push<Content: View>(_ view: Content)`.
  fileprivate func takesViews(as type: String) -> Bool {
    type == "View" || generics.contains { $0.name == type && $0.constraint?.name == "View" }
  }
}

/// Methods that the app adds to classes whose own are not there.
extension Evaluator {
  /// False where the call can only mean what an absent class has by that name.
  func isMeant(_ method: MethodValue, _ call: Call, _ scope: Scope) -> Bool {
    if calls(itself: method, call, scope) { return false }
    guard let owner = method.owner, owner.kind == .addition || owner.isController else { return true }
    return method.candidates.contains { fits($0.declaration, call) }
  }

  /// True for a controller's `present(_:animated:)` in one by the same name: it would call itself for ever, but UIKit's
  /// has an argument more that may be left out.
  private func calls(itself method: MethodValue, _ call: Call, _ scope: Scope) -> Bool {
    guard let around = scope.root.function, UIKitControllers().methods.contains(around.name),
      method.candidates.contains(where: { $0.declaration === around }), fits(around, call)
    else { return false }
    switch call.callee {
    case .name, .member(.name("self", _), _, _): return true
    default: return false
    }
  }
}
