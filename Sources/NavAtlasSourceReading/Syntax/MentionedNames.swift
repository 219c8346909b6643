/// What a piece of code names. O(code).
package struct MentionedNames {
  /// Types, with the names of the types around them as far as they are written.
  package private(set) var types: Set<String> = []
  /// Members of something else than `self`, also implicit ones and those of key paths.
  package private(set) var members: Set<String> = []
  /// Members of types: `Kind.standard`.
  package private(set) var ofTypes: Set<String> = []
  /// What stands alone, or behind `self`: variables, members, functions.
  private var names: Set<String> = []
  /// The parameters and variables that the code itself declares.
  private var bound: Set<String> = []

  package init() {}

  /// What stands alone and is no variable of the code itself.
  package var free: Set<String> { names.subtracting(bound) }

  package mutating func read(_ type: TypeReference?) {
    guard let type else { return }
    types.insert(type.name)
    for argument in type.arguments { read(argument) }
  }

  package mutating func read(_ attribute: Attribute) {
    types.insert(attribute.name)
    for generic in attribute.generics { read(generic) }
    for argument in attribute.arguments { read(argument.value) }
  }

  package mutating func read(_ parameters: [Parameter]) {
    for parameter in parameters {
      bound.insert(parameter.name)
      read(parameter.type)
      if let fallback = parameter.fallback { read(fallback) }
    }
  }

  package mutating func read(_ body: [Statement]) { for statement in body { read(statement) } }

  package mutating func read(_ expression: Expression) {
    switch expression {
    case .name(let name, _): note(name)
    case .member(.name("self", _), let name, _): note(name)
    case .member(_, let name, _):
      if let path = expression.names, path[0].beginsUppercase {
        let path = path.joined(separator: ".")
        if name.beginsUppercase { types.insert(path) } else { ofTypes.insert(path) }
      } else {
        members.insert(name)
      }
    case .implicitMember(let name, _): members.insert(name)
    case .type(let type), .conversion(_, let type): read(type)
    case .keyPath(let root, let path):
      read(root)
      members.formUnion(path)
    case .closure(let closure):
      read(closure.parameters)
      for capture in closure.captures { read(capture.value) }
      read(closure.body)
    case .statement(let statement): read(statement)
    default: break
    }
    for part in expression.parts { read(part) }
  }

  private mutating func note(_ name: String) {
    if name.beginsUppercase { types.insert(name) } else { names.insert(name) }
  }

  private mutating func read(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .result(let expression?): read(expression)
    case .variable(let pattern, let type, let initial, _):
      read(pattern)
      read(type)
      if let initial { read(initial) }
    case .condition(let conditions, let then, let otherwise, _):
      read(conditions)
      read(then)
      read(otherwise)
    case .guarded(let conditions, let otherwise):
      read(conditions)
      read(otherwise)
    case .choice(let subject, let alternatives, _):
      read(subject)
      for alternative in alternatives {
        for pattern in alternative.patterns { read(pattern) }
        read(alternative.body)
      }
    case .loop(let pattern, let sequence, let body, _):
      if let pattern { read(pattern) }
      if let sequence { read(sequence) }
      read(body)
    case .block(let body): read(body)
    case .compiled(let branches): for branch in branches { read(branch.body) }
    case .function(let function):
      read(function.parameters)
      read(function.result)
      read(function.code?.statements ?? [])
    case .result(nil), .exit: break
    }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): read(expression)
      case .binding(let pattern, let expression), .match(let pattern, let expression):
        read(pattern)
        read(expression)
      }
    }
  }

  private mutating func read(_ pattern: Pattern) {
    switch pattern {
    case .any: break
    case .bind(let name): bound.insert(name)
    case .enumCase(_, _, let payload), .tuple(let payload): for part in payload { read(part.pattern) }
    case .some(let inner): read(inner)
    case .cast(let inner, let type):
      read(inner)
      read(type)
    case .expression(let expression): read(expression)
    }
  }
}
