import NavAtlasProgram
import NavAtlasSourceReading

/// Navigation stacks of the app's own: an object keeps views whose types are erased, and a view shows the last of them,
/// or what it was made around.
extension Evaluator {
  /// What a method of such an object does: it pushes the view that it is handed, or takes views away.
  func viewStackCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value?
  {
    guard let type = type(of: receiver)?.unwrapped.declaration, isViewStack(type),
      let member = overload(index.functions(named: name, of: type), call)
    else { return nil }
    let function = member.declaration
    if let position = function.parameters.firstIndex(where: { $0.isView(in: function) }) {
      guard let argument = assignment(of: call, to: function.parameters)[position] else { return nil }
      let shown = evaluate(call.arguments[argument].value, scope, expecting: nil)
      let kind: LibraryTable.Move = function.exchangesLast ? .replace : .push
      return perform(LibraryMove(kind: kind, value: shown), site, scope)
    }
    guard takesAway(function, of: type) else { return nil }
    let target = evaluated(call, scope).first?.value
    if case .enumCase(let place)? = target, place.name == "root" {
      return perform(LibraryMove(kind: .popToRoot), site, scope)
    }
    return perform(LibraryMove(kind: function.emptiesAll ? .popToRoot : .pop), site, scope)
  }

  /// The stack that such a view is, with what it is made around as its root.
  func viewStackContainer(_ type: DeclaredType, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard type.isView, type.kind == .structure, !type.generics.isEmpty, showsViewStack(type) else {
      return nil
    }
    let root = evaluated(call, scope).last { argument in
      switch argument.value {
      case .closure, .method: true
      default: argument.value.isViewLike(self)
      }
    }
    guard let root else { return nil }
    let shown: Value =
      switch root.value {
      case .closure, .method: apply(root.value, to: [], at: site)
      default: root.value
      }
    let content = content(shown, owner: scope.type, at: site)
    return .content(Content(owner: scope.type, items: [.container(.navigationController(content, site))]))
  }

  /// The stack that is shown where such an object's last view is, with the one that it begins with as its root.
  func viewStackContainer(showing place: Place, _ site: Site) -> NavigationContainer? {
    guard let owner = index.type(declaredAs: place.owner), owner.keepsViews, isViewStack(owner),
      case .content(let root) = initialValue(of: place)
    else { return nil }
    return .navigationController(root, site)
  }

  private func showsViewStack(_ type: DeclaredType) -> Bool {
    type.stored.contains { property in
      resolve(property.type, type, type.file)?.unwrapped.declaration.map { isViewStack($0) } ?? false
    }
  }

  /// True for a class that keeps views whose types are erased, and is handed views. O(members), once for each class.
  private func isViewStack(_ type: DeclaredType) -> Bool {
    guard type.isClass, !type.isController, !type.isViewOfUIKit else { return false }
    if let known = knownViewStacks[type] { return known }
    let functions = type.functions.values.joined().map(\.declaration)
    let isStack =
      functions.contains { function in function.parameters.contains { $0.isView(in: function) } }
      && functions.contains { takesAway($0, of: type) }
      && (type.keepsViews || !keptViews(in: type).isEmpty)
    knownViewStacks[type] = isStack
    return isStack
  }

  /// The structures by which a type keeps such views.
  private func keptViews(in type: DeclaredType, _ level: Int = 0) -> [DeclaredType] {
    guard level < 3 else { return [] }
    return type.stored.flatMap { property -> [DeclaredType] in
      guard let member = index.properties(named: property.name, of: type).first,
        let written = place(member, owner: type.name, context: type).type?.unwrapped,
        let part = written.declaration ?? written.element?.unwrapped.declaration, part.kind == .structure,
        !part.isView
      else { return [] }
      if part.stored.contains(where: { $0.type?.unwrapped.name == "AnyView" }) {
        // One view alone, such as that of a sheet, is no stack of them.
        return written.declaration == nil ? [part] : []
      }
      let inner = keptViews(in: part, level + 1)
      return inner.isEmpty ? [] : [part] + inner
    }
  }

  /// True for what takes elements away, itself or by the methods that it calls of what it keeps.
  private func takesAway(_ function: Function, of type: DeclaredType) -> Bool {
    let owners = [type] + keptViews(in: type)
    var names = (function.code?.statements ?? []).called
    var waiting = Array(names)
    while let next = waiting.popLast() {
      for member in owners.flatMap({ $0.functions[next] ?? [] }) {
        for called in (member.declaration.code?.statements ?? []).called where names.insert(called).inserted {
          waiting.append(called)
        }
      }
    }
    return !names.isDisjoint(with: ["popLast", "removeLast", "removeAll"])
      && names.isDisjoint(with: ["append"])
  }
}

extension DeclaredType {
  /// True for `var pages: [AnyView]`.
  fileprivate var keepsViews: Bool {
    isClass && stored.contains { $0.type?.name == "Array" && $0.type?.arguments.first?.name == "AnyView" }
  }
}

extension Function {
  /// True for a method that takes the last away to put something else there.
  fileprivate var exchangesLast: Bool {
    let called = (code?.statements ?? []).called
    return called.contains("append") && !called.isDisjoint(with: ["popLast", "removeLast"])
  }

  /// True for a method that by its name leads to the root.
  fileprivate var emptiesAll: Bool { name.lowercased().contains("root") }
}

extension Parameter {
  /// True for `_ element: Element` where `Element: View`, and for a view whose type is erased.
  fileprivate func isView(in function: Function) -> Bool {
    guard let name = type?.unwrapped.name else { return false }
    return name == "AnyView"
      || function.generics.contains { $0.name == name && $0.constraint?.name == "View" }
  }
}
