import NavAtlasProgram
import NavAtlasSourceReading

/// What code hands features as their dependencies: `Lake().dependency(\.guide, guide)`, `withDependencies { $0.guide = … }`.
/// O(code).
struct HandedDependencies {
  /// A value that is handed over somewhere.
  struct Handed {
    var value: Expression
    /// What it names of the variables before it.
    var locals: [Statement]
    var owner: DeclaredType?
    var file: Int
  }

  /// The code that a value stands in.
  private struct Around {
    var code: [Statement]
    var owner: DeclaredType?
    var file: Int
  }

  private var handed: [String: [Handed]] = [:]

  private static let setting: Set<String> = ["withDependencies", "prepareDependencies"]
  /// What the library asks for where the app does not run.
  private static let unused: Set<String> = ["previewValue", "testValue"]

  init(_ index: DeclarationIndex) {
    for name in index.functions.keys.sorted() {
      for member in index.functions[name] ?? [] { read(member.declaration.code, nil, member.file) }
    }
    for type in index.types + index.allAdditions {
      for name in type.functions.keys.sorted() {
        for member in type.functions[name] ?? [] { read(member.declaration.code, type, member.file) }
      }
      for name in type.properties.keys.sorted() {
        for member in type.properties[name] ?? [] {
          for code in member.declaration.code { read(code, type, member.file) }
          let around = Around(code: [], owner: type, file: member.file)
          member.declaration.initial?.visit { read($0, around) }
        }
      }
    }
  }

  /// All that is handed over for a key.
  func values(for key: String) -> [Handed] { handed[key] ?? [] }

  private mutating func read(_ code: Code?, _ owner: DeclaredType?, _ file: Int) {
    guard let statements = code?.statements else { return }
    let around = Around(code: statements, owner: owner, file: file)
    statements.visit { read($0, around) }
  }

  private mutating func read(_ expression: Expression, _ around: Around) {
    guard case .call(let call) = expression, let name = call.callee.calledName else { return }
    if name == "dependency", call.arguments.count == 2,
      case .keyPath(_, let names) = call.arguments[0].value, names.count == 1
    {
      add(call.arguments[1].value, for: names[0], around)
    }
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value,
        Self.setting.contains(name) || argument.label.map(Self.setting.contains) == true
      else { continue }
      read(setting: closure, around)
    }
  }

  private mutating func read(setting closure: ClosureExpression, _ around: Around) {
    let values = closure.parameters.first?.name ?? "$0"
    var inside = around
    inside.code += closure.body
    for statement in closure.body {
      guard case .expression(.assignment(.member(.name(values, _), let key, _), let value, _)) = statement
      else { continue }
      add(value, for: key, inside)
    }
  }

  private mutating func add(_ value: Expression, for key: String, _ around: Around) {
    switch value {
    case .implicitMember(let name, _), .member(_, let name, _):
      if Self.unused.contains(name) { return }
    default: break
    }
    let locals = around.code.variables(namedIn: value)
    handed[key, default: []].append(
      Handed(value: value, locals: locals, owner: around.owner, file: around.file))
  }
}

extension [Statement] {
  /// The variables among these statements that an expression needs, in their order.
  fileprivate func variables(namedIn expression: Expression) -> [Statement] {
    var needed: Set<String> = []
    func need(_ expression: Expression) {
      expression.visit { if case .name(let name, _) = $0 { needed.insert(name) } }
    }
    need(expression)
    var found: [Statement] = []
    for statement in reversed() {
      guard case .variable(.bind(let name), _, let initial?, _) = statement, needed.contains(name) else {
        continue
      }
      need(initial)
      found.append(statement)
    }
    return found.reversed()
  }
}
