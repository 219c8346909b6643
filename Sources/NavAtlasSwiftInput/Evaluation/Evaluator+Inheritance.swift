import NavAtlasSourceReading

/// What classes of the app inherit from each other.
extension Evaluator {
  /// A class and those it inherits from, the nearest first.
  func lineage(of type: DeclaredType) -> [DeclaredType] {
    var found = [type]
    while found.count < 12, let next = superclass(of: found[found.count - 1]) { found.append(next) }
    return found
  }

  /// The controllers that others of the app inherit from: their code is that of the others' screens.
  var baseControllers: Set<DeclaredType> {
    index.types.reduce(into: []) { bases, type in
      if type.isController { bases.formUnion(lineage(of: type).dropFirst()) }
    }
  }

  private func superclass(of type: DeclaredType) -> DeclaredType? {
    type.inherits.lazy.compactMap { self.index.type(named: $0.name, in: type, file: type.file) }
      .first { $0.isClass && $0 !== type }
  }

  /// `super.method()`: what a class above the one whose code this is does, for the same object; nil where no class of
  /// the app has it.
  func callInherited(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard let function = scope.root.function, let type = scope.screenType, type.isClass else { return nil }
    let lineage = lineage(of: type)
    guard
      let own = lineage.firstIndex(where: { level in
        level.functions[function.name]?.contains { $0.declaration === function } ?? false
      })
    else { return nil }
    for level in lineage[(own + 1)...] {
      guard let functions = level.functions[name]?.filter({ $0.declaration.code != nil }), !functions.isEmpty
      else { continue }
      let method = MethodValue(name: name, candidates: functions, owner: level, receiver: scope.receiver)
      return invoke(.method(method), name, call, site, scope, nil)
    }
    return nil
  }
}
