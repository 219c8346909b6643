import NavAtlasProgram
import NavAtlasSourceReading

/// Lists that are written empty, and that only an initialiser fills, one after the other: as good as written out.
extension Evaluator {
  /// What is in such a list; nil where other code changes it as well. O(code) for the first, then O(what fills it), once.
  func filledList(_ member: DeclaredType.Member<Property>, of owner: DeclaredType?) -> Value? {
    let property = member.declaration
    guard let owner, !property.isConstant, property.initial != nil,
      let fillings = filledLists.fillings(of: property.name), initialValue(member, owner) == .array([])
    else { return nil }
    let id = ObjectIdentifier(property)
    if let known = knownFilledLists[id] { return known }
    knownFilledLists[id] = .unknown
    guard fillings.allSatisfy({ fills($0, owner) }) else { return nil }
    let element = resolve(property.type, owner, member.file)?.unwrapped.element
    let values = fillings.flatMap { filling in
      let receiver = Value.typed(StaticType(name: filling.owner.name, declaration: filling.owner))
      let scope = Scope(
        type: filling.owner, receiver: receiver, file: filling.file, content: Content(owner: filling.owner))
      return filling.elements.map { evaluate($0, scope, expecting: element) }
    }
    guard values.areFew else { return nil }
    knownFilledLists[id] = .array(values)
    return .array(values)
  }

  /// True for what fills a list of the object itself, or of the one that a property of it is made with.
  private func fills(_ filling: FilledLists.Filling, _ owner: DeclaredType) -> Bool {
    guard let holder = filling.holder else { return filling.owner === owner }
    return index.keepers[owner.shortName, default: []].contains {
      $0.owner === filling.owner && $0.member.declaration.name == holder
    }
  }
}

/// What initialisers put into lists, by the lists' names. O(code).
struct FilledLists {
  struct Filling {
    let elements: [Expression]
    /// The property whose object has the list; nil for the one that is being made.
    let holder: String?
    let owner: DeclaredType
    let file: Int
    let initialiser: ObjectIdentifier
  }

  /// How often code changes what has a name.
  private var changes: [String: Int] = [:]
  private var found: [String: [Filling]] = [:]

  init(_ index: DeclarationIndex) {
    for type in index.types {
      for function in type.functions.values.joined() { count(function.declaration.code?.statements ?? []) }
      for code in type.properties.values.joined().flatMap(\.declaration.code) { count(code.statements) }
      for maker in type.functions["init"] ?? [] {
        for statement in maker.declaration.code?.statements ?? [] { note(statement, in: maker, of: type) }
      }
    }
  }

  /// What fills a list, in order, where that is one initialiser and nothing else changes it.
  func fillings(of name: String) -> [Filling]? {
    guard let fillings = found[name], let first = fillings.first, fillings.count == changes[name],
      fillings.allSatisfy({ $0.initialiser == first.initialiser && $0.holder == first.holder })
    else { return nil }
    return fillings
  }

  private mutating func note(
    _ statement: Statement, in maker: DeclaredType.Member<Function>, of owner: DeclaredType
  ) {
    guard case .expression(let expression) = statement, let (list, elements) = expression.filling,
      var names = list.names
    else { return }
    if names.first == "self" { names.removeFirst() }
    guard let name = names.last, names.count < 3 else { return }
    let filling = Filling(
      elements: elements, holder: names.count > 1 ? names[0] : nil, owner: owner, file: maker.file,
      initialiser: ObjectIdentifier(maker.declaration))
    found[name, default: []].append(filling)
  }

  private mutating func count(_ statements: [Statement]) {
    statements.visit { expression in
      switch expression {
      case .assignment(let target, _, _): count(target)
      case .call(let call):
        if case .member(let list, let method, _) = call.callee, Evaluator.changingMethods.contains(method) {
          count(list)
        }
        for case .keyPath(_, let names) in call.arguments.map(\.value) where call.callee.isAssign {
          for name in names { changes[name, default: 0] += 1 }
        }
      case .name(let name, _) where name.hasPrefix("$"): changes[String(name.dropFirst()), default: 0] += 1
      case .member(let base, let name, _) where base.names?.contains { $0.hasPrefix("$") } == true:
        changes[name, default: 0] += 1
      default: break
      }
    }
  }

  private mutating func count(_ target: Expression) {
    switch target {
    case .name(let name, _), .implicitMember(let name, _): changes[name, default: 0] += 1
    case .member(let base, let name, _):
      changes[name, default: 0] += 1
      count(base)
    case .element(let base, _, _): count(base)
    default: break
    }
  }
}

extension Expression {
  /// A list, and what it is filled with: `pages.append(page)`, `pages = [page]`.
  fileprivate var filling: (list: Expression, elements: [Expression])? {
    switch self {
    case .assignment(let list, .array(let elements), _): return (list, elements)
    case .call(let call):
      guard case .member(let list, "append", _) = call.callee, call.arguments.count == 1 else { return nil }
      let given = call.arguments[0]
      if given.label == nil { return (list, [given.value]) }
      guard given.label == "contentsOf", case .array(let elements) = given.value else { return nil }
      return (list, elements)
    default: return nil
    }
  }

  fileprivate var isAssign: Bool { ["assign", "weakAssign"].contains(calledName) }
}
