import NavAtlasProgram
import NavAtlasSourceReading

/// Code that makes what it stores of what is stored: `step = step.next`, `page += 1`,
/// `switch step { case .name: step = .photo … }`.
extension [Statement] {
  /// What is assigned in them that they ask for, too, the first of each name. O(code).
  func stepped(by type: DeclaredType?) -> [Expression] {
    var targets: [(name: String, target: Expression)] = []
    visitDirectly { expression in
      if case .assignment(let target, _, _) = expression, let name = target.names?.last {
        targets.append((name, target))
      }
    }
    guard !targets.isEmpty else { return [] }
    var uses: [String: Int] = [:]
    visitDirectly { expression in
      switch expression {
      case .name(let name, _), .member(_, let name, _): uses[name, default: 0] += 1
      default: break
      }
    }
    let indirect = Set(uses.keys.flatMap { type?.namesAsked(by: $0) ?? [] })
    var found: [Expression] = []
    var seen: Set<String> = []
    for (name, target) in targets where seen.insert(name).inserted {
      let writes = targets.count { $0.name == name }
      if uses[name, default: 0] > writes || indirect.contains(name) { found.append(target) }
    }
    return found
  }

  /// Calls a closure with each expression that runs where the statements run.
  fileprivate func visitDirectly(_ body: (Expression) -> Void) {
    for statement in self {
      statement.forEachPart({ $0.visitDirectly(body) }, code: { $0.visitDirectly(body) })
    }
  }
}

extension Expression {
  fileprivate func visitDirectly(_ body: (Expression) -> Void) {
    body(self)
    switch self {
    case .closure: break
    case .statement(let statement): [statement].visitDirectly(body)
    case .call(let call):
      call.callee.visitDirectly(body)
      let runs = call.callee.calledName.map(Self.running.contains) ?? false
      for argument in call.arguments {
        if runs, case .closure(let closure) = argument.value {
          closure.body.visitDirectly(body)
        } else {
          argument.value.visitDirectly(body)
        }
      }
    default: for part in parts { part.visitDirectly(body) }
    }
  }

  /// What runs the closures that it is handed.
  private static let running: Set<String> = [
    "withAnimation", "withTransaction", "Task", "async", "asyncAfter", "run",
  ]
}

extension DeclaredType {
  /// The names in the code of a computed property or a function of its own.
  fileprivate func namesAsked(by name: String) -> Set<String> {
    var names: Set<String> = []
    let code =
      (properties[name] ?? []).compactMap(\.declaration.getterCode)
      + (functions[name] ?? []).compactMap(\.declaration.code)
    for code in code {
      code.statements.visitDirectly { expression in
        if case .name(let name, _) = expression { names.insert(name) }
        if case .member(.name("self", _), let name, _) = expression { names.insert(name) }
      }
    }
    return names
  }
}
