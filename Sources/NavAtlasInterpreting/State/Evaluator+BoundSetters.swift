import NavAtlasProgram
import NavAtlasSourceReading

/// Writes through `Binding(get:set:)`: its setter runs, whatever its getter reads.
extension Evaluator {
  /// Runs the setter of the binding that is written; false where there is none that does something.
  func assignBound(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard let setter = boundSetter(of: target, scope) else { return false }
    let value = evaluate(expression, scope, expecting: setter.type)
    return run(setter.code, newValue: value, site, scope)
  }

  /// `isOn.toggle()` where the property is such a binding.
  func toggleBound(_ base: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard let setter = boundSetter(of: base, scope) else { return false }
    return run(setter.code, newValue: .typed(StaticType(name: "Bool")), site, scope)
  }

  private func run(_ setter: Value, newValue: Value, _ site: Site, _ scope: Scope) -> Bool {
    let result = applyCollecting(setter, [newValue], site)
    var done = [result.content]
    // What a choice does that is all there is to a closure comes as its value.
    if case .content(let content) = result.value, content !== result.content { done.append(content) }
    done.removeAll(where: \.items.isEmpty)
    scope.content.items += done.map { .include($0, site) }
    return !done.isEmpty
  }

  private func boundSetter(of target: Expression, _ scope: Scope) -> (code: Value, type: StaticType?)? {
    guard case .customBinding(let places, let setter?)? = writtenBinding(target, scope) else { return nil }
    return (setter, places.count == 1 && places[0].transform.isEmpty ? places[0].type : nil)
  }

  /// The binding that `isOn`, `parent.isOn` or `binding.wrappedValue` writes.
  func writtenBinding(_ target: Expression, _ scope: Scope) -> Value? {
    switch target {
    case .name(let name, _):
      guard scope.variable(name) == nil, case .object(let object)? = scope.receiver else { return nil }
      return object.fields[name]
    case .member(let base, let name, _):
      let aside = Scope(in: scope, content: Content(owner: scope.type))
      let whole = evaluate(base, aside, expecting: nil)
      if name == "wrappedValue", whole.isBinding { return whole }
      guard case .object(let object) = whole else { return nil }
      return object.fields[name]
    default: return nil
    }
  }
}
