import NavAtlasProgram
import NavAtlasSourceReading

/// What all code registers by type. O(code).
struct Services {
  /// Where a type's objects are made.
  struct Maker {
    var name: String
    /// The registration; its last argument is a closure, an initialiser or the object itself.
    var call: Call
    var function: DeclaredType.Member<Function>
    var owner: DeclaredType?
    /// The app's own functions that the registration goes through, the one that is called first.
    var helpers: [Helper] = []

    /// True for an initialiser whose parameters are registered themselves.
    var isInitialiser: Bool { (helpers.last?.call ?? call).arguments.last?.label == "initializer" }
  }

  /// A function that registers what it is given.
  struct Helper {
    var call: Call
    var function: DeclaredType.Member<Function>
    var owner: DeclaredType?
  }

  struct Key: Hashable {
    var function: ObjectIdentifier
    var offset: Offset
    var name: String
  }

  private var makers: [String: Maker] = [:]
  private var helpers: [String: Helper] = [:]
  /// What is registered more than once, or under several names.
  private(set) var ambiguous: Set<String> = []

  init(_ index: DeclarationIndex) {
    var code: [(member: DeclaredType.Member<Function>, owner: DeclaredType?)] = []
    for name in index.functions.keys.sorted() { code += (index.functions[name] ?? []).map { ($0, nil) } }
    for type in index.types + index.allAdditions {
      for name in type.functions.keys.sorted() { code += (type.functions[name] ?? []).map { ($0, type) } }
    }
    for (member, owner) in code where member.declaration.name.isRegistering { readHelper(member, of: owner) }
    for (member, owner) in code { read(member, of: owner) }
  }

  /// - Parameter key: made by ``key(_:_:)``; where nothing has the name, the type alone counts.
  func maker(of key: String) -> Maker? { makers[key] ?? makers[String(key.prefix { $0 != "#" })] }

  /// What a service is known by: its type, and the name that several of one type are told apart by.
  static func key(_ type: String, _ name: String?) -> String {
    type.lastComponent + (name.map { "#" + $0 } ?? "")
  }

  private mutating func readHelper(_ member: DeclaredType.Member<Function>, of type: DeclaredType?) {
    let function = member.declaration
    var found: Call?
    function.code?.statements.visit { expression in
      guard found == nil, case .call(let call) = expression, let name = call.callee.calledName,
        name.isRegistering, let first = call.arguments.first?.value
      else { return }
      let isGiven =
        switch first {
        case .name(let name, _): function.parameters.contains { $0.name == name }
        case .type(let type): function.generics.contains { $0.name == type.name }
        default: false
        }
      if isGiven { found = call }
    }
    guard let found, helpers[function.name] == nil else { return }
    helpers[function.name] = Helper(call: found, function: member, owner: type)
  }

  /// The functions that a registration goes through.
  private func helpers(of call: Call) -> [Helper] {
    var found: [Helper] = []
    var call = call
    while found.count < 4, let name = call.callee.calledName, let helper = helpers[name],
      helper.function.declaration.mayTake(call),
      !found.contains(where: { $0.function.declaration === helper.function.declaration })
    {
      found.append(helper)
      call = helper.call
    }
    return found
  }

  private mutating func read(_ member: DeclaredType.Member<Function>, of type: DeclaredType?) {
    var found: [(String, Call)] = []
    member.declaration.code?.statements.visit { expression in
      if case .call(let call) = expression { found += call.implemented }
      guard case .call(let call) = expression, let name = call.callee.calledName, name.isRegistering,
        let first = call.arguments.first?.value, let value = call.arguments.last?.value
      else { return }
      if case .type(let service) = first {
        guard call.arguments.count > 1 else { return }
        if call.serviceName != nil { found.append((Self.key(service.name, call.serviceName), call)) }
        found.append((Self.key(service.name, nil), call))
      } else if case .closure(let closure) = value, let service = closure.body.last?.madeType {
        found.append((Self.key(service, nil), call))
      }
    }
    for (key, call) in found {
      if let known = makers[key] {
        if known.call !== call { ambiguous.insert(key) }
        continue
      }
      makers[key] = Maker(
        name: key, call: call, function: member, owner: type, helpers: helpers(of: call))
    }
  }
}

extension Call {
  /// `register { Live() }.implements(Service.self)`: the services and the registration.
  fileprivate var implemented: [(String, Call)] {
    guard callee.calledName == "implements" else { return [] }
    let services = arguments.compactMap { argument -> String? in
      if case .type(let type) = argument.value { Services.key(type.name, nil) } else { nil }
    }
    var base = callee
    while case .member(.call(let inner), _, _) = base {
      if let name = inner.callee.calledName, name.isRegistering {
        return services.map { ($0, inner) }
      }
      base = inner.callee
    }
    return []
  }

  /// What several services of one type are told apart by: `name: "first"`, `name: .first`.
  var serviceName: String? {
    switch argument("name") {
    case .string(let text): text
    case .implicitMember(let name, _), .member(_, let name, _), .name(let name, _): name
    default: nil
    }
  }
}

extension Function {
  /// False for a call of the container's own function by the same name, which is given something else.
  fileprivate func mayTake(_ call: Call) -> Bool {
    guard call.arguments.count <= parameters.count, let given = call.arguments.last,
      let taken = given.isTrailing || given.label == nil
        ? parameters.last : parameters.first(where: { $0.label == given.label })
    else { return false }
    if case .closure = given.value { return taken.type?.isFunction ?? false }
    return true
  }
}

extension Statement {
  /// The type of what it gives, as far as that is written: `Router() as Routing`, `HomeModel(…)`.
  var madeType: String? {
    switch self {
    case .expression(.conversion(_, let type)), .result(.conversion(_, let type)?): type.name
    case .expression(.call(let call)), .result(.call(let call)?):
      if case .name(let name, _) = call.callee, name.beginsUppercase { name } else { nil }
    default: nil
    }
  }
}

extension String {
  fileprivate var isRegistering: Bool {
    hasPrefix("register")
      || ["bind", "provide", "single", "singleton", "factory", "autoregister"].contains(self)
  }
}
