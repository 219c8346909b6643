import NavAtlasProgram
import NavAtlasSourceReading

/// Dependencies of composable features: `@Dependency(\.key)` and `@Dependency(Key.self)`.
extension Evaluator {
  /// What a dependency is in the running app, where it makes views: a structure of closures that its `liveValue` gives,
  /// often in another module than the one that asks. Nil for any other property.
  func viewFactory(_ property: Property, _ context: DeclaredType?, _ file: Int) -> Value? {
    guard let type = dependencyType(property, context, file)?.declaration, makesViews(type),
      let live = index.members(named: "liveValue", of: type).staticProperties.first
    else { return nil }
    let given =
      live.declaration.initial == nil
      ? staticMember("liveValue", of: StaticType(name: type.name, declaration: type))
      : initialValue(live, type)
    guard case .object? = given else { return nil }
    return given
  }

  /// The type that the app declares for a dependency's key.
  func dependencyType(_ property: Property, _ context: DeclaredType?, _ file: Int) -> StaticType? {
    switch property.attribute("Dependency")?.arguments.first?.value {
    case .keyPath(_, let names):
      guard let key = names.first, let values = index.addition(to: "DependencyValues"),
        let entry = index.properties(named: key, of: values).first
      else { return nil }
      return resolve(entry.declaration.type, values, entry.file)
    case .type(let type): return resolve(type, context, file)
    default: return nil
    }
  }

  private func makesViews(_ type: DeclaredType) -> Bool {
    type.kind == .structure
      && type.stored.contains { property in
        guard let made = resolve(property.type, type, type.file)?.result else { return false }
        return made.unwrapped.name == "AnyView" || made.unwrapped.declaration?.isView == true
      }
  }
}
