import NavAtlasProgram
import NavAtlasSourceReading

/// Dependencies that are structures of functions: a feature that calls one does what the running app made it with.
extension Evaluator {
  /// Makes what the app gives for a dependency, once, so that its functions listen for whoever calls them.
  func listen(toDependency property: Property, _ context: DeclaredType?, _ file: Int) {
    guard property.attribute("Dependency") != nil,
      let type = dependencyType(property, context, file)?.unwrapped.declaration,
      type.kind == .structure, carriesFunctions(type), knownDependencies.insert(type).inserted
    else { return }
    let itself = StaticType(name: type.name, declaration: type)
    for key in dependencyKeys(of: property, type) {
      guard index.members(named: "liveValue", of: key).staticProperties.first != nil else { continue }
      _ = staticMember("liveValue", of: StaticType(name: key.name, declaration: key))
    }
    guard let name = property.dependencyName else { return }
    for handed in handedDependencies.values(for: name) {
      let receiver = handed.owner.map { Value.typed(StaticType(name: $0.name, declaration: $0)) }
      let scope = Scope(
        type: handed.owner, receiver: receiver, file: handed.file, content: Content(owner: handed.owner))
      _ = run(handed.locals, scope)
      _ = evaluate(handed.value, scope, expecting: itself)
    }
  }

  /// The types that say what a dependency is in the running app: its own, and the one that its entry asks for.
  private func dependencyKeys(of property: Property, _ type: DeclaredType) -> [DeclaredType] {
    guard let name = property.dependencyName, let values = index.addition(to: "DependencyValues"),
      let entry = index.properties(named: name, of: values).first
    else { return [type] }
    var keys = [type]
    (entry.declaration.getterCode?.statements ?? []).visit { expression in
      guard case .element(_, let arguments, _) = expression, case .type(let key)? = arguments.first?.value,
        let found = resolve(key, values, entry.file)?.declaration, found !== type
      else { return }
      keys.append(found)
    }
    return keys
  }
}

extension Property {
  /// `guide` of `@Dependency(\.guide)`.
  fileprivate var dependencyName: String? {
    guard case .keyPath(_, let names)? = attribute("Dependency")?.arguments.first?.value else { return nil }
    return names.count == 1 ? names[0] : nil
  }
}
