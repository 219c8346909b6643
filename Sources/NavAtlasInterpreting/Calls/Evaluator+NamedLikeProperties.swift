import NavAtlasProgram
import NavAtlasSourceReading

/// Modifiers by the names of properties that a view has itself: `ShovelButton().controlSize(.large)`.
extension Evaluator {
  /// True for a modifier on a view that has a property of the same name which cannot be called: `environment`.
  func isModifier(_ name: String, beside view: ObjectValue, _ site: Site) -> Bool {
    guard let property = view.type.properties[name]?.first else { return false }
    let type = resolve(property.declaration.type, view.type, property.file)?.unwrapped
    if SourceIdioms.modifiers[Name(name)] != nil { return type?.isFunction != true }
    switch view.fields[name] ?? member(name, of: .object(view), site, own: nil) {
    case .string, .integer, .boolean, .array, .tuple: return true
    case .closure, .method, .builtin, .object, .content, .type: return false
    default: return type.map { !mayBeCalled($0) } ?? isValue(property.declaration)
    }
  }

  /// True for `var tint = Color.gray` and `@Environment(\.controlSize) var controlSize`: the system's actions are known.
  private func isValue(_ property: Property) -> Bool {
    if property.attributes.isEmpty { return property.initial != nil }
    guard case .keyPath(_, let names)? = property.attribute("Environment")?.arguments.first?.value,
      names.count == 1
    else { return false }
    return !isOwnEnvironmentKey(names[0])
  }

  /// False for what is surely no function: a size, a colour.
  private func mayBeCalled(_ type: StaticType) -> Bool {
    guard let declaration = type.declaration else { return type.isFunction || type.name.hasSuffix("Action") }
    return !index.functions(named: "callAsFunction", of: declaration).isEmpty
  }
}
