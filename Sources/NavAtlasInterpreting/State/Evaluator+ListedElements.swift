import NavAtlasProgram
import NavAtlasSourceReading

/// Lists that code writes out and keeps where they could change, as a menu's entries in a view model: each entry is known
/// where it says what it leads to.
extension Evaluator {
  /// What is in such a list; nil where that is not known, or says nothing of where it leads. O(code of the type), once.
  func listedElements(of array: Value) -> [Value]? {
    guard case .place(let place) = array, place.type?.element != nil,
      let owner = index.type(declaredAs: place.owner),
      let member = index.properties(named: place.name, of: owner).first, member.declaration.isStored
    else { return nil }
    if let known = knownLists[place.base] { return known.isEmpty ? nil : known }
    knownLists[place.base] = []
    var found: [Value] = []
    guard let written = lists(assignedTo: member, of: owner) else { return nil }
    for case .array(let values) in [initialValue(member, owner)] + written {
      found += values.filter { !found.contains($0) }
    }
    guard !found.isEmpty, found.areFew, found.allSatisfy(\.leads) else { return nil }
    knownLists[place.base] = found
    return found
  }

  /// Of a binding to a list: the elements that the view was made with; nil where these are not known or lead nowhere.
  func givenElements(of list: Value, _ receiver: Value?) -> [Value]? {
    guard case .binding(let place) = list, case .object(let view)? = receiver, view.type.name == place.owner,
      case .array(let given)? = view.fields[place.name], !given.isEmpty, given.areFew,
      given.allSatisfy(\.leads)
    else { return nil }
    return given
  }

  /// The lists that a type's own code writes out for a property; nil where it comes to anything else as well.
  private func lists(assignedTo member: DeclaredType.Member<Property>, of owner: DeclaredType) -> [Value]? {
    let expected = resolve(member.declaration.type, owner, member.file)
    let functions = owner.functions.values.joined().sorted {
      ($0.file, $0.declaration.offset) < ($1.file, $1.declaration.offset)
    }
    var found: [Value] = []
    for function in functions {
      guard let code = function.declaration.code else { continue }
      guard let written = code.statements.lists(assignedTo: member.declaration.name) else { return nil }
      let scope = Scope(
        type: owner, receiver: .typed(StaticType(name: owner.name, declaration: owner)),
        file: function.file, content: Content(owner: owner))
      found += written.map { evaluate($0, scope, expecting: expected) }
    }
    return found
  }
}

extension [Statement] {
  /// The lists that are written out for a property; nil where it is given anything else.
  fileprivate func lists(assignedTo name: String) -> [Expression]? {
    var (found, isOpen): ([Expression], Bool) = ([], false)
    let names = [[name], ["self", name]]
    visit { expression in
      switch expression {
      case .assignment(let target, let value, _) where target.names.map(names.contains) == true:
        if case .array(let elements) = value {
          if !elements.isEmpty { found.append(value) }
        } else {
          isOpen = true
        }
      case .call(let call):
        guard case .member(let list, let method, _) = call.callee, ["append", "insert"].contains(method),
          list.names.map(names.contains) == true
        else { return }
        isOpen = true
      default: break
      }
    }
    return isOpen ? nil : found
  }
}

extension [Value] {
  /// True for a list whose elements are followed one by one; a longer one only where each says where it leads, as a menu's
  /// entries do.
  var areFew: Bool { count <= 24 || count <= 96 && allSatisfy(\.leads) }
}

extension Value {
  /// True for a plain value that says by a view, by code or by a case where it leads.
  fileprivate var leads: Bool {
    switch self {
    case .object(let object):
      object.type.kind == .structure && !object.type.isView
        && object.fields.values.contains(where: \.holdsLead)
    case .tuple(let parts): parts.contains { $0.value.holdsLead }
    case .enumCase: true
    default: false
    }
  }

  /// True also for a list of what leads somewhere: the sections of a menu.
  private var holdsLead: Bool {
    if case .array(let values) = self { return values.contains(where: \.leads) }
    return isLead
  }

  /// True for code, a view or a case, which may lead somewhere.
  var isLead: Bool {
    switch self {
    case .closure, .method, .content, .enumCase: true
    case .object(let object): object.type.isView
    default: false
    }
  }
}
