package import NavAtlasSourceReading

extension Function {
  /// False for an object's method that makes no view: it cannot see the environment.
  package func mayShow(as owner: DeclaredType?) -> Bool {
    guard let owner, owner.isClass, !owner.isBuilt else { return true }
    return result.map { ["View", "AnyView", "Content"].contains($0.name) } ?? false
  }
}
