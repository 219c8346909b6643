import NavAtlasProgram
import NavAtlasSourceReading

/// Bindings to what an object computes and takes apart again: `$model.isEditing`, whose setter empties `destination`.
extension Evaluator {
  /// The same as `Binding(get: { model.isEditing }, set: { model.isEditing = $0 })`; nil where it is stored as it is, or
  /// computed from more than one place.
  func computedBinding(
    _ base: Expression, _ name: String, _ owner: Value, _ found: Value?, _ site: Site, _ scope: Scope
  ) -> Value? {
    if case .binding(let place)? = found, place.owner != "?" { return nil }
    guard owner.isBinding || base.isProjected, let object = base.unprojected,
      let type = type(of: owner)?.unwrapped, !index.isStore(type), let declaration = type.declaration,
      declaration.isClass, let property = index.properties(named: name, of: declaration).first?.declaration,
      !property.isStored, property.setter != nil
    else { return nil }
    let code = closures.bindings[site] ?? written(.member(object, name, site.offset), at: site)
    closures.bindings[site] = code
    let binding = evaluate(.call(code), scope, expecting: nil)
    guard case .customBinding(let places, _) = binding else { return binding.isBinding ? binding : nil }
    // What is computed from several is decided by none of them alone.
    return places.count == 1 ? binding : nil
  }

  /// The call, once for each place in the source.
  private func written(_ part: Expression, at site: Site) -> Call {
    let store = Expression.assignment(part, .name("$0", site.offset), site.offset)
    let parts = [("get", part), ("set", store)].map { label, code in
      Argument(
        label: label,
        value: .closure(
          ClosureExpression(parameters: [], body: [.expression(code)], offset: site.offset)))
    }
    return Call(callee: .name("Binding", site.offset), arguments: parts, offset: site.offset)
  }
}

extension Expression {
  /// True for `$model` and its parts.
  fileprivate var isProjected: Bool { names?.first?.hasPrefix("$") == true }

  /// What is bound to in `$model.child`; nil for anything but names.
  fileprivate var unprojected: Expression? {
    switch self {
    case .name(let name, let offset): name.hasPrefix("$") ? .name(String(name.dropFirst()), offset) : self
    case .member(let base, let name, let offset):
      base.unprojected.map {
        .member($0, name.hasPrefix("$") ? String(name.dropFirst()) : name, offset)
      }
    default: nil
    }
  }
}
