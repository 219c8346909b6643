package import NavAtlasProgram
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
  package var baseControllers: Set<DeclaredType> {
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
    for level in levels(above: scope) {
      guard let functions = level.functions[name]?.filter({ $0.declaration.code != nil }), !functions.isEmpty
      else { continue }
      let method = MethodValue(name: name, candidates: functions, owner: level, receiver: scope.receiver)
      return invoke(.method(method), name, call, site, scope, nil)
    }
    return nil
  }

  /// `super.init(…)` of a class of the app: its code fills the fields of the same object; false where no class above
  /// has such an initialiser.
  func initialiseInherited(_ call: Call, _ scope: Scope) -> Bool {
    guard scope.construction != nil else { return false }
    for level in levels(above: scope) {
      guard let initialiser = overload(level.functions["init"] ?? [], of: level, call, scope) else {
        continue
      }
      let function = initialiser.declaration
      let site = Site(file: initialiser.file, offset: function.offset)
      guard fits(function, call), !isFollowed(function), !isTooDeep(at: site) else { return false }
      let inner = Scope(
        type: level, receiver: scope.receiver, file: initialiser.file, content: scope.content,
        environment: scope.environment)
      inner.function = function
      inner.construction = scope.construction
      bind(arguments(of: call, to: initialiser, of: level, scope), to: initialiser, of: level, inner)
      depth += 1
      within(function) { _ = run(function.body ?? [], inner) }
      depth -= 1
      return true
    }
    return false
  }

  /// The classes above the one whose code this is, the nearest first.
  private func levels(above scope: Scope) -> ArraySlice<DeclaredType> {
    guard let function = scope.root.function, let type = scope.screenType, type.isClass else { return [] }
    let lineage = lineage(of: type)
    let own = lineage.firstIndex { level in
      level.functions[function.name]?.contains { $0.declaration === function } ?? false
    }
    return own.map { lineage[($0 + 1)...] } ?? []
  }
}
