import NavAtlasProgram
import NavAtlasSourceReading

/// Who is kept in a property whose type is a protocol, as `child.delegate = self` says.
extension Evaluator {
  /// The types that a call through a place may reach: those that conform, unless the source says who is kept there.
  func conformers(of interface: DeclaredType, keptIn receiver: Value?) -> [DeclaredType] {
    var all = conformers(of: interface)
    guard case .place(let place)? = receiver else { return all }
    // A controller does itself what views tell it.
    if index.type(declaredAs: place.owner)?.isViewOfUIKit == true {
      all.removeAll(where: \.isController)
    }
    guard all.count > 1 else { return all }
    if knownAssignees == nil { knownAssignees = Assignees(index) }
    guard let names = knownAssignees?.types(keptIn: place) else { return all }
    let kept = all.filter { names.contains($0.name) }
    return kept.isEmpty ? all : kept
  }
}

/// What all code assigns to properties, as far as it is `self`. O(code).
struct Assignees {
  private struct Property: Hashable {
    var owner: String
    var name: String
  }

  private var known: [Property: Set<String>] = [:]
  /// By the property's name, where the object is not known.
  private var loose: [String: Set<String>] = [:]
  /// The properties to which something else is assigned as well.
  private var open: Set<String> = []
  private var openOfOwner: Set<Property> = []

  init(_ index: DeclarationIndex) {
    for type in index.types {
      for member in type.functions.values.joined() {
        read(member.declaration.code?.statements ?? [], of: type)
      }
      for member in type.properties.values.joined() {
        for code in member.declaration.code { read(code.statements, of: type) }
      }
    }
  }

  /// The names of the types that are kept in a place; `nil` where that may be any.
  func types(keptIn place: Place) -> Set<String>? {
    let property = Property(owner: String(place.owner.lastComponent), name: place.name)
    if open.contains(place.name) || openOfOwner.contains(property) { return nil }
    let found = (known[property] ?? []).union(loose[place.name] ?? [])
    return found.isEmpty ? nil : found
  }

  private mutating func read(_ body: [Statement], of type: DeclaredType) {
    var locals: [String: String] = [:]
    var found: [(target: Expression, value: Expression)] = []
    body.visit { expression in
      if case .assignment(let target, let value, _) = expression { found.append((target, value)) }
    }
    for statement in body {
      if case .variable(.bind(let name), _, .call(let call)?, _) = statement,
        let made = call.callee.calledName
      {
        locals[name] = made
      }
    }
    for (target, value) in found { note(target, value, locals, type) }
  }

  private mutating func note(
    _ target: Expression, _ value: Expression, _ locals: [String: String], _ type: DeclaredType
  ) {
    let isSelf = if case .name("self", _) = value { true } else { false }
    switch target {
    case .member(.name("self", _), let name, _), .name(let name, _):
      guard locals[name] == nil, !value.isNothing else { return }
      openOfOwner.insert(Property(owner: type.shortName, name: name))
    case .member(.name(let local, _), let name, _) where isSelf && locals[local] != nil:
      known[Property(owner: locals[local] ?? "", name: name), default: []].insert(type.name)
    case .member(_, let name, _):
      if isSelf { loose[name, default: []].insert(type.name) } else if !value.isNothing { open.insert(name) }
    default: break
    }
  }
}

extension Expression {
  fileprivate var isNothing: Bool { if case .none = self { true } else { false } }
}
